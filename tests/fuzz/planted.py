"""Games of Attila with a bug planted in them, for the fuzzer to find."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from barbaricum.cli.fuzz.attila import SUBJECT
from barbaricum.cli.fuzz.subject import Subject
from barbaricum.core import Refusal
from barbaricum.games.attila.data.material import ONE
from barbaricum.games.attila.game import Attila
from barbaricum.games.attila.rules.actions import SCORE, Action, End, Exchange, Play, War
from barbaricum.games.attila.state import State

Step = Callable[[State, Action], State]


def lose_a_token(state: State, action: Action) -> State:
    after = Attila.step(state, action)
    if isinstance(action, Play) and state.number > 60:
        after = after.copy()
        after.supply -= ONE[action.people]
    return after


def lose_a_card(state: State, action: Action) -> State:
    after = Attila.step(state, action)
    if isinstance(action, War) and action.cards:
        after = after.copy()
        after.discard -= ONE[0]
    return after


def crash(state: State, action: Action) -> State:
    if isinstance(action, End):
        raise ZeroDivisionError("planted")
    return Attila.step(state, action)


def never_end(state: State, action: Action) -> State:
    after = Attila.step(state, action)
    return after if after.actor is not None else state


def change_what_was_given(state: State, action: Action) -> State:
    after = Attila.step(state, action)
    if isinstance(action, Play):
        state.first = (state.first + 1) % state.table.seats
    return after


def never_come_back(state: State, action: Action) -> State:
    while isinstance(action, War):
        pass
    return Attila.step(state, action)


class Planted(Attila):
    """Attila with another step."""

    def __init__(self, step: Step) -> None:
        self.step = step  # type: ignore[assignment]  # the bug itself


class DeadEnd(Attila):
    """Nothing is legal before a scoring."""

    @staticmethod
    def legal(state: State) -> tuple[Action, ...]:
        actions = tuple(Attila.legal(state))
        return () if SCORE in actions else actions


class Twice(Attila):
    """The first action is legal twice."""

    @staticmethod
    def legal(state: State) -> tuple[Action, ...]:
        actions = tuple(Attila.legal(state))
        return (*actions, actions[0]) if state.number > 40 and actions else actions


class Lenient(Attila):
    """Exchange is refused to nobody, and offered to some."""

    @staticmethod
    def why_not(state: State, action: Action) -> Refusal | None:
        return None if isinstance(action, Exchange) else Attila.why_not(state, action)


def subject(game: Attila) -> Subject:
    """The fuzzer's Attila, with this game in its place."""
    return replace(SUBJECT, game=game)
