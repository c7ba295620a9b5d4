"""In the wintering zone: what to load, and when to leave."""

from __future__ import annotations

from collections.abc import Sequence

from barbaricum.bots.invasions.chart import DAYS_FROM, HOME_PORTS, days_left
from barbaricum.bots.invasions.goals import Goal, horizon
from barbaricum.games.invasions.data.material import CREW, DAYS, GOODS, ONE, VIKING, count, size
from barbaricum.games.invasions.data.world import FIRST_HOME
from barbaricum.games.invasions.rules.actions import END, LAUNCH, LOAD
from barbaricum.games.invasions.rules.decisions import Action
from barbaricum.games.invasions.state import State


def wanted(state: State, goals: Sequence[Goal]) -> int:
    """The hold that fits the voyage: a viking to sail, then goal after goal."""
    bag, room = ONE[VIKING], state.limit - 1
    for goal in goals:
        pieces = min(goal.pieces % 15, room)
        bag += goal.pieces if pieces == goal.pieces % 15 else pieces * ONE[VIKING]
        room -= pieces
    return bag + room * ONE[VIKING]


def in_wintering_zone(state: State, actions: Sequence[Action], goals: Sequence[Goal]) -> Action:
    """V4 Load what is missing, then leave for the home port nearest to the first goal."""
    if not goals:
        return END
    hold, bag = state.hold[state.active], wanted(state, goals)
    if not in_a_hurry(state, goals[0]):
        lacking = [piece for piece in (VIKING, *GOODS) if count(bag, piece) > count(hold, piece)]
        for piece in lacking:
            if LOAD[piece] in actions:
                return LOAD[piece]
    if hold & CREW:
        return launch(goals[0])
    return LOAD[VIKING] if LOAD[VIKING] in actions else END


def in_a_hurry(state: State, goal: Goal) -> bool:
    """V11.4 Another day of loading, and the goal could not be reached any more."""
    ready = size(state.hold[state.active]) > 1
    return ready and DAYS_FROM[state.at[state.active]][goal.port] >= horizon(state)


def launch(goal: Goal) -> Action:
    """V4.6 The home port nearest to the goal."""
    nearest = min(HOME_PORTS, key=lambda home: DAYS_FROM[home][goal.port])
    return LAUNCH[nearest - FIRST_HOME]


def turns_to(state: State, days: int, spent: int) -> int:
    """V3.1 How many turns a way takes, when some days of this one are gone."""
    over = days - (days_left(state) - spent)
    return -(-over // DAYS) if over > 0 else 0
