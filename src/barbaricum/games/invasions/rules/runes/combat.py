"""V14.4 Runes for combat: Contested Settlement, The Raven Banner, Berserk Fury."""

from __future__ import annotations

from typing import ClassVar, Final

from barbaricum.games.invasions.data.world import is_port
from barbaricum.games.invasions.rules.checks import combat_ahead
from barbaricum.games.invasions.rules.runes.play import (
    Need,
    Rune,
    here,
    need,
    place,
    rivals_here,
    wait_for_wind,
)
from barbaricum.games.invasions.rules.sequence import ask
from barbaricum.games.invasions.state import State
from barbaricum.games.invasions.table import Pending

RIVAL_HERE: Final = need(
    "V14.4",
    "no-rival-settlement-here",
    lambda state, _: is_port(here(state)) and rivals_here(state, here(state)),
)
NO_MISSION_HERE: Final = Need("mission-done", lambda state, _: here(state) not in state.missions)
COMBAT_AHEAD: Final = need("V9.9", "no-combat-ahead", lambda state, _: combat_ahead(state))


class Contested(Rune):
    """V14.4 Settling against the settlement of a rival; its dice come after the wind."""

    id = "contested"
    needs = RIVAL_HERE, NO_MISSION_HERE
    tells: ClassVar = {"port": place}

    def then(self, new: State) -> None:
        wait_for_wind(new, self.id)

    @classmethod
    def after_wind(cls, new: State, due: Pending) -> None:
        ask(new, Pending("dice", rune=cls.id))


class Raven(Rune):
    """V14.4, V9.6 +1 on every die of the next combat here, for each card."""

    id = "raven"
    needs = (COMBAT_AHEAD,)
    before_dice = True

    def do(self, new: State) -> None:
        new.raven += 1


class Berserk(Rune):
    """V14.4, V9.6 +2 on the best die of the next combat here, for each card."""

    id = "berserk"
    needs = (COMBAT_AHEAD,)
    before_dice = True

    def do(self, new: State) -> None:
        new.berserk += 1
