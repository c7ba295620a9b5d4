"""The moves worth a thought in Invasions: an action, or a goal and all that leads to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple

from barbaricum.bots.invasions.decide import decide, head_for
from barbaricum.bots.invasions.goals import Goal, ranked_here, reachable, wished
from barbaricum.bots.invasions.runes import CHOICES
from barbaricum.bots.invasions.scene import Prizes, Scene, scene_of
from barbaricum.bots.invasions.worth import raid, settle, trade
from barbaricum.games.invasions.data.cards import RUNES
from barbaricum.games.invasions.data.material import DAYS, GOODS
from barbaricum.games.invasions.data.world import WINTERING
from barbaricum.games.invasions.rules.actions import END, WINTER
from barbaricum.games.invasions.rules.decisions import Action, Raid, Settle, Trade
from barbaricum.games.invasions.rules.runes.play import Rune
from barbaricum.games.invasions.rules.ship import in_supply
from barbaricum.games.invasions.state import State

GOALS: Final = 5
"""So many goals are thought of at once."""
A_RUNE: Final = 1.0
"""Points that a rune is worth whose rule says yes."""


class Plan(NamedTuple):
    """An action to begin with, and the goal it leads to, if any."""

    action: Action
    goal: Goal | None = None


Rated = list[tuple[float, Plan]]


def plans(state: State, actions: Sequence[Action], prizes: Prizes) -> Rated:
    """What is worth a thought, what one would do at once first."""
    choice = decide(state, actions, prizes)
    if len(actions) == 1 or state.pending is not None:
        return [(1.0, Plan(choice)), *((0.0, Plan(a)) for a in actions if a is not choice)]
    onward = voyages(state, actions, prizes)
    here = [(worth, Plan(action)) for worth, action in at_hand(state, actions, prizes)]
    here.sort(key=_worth, reverse=True)
    found = with_more(here, onward[0][0]) + onward
    runes = [(A_RUNE, Plan(action)) for action in helpful(state, actions)]
    return chosen_first(choice, with_more(runes, found[0][0]) + found)


def chosen_first(choice: Action, found: Rated) -> Rated:
    """The plan that begins with this action before all others, as good as the best of them."""
    most = found[0][0]
    first = next((plan for _, plan in found if plan.action is choice), Plan(choice))
    return [(most, first), *(one for one in found if one[1] != first)]


def _worth(one: tuple[float, Plan]) -> float:
    return one[0]


def with_more(found: Rated, more: float) -> Rated:
    """What takes no day, with what can follow it."""
    return [(worth + more, plan) for worth, plan in found]


def voyages(state: State, actions: Sequence[Action], prizes: Prizes) -> Rated:
    """V6 The best goals, each with the first action on the way to it; or V10.1 home."""
    found: dict[Plan, float] = {}
    for goal in goals(state, prizes):
        action = head_for(state, actions, goal, prizes)
        plan = Plan(action) if action in (END, WINTER) else Plan(action, goal)
        found.setdefault(plan, DAYS * goal.rate)
    if not found or WINTER in actions:  # with a voyage ahead nobody stays in the wintering zone
        found.setdefault(Plan(WINTER if WINTER in actions else END), 0.0)
    return [(worth, plan) for plan, worth in found.items()]


def goals(state: State, prizes: Prizes) -> list[Goal]:
    """The goals that bring most for their days."""
    if state.at[state.active] != WINTERING:
        return list(islice(reachable(state, ranked_here(state, prizes)), GOALS))
    supply = tuple([piece for piece in GOODS if in_supply(state, piece)])
    return list(islice(reachable(state, wished(scene_of(state, prizes), supply)), GOALS))


def at_hand(
    state: State, actions: Sequence[Action], prizes: Prizes
) -> Iterator[tuple[float, Action]]:
    """V8 What each mission in this port promises."""
    scene = scene_of(state, prizes)
    for action in actions:
        if isinstance(action, Trade | Raid | Settle):
            yield mission_worth(state, action, scene), action


def mission_worth(state: State, action: Trade | Raid | Settle, scene: Scene) -> float:
    """V8 One of them; with other dice than the best ones a little less."""
    here, crew = state.at[state.active], state.crew(state.active)
    match action:
        case Trade(piece=piece):
            return trade(scene, here, piece)
        case Raid():
            return raid(scene, here, crew)
        case Settle(dice=thrown):
            worth, dice = settle(scene, here, crew)
            return worth - abs(thrown - dice)


def helpful(state: State, actions: Sequence[Action]) -> Iterator[Action]:
    """V9.1 The runes whose rule says yes."""
    runes: dict[int, list[Rune]] = {}
    for action in actions:
        if isinstance(action, Rune):
            runes.setdefault(action.rune, []).append(action)
    for rune, plays in runes.items():
        chosen = CHOICES[RUNES[rune].name](state, plays)
        if chosen is not None:
            yield chosen
