"""What a voyage would be, asked for one place: its ways, and what can be done on arrival.

It is worked out from the view of whoever asks: so it can tell no secret.
"""

from __future__ import annotations

from itertools import pairwise

from barbaricum.core.errors import Refusal
from barbaricum.core.game import Json, View
from barbaricum.core.memo import put
from barbaricum.games.invasions.assist.harbour import Hand, harbour
from barbaricum.games.invasions.assist.preview import seen
from barbaricum.games.invasions.assist.routes import Route, routes
from barbaricum.games.invasions.assist.ways import Stop, fair_on, way_to, with_ships
from barbaricum.games.invasions.data.material import CREW, GOODS, VIKING, Bag, count, size
from barbaricum.games.invasions.data.world import DIRECTIONS, INDEX, PLACES, WHERE, ZONE
from barbaricum.games.invasions.rules.actions import END, SAIL
from barbaricum.games.invasions.rules.sentences import refuse
from barbaricum.games.invasions.rules.ship import take_off_board
from barbaricum.games.invasions.state import State


def preview(view: View, about: str) -> dict[str, Json] | None:
    """What is asked about; None for what nobody knows."""
    what, _, place = about.partition(":")
    return voyage(view, place) if what == "voyage" and place in PLACES else None


def voyage(view: View, place: str) -> dict[str, Json]:
    """V6–V8 The ways to a place, the best first, and what can be done there."""
    state, goal = planned(view), INDEX[place]
    found = [] if state.phase == "over" else routes(state, goal)
    hand = view["hand"] or {}
    ways = [written(state, route, hand) for route in found]
    return {
        "number": view["number"],
        "place": place,
        "routes": ways,
        "why": None if found else why_no_way(state, goal),
        "there": ways[0]["there"] if found else at_goal(state, goal, hand),
    }


def at_goal(state: State, goal: int, hand: Hand) -> dict[str, Json] | None:
    """V8 What can be done where the ship is already."""
    return harbour(state, hand) if state.at[state.active] == goal else None


def planned(view: View) -> State:
    """The position for whoever plans: now, or from the start of the own next turn."""
    state, seat = seen(view), view["seat"]
    if seat is None or seat == state.active:
        return after_losses(state)
    state.turns_left = left_after_next(state, seat)
    state.active = seat
    state.prepared = state.sailed = state.suffered = 0
    state.calm = state.raven = state.berserk = 0
    state.missions, state.pending = (), None
    return state


def left_after_next(state: State, seat: int) -> int | None:
    """V11.4 The turns left when the next one of a waiting jarl begins; below 0, there is none."""
    if state.turns_left is None:
        return None
    return state.turns_left - (seat - state.active) % state.table.seats


def after_losses(state: State) -> State:
    """V7.3 Losses still due are as good as suffered; V7.4 goods are given up first."""
    due = state.pending
    if due is not None and due.what == "lose":
        for _ in range(due.n):
            take_off_board(state, state.active, cheapest(state.hold[state.active]))
        state.suffered += due.n
        state.pending = None
    return state


def cheapest(hold: Bag) -> int:
    """V7.4 The kind of goods of which there is most; without goods a viking."""
    goods = max(GOODS, key=lambda piece: count(hold, piece))
    return goods if count(hold, goods) else VIKING


def arrived(state: State, stop: Stop) -> State:
    """V8.1, V9.9 In the port after the voyage; another turn has missions of its own."""
    new, hold = state.copy(), state.hold[state.active]
    vikings_lost = max(0, stop.lost - size(hold) + (hold & CREW))
    new.at = put(state.at, state.active, stop.place)
    new.hold = put(state.hold, state.active, hold - vikings_lost)
    new.raven = new.berserk = 0
    new.missions = () if stop.turn else state.missions
    new.pending = None
    return new


def why_no_way(state: State, goal: int) -> Refusal | None:
    """V6.2 Another ship is there, or V11.5 the game is over; None for the place of the ship."""
    if state.phase == "over":
        return refuse(state, END, "over")
    return refuse(state, SAIL[goal], "port-occupied") if goal in with_ships(state) else None


def written(state: State, route: Route, hand: Hand) -> dict[str, Json]:
    """One way, step by step, and V8 what can be done there, if anybody arrives."""
    start, *way = way_to(route.end)
    return {
        "kind": route.kind,
        "from": WHERE[start.place],
        "legs": [leg(state, before, after) for before, after in pairwise((start, *way))],
        "days": len(way),
        "turns": route.end.turn + 1,
        "losses": route.end.lost,
        "survives": route.survives,
        "there": harbour(arrived(state, route.end), hand) if route.survives else None,
    }


def leg(state: State, before: Stop, after: Stop) -> dict[str, Json]:
    """V7.1–V7.3 One step: day, zone, fair days, losses."""
    return {
        "place": WHERE[after.place],
        "turn": after.turn,
        "day": after.sailed + (0 if after.turn else state.prepared),
        "zone": DIRECTIONS[ZONE[after.place]],
        "fair": fair_on(state, after.turn, after.place),
        "sailed": after.sailed,
        "losses": after.lost - before.lost,
    }
