"""V14.4 Runes of the ports: Changing Needs, Settled Life, Unrest, Fire and Axe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from barbaricum.games.invasions.data.material import GOODS, ONE, PIECES
from barbaricum.games.invasions.data.world import BIT, VALUE, is_port, ports
from barbaricum.games.invasions.rules.combat import drive_out, owner
from barbaricum.games.invasions.rules.runes.play import (
    PORT,
    Rune,
    gain,
    gained,
    here,
    need,
    place,
    rivals_here,
)
from barbaricum.games.invasions.rules.sequence import ask, free, wait_for_chance
from barbaricum.games.invasions.rules.ship import in_supply
from barbaricum.games.invasions.state import State
from barbaricum.games.invasions.table import Pending

OTHER_DEMAND: Final = need("V9.7", "in-demand", lambda state, rune: state.demand != rune.piece)
DEMAND_IN_SUPPLY: Final = need(
    "V2.3", "demand-not-in-supply", lambda state, rune: in_supply(state, rune.piece)
)
OWN_SETTLEMENT: Final = need(
    "V14.4",
    "not-own-settlement",
    lambda state, rune: state.settlements[state.active] & BIT[rune.port],
)
RIVAL_SETTLEMENT: Final = need(
    "V14.4", "not-rival-settlement", lambda state, rune: rivals_here(state, rune.port)
)
GOODS_HERE: Final = need(
    "V14.4",
    "no-goods-here",
    lambda state, _: is_port(here(state)) and state.lots[0] & BIT[here(state)],
)


def goods_in(_rune: Rune, state: State, _after: State) -> str:
    """V8.2 The kind of goods in the port."""
    return next(PIECES[piece] for piece in GOODS if state.lots[piece] & BIT[here(state)])


class Needs(Rune):
    """V2.3, V14.4 The token in demand is swapped with the supply."""

    id = "needs"
    needs = OTHER_DEMAND, DEMAND_IN_SUPPLY

    def do(self, new: State) -> None:
        new.goods += ONE[new.demand] - ONE[self.piece]
        new.demand = self.piece


class Sedentary(Rune):
    """V14.4 VP for the printed value of a port with an own settlement."""

    id = "sedentary"
    needs = (OWN_SETTLEMENT,)
    tells: ClassVar = {"port": PORT, "points": gained}

    @classmethod
    def candidates(cls, state: State) -> Sequence[Rune]:
        return [cls.plays[port] for port in ports(state.settlements[state.active])]

    def do(self, new: State) -> None:
        gain(new, VALUE[self.port])


class Unrest(Rune):
    """V14.4 A die above the printed value of its port removes the settlement of a rival."""

    id = "unrest"
    needs = (RIVAL_SETTLEMENT,)
    tells: ClassVar = {"rival": lambda rune, before, _: owner(before, rune.port), "port": PORT}

    @classmethod
    def candidates(cls, state: State) -> Sequence[Rune]:
        return [cls.plays[port] for port in ports(state.settled)]

    def then(self, new: State) -> None:
        ask(new, Pending("wind", rune=self.id, port=self.port))

    @classmethod
    def after_wind(cls, new: State, due: Pending) -> None:
        wait_for_chance(new, Pending("die", rune=cls.id, port=due.port))

    @staticmethod
    def throw(new: State, port: int, pips: int) -> None:
        """V14.4 The die has fallen."""
        if pips > VALUE[port]:
            drive_out(new, port)
        free(new)


class Fire(Rune):
    """V14.4 The token of the port goes to the supply."""

    id = "fire"
    needs = (GOODS_HERE,)
    tells: ClassVar = {"port": place, "piece": goods_in}

    def do(self, new: State) -> None:
        bit = BIT[here(new)]
        new.goods += sum(ONE[piece] for piece in GOODS if new.lots[piece] & bit)
        new.lots = new.lots[0] & ~bit, new.lots[1] & ~bit, new.lots[2] & ~bit, new.lots[3] & ~bit
