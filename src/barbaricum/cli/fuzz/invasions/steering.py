"""Policies that steer Invasions to its later eras and to its rare rules.

Purely random play never gets beyond the first era. These sail by the bot's chart, but they look
at the whole state.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from barbaricum.bots.invasions import decide
from barbaricum.bots.invasions.chart import DAYS_FROM, HOME_PORTS, first_step
from barbaricum.cli.fuzz.invasions.kinds import verb_first
from barbaricum.cli.fuzz.subject import Action, Choose
from barbaricum.core import AnyGame
from barbaricum.games.invasions.data.material import CREW, QUIET_ROUNDS, VIKING, size
from barbaricum.games.invasions.data.world import BIT, FIRST_HOME, REGION, WINTERING
from barbaricum.games.invasions.rules.actions import (
    DRAW,
    END,
    LAUNCH,
    LOAD,
    PLACE,
    RAID,
    RAID_ON,
    SAIL,
    WINTER,
)
from barbaricum.games.invasions.rules.decisions import Discard, Load, Sail, Settle
from barbaricum.games.invasions.rules.runes.play import Rune
from barbaricum.games.invasions.state import State

Actions = Sequence[Any]  # of Invasions

NOISE: Final = 0.04
FULL: Final = 4
"""Vikings with which a settler leaves."""


def greedy(_game: AnyGame, state: State, actions: Actions, _rng: random.Random) -> Action:
    """What the bot does, here without the detour of a view."""
    return decide(state, actions)


def noisy(policy: Choose, noise: float) -> Choose:
    """A policy that now and then takes any verb."""

    def choose(game: AnyGame, state: State, actions: Actions, rng: random.Random) -> Action:
        astray = rng.random() < noise
        return (verb_first if astray else policy)(game, state, actions, rng)

    return choose


def of(kind: type, actions: Actions) -> Actions:
    """The actions of one kind."""
    return [action for action in actions if isinstance(action, kind)]


def wanted_by_settlers(state: State, port: int) -> float:
    """V8.5 A port to settle; a town that guards its region. Sagas are left alone."""
    if state.towns & BIT[port]:
        return 0.7
    free = not state.settled & BIT[port] and not state.towns & REGION[port]
    return 1.0 if free else 0.0


def sail_to(state: State, wanted: Callable[[State, int], float]) -> Action | None:
    """V6 One step to the best port for its days."""
    here = DAYS_FROM[state.at[state.active]]
    goals = [
        (wanted(state, port) / (here[port] + 1), port)
        for port in range(FIRST_HOME)
        if here[port] and port not in state.missions
    ]
    rate, goal = max(goals)
    place = first_step(state, goal) if rate else None
    return None if place is None else SAIL[place]


def settlers(_game: AnyGame, state: State, actions: Actions, rng: random.Random) -> Action:
    """V11.6, V11.7 Everybody settles everything; nobody trades, so that sagas stay open."""
    for action in (PLACE, RAID_ON, RAID):
        if action in actions:
            return action
    dice: Actions = of(Settle, actions)
    if dice:
        return dice[-1]
    if state.pending is not None:
        return actions[rng.randrange(len(actions))]
    if state.at[state.active] == WINTERING:
        return settlers_at_home(state, actions, rng)
    return settlers_at_sea(state, actions)


def settlers_at_home(state: State, actions: Actions, rng: random.Random) -> Action:
    """V4 Vikings only, then any home port."""
    ready = state.crew(state.active) >= FULL or LOAD[VIKING] not in actions
    if not ready:
        return LOAD[VIKING]
    return LAUNCH[rng.randrange(len(HOME_PORTS))] if LAUNCH[0] in actions else END


def settlers_at_sea(state: State, actions: Actions) -> Action:
    """V6 On to the next port, with two vikings at least; the last of a jarl goes alone."""
    alone = state.crew(state.active) < 2 and state.reserve[state.active]
    if alone:
        return WINTER
    step = sail_to(state, wanted_by_settlers)
    return step if step in actions else END


def patient(game: AnyGame, state: State, actions: Actions, rng: random.Random) -> Action:
    """V11.7 A hundred turns each: something happens only when it must."""
    if state.quiet < QUIET_ROUNDS * state.table.seats // 2 and END in actions:
        return END
    return greedy(game, state, actions, rng)


def hoarders(game: AnyGame, state: State, actions: Actions, rng: random.Random) -> Action:
    """V4.4 Goods of one kind into every hold, until the supply is empty."""
    loads = of(Load, actions)
    if len(loads) > 1 and size(state.hold[state.active]) < state.limit:
        return loads[1 + state.turn % 5 % (len(loads) - 1)]
    if END in actions and (rng.random() < 0.5 or not state.hold[state.active] & CREW):
        return LOAD[VIKING] if LOAD[VIKING] in actions else END
    return greedy(game, state, actions, rng)


def drifters(game: AnyGame, state: State, actions: Actions, rng: random.Random) -> Action:
    """V7 All days at sea, mostly away from home."""
    sails = of(Sail, actions)
    if not sails:
        return greedy(game, state, actions, rng)
    here = DAYS_FROM[WINTERING]
    away = [sail for sail in sails if here[sail.place] > here[state.at[state.active]]]
    some = away if away and rng.random() < 0.6 else sails
    return some[rng.randrange(len(some))]


def runes(game: AnyGame, state: State, actions: Actions, rng: random.Random) -> Action:
    """V5, V9 Full hands; every rune at the first occasion, or to the discards for the wind."""
    if DRAW in actions:
        return DRAW
    plays: Actions = of(Rune, actions)
    if plays:
        return verb_first(game, state, plays, rng)
    discards: Actions = of(Discard, actions)
    if discards and rng.random() < 0.1:
        return discards[rng.randrange(len(discards))]
    return greedy(game, state, actions, rng)


def settlers_with_runes(
    game: AnyGame, state: State, actions: Actions, rng: random.Random
) -> Action:
    """V11.6 Settlers who also drive each other out."""
    plays: Actions = of(Rune, actions)
    if DRAW in actions and rng.random() < 0.5:
        return DRAW
    if plays and rng.random() < 0.3:
        return verb_first(game, state, plays, rng)
    return settlers(game, state, actions, rng)


STEERING: Final[dict[str, Choose]] = {
    "greedy": noisy(greedy, NOISE),
    "runes": noisy(runes, NOISE),
    "drifters": noisy(drifters, NOISE),
    "settlers": noisy(settlers, 0.005),
    "settlers-with-runes": noisy(settlers_with_runes, 0.005),
    "patient": noisy(patient, 0.005),
    "hoarders": noisy(hoarders, NOISE),
}
