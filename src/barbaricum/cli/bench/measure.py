"""The measurements: moves in a second, microseconds of a call, bytes of a record.

All times are those of this process alone, so that other programs disturb them less.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from barbaricum.bots.library import lore_of
from barbaricum.bots.search import Budget
from barbaricum.bots.strong import search
from barbaricum.cli.bench.sample import Action, Position, middle, moves, recorded
from barbaricum.core import AnyGame, record

SEARCHED: Final = 4
SIMULATIONS: Final = 60
"""Positions, and simulations at each."""


@dataclass(frozen=True, slots=True)
class Spread:
    """The middle of many measurements, and the end."""

    median: float
    most: float
    """The 99th percentile of calls, the maximum of sizes."""


def percentile(values: Iterable[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def moves_per_second(game: AnyGame, seats: int, seed: int, seconds: float) -> float:
    """Whole games on one core until the time is over; chance costs time, but does not count."""
    rng = random.Random(seed)
    moves(game, seats, rng)
    decisions, spent = 0, 0.0
    start = time.process_time()
    while spent < seconds:
        decisions += moves(game, seats, rng)
        spent = time.process_time() - start
    return decisions / spent


def simulations_per_second(game: AnyGame, seats: int, seed: int, seconds: float) -> float:
    """Simulations of `strong` at positions out of the middle of games, until the time is over."""
    rng, lore = random.Random(seed), lore_of(game.name)
    views = [middle(game, seats, rng) for _ in range(SEARCHED)]
    made, spent = 0, 0.0
    start = time.process_time()
    while spent < seconds:
        for view in views:
            found = search(game, view, rng, lore, Budget(SIMULATIONS))
            made += sum(one.edge.visits for one in found)
        spent = time.process_time() - start
    return made / spent


def microseconds(call: Callable[[Position], object], met: Iterable[Position]) -> Spread:
    """How long one call takes at each position."""
    taken = []
    for position in met:
        start = time.process_time_ns()
        call(position)
        taken.append((time.process_time_ns() - start) / 1000)
    return Spread(percentile(taken, 0.5), percentile(taken, 0.99))


def calls(game: AnyGame, met: list[Position], rng: random.Random) -> dict[str, Spread]:
    """Every call of the contract that somebody waits for."""
    asked = iter([rng.choice(met).action for _ in met])
    views = {id(at): game.view(at.state, at.seat) for at in met}
    written = {id(at): game.snapshot(at.state) for at in met}

    def why_not(at: Position) -> object:
        action: Action = next(asked)
        return game.why_not(at.state, action)

    return {
        "apply": microseconds(lambda at: game.apply(at.state, at.action), met),
        "guess": microseconds(lambda at: game.guess(views[id(at)], rng), met),
        "view": microseconds(lambda at: game.view(at.state, at.seat), met),
        "legal": microseconds(lambda at: game.legal(at.state), met),
        "why_not": microseconds(why_not, met),
        "snapshot": microseconds(lambda at: game.snapshot(at.state), met),
        "restore": microseconds(lambda at: game.restore(written[id(at)]), met),
    }


def records(game: AnyGame, seats: int, games: int, seed: int) -> tuple[Spread, Spread]:
    """Bytes of the records of whole games, and milliseconds to replay each."""
    rng = random.Random(seed)
    sizes, taken = [], []
    for _ in range(games):
        text = record.dumps(recorded(game, seats, rng)[0])
        sizes.append(float(len(text.encode())))
        start = time.process_time_ns()
        for _state in record.replay(record.loads(text)):
            pass
        taken.append((time.process_time_ns() - start) / 1_000_000)
    return (
        Spread(percentile(sizes, 0.5), max(sizes)),
        Spread(percentile(taken, 0.5), percentile(taken, 0.99)),
    )
