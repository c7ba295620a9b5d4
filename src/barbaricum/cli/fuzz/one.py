"""Playing one game of a run, and keeping what went wrong."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from barbaricum.cli.fuzz import coverage
from barbaricum.cli.fuzz.checks import (
    check_legal,
    check_odds,
    check_record,
    check_state,
    checked_step,
)
from barbaricum.cli.fuzz.patience import SECONDS, patience
from barbaricum.cli.fuzz.plan import Plan
from barbaricum.cli.fuzz.subject import Action, Broken, State, Subject, Tally, require
from barbaricum.core import CHANCE, draw
from barbaricum.core.record import Record

TAKES_BACK_IN: Final = 40
"""In a game with undo, one decision in so many is taken back."""


@dataclass(frozen=True, slots=True)
class Failure:
    """What broke: `record` holds the rows before it, which can be replayed."""

    number: int
    kind: str
    reason: str
    details: str
    record: Record


@dataclass(slots=True)
class Game:
    """A game while it is played."""

    subject: Subject
    plan: Plan
    record: Record
    state: State
    tally: Tally = field(default_factory=Counter)
    past: list[tuple[int, State]] = field(default_factory=list)
    """The rows that stand: who acted, and the state before."""
    doing: str = "setup"
    failure: Failure | None = None


def play(subject: Subject, plan: Plan) -> Game:
    """The whole game; a failure is kept in it, not raised."""
    seats = [{"name": policy} for policy in plan.policies]
    record = Record.begin(subject.game, seats, plan.options)
    record.extra["fuzz"] = {"seed": plan.seed, "game": plan.number}
    played = Game(subject, plan, record, None)
    try:
        with patience(SECONDS):
            _play_on(played)
    except Exception as error:
        played.failure = _failure(played, error)
    return played


def _play_on(played: Game) -> None:
    """From set-up to the end, every check on the way."""
    game, most = played.subject.game, played.subject.most_rows
    played.state = game.setup(played.plan.seats, played.plan.options)
    while (seat := game.to_act(played.state)) is not None:
        require(len(played.record.log) < most, f"endless: {most} rows and no end")
        _row(played, seat)
        if played.plan.undo and seat != CHANCE:
            _perhaps_undo(played)
    played.doing = "the end"
    require(not game.legal(played.state), "the game is over, but something is legal")
    result = game.result(played.state)
    require(result is not None, "the game is over, but has no result")
    played.record.close(game, played.state)
    if played.subject.watch_end is not None:
        played.subject.watch_end(played.state, played.tally)
    elif result is not None:
        options = played.record.options
        coverage.watch_end(played.plan.seats, options, result, played.tally)
    check_record(game, played.record, played.state)


def _row(played: Game, seat: int) -> None:
    """One decision or one draw."""
    subject, state, rng = played.subject, played.state, played.plan.rng
    game = subject.game
    played.doing = f"seat {seat} to act"
    actions = game.legal(state)
    check_legal(actions)
    check_state(subject, state, actions, played.plan)
    action = _chosen(played, seat, actions)
    text = played.doing = game.text(action)
    after, told = checked_step(game, state, action, rng)
    subject.check(state, after)
    if subject.watch is None:
        coverage.watch(subject, state, action, told, played.tally)
    else:
        subject.watch(state, action, after, played.tally)
    played.record.log.append((seat, text))
    played.past.append((seat, state))
    played.state = after


def _chosen(played: Game, seat: int, actions: Sequence[Action]) -> Action:
    """What the policy of the seat, or chance, chooses."""
    subject, state, rng = played.subject, played.state, played.plan.rng
    if seat == CHANCE:
        check_odds(subject.game, state, actions)
        return draw(subject.game.odds(state), rng)
    policy = subject.policies[played.plan.policies[seat]]
    return policy(subject.game, state, actions, rng)


def _perhaps_undo(played: Game) -> None:
    """Some seat may take its last decision back, and all that came after; an ended game stands."""
    rng = played.plan.rng
    if rng.randrange(TAKES_BACK_IN) or played.subject.game.to_act(played.state) is None:
        return
    seat = rng.randrange(played.plan.seats)
    last = max((at for at, row in enumerate(played.past) if row[0] == seat), default=None)
    if last is not None:
        played.state = played.past[last][1]
        del played.past[last:]
        played.record.log.append((seat, "undo"))
        played.tally[coverage.UNDO] += 1


def _failure(played: Game, error: Exception) -> Failure:
    """The failure as it is kept: a property that does not hold, or a crash."""
    kind = "broken" if isinstance(error, Broken) else "crash"
    reason = f"{played.doing}: {type(error).__name__}: {error}"
    details = "".join(traceback.format_exception(error))
    played.record.extra["fuzz"] |= {"doing": played.doing, "reason": reason}
    return Failure(played.plan.number, kind, reason, details, played.record)
