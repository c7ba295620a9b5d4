"""Games played by seeded dice: their states, a sample of them, and their records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from barbaricum.core import CHANCE, AnyGame, Json, Luck, Record, draw
from tests.contract.tables import Table

State = Any  # each game has its own kind of state and action
Action = Any

LONGEST: Final = 2000
"""Rows after which a random game counts as endless; about 300 are usual."""


class Move(NamedTuple):
    """One row of a game, with the states on both sides."""

    before: State
    action: Action
    after: State


def verb(game: AnyGame, action: Action) -> str:
    """The first word of an action."""
    return game.text(action).partition(" ")[0]


def choose(game: AnyGame, state: State, rng: Random) -> Action:
    """Chance by its odds; a seat first a verb, then one of its actions, so that no verb drowns."""
    if game.to_act(state) == CHANCE:
        return draw(game.odds(state), rng)
    legal = game.legal(state)
    wanted = rng.choice(sorted({verb(game, action) for action in legal}))
    return rng.choice([action for action in legal if verb(game, action) == wanted])


def moves(table: Table, seed: int) -> Iterator[Move]:
    """A whole game, or AssertionError if it has a dead end or no end."""
    game, rng = table.game, Random(seed)
    state = game.setup(table.seats, table.options)
    for _ in range(LONGEST):
        if game.to_act(state) is None:
            return
        assert game.legal(state), f"dead end: {game.snapshot(state)}"
        action = choose(game, state, rng)
        after = game.step(state, action)
        yield Move(state, action, after)
        state = after
    raise AssertionError(f"no end after {LONGEST} rows: {game.snapshot(state)}")


def visited(table: Table, seed: int) -> list[State]:
    """Every state of a whole game, the set-up and the end included."""
    start = table.game.setup(table.seats, table.options)
    return [start, *(move.after for move in moves(table, seed))]


def sample(table: Table, seed: int, each: int = 2) -> list[State]:
    """Of a whole game, the first few states of every kind of question, and the end."""
    game, seen, kept = table.game, Counter[tuple[object, ...]](), []
    for state in visited(table, seed):
        verbs = frozenset(verb(game, action) for action in game.legal(state))
        question = (game.to_act(state) == CHANCE, verbs)
        seen[question] += 1
        if seen[question] <= each:
            kept.append(state)
    return kept


def everybody(table: Table) -> list[int | None]:
    """All who look on: the seats, and an onlooker."""
    return [*range(table.seats), None]


def played(
    game: AnyGame, seats: int, options: Mapping[str, Json], seed: int, luck: Luck | None = None
) -> Record:
    """The record of a whole game; with luck, its chance rows are drawn verifiably."""
    record = Record.begin(game, [{"name": f"player {seat}"} for seat in range(seats)], options)
    state, rng, draws = game.setup(seats, options), Random(seed), 0
    while (actor := game.to_act(state)) is not None:
        action = choose(game, state, rng)
        if luck and actor == CHANCE:
            action = luck.draw(game.odds(state), draws)
        draws += actor == CHANCE
        record.log.append((actor, game.text(action)))
        state = game.step(state, action)
    record.close(game, state)
    if luck:
        record.chance = {
            "commit": luck.commit,
            "secret": luck.secret.hex(),
            "entropy": list(luck.entropy),
        }
    return record
