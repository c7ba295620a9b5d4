"""The features of an Invasions position, by name: what each jarl has of them."""

from __future__ import annotations

from typing import Final

from barbaricum.games.invasions.cards import size_of
from barbaricum.games.invasions.material import CREW, LAST_ROUNDS, size
from barbaricum.games.invasions.scoring import breakdown
from barbaricum.games.invasions.state import State

NAMES: Final = (
    "settlements", "sagas", "won", "axe", "towns", "crew", "goods", "runes", "tempo",
)  # fmt: skip
BEFORE_LAST: Final = 0.85
"""How far a game is when its last rounds begin."""


def progress(state: State) -> float:
    """From 0 to 1: first the share of the sagas that is gone, then that of the last rounds."""
    if state.turns_left is not None:
        rest = state.turns_left / (LAST_ROUNDS * state.table.seats)
        return BEFORE_LAST + (1 - BEFORE_LAST) * (1 - rest)
    return BEFORE_LAST * (1 - sum(state.left) / (3 * state.table.sagas_per_era))


def tempo(state: State, seat: int) -> float:
    """How soon the own turn is: 1 for the one that is on, 0 for the one just over."""
    seats = state.table.seats
    return 1 - ((seat - state.active) % seats) / (seats - 1)


def features(state: State) -> list[tuple[float, ...]]:
    """By seat, in the order of `NAMES`."""
    parts = breakdown(state)
    return [
        (
            parts["settlements"][seat],
            parts["sagas"][seat],
            len(state.won[seat]),
            parts["axe"][seat],
            len(state.taken[seat]),
            hold & CREW,
            size(hold) - (hold & CREW),
            size_of(state.hands[seat]),
            tempo(state, seat),
        )
        for seat, hold in enumerate(state.hold)
    ]
