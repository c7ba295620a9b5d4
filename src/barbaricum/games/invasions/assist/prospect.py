"""What the active ship can hope for in each port: days, losses, odds, sagas."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal, NamedTuple

from barbaricum.games.invasions.assist.preview import (
    Voyage,
    legs,
    raid_chance,
    settle_chance,
    survives,
    voyages,
    wanting,
)
from barbaricum.games.invasions.data.material import DAYS
from barbaricum.games.invasions.data.world import (
    BIT,
    HOMES,
    INDEX,
    PORTS,
    REGION,
    WHERE,
    WINTERING,
    is_port,
)
from barbaricum.games.invasions.rules.combat import most_dice
from barbaricum.games.invasions.state import State

FAR: Final = 40
"""Days enough for any way."""


class Prospect(NamedTuple):
    """A port or home port, and the best way there."""

    place: str
    way: tuple[str, ...]
    losses: int
    """What the weather takes this turn."""
    safe: bool
    """A viking can be kept on board."""
    start: str | None
    """The home port to put out to first, for a ship in the wintering zone."""
    combat: Literal["raid", "settle"] | None
    chance: int | None
    """Of success, in a hundred, with as many dice as the crew allows."""
    wanted: bool
    """An open saga needs it."""


def days_left(state: State) -> int:
    """V3.1 The days of this turn that are not spent."""
    return DAYS - state.prepared - state.sailed


def in_reach(state: State) -> list[Prospect]:
    """V6.1 The ports and home ports that can be reached in this turn, the nearest first."""
    if state.at[state.active] == WINTERING:
        return _sorted(from_homes(state).values())
    ways, gone = voyages(state), departed(state)
    return _sorted(prospect(gone, place, way) for place, way in ways.items() if _is_goal(place))


def at_hand(state: State) -> list[Prospect]:
    """V8.1 The port where the ship is, if it is in one."""
    here = WHERE[state.at[state.active]]
    return [prospect(state, here, Voyage((), 0))] if here in PORTS else []


def beyond(state: State) -> list[Prospect]:
    """V6.1 Those that take more than one turn; the losses are those of this turn."""
    near = {one.place for one in in_reach(state)}
    ways, gone = voyages(state, days=FAR), departed(state)
    return _sorted(
        prospect(gone, place, Voyage(way.way, losses_today(state, way)))
        for place, way in ways.items()
        if _is_goal(place) and place not in near
    )


def departed(state: State) -> State:
    """V9.9 The bonuses for a combat lapse when the ship leaves the port."""
    new = state.copy()
    new.raven = new.berserk = 0
    return new


def losses_today(state: State, voyage: Voyage) -> int:
    """V7.3 What the steps of this turn cost; the next turn counts its days afresh."""
    return sum(leg.losses for leg in legs(state, voyage.way[: days_left(state)]))


def from_homes(state: State) -> Mapping[str, Prospect]:
    """V4.6 For a ship in the wintering zone: by the best home port."""
    best: dict[str, Prospect] = {}
    for home in HOMES:
        for place, way in voyages(state, home, days_left(state)).items():
            one = prospect(state, place, way, home)
            if place in PORTS and (place not in best or _cost(one) < _cost(best[place])):
                best[place] = one
    return best


def prospect(state: State, place: str, way: Voyage, start: str | None = None) -> Prospect:
    """All about one goal."""
    wanted = any(place in ports for ports in wanting(state).values())
    combat = combat_in(state, place)
    dice = most_dice(state)
    chance = None
    if combat and dice:
        odds = raid_chance if combat == "raid" else settle_chance
        chance = round(100 * odds(state, place, dice).success)
    safe = survives(state, way) or not dice
    return Prospect(place, way.way, way.losses, safe, start, combat, chance, wanted)


def combat_in(state: State, place: str) -> Literal["raid", "settle"] | None:
    """V8.4, V8.5 A town can be raided; without one in the region, a free port be settled."""
    here = INDEX[place]
    if not is_port(here):
        return None
    if state.towns & BIT[here]:
        return "raid"
    return None if state.settled & BIT[here] or state.towns & REGION[here] else "settle"


def _is_goal(place: str) -> bool:
    return place in PORTS or place in HOMES


def _cost(one: Prospect) -> tuple[int, int]:
    return len(one.way), one.losses


def _sorted(found: Iterable[Prospect]) -> list[Prospect]:
    return sorted(found, key=lambda one: (*_cost(one), one.place))
