"""What holds in every state of every game: the contract, looked at from outside."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Final

from barbaricum.cli.fuzz.plan import Plan
from barbaricum.cli.fuzz.subject import Action, State, Subject, require
from barbaricum.core import AnyGame, record
from barbaricum.core.event import Event

AGREE_IN: Final = 16
RESTORE_IN: Final = 40
GUESS_IN: Final = 40
PURE_IN: Final = 4
"""One row in so many gets each of the dear checks."""

STRANGERS: Final = 40
"""So many of all actions are asked for their refusal."""


def check_legal(actions: Sequence[Action]) -> None:
    """Contract 5.1 No dead end, no duplicates."""
    require(bool(actions), "dead end: somebody has to act, but nothing is legal")
    require(len(set(actions)) == len(actions), "an action is legal twice")


def check_odds(game: AnyGame, state: State, actions: Sequence[Action]) -> None:
    """At CHANCE the odds are those of `legal`, in its order, each a whole number above 0."""
    odds = game.odds(state)
    require(list(odds) == list(actions), "odds and legal differ")
    require(all(type(odd) is int and odd > 0 for odd in odds.values()), "odds are no weights")


def check_state(subject: Subject, state: State, actions: Sequence[Action], plan: Plan) -> None:
    """The dear checks, each on a sample of the rows."""
    rng = plan.rng
    if not rng.randrange(AGREE_IN):
        check_agreement(subject, state, actions, rng)
    if not rng.randrange(RESTORE_IN):
        check_restore(subject.game, state)
    if not rng.randrange(GUESS_IN):
        seat = rng.randrange(plan.seats + 1)
        check_guess(subject.game, state, seat if seat < plan.seats else None, rng)


def check_agreement(
    subject: Subject, state: State, actions: Sequence[Action], rng: random.Random
) -> None:
    """Contract 5.3 An action is legal exactly if `why_not` is None."""
    game, legal = subject.game, set(actions)
    for action in rng.sample(subject.actions, min(STRANGERS, len(subject.actions))):
        refused = game.why_not(state, action) is not None
        require(refused != (action in legal), f"legal and why_not differ: {game.text(action)}")
    for action in actions[:STRANGERS]:
        refusal = game.why_not(state, action)
        require(refusal is None, f"legal, but refused: {game.text(action)} ({refusal})")
        require(game.parse(game.text(action)) == action, f"no round trip: {game.text(action)}")


def check_restore(game: AnyGame, state: State) -> None:
    """Contract 5.4 A snapshot is JSON and gives the state back."""
    written = game.snapshot(state)
    require(game.restore(json.loads(json.dumps(written))) == state, "snapshot and restore differ")


def check_guess(game: AnyGame, state: State, seat: int | None, rng: random.Random) -> None:
    """Contract 5.7 A guess from a view has that very view."""
    view = game.view(state, seat)
    require(view == json.loads(json.dumps(view)), f"the view of seat {seat} is no JSON")
    guessed = game.guess(view, rng)
    require(game.view(guessed, seat) == view, f"a guess of seat {seat} has another view")


def checked_step(
    game: AnyGame, state: State, action: Action, rng: random.Random
) -> tuple[State, Sequence[Event]]:
    """Contract 5.5 `step` leaves its argument unchanged; on a sample it is looked at."""
    if rng.randrange(PURE_IN):
        return game.narrate(state, action)
    before = hash(state)
    after, told = game.narrate(state, action)
    require(hash(state) == before, f"step changed its argument: {game.text(action)}")
    require(after == game.step(state, action), f"step and narrate differ: {game.text(action)}")
    require(after == game.apply(state, action), f"step and apply differ: {game.text(action)}")
    return after, told


def check_record(game: AnyGame, kept: record.Record, last: State) -> None:
    """Contract 5.4 The record is text, comes back, and replays to the same end."""
    read = record.loads(record.dumps(kept))
    require(record.dumps(read) == record.dumps(kept), "the record does not round-trip")
    state = None
    for state in record.replay(read):  # noqa: B007  only the last one counts
        pass
    require(state == last, "the replay ends in another state")
    require(game.result(state) == game.result(last), "the replay has another result")
