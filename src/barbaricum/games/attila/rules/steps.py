"""What follows from the sequence of play: legal actions, refusals, and the step itself."""

from __future__ import annotations

from barbaricum.core.errors import InvalidAction, Refusal
from barbaricum.core.event import Event
from barbaricum.core.game import CHANCE
from barbaricum.games.attila.rules.move import Move
from barbaricum.games.attila.rules.sequence import SEQUENCE
from barbaricum.games.attila.rules.setup import Deal, First
from barbaricum.games.attila.state import State


def legal(state: State) -> tuple[Move, ...]:
    """Every legal action of the seat to act, or every outcome of chance."""
    result: tuple[Move, ...] = ()
    for offered in SEQUENCE[state.phase].offers:
        result += offered(state)
    return result


def why_not(state: State, action: Move) -> Refusal | None:
    """The first rule that forbids the action to the seat to act."""
    if not isinstance(action, Move):
        raise InvalidAction("not-an-action", text=action, game="attila")
    question = SEQUENCE[state.phase]
    if type(action) in question.answers:
        return action.why_not(state)
    if question.comes_first is not None and _waits(state, action):
        return question.comes_first()
    refusal = action.out_of_turn(state)
    if refusal is None:
        assert question.comes_first is not None
        refusal = question.comes_first()
    return refusal


def _waits(state: State, action: Move) -> bool:
    """Whether nothing is said of the action itself: the game is over, or chance has to act."""
    chance = isinstance(action, First | Deal)
    return state.phase == "over" or (state.actor == CHANCE and not chance)


def step(state: State, action: Move) -> State:
    """The state after a legal action."""
    new = state.copy()
    action.do(new)
    SEQUENCE[state.phase].answers[type(action)](new)
    return new


def narrate(state: State, action: Move) -> tuple[State, list[Event]]:
    """The same step, and what happened in it, in order."""
    new = state.copy()
    log: list[Event] = []
    new.log = log
    action.do(new)
    SEQUENCE[state.phase].answers[type(action)](new)
    new.log = None
    return new, log
