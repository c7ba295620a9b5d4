"""Games of Attila with a bug planted in them, for the fuzzer to find."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from barbaricum.cli.fuzz.attila import SUBJECT
from barbaricum.cli.fuzz.subject import Subject
from barbaricum.core import Refusal
from barbaricum.games.attila.data.material import ONE
from barbaricum.games.attila.game import Attila
from barbaricum.games.attila.rules.move import Move
from barbaricum.games.attila.rules.scoring import SCORE
from barbaricum.games.attila.rules.tiles import End, Exchange
from barbaricum.games.attila.rules.turn import Play
from barbaricum.games.attila.rules.war import LayCards
from barbaricum.games.attila.state import State

Step = Callable[[State, Move], State]


def lose_a_token(state: State, action: Move) -> State:
    after = Attila.step(state, action)
    if isinstance(action, Play) and state.number > 60:
        after = after.copy()
        after.supply -= ONE[action.people]
    return after


def lose_a_card(state: State, action: Move) -> State:
    after = Attila.step(state, action)
    if isinstance(action, LayCards) and action.cards:
        after = after.copy()
        after.discard -= ONE[0]
    return after


def crash(state: State, action: Move) -> State:
    if isinstance(action, End):
        raise ZeroDivisionError("planted")
    return Attila.step(state, action)


def never_end(state: State, action: Move) -> State:
    after = Attila.step(state, action)
    return after if after.actor is not None else state


def change_what_was_given(state: State, action: Move) -> State:
    after = Attila.step(state, action)
    if isinstance(action, Play):
        state.first = (state.first + 1) % state.table.seats
    return after


def never_come_back(state: State, action: Move) -> State:
    while isinstance(action, LayCards):
        pass
    return Attila.step(state, action)


class Planted(Attila):
    """Attila with another step."""

    def __init__(self, step: Step) -> None:
        super().__init__()
        self.step = step  # type: ignore[assignment]  # the bug itself
        self.narrate = lambda state, action: (step(state, action), [])


class DeadEnd(Attila):
    """Nothing is legal before a scoring."""

    @staticmethod
    def legal(state: State) -> tuple[Move, ...]:
        actions = tuple(Attila.legal(state))
        return () if SCORE in actions else actions


class Twice(Attila):
    """The first action is legal twice."""

    @staticmethod
    def legal(state: State) -> tuple[Move, ...]:
        actions = tuple(Attila.legal(state))
        return (*actions, actions[0]) if state.number > 40 and actions else actions


class Lenient(Attila):
    """Exchange is refused to nobody, and offered to some."""

    @staticmethod
    def why_not(state: State, action: Move) -> Refusal | None:
        return None if isinstance(action, Exchange) else Attila.why_not(state, action)


def subject(game: Attila) -> Subject:
    """The fuzzer's Attila, with this game in its place."""
    return replace(SUBJECT, game=game)
