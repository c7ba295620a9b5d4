"""Plans carried out on a position of one's own: it is changed in place, nobody else has seen it."""

from __future__ import annotations

from barbaricum.bots.invasions.cargo import in_wintering_zone
from barbaricum.bots.invasions.decide import decide, head_for, mission
from barbaricum.bots.invasions.fate import Fate
from barbaricum.bots.invasions.goals import Goal, aim, itinerary
from barbaricum.bots.invasions.plans import Plan
from barbaricum.bots.invasions.runes import rune_now
from barbaricum.bots.invasions.scene import Prizes
from barbaricum.core.chance import draw
from barbaricum.core.game import CHANCE, Rng
from barbaricum.games.invasions.data.material import DAYS
from barbaricum.games.invasions.data.world import WINTERING, is_home
from barbaricum.games.invasions.rules.actions import END, WINTER
from barbaricum.games.invasions.rules.decisions import Action
from barbaricum.games.invasions.rules.legal import draws, legal
from barbaricum.games.invasions.rules.legal import in_wintering_zone as loads
from barbaricum.games.invasions.rules.outcomes import OUTCOMES
from barbaricum.games.invasions.rules.steps import STEPS
from barbaricum.games.invasions.state import State


def do(own: State, action: Action, rng: Rng) -> None:
    """An action and all that falls after it."""
    own.number += 1
    STEPS[type(action)](own, action)
    while own.actor == CHANCE:
        assert own.pending is not None
        if isinstance(rng, Fate):
            rng.meet(own)
        outcome = draw(OUTCOMES[own.pending.what](own), rng)
        own.number += 1
        STEPS[type(outcome)](own, outcome)


def choice(state: State, prizes: Prizes) -> Plan:
    """What greedy would do, if it knew what the end of the game is worth; and where it leads."""
    if state.pending is not None:
        return Plan(decide(state, legal(state), prizes))
    at_once = rune_now(state) or mission(state, prizes)
    if at_once is not None:
        return Plan(at_once)
    goal = first_goal(state, prizes)
    if goal is None:
        return Plan(END if state.at[state.active] == WINTERING else WINTER)
    return bound_for(state, goal, prizes)


def first_goal(state: State, prizes: Prizes) -> Goal | None:
    """Where the ship goes now."""
    if state.at[state.active] == WINTERING:
        return next(iter(itinerary(state, prizes)), None)
    return aim(state, prizes)


def bound_for(state: State, goal: Goal, prizes: Prizes) -> Plan:
    """The first action towards a goal; one that ends the turn leads nowhere."""
    action = head_for(state, peaceful(state), goal, prizes)
    return Plan(action) if action in (END, WINTER) else Plan(action, goal)


def peaceful(state: State) -> tuple[Action, ...]:
    """V4.1, V5.1 What can be done besides runes, missions, sailing and resting."""
    here = state.at[state.active]
    if here == WINTERING:
        return loads(state)
    return draws(state, state.prepared + state.sailed < DAYS) if is_home(here) else ()


def carry_out(own: State, plan: Plan, prizes: Prizes, rng: Rng) -> None:
    """The action; with a goal all that follows, up to the end of the mission there."""
    turn, goal = own.turn, plan.goal
    do(own, plan.action, rng)
    while goal is not None and own.turn == turn and own.actor == own.active:
        action = towards(own, goal, prizes)
        if action is None:
            break
        do(own, action, rng)
        if own.at[own.active] == WINTERING:
            load(own, goal, prizes, rng)


def towards(own: State, goal: Goal, prizes: Prizes) -> Action | None:
    """What comes next on the way to a goal; None when all is done there."""
    if own.pending is not None:
        return decide(own, legal(own), prizes)
    if own.at[own.active] == goal.port:
        return rune_now(own) or mission(own, prizes)
    return rune_now(own) or head_for(own, peaceful(own), goal, prizes)


def load(own: State, goal: Goal, prizes: Prizes, rng: Rng) -> None:
    """V4 All that is to be loaded for a voyage, and away, as far as this turn goes."""
    turn = own.turn
    goals = itinerary(own, prizes, goal.port)
    while own.turn == turn and own.actor == own.active and own.at[own.active] == WINTERING:
        do(own, in_wintering_zone(own, loads(own), goals), rng)
