"""Games of Invasions with a bug planted in them, and positions no rule leads to."""

from __future__ import annotations

from collections.abc import Callable

from barbaricum.core.memo import put
from barbaricum.games.invasions.data.cards import ONE_RUNE
from barbaricum.games.invasions.data.material import ONE
from barbaricum.games.invasions.data.world import INDEX, TOWNS
from barbaricum.games.invasions.game import Invasions
from barbaricum.games.invasions.rules.decisions import (
    Action,
    End,
    Load,
    RuneCard,
    Sail,
    Trade,
)
from barbaricum.games.invasions.rules.runes.play import Rune
from barbaricum.games.invasions.state import State

Step = Callable[[State, Action], State]
Change = Callable[[State], None]


def lose_a_viking(state: State, action: Action) -> State:
    after = Invasions.step(state, action)
    if isinstance(action, Load) and action.piece == 0:
        after = after.copy()
        after.reserve = put(after.reserve, state.active, after.reserve[state.active] - 1)
    return after


def lose_a_token(state: State, action: Action) -> State:
    after = Invasions.step(state, action)
    if isinstance(action, Load) and action.piece:
        after = after.copy()
        after.goods -= ONE[action.piece]
    return after


def lose_a_rune(state: State, action: Action) -> State:
    after = Invasions.step(state, action)
    if isinstance(action, RuneCard) and state.phase == "turn":
        after = after.copy()
        after.hands = put(after.hands, 0, after.hands[0] + ONE_RUNE[action.rune])
    return after


def eighth_day(state: State, action: Action) -> State:
    after = Invasions.step(state, action)
    if isinstance(action, Sail) and after.sailed > 1:
        after = after.copy()
        after.sailed = 8
    return after


def lose_a_point(state: State, action: Action) -> State:
    after = Invasions.step(state, action)
    if isinstance(action, Rune | Trade | End):
        after = after.copy()
        after.vp = put(after.vp, state.active, 0)
    return after


class Planted(Invasions):
    """Invasions with another step."""

    def __init__(self, step: Step) -> None:
        self.step = step  # type: ignore[assignment]  # the bug itself
        self.narrate = lambda state, action: (step(state, action), [])  # type: ignore[method-assign]  # as above


def two_ships_in_york(state: State) -> None:
    state.at = (INDEX["york"], INDEX["york"], *state.at[2:])


def town_rebuilt(state: State) -> None:
    state.towns = TOWNS


def saga_twice(state: State) -> None:
    state.open = (*state.open[:2], state.won[0][0] if state.won[0] else state.won[1][0])


def saga_back(state: State) -> None:
    state.left = 1, *state.left[1:]


def no_crew(state: State) -> None:
    state.hold = (0,) * len(state.hold)
