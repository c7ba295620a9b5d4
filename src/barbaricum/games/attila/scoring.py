"""A5 Scoring, and A8.3 for two players."""

from __future__ import annotations

from collections.abc import Sequence

from barbaricum.games.attila.map import spread
from barbaricum.games.attila.material import DIGIT, SHIFT, TOKENS, count
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


def shares_of(state: State, people: int) -> list[int]:
    """A5.2 What each seat would score for one people now."""
    tokens = TOKENS - count(state.supply, people)
    shift = SHIFT[people]
    cubes = [influence >> shift & DIGIT for influence in state.influence]
    gap = state.table.two_player_gap if state.table.seats == 2 else None
    return shares(tokens, spread(state.tokens, people), cubes, gap)


def points(state: State) -> tuple[int, ...]:
    """A5.1 What each seat would score for all six peoples now."""
    return tuple(map(sum, zip(*[shares_of(state, people) for people in range(6)], strict=True)))


def score(new: State) -> None:
    """A5.1, A5.4 All six peoples are scored."""
    new.scores = tuple(old + gain for old, gain in zip(new.scores, points(new), strict=True))
