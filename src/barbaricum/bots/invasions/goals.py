"""Where to go: the port that brings most for its days, and the ports after it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from barbaricum.bots.invasions.chart import DAYS_FROM, days_left
from barbaricum.bots.invasions.scene import Scene, scene_of
from barbaricum.bots.invasions.worth import best_trade, fight, mission, trade
from barbaricum.games.invasions.material import CREW, DAYS, DICE, GOODS, ONE, VIKING, size
from barbaricum.games.invasions.ship import in_supply
from barbaricum.games.invasions.state import State
from barbaricum.games.invasions.world import FIRST_HOME, WINTERING

SLOWNESS: Final = 1
"""Days that every goal costs besides the way."""
FIGHTERS: Final = 2
"""Vikings that a fight uses up, all in all."""
TOO_FEW: Final = 1
WORTH_THE_LAST: Final = 1.0
"""A hold with so few pieces goes home, unless the goal brings so many points a day."""
KEPT: Final = 256
"""Scenes that are not valued again."""


class Goal(NamedTuple):
    """A port and what is done there."""

    rate: float
    """Points a day."""
    port: int
    worth: float
    pieces: int
    """What it takes out of the hold, as a bag."""


def horizon(state: State) -> int:
    """V11.4 The days the active jarl still has; before the last rounds there is no end."""
    if state.turns_left is None:
        return 3 * DAYS
    return days_left(state) + DAYS * (state.turns_left // state.table.seats)


@lru_cache(maxsize=KEPT)
def missions(scene: Scene, hold: int) -> tuple[tuple[float, int], ...]:
    """V8.1 The ports where a ship with this hold can do something, and what it is worth."""
    worths = ((mission(scene, port, hold), port) for port in range(FIRST_HOME))
    return tuple((worth, port) for worth, port in worths if worth > 0)


def best_goal(state: State) -> Goal | None:
    """The goal of a ship that has its hold, if any is worth the way."""
    seat = state.active
    here, most, closed = state.at[seat], horizon(state), moored(state)
    days = DAYS_FROM[here]
    best: Goal | None = None
    for worth, port in missions(scene_of(state), state.hold[seat]):
        rate = worth / (days[port] + SLOWNESS)
        better = best is None or rate > best.rate
        if better and port != here and days[port] <= most and port not in closed:
            best = Goal(rate, port, worth, 0)
    return best


def aim(state: State) -> Goal | None:
    """The best goal; one that is poor is none for a ship with hardly anything on board."""
    goal = best_goal(state)
    few = size(state.hold[state.active]) <= TOO_FEW
    return None if goal is None or (few and goal.rate < WORTH_THE_LAST) else goal


def moored(state: State) -> tuple[int, ...]:
    """V6.2 The ports that other ships close."""
    return tuple(
        place for seat, place in enumerate(state.at) if place < FIRST_HOME and seat != state.active
    )


def wish(scene: Scene, port: int, supply: tuple[int, ...]) -> tuple[float, int]:
    """What would be best in a port, and the pieces it takes."""
    options = [(fight(scene, port, DICE), FIGHTERS * ONE[VIKING])]
    options += [(trade(scene, port, piece), ONE[piece]) for piece in supply]
    return max(options)


def itinerary(state: State) -> tuple[Goal, ...]:
    """The goals of a voyage from the wintering zone, each the best from the one before."""
    supply = tuple(piece for piece in GOODS if in_supply(state, piece))
    return voyage(scene_of(state), supply, moored(state), (state.limit - 1, horizon(state)))


@lru_cache(maxsize=KEPT)
def voyage(
    scene: Scene, supply: tuple[int, ...], closed: tuple[int, ...], limits: tuple[int, int]
) -> tuple[Goal, ...]:
    """V4.2, V11.4 Goal after goal, until the hold is full or the days are over."""
    places, days = limits
    wishes = {port: wish(scene, port, supply) for port in range(FIRST_HOME) if port not in closed}
    goals: list[Goal] = []
    here = WINTERING
    while places > 0 and (goal := next_goal(wishes, here, days)) is not None:
        goals.append(goal)
        del wishes[goal.port]
        days -= DAYS_FROM[here][goal.port]
        here = goal.port
        places -= size(goal.pieces)
    return tuple(goals)


def next_goal(wishes: Mapping[int, tuple[float, int]], here: int, most: int) -> Goal | None:
    """The wish that brings most for its days."""
    days = DAYS_FROM[here]
    goals = (
        Goal(worth / (days[port] + SLOWNESS), port, worth, pieces)
        for port, (worth, pieces) in wishes.items()
        if worth > 0 and days[port] <= most
    )
    return max(goals, default=None)


def tradable(state: State, port: int) -> tuple[float, int]:
    """V8.2 The best trade in the port where the ship is."""
    hold = state.hold[state.active]
    return best_trade(scene_of(state), port, hold - (hold & CREW))
