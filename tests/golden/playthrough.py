"""A whole game as a text to read: a line for each row, and the position after each turn."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from barbaricum import bots
from barbaricum.core import CHANCE, AnyGame, Json, draw, record
from barbaricum.core.record import Record
from barbaricum.games import get
from tests.golden import attila, invasions

FOLDER = Path(__file__).parent
Action = Any  # an action of the game that is played
State = Any  # a state of it
Snapshot = dict[str, Json]


@dataclass(frozen=True)
class Golden:
    """A file: the game, its table, and who plays."""

    game: str
    seats: int
    bot: str | None = None
    """Nobody: by chance, a verb first, then one of its actions, so that all verbs come up."""
    options: Mapping[str, Json] = field(default_factory=dict)


GAMES = {
    "attila-2-seats": Golden("attila", 2),
    "attila-4-seats": Golden("attila", 4),
    "invasions-2-seats": Golden("invasions", 2, "greedy", {"sagas_per_era": 4}),
    "invasions-3-seats": Golden("invasions", 3, None, {"conflict_runes": True}),
}

BEGINS_TURN: Mapping[str, Callable[[Snapshot, Snapshot], bool]] = {
    "attila": attila.begins_turn,
    "invasions": invasions.begins_turn,
}
POSITION: Mapping[str, Callable[[Snapshot], Iterator[str]]] = {
    "attila": attila.position,
    "invasions": invasions.position,
}


def playthrough(name: str) -> str:
    """The text of one file."""
    return "\n".join(lines(game_of(GAMES[name]))) + "\n"


def game_of(golden: Golden) -> Record:
    """The game itself."""
    game, rng = get(golden.game), random.Random(375)
    seats = [{"name": f"seat {seat}"} for seat in range(golden.seats)]
    kept = Record.begin(game, seats, golden.options)
    state = game.setup(golden.seats, golden.options)
    while (seat := game.to_act(state)) is not None:
        action = draw(game.odds(state), rng) if seat == CHANCE else decided(golden, state, rng)
        kept.log.append((seat, game.text(action)))
        state = game.step(state, action)
    kept.close(game, state)
    return kept


def decided(golden: Golden, state: State, rng: random.Random) -> Action:
    """What the bot does, or any verb."""
    game = get(golden.game)
    if golden.bot is None:
        return chosen(game, game.legal(state), rng)
    view = game.view(state, game.to_act(state))
    return game.parse(bots.get(golden.bot).choose(game, view, rng))


def chosen(game: AnyGame, actions: Sequence[Action], rng: random.Random) -> Action:
    """One action of one verb; tiles count as one, and so do runes."""
    verbs: dict[str, list[Action]] = {}
    for action in actions:
        verbs.setdefault(game.text(action).partition(" ")[0], []).append(action)
    of_verb = verbs[list(verbs)[rng.randrange(len(verbs))]]
    return of_verb[rng.randrange(len(of_verb))]


def lines(kept: Record) -> Iterator[str]:
    """The rows, the positions between turns, the result."""
    game = get(kept.game)
    yield f"{kept.game}, rules {kept.rules}, data {kept.data}, {len(kept.seats)} seats"
    snapshots = (game.snapshot(state) for state in record.replay(kept))
    for (seat, text), (before, after) in zip(kept.log, pairwise(snapshots), strict=True):
        yield f"{'chance' if seat == CHANCE else f'seat {seat}'}: {text}"
        if BEGINS_TURN[kept.game](before, after):
            yield from POSITION[kept.game](after)
    assert kept.result is not None
    for key, value in kept.result.items():
        yield f"{key}: {value}"
