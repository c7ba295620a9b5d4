"""The features of an Invasions position, by name: what each jarl has of them."""

from __future__ import annotations

from typing import Final

from barbaricum.core.memo import Memo
from barbaricum.games.invasions.data.cards import size_of
from barbaricum.games.invasions.data.material import CREW, LAST_ROUNDS, size
from barbaricum.games.invasions.rules.scoring import axe, worth_of_sagas, worth_of_settlements
from barbaricum.games.invasions.state import State

NAMES: Final = (
    "settlements", "sagas", "won", "axe", "towns", "crew", "goods", "runes", "tempo",
)  # fmt: skip
BEFORE_LAST: Final = 0.85
"""How far a game is when its last rounds begin."""


def progress(state: State) -> float:
    """From 0 to 1: first the share of the sagas that is gone, then that of the last rounds."""
    table = state.table
    return PROGRESS[sum(state.left), table.sagas_per_era, state.turns_left, table.seats]


def _progress(key: tuple[int, int, int | None, int]) -> float:
    left, per_era, turns_left, seats = key
    if turns_left is not None:
        rest = turns_left / (LAST_ROUNDS * seats)
        return BEFORE_LAST + (1 - BEFORE_LAST) * (1 - rest)
    return BEFORE_LAST * (1 - left / (3 * per_era))


PROGRESS: Final = Memo[tuple[int, int, int | None, int], float](_progress)


SETTLED: Final = Memo[tuple[int, ...], tuple[int, ...]](worth_of_settlements)
RENOWN: Final = Memo[tuple[tuple[int, ...], ...], tuple[int, ...]](worth_of_sagas)
"""V12.2, V12.3 The points of each jarl by the settlements, and by the sagas, of all."""


def tempo(state: State, seat: int) -> float:
    """How soon the own turn is: 1 for the one that is on, 0 for the one just over."""
    seats = state.table.seats
    return 1 - ((seat - state.active) % seats) / (seats - 1)


def features(state: State) -> list[tuple[float, ...]]:
    """By seat, in the order of `NAMES`."""
    settled, sagas = SETTLED[state.settlements], RENOWN[state.won]
    axes = axe([len(towns) for towns in state.taken])
    return [
        (
            settled[seat],
            sagas[seat],
            len(state.won[seat]),
            axes[seat],
            len(state.taken[seat]),
            hold & CREW,
            size(hold) - (hold & CREW),
            size_of(state.hands[seat]),
            tempo(state, seat),
        )
        for seat, hold in enumerate(state.hold)
    ]
