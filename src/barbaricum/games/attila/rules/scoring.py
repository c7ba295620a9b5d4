"""A5 Scoring, and A8.3 for two players."""

from __future__ import annotations

from collections.abc import Sequence

from barbaricum.games.attila.data.board import spread
from barbaricum.games.attila.data.material import DIGIT, SHIFT, TOKENS, count
from barbaricum.games.attila.state import State


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


def cubes_of(state: State, people: int) -> list[int]:
    """A1.4 Where the cubes of all seats are on the track of a people."""
    shift = SHIFT[people]
    return [influence >> shift & DIGIT for influence in state.influence]


def gap_of(state: State) -> int | None:
    """A8.3 How far the second may be behind; None with three or more players."""
    return state.table.two_player_gap if state.table.seats == 2 else None


def shares_of(state: State, people: int) -> list[int]:
    """A5.2 What each seat would score for one people now."""
    tokens = TOKENS - count(state.supply, people)
    return shares(tokens, spread(state.tokens, people), cubes_of(state, people), gap_of(state))


def points(state: State) -> tuple[int, ...]:
    """A5.1 What each seat would score for all six peoples now."""
    return tuple(map(sum, zip(*[shares_of(state, people) for people in range(6)], strict=True)))


def score(new: State) -> None:
    """A5.1, A5.4 All six peoples are scored."""
    new.scores = tuple(old + gain for old, gain in zip(new.scores, points(new), strict=True))
