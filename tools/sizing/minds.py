"""Processor time of a bot's decision, at each level."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from barbaricum import bots, games
from barbaricum.cli.bench.sample import middle

LEVELS: Final = ("novice", "greedy", "steady", "strong:24", "strong")
POSITIONS: Final = 12
SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class Thought:
    """Milliseconds on average, by level."""

    game: str
    taken: dict[str, float]


def measured(seed: int) -> Iterator[Thought]:
    """At positions out of the middle of games, with more than one legal action."""
    for name in games.names():
        game, rng = games.get(name), random.Random(seed)
        views = [middle(game, SEATS, rng) for _ in range(POSITIONS)]
        taken = {}
        for level in LEVELS:
            bot = bots.get(level)
            bot.choose(game, views[0], rng)  # what is looked up in tables fills them the first time
            began = time.process_time()
            for view in views:
                bot.choose(game, view, rng)
            taken[level] = (time.process_time() - began) / POSITIONS * 1000
        yield Thought(name, taken)
