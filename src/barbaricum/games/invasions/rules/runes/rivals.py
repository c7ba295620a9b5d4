"""V14.4 Wreckers, Loki's Trick, The Midgard Serpent, Sea Robbers, Deserters."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Final

from barbaricum.core.memo import put
from barbaricum.games.invasions.data.cards import ONE_RUNE
from barbaricum.games.invasions.data.material import CREW, VIKING, count
from barbaricum.games.invasions.data.world import NEAR, WINTERING, is_home, is_port, is_space
from barbaricum.games.invasions.rules.event import CODES, Event
from barbaricum.games.invasions.rules.runes.play import (
    AFLOAT,
    RIVAL,
    Need,
    Rune,
    boarded,
    here,
    need,
)
from barbaricum.games.invasions.rules.sequence import WIND_DUE, ask, wait_for_chance
from barbaricum.games.invasions.rules.ship import (
    abandon,
    crewless,
    has_free_place,
    put_on_board,
    take_off_board,
)
from barbaricum.games.invasions.state import State
from barbaricum.games.invasions.table import Pending

SEATED: Final = Need("no-such-seat", lambda state, rune: rune.seat < state.table.seats)
OTHER: Final = need("V14.4", "own-seat", lambda state, rune: rune.seat != state.active)
IN_PORT: Final = need(
    "V14.4", "rival-not-in-port", lambda state, rune: is_port(state.at[rune.seat])
)
AT_SEA: Final = need("V14.4", "rival-not-at-sea", lambda state, rune: is_space(state.at[rune.seat]))
IN_REACH: Final = need(
    "V9.11",
    "out-of-reach",
    lambda state, rune: not is_home(state.at[rune.seat]) and state.at[rune.seat] != WINTERING,
)
NEARBY: Final = need(
    "V14.4",
    "rival-far",
    lambda state, rune: state.at[rune.seat] in (here(state), *NEAR[here(state)]),
)
HAS_GOODS: Final = need(
    "V14.4", "rival-lacks-goods", lambda state, rune: count(state.hold[rune.seat], rune.piece)
)
HAS_RUNES: Final = need("V14.4", "rival-hand-empty", lambda state, rune: state.hands[rune.seat])


def lose_crew(new: State, seat: int, number: int) -> None:
    """V4.5 A rival ship that loses its last viking is abandoned; the active jarl plays on."""
    for _ in range(min(number, new.hold[seat] & CREW)):
        take_off_board(new, seat, VIKING)
    if crewless(new, seat):
        abandon(new, seat)


class Wreckers(Rune):
    """V14.4 A token of a rival ship goes to the supply."""

    id = "wreckers"
    needs = SEATED, OTHER, IN_PORT, HAS_GOODS

    def do(self, new: State) -> None:
        take_off_board(new, self.seat, self.piece)


class Loki(Rune):
    """V14.4 One of the victim's runes by chance; V9.8 it comes before the wind."""

    id = "loki"
    needs = SEATED, OTHER, HAS_RUNES

    def then(self, new: State) -> None:
        wait_for_chance(new, Pending("take", seat=self.seat))

    @staticmethod
    def take(new: State, victim: int, rune: int) -> None:
        """V14.4 The rune changes hands; V9.5 then the wind may be turned."""
        new.hands = put(new.hands, victim, new.hands[victim] - ONE_RUNE[rune])
        new.hands = put(new.hands, new.active, new.hands[new.active] + ONE_RUNE[rune])
        ask(new, WIND_DUE)


class Serpent(Rune):
    """V14.4 A rival ship loses two vikings, or its only one."""

    id = "serpent"
    needs = SEATED, OTHER, AT_SEA
    tells: ClassVar = {
        "rival": RIVAL,
        "number": lambda rune, before, _: min(2, before.crew(rune.seat)),
    }

    def do(self, new: State) -> None:
        lose_crew(new, self.seat, 2)


class Pirates(Rune):
    """V14.4 A rival's token comes into the own hold, or goes to the supply."""

    id = "pirates"
    needs = AFLOAT, SEATED, OTHER, IN_REACH, NEARBY, HAS_GOODS

    def do(self, new: State) -> None:
        take_off_board(new, self.seat, self.piece)
        if has_free_place(new, new.active):
            put_on_board(new, new.active, self.piece)

    def tell(self, before: State, after: State) -> Event:
        """V4.2 With a full hold the token is lost to both."""
        told = super().tell(before, after)
        return told if has_free_place(before, before.active) else replace(told, code=FULL)


FULL: Final = "rune-pirates-full"
CODES[FULL] = CODES[f"rune-{Pirates.id}"]


class Deserters(Rune):
    """V14.4 A rival ship loses a viking; one of the own reserve comes on board."""

    id = "deserters"
    needs = SEATED, OTHER, IN_REACH
    tells: ClassVar = {"rival": RIVAL, "number": boarded}

    def do(self, new: State) -> None:
        lose_crew(new, self.seat, 1)
        if new.reserve[new.active] and has_free_place(new, new.active):
            put_on_board(new, new.active, VIKING)
