"""What the missions of a jarl hang on, and nothing else: equal scenes are valued once."""

from __future__ import annotations

from typing import Final, NamedTuple

from barbaricum.games.invasions.data.cards import SAGAS
from barbaricum.games.invasions.data.world import BIT, VALUE
from barbaricum.games.invasions.state import State

NOWHERE: Final = -1


class Prizes(NamedTuple):
    """What is at stake besides the points at once, in points."""

    sagas: tuple[float, ...]
    """A saga of each homeland."""
    begun: float
    """A part of a saga that somebody else may finish."""
    town: float
    settlement: float
    """One point of a settlement."""


PLAIN: Final = Prizes((9.0, 9.0, 9.0), 2.5, 2.0, 1.0)
"""V12.3, V12.1 A rough idea that does not look at what others have."""


class Scene(NamedTuple):
    """The map as the active jarl sees it; where the ship is only while combat runes count."""

    open: tuple[int, ...]
    lots: tuple[int, ...]
    settled: int
    own: int
    """The ports with a settlement, of anybody and of the active jarl."""
    towns: int
    treasures: int
    demand: int
    missions: tuple[int, ...]
    raven: int
    berserk: int
    here: int
    prizes: Prizes = PLAIN

    def missing(self, saga: int) -> int:
        """V11.1 The ports where an open saga still needs something."""
        card = SAGAS[saga]
        if card.kind == "raid":
            return card.ports & self.towns
        return card.ports & ~(self.lots[0] if card.kind == "trade" else self.settled)

    def resistance(self, port: int) -> int:
        """V8.3 The value of a port, one less with goods in it."""
        return VALUE[port] - (1 if self.lots[0] & BIT[port] else 0)


def scene_of(state: State, prizes: Prizes = PLAIN) -> Scene:
    """The scene of a position."""
    bonus = state.raven or state.berserk
    return Scene(
        state.open,
        state.lots,
        state.settled,
        state.settlements[state.active],
        state.towns,
        state.treasures,
        state.demand,
        state.missions,
        state.raven,
        state.berserk,
        state.at[state.active] if bonus else NOWHERE,
        prizes,
    )
