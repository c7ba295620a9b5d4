"""A1 Material: peoples, tokens, cards, tracks, peace tiles.

Cards, tokens and cubes are counted by people. Such a count of six is a *bag*: one whole number
in base 64 with a digit for each people, so that putting in and taking out is plain + and -.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations_with_replacement
from typing import Final

from barbaricum.core.memo import Memo

PEOPLES: Final = ("franks", "huns", "goths", "saxons", "teutons", "vandals")
"""A1.1 The six peoples, in scoring order."""

TOKENS: Final = 20
CARDS: Final = 9
"""A1.1 Each people has 20 tokens and 9 cards."""

DOUBLE: Final = "double"
EXCHANGE: Final = "exchange"
INFLUENCE: Final = "influence"
TILES: Final = (DOUBLE, EXCHANGE, INFLUENCE)
"""A1.2 The three action tiles of a player."""

TRACK_END: Final = 22
"""A1.4 The last space of an influence track."""

HAND: Final = 6
"""A2.1 The cards of a full hand."""

CENTURIES: Final = (1, 2, 3, 4)
"""A1.3 The peace tiles on the 4th, 5th, 6th and 7th century."""

PEACE_TILES: Final = sum(CENTURIES)

LAST_OF_CENTURY: Final = frozenset({9, 7, 4})
"""A5.1 Peace tiles left when the 4th, 5th or 6th century has just lost its last one."""

SPACES: Final = (0, 4, 4, 4, 4, 3, 3, 3, 2, 2, 1)
"""A3.5 The spaces a cube advances, by the number of peace tiles left."""

Bag = int
DIGIT: Final = 63
SHIFT: Final = tuple(range(0, 36, 6))
ONE: Final = tuple(1 << shift for shift in SHIFT)
ONES: Final = sum(ONE)
TOPS: Final = 32 * ONES
"""The highest bit of every digit; counts stay below it, so it is free to carry into."""
_TO_TOP: Final = TOPS - TRACK_END * ONES
_ONE_SHORT: Final = TOPS - ONES
EMPTY: Final = 0
ALL_TOKENS: Final = TOKENS * ONES
DECK: Final = CARDS * ONES


def halves(bag: Bag) -> tuple[Bag, Bag]:
    """The first three peoples and the last three: each half has but a thousand forms."""
    return bag & 0o777777, bag >> 18


def size(bag: Bag) -> int:
    """How many lie in the bag: the sum of its digits, by casting out 63s (no bag holds 63)."""
    return bag % DIGIT


COUNTS: Final = Memo[Bag, tuple[int, ...]](
    lambda bag: tuple(bag >> shift & DIGIT for shift in SHIFT)
)
"""How many of each people lie in a bag."""


def count(bag: Bag, people: int) -> int:
    """How many of one people lie in the bag."""
    return bag >> SHIFT[people] & DIGIT


def peoples(bag: Bag) -> Iterator[int]:
    """The peoples of which the bag holds any, in the order of A1.1."""
    return (people for people in range(6) if bag >> SHIFT[people] & DIGIT)


def parts(bag: Bag) -> list[Bag]:
    """Every bag of at least one out of the bag, in a stable order."""
    result = [EMPTY]
    for people in peoples(bag):
        numbers = range(count(bag, people) + 1)
        result = [part + number * ONE[people] for part in result for number in numbers]
    return result[1:]


def bags_of(most: int) -> list[Bag]:
    """Every bag of one up to so many, small ones first."""
    return [
        sum(ONE[people] for people in cards)
        for number in range(1, most + 1)
        for cards in combinations_with_replacement(range(len(PEOPLES)), number)
    ]


def words(bag: Bag) -> str:
    """The bag as a list of names, in the order of A1.1."""
    return " ".join(PEOPLES[people] for people in peoples(bag) for _ in range(count(bag, people)))


def column(bags: Iterable[Bag], people: int) -> list[int]:
    """How many of one people lie in each bag."""
    shift = SHIFT[people]
    return [bag >> shift & DIGIT for bag in bags]


def every_card_of(peoples: Iterable[int]) -> Bag:
    """A bag with as many of these peoples as a bag can hold, to be used with `only`."""
    return sum(DIGIT << SHIFT[people] for people in peoples)


def only(bag: Bag, wanted: Bag) -> Bag:
    """What lies in the bag of the peoples that fill the other one."""
    return bag & wanted


def below_zero(cards: Bag) -> bool:
    """Whether more cards were taken out than lay there: that borrows, and sets a bit of 16 or 32.

    No pile holds sixteen cards of a people.
    """
    return bool(cards & 48 * ONES)


def lacking(bag: Bag, part: Bag) -> int | None:
    """The first people of which the part holds more than the bag."""
    return next((p for p in peoples(part) if count(part, p) > count(bag, p)), None)


def full_tracks(cubes: Bag) -> Bag:
    """A1.4 The tops of the tracks on which the cube stands at 22."""
    return cubes + _TO_TOP & TOPS


def all_full(cubes: Bag) -> bool:
    """A1.4 Whether the cubes stand at 22 on every track."""
    return cubes + _TO_TOP & TOPS == TOPS


def runs_out(bag: Bag) -> bool:
    """Whether some people is missing from the bag altogether."""
    return bag + _ONE_SHORT & TOPS != TOPS


def written(bag: Bag) -> dict[str, int]:
    """The bag by name, zeros left out."""
    return {PEOPLES[people]: count(bag, people) for people in peoples(bag)}


def packed(counts: Mapping[str, int]) -> Bag:
    """The bag of a written count."""
    return sum(ONE[PEOPLES.index(people)] * number for people, number in counts.items())
