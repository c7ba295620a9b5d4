"""Find the weights of the bots' features: `python -m tools.tune_bots attila [--games 2000]`.

Bots that choose quickly play whole games against each other, some moves left to chance so that
many kinds of positions come about. At every beginning of a turn the features of all seats are
kept, and at the end what each seat still gained, always against the average of the table. The
weights are those of least squares, early and late in the game apart. The same seed and the same
old weights give the same new ones; print them, and put them into `bots/<game>/weights.py`.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from barbaricum.bots.attila import features as attila
from barbaricum.bots.invasions import features as invasions
from barbaricum.bots.library import lore_of
from barbaricum.bots.lore import Lore
from barbaricum.core import CHANCE, AnyGame, draw
from barbaricum.games import get

State = Any  # a state of the game that is tuned

ASTRAY: Final = 6
"""One move in so many is any of the better half."""
RIDGE: Final = 20.0
"""How much each weight is held back; in units of squared features."""


class Subject(NamedTuple):
    """What is tuned."""

    names: tuple[str, ...]
    features: Callable[[State], Sequence[Sequence[float]]]
    progress: Callable[[State], float]
    banked: Callable[[State], Sequence[float]]
    """Points that nobody can lose any more."""


SUBJECTS: Final = {
    "attila": Subject(attila.NAMES, attila.features, attila.progress, lambda s: s.scores),
    "invasions": Subject(invasions.NAMES, invasions.features, invasions.progress, lambda s: s.vp),
}


class Row(NamedTuple):
    """One seat in one position: its features, early and late, and what it gained from there."""

    progress: float
    values: list[float]
    gained: float


def above(values: Sequence[float]) -> list[float]:
    """Each value against the average."""
    middle = sum(values) / len(values)
    return [value - middle for value in values]


def play(
    game: AnyGame, lore: Lore, seats: int, rng: random.Random
) -> tuple[list[State], Sequence[float]]:
    """One game: the beginnings of its turns, and the points at its end."""
    state = game.setup(seats)
    while state.actor == CHANCE:
        state = game.step(state, draw(game.odds(state), rng))
    turns = [state]
    while state.actor is not None:
        if rng.randrange(ASTRAY):
            state = lore.quick(state, rng)
        else:
            moves = lore.moves(state)
            state = lore.play(state, rng.choice(moves[: len(moves) // 2 + 1])[1], rng)
        if state.actor is not None and lore.turn(state) != lore.turn(turns[-1]):
            turns.append(state)
    result = game.result(state)
    assert result is not None
    return turns, result.points


def rows(subject: Subject, turns: Sequence[State], points: Sequence[float]) -> Iterator[Row]:
    """What one game teaches."""
    for state in turns:
        progress = subject.progress(state)
        by_seat = subject.features(state)
        columns = [above(column) for column in zip(*by_seat, strict=True)]
        gains = above([p - b for p, b in zip(points, subject.banked(state), strict=True)])
        for seat, gained in enumerate(gains):
            plain = [column[seat] for column in columns]
            early = [value * (1 - progress) for value in plain]
            yield Row(progress, early + [value * progress for value in plain], gained)


class Squares:
    """Least squares, row by row."""

    def __init__(self, size: int) -> None:
        self.matrix = [[0.0] * size for _ in range(size)]
        self.right = [0.0] * size

    def add(self, row: Row) -> None:
        """Take in one row."""
        for i, value in enumerate(row.values):
            if value:
                line = self.matrix[i]
                self.right[i] += value * row.gained
                for j, other in enumerate(row.values):
                    line[j] += value * other

    def solve(self, ridge: float) -> list[float]:
        """The weights, by Gauss."""
        size = len(self.right)
        lines = [[*line, value] for line, value in zip(self.matrix, self.right, strict=True)]
        for i in range(size):
            lines[i][i] += ridge
        for i in range(size):
            pivot = max(range(i, size), key=lambda k: abs(lines[k][i]))
            lines[i], lines[pivot] = lines[pivot], lines[i]
            for k in range(size):
                if k != i:
                    factor = lines[k][i] / lines[i][i]
                    lines[k] = [a - factor * b for a, b in zip(lines[k], lines[i], strict=True)]
        return [lines[i][size] / lines[i][i] for i in range(size)]


def scatter(kept: Sequence[Row], weights: Sequence[float]) -> tuple[float, float]:
    """How far gains are from what the weights say, early and late."""
    early, late = [0.0, 0.0], [0.0, 0.0]
    for row in kept:
        rest = row.gained - sum(w * v for w, v in zip(weights, row.values, strict=True))
        for total, share in ((early, 1 - row.progress), (late, row.progress)):
            total[0] += share**4 * rest * rest
            total[1] += share**4
    return sqrt(early[0] / early[1]), sqrt(late[0] / late[1])


def tune(name: str, games: int, seed: int) -> None:
    """Play, solve, print."""
    subject, game, lore = SUBJECTS[name], get(name), lore_of(name)
    rng = random.Random(seed)
    squares = Squares(2 * len(subject.names))
    kept: list[Row] = []
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        for row in rows(subject, *play(game, lore, seats, rng)):
            squares.add(row)
            kept.append(row)
    weights = squares.solve(RIDGE)
    half = len(subject.names)
    for feature, early, late in zip(subject.names, weights[:half], weights[half:], strict=True):
        print(f'    "{feature}": Weight({early:.2f}, {late:.2f}),')
    early, late = scatter(kept, weights)
    mean = sum(row.gained**2 for row in kept) / len(kept)
    print(f"SPREAD: Final = Weight({early:.1f}, {late:.1f})")
    print(f"# {len(kept)} rows; gains scatter by {sqrt(mean):.1f} without the weights")


def main(arguments: Sequence[str]) -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="tune_bots", description=__doc__)
    parser.add_argument("game", choices=SUBJECTS)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=451)
    given = parser.parse_args(arguments)
    tune(given.game, given.games, given.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
