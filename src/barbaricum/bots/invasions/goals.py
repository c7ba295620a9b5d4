"""Where to go: the port that brings most for its days, and the ports after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from barbaricum.bots.invasions.chart import DAYS_FROM, days_left
from barbaricum.bots.invasions.scene import PLAIN, Prizes, Scene, scene_of
from barbaricum.bots.invasions.worth import best_trade, fight, trade
from barbaricum.games.invasions.data.material import (
    CREW,
    DAYS,
    DICE,
    GOODS,
    ONE,
    VIKING,
    count,
    size,
)
from barbaricum.games.invasions.data.world import FIRST_HOME, WINTERING
from barbaricum.games.invasions.rules.ship import in_supply
from barbaricum.games.invasions.state import State

SLOWNESS: Final = 1
"""Days that every goal costs besides the way."""
FIGHTERS: Final = 2
"""Vikings that a fight uses up, all in all."""
TOO_FEW: Final = 1
WORTH_THE_LAST: Final = 1.0
"""A hold with so few pieces goes home, unless the goal brings so many points a day."""
KEPT: Final = 8192
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
def fights(scene: Scene, crew: int) -> tuple[float, ...]:
    """By port what a fight with this crew is worth."""
    return tuple([fight(scene, port, crew) for port in range(FIRST_HOME)])


@lru_cache(maxsize=KEPT)
def trades(scene: Scene, piece: int) -> tuple[float, ...]:
    """By port what a token of this kind is worth."""
    return tuple([trade(scene, port, piece) for port in range(FIRST_HOME)])


@lru_cache(maxsize=KEPT)
def missions(scene: Scene, hold: int) -> tuple[tuple[float, int], ...]:
    """V8.1 The ports where a ship with this hold can do something, and what it is worth."""
    still = scene._replace(missions=()) if scene.missions else scene
    tables = [fights(still, min(hold & CREW, DICE + 1))]
    tables += [trades(still, piece) for piece in GOODS if count(hold, piece)]
    worths = enumerate(zip(*tables, strict=True))
    best = [(max(values), port) for port, values in worths if port not in scene.missions]
    return tuple([one for one in best if one[0] > 0])


@lru_cache(maxsize=KEPT)
def ranked(scene: Scene, hold: int, here: int) -> tuple[Goal, ...]:
    """The goals elsewhere of a ship that has its hold, the best for their days first."""
    days = DAYS_FROM[here]
    found = [
        Goal(worth / (days[port] + SLOWNESS), port, worth, 0)
        for worth, port in missions(scene, hold)
        if port != here
    ]
    return tuple(sorted(found, key=lambda goal: (-goal.rate, goal.port)))


def best_goal(state: State, prizes: Prizes) -> Goal | None:
    """The goal of a ship that has its hold, if any is worth the way."""
    return next(reachable(state, ranked_here(state, prizes)), None)


def ranked_here(state: State, prizes: Prizes) -> tuple[Goal, ...]:
    """The goals of the active ship."""
    seat = state.active
    return ranked(scene_of(state, prizes), state.hold[seat], state.at[seat])


def reachable(state: State, goals: Sequence[Goal]) -> Iterator[Goal]:
    """V6.2, V11.4 Those that no other ship closes and that are reached in time."""
    most, closed = horizon(state), moored(state)
    days = DAYS_FROM[state.at[state.active]]
    for goal in goals:
        if days[goal.port] <= most and goal.port not in closed:
            yield goal


def aim(state: State, prizes: Prizes = PLAIN) -> Goal | None:
    """The best goal; one that is poor is none for a ship with hardly anything on board."""
    goal = best_goal(state, prizes)
    few = size(state.hold[state.active]) <= TOO_FEW
    return None if goal is None or (few and goal.rate < WORTH_THE_LAST) else goal


def moored(state: State) -> tuple[int, ...]:
    """V6.2 The ports that other ships close."""
    own = state.active
    return tuple(
        [place for seat, place in enumerate(state.at) if place < FIRST_HOME and seat != own]
    )


def wish(scene: Scene, port: int, supply: tuple[int, ...]) -> tuple[float, int]:
    """What would be best in a port, and the pieces it takes."""
    options = [(fights(scene, DICE)[port], FIGHTERS * ONE[VIKING])]
    options += [(trades(scene, piece)[port], ONE[piece]) for piece in supply]
    return max(options)


def itinerary(state: State, prizes: Prizes, first: int | None = None) -> tuple[Goal, ...]:
    """The goals of a voyage from the wintering zone, each the best from the one before.

    The first of them may be given.
    """
    supply = tuple(piece for piece in GOODS if in_supply(state, piece))
    limits = state.limit - 1, horizon(state)
    return voyage(scene_of(state, prizes), supply, moored(state), limits, first)


@lru_cache(maxsize=KEPT)
def wishes_of(
    scene: Scene, supply: tuple[int, ...], closed: tuple[int, ...]
) -> Mapping[int, tuple[float, int]]:
    """By port what would be best there, and the pieces it takes."""
    return {port: wish(scene, port, supply) for port in range(FIRST_HOME) if port not in closed}


@lru_cache(maxsize=KEPT)
def voyage(
    scene: Scene,
    supply: tuple[int, ...],
    closed: tuple[int, ...],
    limits: tuple[int, int],
    first: int | None = None,
) -> tuple[Goal, ...]:
    """V4.2, V11.4 Goal after goal, until the hold is full or the days are over."""
    places, days = limits
    wishes = dict(wishes_of(scene, supply, closed))
    goals: list[Goal] = []
    here = WINTERING
    if first in wishes:
        goals = [goal_at(wishes, here, first)]
        del wishes[first]
        days, here, places = days - DAYS_FROM[here][first], first, places - size(goals[0].pieces)
    while places > 0 and (goal := next_goal(wishes, here, days)) is not None:
        goals.append(goal)
        del wishes[goal.port]
        days -= DAYS_FROM[here][goal.port]
        here = goal.port
        places -= size(goal.pieces)
    return tuple(goals)


@lru_cache(maxsize=KEPT)
def wished(scene: Scene, supply: tuple[int, ...]) -> tuple[Goal, ...]:
    """The goals from the wintering zone with any hold, the best for their days first."""
    wishes = wishes_of(scene, supply, ())
    found = [goal_at(wishes, WINTERING, port) for port, (worth, _) in wishes.items() if worth > 0]
    return tuple(sorted(found, reverse=True))


def next_goal(wishes: Mapping[int, tuple[float, int]], here: int, most: int) -> Goal | None:
    """The wish that brings most for its days."""
    days = DAYS_FROM[here]
    goals = (
        Goal(worth / (days[port] + SLOWNESS), port, worth, pieces)
        for port, (worth, pieces) in wishes.items()
        if worth > 0 and days[port] <= most
    )
    return max(goals, default=None)


def goal_at(wishes: Mapping[int, tuple[float, int]], here: int, port: int) -> Goal:
    """The wish of one port, with what it brings for its days."""
    worth, pieces = wishes[port]
    return Goal(worth / (DAYS_FROM[here][port] + SLOWNESS), port, worth, pieces)


def tradable(state: State, scene: Scene, port: int) -> tuple[float, int]:
    """V8.2 The best trade in the port where the ship is."""
    hold = state.hold[state.active]
    return best_trade(scene, port, hold - (hold & CREW))
