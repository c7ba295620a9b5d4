"""V6, V7 The ways to a place over one turn or several, searched day by day.

Of the ways into a place only those are kept than which no other is better: V7.3 counts losses
afresh in each turn, so what a turn has cost already can spare a loss later in that turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import Final, NamedTuple

from barbaricum.games.invasions.data.material import DAYS
from barbaricum.games.invasions.data.world import (
    FAIR,
    FIRST_HOME,
    FIRST_SPACE,
    NEAR,
    WINTERING,
    ZONE,
)
from barbaricum.games.invasions.rules.ship import losses, occupied
from barbaricum.games.invasions.state import State

TURNS: Final = 9
"""Turns enough for any way."""


class Stop(NamedTuple):
    """A ship somewhere on its way."""

    place: int
    turn: int
    """0 is this turn."""
    sailed: int
    """Sailing days of that turn."""
    before: int
    """Losses of the turns before."""
    suffered: int
    """V7.3 Losses of this turn; a plan starts with those of today, which cost nothing more."""
    last: Stop | None

    @property
    def lost(self) -> int:
        """What the way has cost so far."""
        return self.before + self.suffered


Layer = Mapping[int, Sequence[Stop]]


def start_of(state: State, place: int) -> Stop:
    """Before the first step."""
    return Stop(place, 0, state.sailed, -state.suffered, state.suffered, None)


def starts(state: State) -> list[Stop]:
    """V4.6 Where the ship is; out of the wintering zone by any home port."""
    here = state.at[state.active]
    places = range(FIRST_HOME, FIRST_SPACE) if here == WINTERING else (here,)
    return [start_of(state, place) for place in places]


def fair_on(state: State, turn: int, place: int) -> int:
    """V7.2 With the wind as it is; Calm Sea lasts for this turn only."""
    return FAIR[state.wind][ZONE[place]] + (0 if turn else 2 * state.calm)


def one_on(state: State, stop: Stop, place: int) -> Stop:
    """V7.3 One step, and what it costs."""
    sailed = stop.sailed + 1
    due = losses(sailed, fair_on(state, stop.turn, place))
    return Stop(place, stop.turn, sailed, stop.before, max(stop.suffered, due), stop)


def rested(stop: Stop) -> Stop:
    """V3.3, V6.3 The turn ends there; the next one counts its days afresh."""
    return Stop(stop.place, stop.turn + 1, 0, stop.lost, 0, stop)


def best(stops: Iterable[Stop]) -> dict[int, list[Stop]]:
    """By place, those than which no other is better."""
    kept: dict[int, list[Stop]] = {}
    for stop in sorted(stops, key=lambda one: (one.lost, one.before)):
        here = kept.setdefault(stop.place, [])
        if not beaten(stop, here):
            here.append(stop)
    return kept


def beaten(stop: Stop, others: Iterable[Stop]) -> bool:
    """V7.3 Another has lost no more, and in the turns before no more either."""
    return any(one.lost <= stop.lost and one.before <= stop.before for one in others)


def arrivals(state: State, begin: Sequence[Stop], goal: int, closed: Set[int]) -> list[Stop]:
    """The ways to the goal, each later than the one before and with fewer losses."""
    found: list[Stop] = []
    layer = best(begin)
    for turn in range(turns(state)):
        reached = turn_of(state, layer, goal, closed)
        for stop in sorted(reached.get(goal, ()), key=lambda one: (one.sailed, one.lost)):
            if not found or stop.lost < found[-1].lost:
                found.append(stop)
        if found and (not found[-1].lost or turn > found[0].turn):
            break
        layer = best(rested(one) for stops in reached.values() for one in stops[:1])
    return found


def turns(state: State) -> int:
    """V11.4 This turn and those the active jarl still has; before the last rounds, enough."""
    return TURNS if state.turns_left is None else 1 + state.turns_left // state.table.seats


def turn_of(state: State, layer: Layer, goal: int, closed: Set[int]) -> dict[int, list[Stop]]:
    """V3.1 All stops that can be made in one turn, by place, fewest losses first."""
    reached = {place: list(stops) for place, stops in layer.items()}
    turn = next((stop.turn for stops in layer.values() for stop in stops), 0)
    first = state.sailed if turn == 0 else 0
    for _ in range(first, DAYS - (0 if turn else state.prepared)):
        layer = {
            place: fresh
            for place, stops in best(steps(state, layer, goal, closed)).items()
            if (fresh := [one for one in stops if not beaten(one, reached.get(place, ()))])
        }
        for place, stops in layer.items():
            reached.setdefault(place, []).extend(stops)
    return {place: sorted(stops, key=_cost) for place, stops in reached.items()}


def _cost(stop: Stop) -> tuple[int, int]:
    return stop.lost, stop.sailed


def steps(state: State, layer: Layer, goal: int, closed: Set[int]) -> Iterator[Stop]:
    """V6.1, V6.2 One step on from everywhere but the goal, past no closed place."""
    for place, stops in layer.items():
        for stop in stops if place != goal else ():
            yield from (one_on(state, stop, near) for near in NEAR[place] if near not in closed)


def way_to(stop: Stop) -> list[Stop]:
    """The start and every step after it; the ends of turns are left out."""
    way = [stop]
    while (last := way[-1].last) is not None:
        way.append(last)
    return [one for one in reversed(way) if one.last is None or one.sailed]


def with_ships(state: State) -> set[int]:
    """V6.2 The ports that hold other ships."""
    return {place for place in state.at if occupied(state, place, state.active)}
