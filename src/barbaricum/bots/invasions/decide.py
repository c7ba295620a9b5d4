"""What greedy does in Invasions: runes, missions, the way to a goal, and the wintering zone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from barbaricum.bots.invasions.cargo import in_wintering_zone, turns_to
from barbaricum.bots.invasions.chart import DAYS_FROM, days_left, due, first_step, toll
from barbaricum.bots.invasions.goals import Goal, aim, itinerary, tradable
from barbaricum.bots.invasions.runes import quarters, to_play
from barbaricum.bots.invasions.scene import PLAIN, Prizes, scene_of
from barbaricum.bots.invasions.worth import SHIP_LOST, fight, hit, settle, settlement, spoils
from barbaricum.games.invasions.data.material import CREW, DAYS, GOODS, VIKING, count, size
from barbaricum.games.invasions.data.world import BIT, WINTERING, is_home, is_port
from barbaricum.games.invasions.rules.actions import (
    DECLINE,
    DRAW,
    END,
    LOSE,
    PLACE,
    RAID,
    RAID_ON,
    RAID_STOP,
    SAIL,
    SETTLE,
    TRADE,
    WIND,
    WINTER,
)
from barbaricum.games.invasions.rules.combat import most_dice
from barbaricum.games.invasions.rules.decisions import Action
from barbaricum.games.invasions.state import State

Actions = Sequence[Action]

WORTH_STAYING: Final = 0.6
"""Points a day that a goal must bring, or the ship rather winters."""
PIECE: Final = 1.5
"""What a piece lost to the weather counts."""
A_CREW: Final = 3
"""Vikings that are kept before goods."""


def lose(state: State, actions: Actions, _prizes: Prizes) -> Action:
    """V7.4 Goods before the last vikings, vikings before the last goods."""
    hold = state.hold[state.active]
    goods = max(GOODS, key=lambda piece: (count(hold, piece), piece != state.demand))
    if LOSE[goods] not in actions or hold & CREW > A_CREW:
        return LOSE[VIKING]
    return LOSE[goods]


def turn_wind(state: State, _actions: Actions, _prizes: Prizes) -> Action:
    """V9.5 The wind for the way ahead."""
    quarter = quarters(state)
    return next(action for action in WIND if action.quarters == quarter)


def contested_dice(state: State, actions: Actions, _prizes: Prizes) -> Action:
    """V14.4 All the dice there are, after the combat runes."""
    return to_play(state, actions) or SETTLE[most_dice(state) - 1]


def roll_on(state: State, _actions: Actions, prizes: Prizes) -> Action:
    """V8.4 As long as another viking is left, or the town is worth the ship."""
    port, hold, scene = state.at[state.active], state.hold[state.active], scene_of(state, prizes)
    at_stake = SHIP_LOST + size(hold) - 1
    last = hold & CREW == 1
    return RAID_STOP if last and hit(scene, port) * spoils(scene, port) < at_stake else RAID_ON


def place_last(state: State, _actions: Actions, prizes: Prizes) -> Action:
    """V8.6 The settlement, unless the ship has more to do."""
    hold, scene = state.hold[state.active], scene_of(state, prizes)
    at_stake = 2 * (size(hold) - 1)
    return PLACE if settlement(scene, state.at[state.active]) > at_stake else DECLINE


PENDING: Final[Mapping[str, Callable[[State, Actions, Prizes], Action]]] = {
    "lose": lose,
    "wind": turn_wind,
    "dice": contested_dice,
    "raid": roll_on,
    "place": place_last,
}


def decide(state: State, actions: Actions, prizes: Prizes = PLAIN) -> Action:
    """One of the legal actions of the seat to act."""
    if len(actions) == 1:
        return actions[0]
    if state.pending is not None:
        return PENDING[state.pending.what](state, actions, prizes)
    return to_play(state, actions) or mission(state, prizes) or move(state, actions, prizes)


def mission(state: State, prizes: Prizes = PLAIN) -> Action | None:
    """V8 The best thing to do in this port, if any is worth it."""
    here = state.at[state.active]
    if not is_port(here) or here in state.missions:
        return None
    scene, crew = scene_of(state, prizes), state.crew(state.active)
    traded, piece = tradable(state, scene, here)
    fought = fight(scene, here, crew)
    if max(traded, fought) <= 0:
        return None
    if traded >= fought:
        return TRADE[piece]
    if state.towns & BIT[here]:
        return RAID
    return SETTLE[settle(scene, here, crew)[1] - 1]


def move(state: State, actions: Actions, prizes: Prizes) -> Action:
    """V3.1 Load, draw, sail, or be done for this turn."""
    if state.at[state.active] == WINTERING:
        return in_wintering_zone(state, actions, itinerary(state, prizes))
    goal = aim(state, prizes)
    return WINTER if goal is None else head_for(state, actions, goal, prizes)


def head_for(state: State, actions: Actions, goal: Goal, prizes: Prizes = PLAIN) -> Action:
    """V3.1 From wherever the ship is, what brings it nearer to a goal."""
    if state.at[state.active] == WINTERING:
        return in_wintering_zone(state, actions, itinerary(state, prizes, goal.port))
    if DRAW in actions and draws(state, goal):
        return DRAW
    return sail_on(state, goal) or rest(state, goal)


def draws(state: State, goal: Goal) -> bool:
    """V5.1 A rune is worth a day that the way does not need."""
    days = DAYS_FROM[state.at[state.active]][goal.port]
    return turns_to(state, days, 1) == turns_to(state, days, 0) > 0


def sail_on(state: State, goal: Goal) -> Action | None:
    """V6, V7 The next step to the goal, unless the weather asks too much for it."""
    if not days_left(state):
        return None
    place = first_step(state, goal.port)
    if place is None:
        return None
    cost = due(state, place, state.sailed + 1, state.suffered)
    if not cost or worth_the_weather(state, goal):
        return SAIL[place]
    return None


def worth_the_weather(state: State, goal: Goal) -> bool:
    """V7.3 The goal is reached this turn, with a ship, for less than it brings."""
    days, cost = DAYS_FROM[state.at[state.active]][goal.port], toll(state, goal.port)
    reached = days <= days_left(state)
    return reached and cost < size(state.hold[state.active]) - 1 and cost * PIECE < goal.worth


def rest(state: State, goal: Goal) -> Action:
    """V3.3, V10.1 The turn ends: at sea, if the goal is still worth it, or at home."""
    if is_home(state.at[state.active]):
        return END
    days = DAYS_FROM[state.at[state.active]][goal.port]
    near = days <= DAYS
    return END if near and goal.rate >= WORTH_STAYING else WINTER
