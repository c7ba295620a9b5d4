"""What every level chooses in some positions of recorded games."""

import random
from collections.abc import Iterator
from pathlib import Path

from barbaricum import bots, games
from barbaricum.core.record import loads, standing

RECORDS = Path(__file__).parents[1] / "records"
GOLDEN = Path(__file__).with_name("choices.txt")
POSITIONS = {
    "attila/a1-2-four-bots": range(20, 300, 25),
    "attila/a8-3-gap-of-two": range(30, 200, 40),
    "invasions/v1-5-two-jarls": range(40, 600, 40),
    "invasions/v1-5-four-jarls": range(20, 900, 50),
}
"""Rows after which the next decision with a choice is looked at."""
LEVELS = {
    "attila": ("novice", "greedy", "steady", "steady+builder", "strong:24"),
    "invasions": ("novice", "greedy", "steady", "steady+trader", "strong:32"),
}


def chosen(name: str) -> Iterator[str]:
    """A line for each position of a record and each level."""
    record = loads((RECORDS / f"{name}.json").read_text("utf-8"))
    game = games.get(record.game)
    state, wanted = game.setup(len(record.seats), record.options), list(POSITIONS[name])
    for row, (seat, text) in enumerate(standing(record)):
        if wanted and row >= wanted[0] and seat >= 0 and len(game.legal(state)) > 1:
            del wanted[0]
            view = game.view(state, seat)
            for level in LEVELS[game.name]:
                choice = bots.get(level).choose(game, view, random.Random(row))
                yield f"{name} {row} {level}: {choice}"
        state = game.apply(state, game.parse(text))


def every_choice() -> list[str]:
    """All of them."""
    return [line for name in POSITIONS for line in chosen(name)]
