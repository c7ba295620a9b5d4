"""How far it is from place to place, and which steps lead there."""

from __future__ import annotations

from typing import Final

from barbaricum.core.memo import Memo
from barbaricum.games.invasions.data.material import DAYS
from barbaricum.games.invasions.data.world import (
    FAIR,
    FIRST_HOME,
    FIRST_SPACE,
    NEAR,
    WINTERING,
    ZONE,
)
from barbaricum.games.invasions.state import State

FAR: Final = 99
HOME_PORTS: Final = range(FIRST_HOME, FIRST_SPACE)


def _days(start: int) -> tuple[int, ...]:
    """V6.1 The days from a place to every other; V4.6 a home port costs none."""
    reached = dict.fromkeys(HOME_PORTS if start == WINTERING else (start,), 0)
    for place in (queue := list(reached)):
        for following in NEAR[place]:
            if following not in reached:
                reached[following] = reached[place] + 1
                queue.append(following)
    return tuple(reached.get(place, FAR) for place in range(WINTERING + 1))


DAYS_FROM: Final = Memo[int, tuple[int, ...]](_days)


def _steps(way: tuple[int, int]) -> tuple[int, ...]:
    here, goal = way
    left = DAYS_FROM[goal][here] - 1
    return tuple(place for place in NEAR[here] if DAYS_FROM[goal][place] == left)


STEPS_TO: Final = Memo[tuple[int, int], tuple[int, ...]](_steps)
"""V6.1 The first steps of the shortest ways from one place to another."""


def days_left(state: State) -> int:
    """V3.1 What is left of seven days."""
    return DAYS - state.prepared - state.sailed


def due(state: State, place: int, sailed: int, suffered: int) -> int:
    """V7.3 What a step into a place costs, so many days into the turn."""
    over = sailed - FAIR[state.wind][ZONE[place]] - 2 * state.calm
    return max(0, (over + 1) // 2 - suffered) if over > 0 else 0


def first_step(state: State, goal: int) -> int | None:
    """V6.2, V7.3 The cheapest open step of a shortest way."""
    steps = STEPS_TO[state.at[state.active], goal]
    at = state.at  # the own ship is elsewhere
    free = [place for place in steps if place >= FIRST_HOME or place not in at]
    if len(free) < 2:
        return free[0] if free else None
    sailed, suffered = state.sailed + 1, state.suffered
    return min(free, key=lambda place: due(state, place, sailed, suffered))


def toll(state: State, goal: int) -> int:
    """V7.3 The losses on a shortest way to the goal, as far as this turn goes."""
    here, suffered = state.at[state.active], state.suffered
    for day in range(1, days_left(state) + 1):
        if here == goal:
            break
        sailed = state.sailed + day
        steps = STEPS_TO[here, goal]
        if not steps:
            break
        here = min(steps, key=lambda place: due(state, place, sailed, suffered))
        suffered += due(state, here, sailed, suffered)
    return suffered - state.suffered
