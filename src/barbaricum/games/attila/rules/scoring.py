"""A5 Scoring, and A8.3 for two players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from barbaricum.core.errors import Refusal
from barbaricum.core.event import Event
from barbaricum.games.attila.codes import CODES
from barbaricum.games.attila.data.board import Board
from barbaricum.games.attila.data.material import (
    LAST_OF_CENTURY,
    PEOPLES,
    SPACES,
    TOKENS,
    column,
    count,
)
from barbaricum.games.attila.rules.move import Move
from barbaricum.games.attila.state import State

SCORING_FIRST: Final = CODES.refusal("A5.1", "scoring-first")
NO_SCORING_DUE: Final = CODES.refusal("A5.1", "no-scoring-due")

SCORING: Final = CODES.event("A5.1", "scoring", "century")
FINAL_SCORING: Final = CODES.event("A5.1", "final-scoring")
SCORES: Final = CODES.event(
    "A5.2", "scores", "people", "number", "provinces", "points", "cubes", "case"
)
TOTALS: Final = CODES.event("A5.4", "totals", "points")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Score(Move):
    """A5.1 Go on to the scoring that is due."""

    @classmethod
    def every(cls, board: Board) -> Iterable[Score]:
        return (SCORE,)

    @classmethod
    def offered(cls, state: State) -> tuple[Score, ...]:
        return (SCORE,)

    def out_of_turn(self, state: State) -> Refusal | None:
        return NO_SCORING_DUE()

    def do(self, new: State) -> None:
        """What follows is the scoring."""

    def path(self) -> list[str]:
        return ["score"]


SCORE: Final = Score("score")


def century(peace: int) -> int:
    """A1.3 The number of the century with so many peace tiles left: the 4th is the first."""
    return 3 + SPACES[peace]


def due(state: State) -> bool:
    """A5.1 Whether a century has just lost its last tile; the last one of all waits for the end."""
    return state.peace in LAST_OF_CENTURY or (not state.peace and not state.table.final_scoring)


def shares(tokens: int, spread: int, cubes: Sequence[int], gap: int | None) -> list[int]:
    """A5.2 The points of one people by seat; `gap` is that of A8.3, None with three or more."""
    highest = max(cubes)
    behind = max([cube for cube in cubes if cube < highest], default=0)
    leaders = cubes.count(highest)
    second = 0
    if not highest:
        first = 0
    elif leaders > 1:
        first = -(-(tokens + spread) // leaders)
    elif not behind:
        first = tokens + spread
    else:
        first = tokens
        if gap is None or highest - behind <= gap:
            second = -(-spread // cubes.count(behind))
    return [first if cube == highest else second if cube == behind else 0 for cube in cubes]


CASES: Final = ("tied", "alone", "far", "second", "seconds")


def case(cubes: Sequence[int], gap: int | None) -> str:
    """A5.2 Why the points of a people go as they go: its case (c), (e), (b) or (d), or A8.3."""
    highest = max(cubes)
    behind = max([cube for cube in cubes if cube < highest], default=0)
    if cubes.count(highest) > 1:
        return "tied"
    if not behind:
        return "alone"
    if gap is not None and highest - behind > gap:
        return "far"
    return "second" if cubes.count(behind) == 1 else "seconds"


def gap_of(state: State) -> int | None:
    """A8.3 How far the second may be behind; None with three or more players."""
    return state.table.two_player_gap if state.table.seats == 2 else None


def shares_of(state: State, people: int) -> list[int]:
    """A5.2 What each seat would score for one people now."""
    tokens = TOKENS - count(state.supply, people)
    spread = state.table.board.spread(state.tokens, people)
    return shares(tokens, spread, column(state.influence, people), gap_of(state))


def points(state: State) -> tuple[int, ...]:
    """A5.1 What each seat would score for all six peoples now."""
    return tuple(map(sum, zip(*[shares_of(state, people) for people in range(6)], strict=True)))


def score(new: State, reason: Event) -> None:
    """A5.1, A5.4 All six peoples are scored."""
    gains = points(new)
    new.scores = tuple(old + gain for old, gain in zip(new.scores, gains, strict=True))
    if new.log is not None:
        new.log += [reason, *_told(new), TOTALS(list(gains))]


def _told(state: State) -> Iterable[Event]:
    """A5.2 The points of every people that brings any."""
    for people, name in enumerate(PEOPLES):
        gains, cubes = shares_of(state, people), column(state.influence, people)
        if any(gains):
            tokens = TOKENS - count(state.supply, people)
            spread = state.table.board.spread(state.tokens, people)
            yield SCORES(name, tokens, spread, gains, cubes, case(cubes, gap_of(state)))
