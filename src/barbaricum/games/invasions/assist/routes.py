"""V6, V7 The voyages to a place worth offering: the shortest, cheaper ones, one by other waters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Final, Literal, NamedTuple

from barbaricum.games.invasions.assist.ways import (
    Stop,
    arrivals,
    one_on,
    rested,
    starts,
    way_to,
    with_ships,
)
from barbaricum.games.invasions.data.material import DAYS, size
from barbaricum.games.invasions.data.world import NEAR, is_home
from barbaricum.games.invasions.state import State

LONGER: Final = 2
"""Days that a way through other waters may take more than the shortest."""

Kind = Literal["short", "safe", "rest", "other"]


class Route(NamedTuple):
    """A way, and why it is offered."""

    kind: Kind
    end: Stop
    survives: bool
    """V7.4 A viking can be kept on board."""


def routes(state: State, goal: int) -> list[Route]:
    """The best first: those that a crew survives, then the fewest days, then the fewest losses."""
    closed = with_ships(state)
    found = arrivals(state, starts(state), goal, closed)
    if not found or state.at[state.active] == goal:
        return []
    short, *later = found
    kinds: list[tuple[Kind, Stop]] = [("short", short)]
    kinds += [("other", one) for one in by_other_waters(state, short, closed)]
    kinds += [("rest" if rests(state, one) else "safe", one) for one in cheaper(short, later)]
    return sorted((Route(kind, end, survives(state, end)) for kind, end in kinds), key=_order)


def cheaper(short: Stop, later: Sequence[Stop]) -> list[Stop]:
    """The fewest losses in as many turns, and the fewest of all."""
    as_soon = [one for one in later if one.turn == short.turn]
    return [*as_soon[-1:], *[one for one in later[-1:] if one not in as_soon]]


def _order(route: Route) -> tuple[bool, int, int, int]:
    end = route.end
    return not route.survives, end.turn, end.sailed, end.lost


def survives(state: State, end: Stop) -> bool:
    """V7.4 Fewer losses than pieces; V4.2 an empty ship is still to be loaded."""
    return end.lost < (size(state.hold[state.active]) or state.limit)


def rests(state: State, end: Stop) -> bool:
    """V3.3 A turn ends on the way though days are left."""
    return any(
        one.last is not None and not one.sailed and one.last.sailed < days_of(state, one.last.turn)
        for one in chain(end)
    )


def days_of(state: State, turn: int) -> int:
    """V3.1 The days of a turn that can be sailed."""
    return DAYS if turn else DAYS - state.prepared


def chain(end: Stop) -> Iterator[Stop]:
    """The stop and all before it."""
    stop: Stop | None = end
    while stop is not None:
        yield stop
        stop = stop.last


def by_other_waters(state: State, short: Stop, closed: Set[int]) -> list[Stop]:
    """A way that shares at most half of its places with the shortest, and is hardly longer."""
    taken = places_of(short)
    found = apart(state, short, closed, taken)
    return [one for number, one in found if 2 * number <= len(taken)][:1] if taken else []


Shared = tuple[int, Stop]
"""How many places a way shares with another, and its end."""


def apart(state: State, short: Stop, closed: Set[int], taken: Set[int]) -> list[Shared]:
    """The ways that share fewer and fewer places with the shortest, the most different first."""
    layer = {one.place: (int(one.place in taken), one) for one in starts(state)}
    found: list[Shared] = []
    for _ in range(days_to(short) + LONGER):
        layer = one_day_on(state, layer, closed, taken)
        if short.place in layer:
            found.append(layer.pop(short.place))
    return sorted((one for one in found if one[1].turn == short.turn), key=lambda one: one[0])


def one_day_on(
    state: State, layer: Mapping[int, Shared], closed: Set[int], taken: Set[int]
) -> dict[int, Shared]:
    """V6.1 Into each place by the way that shares the least, then loses the least."""
    result: dict[int, Shared] = {}
    for number, stop in layer.values():
        here = rested(stop) if stop.sailed >= days_of(state, stop.turn) else stop
        for near in NEAR[stop.place]:
            one = number + (near in taken), one_on(state, here, near)
            if near not in closed and (near not in result or _less(one, result[near])):
                result[near] = one
    return result


def _less(one: Shared, other: Shared) -> bool:
    return (one[0], one[1].lost) < (other[0], other[1].lost)


def days_to(end: Stop) -> int:
    """How many steps the way has."""
    return len(way_to(end)) - 1


def places_of(end: Stop) -> set[int]:
    """The places on the way: a home port to put out to, and all between it and the goal."""
    start, *way = [one.place for one in way_to(end)]
    return {*way[:-1], start} - {end.place} if is_home(start) else set(way[:-1])
