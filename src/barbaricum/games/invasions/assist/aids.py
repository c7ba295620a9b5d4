"""What helps a jarl to decide, worked out from a view: so it can tell no secret."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from barbaricum.core.game import Json, View
from barbaricum.games.invasions.assist.harbour import harbour
from barbaricum.games.invasions.assist.preview import points, seen, voyages
from barbaricum.games.invasions.assist.prospect import days_left
from barbaricum.games.invasions.data.cards import SAGAS
from barbaricum.games.invasions.data.material import PLACES_OF_ERA, size
from barbaricum.games.invasions.data.world import (
    DIRECTIONS,
    FAIR,
    HOMES,
    PORTS,
    VALUE,
    WINTERING,
    ports,
)
from barbaricum.games.invasions.rules.sagas import missing
from barbaricum.games.invasions.rules.scoring import homeland, worth
from barbaricum.games.invasions.state import State


def aids(view: View) -> dict[str, Json]:
    """Era, days, weather, sagas, points if it ended now, and what the active ship can do."""
    state, seat = seen(view), view["seat"]
    mine = state.active if seat is None else seat
    return {
        "era": PLACES_OF_ERA.index(state.limit) + 1,
        "capacity": state.limit,
        "free": state.limit - size(state.hold[mine]),
        "days": days(state),
        "fair": fair(state, state.wind),
        "winds": {name: fair(state, wind) for wind, name in enumerate(DIRECTIONS)},
        "calm": state.calm,
        "sagas": [saga(state, number) for number in state.open],
        "points": scores(state),
        "standings": standings(state),
        "saga_points": {home: list(homeland(won)) for home, won in standings(state).items()},
        "settled": list(settled(state)),
        "reach": reach(state),
        "here": harbour(state, own_hand(view)),
        "unrest": unrest(state, own_hand(view)),
        "decks": decks(view),
    }


def own_hand(view: View) -> dict[str, int]:
    """V9.1 The runes of the active jarl, where the view is that jarl's own."""
    hand: dict[str, int] = view["hand"] if view["seat"] == view["active"] else {}
    return hand


def days(state: State) -> dict[str, Json]:
    """V3.1, V7.3 The days of this turn, and its losses."""
    return {
        "left": days_left(state),
        "prepared": state.prepared,
        "sailed": state.sailed,
        "suffered": state.suffered,
    }


def fair(state: State, wind: int) -> dict[str, Json]:
    """V7.2 The fair-weather days of each zone if the wind points there."""
    return {name: FAIR[wind][zone] + 2 * state.calm for zone, name in enumerate(DIRECTIONS)}


def saga(state: State, number: int) -> dict[str, Json]:
    """V11.1 An open saga, and where something is still to be done for it."""
    card, wanted = SAGAS[number], missing(state, number)
    return {
        "saga": card.name,
        "kind": card.kind,
        "homeland": HOMES[card.homeland],
        "era": card.era + 1,
        "points": card.bonus,
        "ports": [
            {"port": PORTS[port], "done": not wanted >> port & 1} for port in ports(card.ports)
        ],
    }


def scores(state: State) -> dict[str, Json]:
    """V12 What each jarl would have if the game ended now, by source and in all."""
    found = points(state)
    total = [sum(sources) for sources in zip(*found.values(), strict=True)]
    return {**{source: list(by_seat) for source, by_seat in found.items()}, "all": total}


def standings(state: State) -> dict[str, list[int]]:
    """V12.3 The sagas that each jarl has of each homeland."""
    return {
        home: [sum(SAGAS[number].homeland == h for number in won) for won in state.won]
        for h, home in enumerate(HOMES)
    }


def settled(state: State) -> Iterator[dict[str, Json]]:
    """V12.2 Every settlement and what it counts now."""
    for seat, owned in enumerate(state.settlements):
        for port in ports(owned):
            yield {"port": PORTS[port], "seat": seat, "points": worth(state.settled, port)}


def reach(state: State) -> dict[str, Json]:
    """V6, V7 Where the active ship can sail in the days left, and what the best way costs."""
    if state.at[state.active] == WINTERING or state.phase != "turn":
        return {}
    return {
        place: {"days": len(way.way), "losses": way.losses} for place, way in voyages(state).items()
    }


def unrest(state: State, hand: Mapping[str, int]) -> dict[str, Json]:
    """V14.4 With Unrest in hand, how likely each rival settlement falls, in a hundred."""
    if "unrest" not in hand:
        return {}
    rivals = state.settled & ~state.settlements[state.active]
    return {PORTS[port]: round(100 * max(0, 6 - VALUE[port]) / 6) for port in ports(rivals)}


def decks(view: View) -> dict[str, Json]:
    """V1.6 The sizes of the decks."""
    return {
        "runes": view["draw_size"],
        "discards": sum(view["discards"].values()),
        "sagas": sum(view["left"]),
        "eras": view["left"],
    }
