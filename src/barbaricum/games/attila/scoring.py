"""A5 Scoring, and A8.3 for two players."""

from __future__ import annotations

from collections.abc import Sequence

from barbaricum.games.attila.map import spread
from barbaricum.games.attila.material import TOKENS, count
from barbaricum.games.attila.state import State


def shares(tokens: int, spread: int, cubes: Sequence[int], gap: int | None) -> list[int]:
    """A5.2 The points of one people by seat; `gap` is that of A8.3, None with three or more."""
    on_track = sorted({cube for cube in cubes if cube}, reverse=True)
    if not on_track:
        return [0] * len(cubes)
    highest, *lower = on_track
    leaders = cubes.count(highest)
    if leaders > 1:
        first, second = -(-(tokens + spread) // leaders), 0
    elif not lower:
        first, second = tokens + spread, 0
    else:
        first, second = tokens, -(-spread // cubes.count(lower[0]))
        if gap is not None and highest - lower[0] > gap:
            second = 0
    behind = lower[0] if lower else None
    return [first if cube == highest else second if cube == behind else 0 for cube in cubes]


def shares_of(state: State, people: int) -> list[int]:
    """A5.2 What each seat would score for one people now."""
    tokens = TOKENS - count(state.supply, people)
    cubes = [count(influence, people) for influence in state.influence]
    gap = state.table.two_player_gap if state.table.seats == 2 else None
    return shares(tokens, spread(state.tokens, people), cubes, gap)


def points(state: State) -> tuple[int, ...]:
    """A5.1 What each seat would score for all six peoples now."""
    return tuple(map(sum, zip(*(shares_of(state, people) for people in range(6)), strict=True)))


def score(new: State) -> None:
    """A5.1, A5.4 All six peoples are scored."""
    new.scores = tuple(old + gain for old, gain in zip(new.scores, points(new), strict=True))
