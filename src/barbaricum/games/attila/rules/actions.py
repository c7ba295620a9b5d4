"""Every decision and every outcome of chance, each made once, with its notation.

Equal actions are the same object, so they compare and hash by identity; a text finds its action
in one table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import Final

from barbaricum.core.errors import InvalidAction
from barbaricum.games.attila.data.board import PROVINCES
from barbaricum.games.attila.data.material import EMPTY, HAND, ONE, PEOPLES, Bag


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Decision:
    """What all actions have: their notation."""

    text: str

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        return parse, (self.text,)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Play(Decision):
    """A3.1 Play a card of a people and place its token."""

    people: int
    province: int


class TakeInfluence(Decision):
    """A3.5 Advance the own cube on the track of the card's people."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Second(Decision):
    """A3.7 Place a second token instead."""

    province: int


class Forgo(Decision):
    """A3.7 Neither influence nor a second token."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class War(Decision):
    """A4.2 Lay cards in a war, or none."""

    cards: Bag


class Score(Decision):
    """A6.1 Leave window 4: go on to the scoring."""


class Double(Decision):
    """A6.2 Play one more card."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Exchange(Decision):
    """A6.3 Lay cards aside and draw as many."""

    cards: Bag


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Advance(Decision):
    """A6.4 Two spaces on one track (the same people twice), or one on each of two."""

    tracks: tuple[int, int]


class Skip(Decision):
    """A3.9 No card can be played."""


class End(Decision):
    """A6.5 End the turn."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class First(Decision):
    """A2.2 Chance names the first player."""

    seat: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Deal(Decision):
    """A2.1, A3.8 Chance deals one card."""

    people: int


Action = (
    Play | TakeInfluence | Second | Forgo | War | Score | Double
    | Exchange | Advance | Skip | End | First | Deal
)  # fmt: skip


def _cards(most: int) -> Iterator[tuple[str, Bag]]:
    """All lists of at most so many cards, with their bags."""
    for number in range(1, most + 1):
        for cards in combinations_with_replacement(range(6), number):
            yield " ".join(PEOPLES[p] for p in cards), sum(ONE[p] for p in cards)


def _tracks() -> Iterator[tuple[str, tuple[int, int]]]:
    for people, name in enumerate(PEOPLES):
        yield name, (people, people)
    for one, other in combinations(range(6), 2):
        yield f"{PEOPLES[one]} {PEOPLES[other]}", (one, other)


PLAY: Final = tuple(
    tuple(Play(f"play {people} {province}", p, v) for v, province in enumerate(PROVINCES))
    for p, people in enumerate(PEOPLES)
)
TAKE_INFLUENCE: Final = TakeInfluence("influence")
SECOND: Final = tuple(Second(f"second {name}", v) for v, name in enumerate(PROVINCES))
FORGO: Final = Forgo("forgo")
PASS: Final = War("war pass", EMPTY)
WAR: Final = {EMPTY: PASS} | {bag: War(f"war {text}", bag) for text, bag in _cards(HAND)}
SCORE: Final = Score("score")
USE_DOUBLE: Final = Double("tile double")
EXCHANGES: Final = {bag: Exchange(f"tile exchange {text}", bag) for text, bag in _cards(HAND)}
ADVANCES: Final = tuple(Advance(f"tile influence {text}", pair) for text, pair in _tracks())
SKIP: Final = Skip("skip")
END: Final = End("end")
FIRST: Final = tuple(First(f"first {seat}", seat) for seat in range(5))
DEAL: Final = tuple(Deal(f"deal {people}", p) for p, people in enumerate(PEOPLES))

ACTIONS: Final[tuple[Action, ...]] = (
    *(play for plays in PLAY for play in plays), TAKE_INFLUENCE, *SECOND, FORGO, *WAR.values(),
    SCORE, USE_DOUBLE, *EXCHANGES.values(), *ADVANCES, SKIP, END, *FIRST, *DEAL,
)  # fmt: skip
"""Every action there is."""

BY_TEXT: Final = {action.text: action for action in ACTIONS}


def parse(text: str) -> Action:
    """The action of a notation."""
    try:
        return BY_TEXT[text]
    except (KeyError, TypeError):
        raise InvalidAction("not-an-action", text=text, game="attila") from None
