"""V1 Material: pieces of a hold, goods, days, dice, treasures.

The pieces of a hold are counted by kind. Such a count is a *bag*: one whole number with four
bits for each kind, so that putting in and taking out is plain + and -.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from barbaricum.games.invasions.data.tables import CARDS

PIECES: Final = ("viking", "furs", "skins", "tusks")
"""V1.1 What a hold takes."""
VIKING: Final = 0
GOODS: Final = (1, 2, 3)
SKINS: Final = 2
"""V2.3 In demand at the start."""

VIKINGS: Final = 15
TOKENS: Final = 11
"""V1.1 Vikings of a jarl, tokens of each kind of goods."""
DAYS: Final = 7
"""V3.1 The days of a turn."""
PLACES_OF_ERA: Final = (5, 6, 7)
"""V4.2 What the hold takes in the first, second and third era."""
HAND: Final = 3
"""V5.2 The runes of a full hand."""
DICE: Final = 3
"""V8.4, V8.5 Three dice at the most."""
IN_DEMAND: Final = 2
"""V8.2 VP more for a kind in demand."""
OPEN_SAGAS: Final = 3
LAST_ROUNDS: Final = 3
"""V11.1, V11.4 Sagas that lie open, rounds after the last of the deck."""
QUIET_ROUNDS: Final = 8
MOST_ROUNDS: Final = 100
"""V11.7 Rounds in which nothing happens, rounds in all, before the last ones begin."""
A_TOWN: Final = 3
A_SAGA: Final = (10, 5)
"""V12.1, V12.3 VP a town for the most; VP a saga for the most and the second most."""

Bag = int
SHIFT: Final = (0, 4, 8, 12)
ONE: Final = tuple(1 << shift for shift in SHIFT)
CREW: Final = 15
"""The digit of the vikings."""
ALL_GOODS: Final = TOKENS * (ONE[1] + ONE[2] + ONE[3])


def size(bag: Bag) -> int:
    """How many pieces lie in a hold: the sum of its digits, by casting out 15s (7 at most)."""
    return bag % 15


def count(bag: Bag, piece: int) -> int:
    """How many pieces of a kind lie in the bag."""
    return bag >> SHIFT[piece] & 15


def written(bag: Bag) -> dict[str, int]:
    """The bag by name, zeros left out."""
    return {name: count(bag, piece) for piece, name in enumerate(PIECES) if count(bag, piece)}


def packed(counts: Mapping[str, int]) -> Bag:
    """The bag of a written count."""
    return sum(ONE[PIECES.index(name)] * number for name, number in counts.items())


SIZES: Final = ("small", "large")
FOUND_IN: Final[Mapping[str, tuple[int, ...]]] = {
    size: tuple(CARDS["treasures"][size]) for size in SIZES
}
VALUES: Final = {size: tuple(sorted(set(values))) for size, values in FOUND_IN.items()}
"""V14.5 The treasures of small and of large towns, and their different values."""


def treasures(values: Iterable[int]) -> int:
    """Treasures as one number: four bits for each value."""
    return sum(1 << 4 * value for value in values)


ALL_TREASURES: Final = treasures((*FOUND_IN["small"], *FOUND_IN["large"]))


def hidden(left: int, size: str) -> dict[int, int]:
    """V8.4 The treasures not yet found in towns of one size, by value."""
    return {value: left >> 4 * value & 15 for value in VALUES[size] if left >> 4 * value & 15}
