"""Find the weights of the bots' features: `python -m tools.tune_bots attila`.

Bots that choose quickly play whole games against each other, some moves left to chance so that
many kinds of positions come about. At every beginning of a turn the features of all seats are
kept, and at the end what each seat still gained, always against the average of the table. The
weights are those of least squares, early and late in the game apart; what cannot hurt to have is
worth no less than nothing.

It begins with nothing but the points that the rules give, and plays some rounds, each with the
weights of the one before. The same seed gives the same weights, however many processes play: they
are those of `bots/<game>/weights.py`.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from typing import Any, Final, NamedTuple

from barbaricum.bots.attila import features as attila
from barbaricum.bots.invasions import features as invasions
from barbaricum.bots.library import LORES
from barbaricum.bots.lore import Lore
from barbaricum.bots.weights import NEUTRAL, Weight, Weights
from barbaricum.cli.arena.workers import worker
from barbaricum.core import CHANCE, AnyGame, draw
from barbaricum.games import get
from tools.least_squares import Row, Squares, above, scatter

State = Any  # a state of the game that is tuned

ASTRAY: Final = 6
"""One move in so many is any of the better half."""
RIDGE: Final = 20.0
"""How much each weight is held back; in units of squared features."""
ROUNDS: Final = 3


class Subject(NamedTuple):
    """What is tuned."""

    names: tuple[str, ...]
    features: Callable[[State], Sequence[Sequence[float]]]
    progress: Callable[[State], float]
    banked: Callable[[State], Sequence[float]]
    """Points that nobody can lose any more."""
    known: frozenset[str]
    """The features that are points by the rules: with these it begins."""
    harmless: frozenset[str]
    """What cannot hurt to have."""
    games: int
    """In the first round; every other one has twice as many as the one before."""


SUBJECTS: Final[Mapping[str, Subject]] = {
    "attila": Subject(
        attila.NAMES,
        attila.features,
        attila.progress,
        lambda state: state.scores,
        frozenset({"standing"}),
        frozenset({"fitting", "double", "exchange", "influence"}),
        300,
    ),
    "invasions": Subject(
        invasions.NAMES,
        invasions.features,
        invasions.progress,
        lambda state: state.vp,
        frozenset({"settlements", "sagas", "axe"}),
        frozenset({"crew", "goods", "runes"}),
        100,
    ),
}


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


def lesson(name: str, weights: Weights, seed: str, number: int) -> list[Row]:
    """What the game of this number teaches; the numbers of seats take turns."""
    game = get(name)
    make, _personalities = LORES[name]
    seats = game.seats[number % len(game.seats)]
    rng = random.Random(f"{seed} {number}")
    return list(rows(SUBJECTS[name], *play(game, make(NEUTRAL, weights), seats, rng)))


def beginning(subject: Subject) -> dict[str, Weight]:
    """The points that the rules give, and nothing else."""
    return {name: Weight(*(2 * (float(name in subject.known),))) for name in subject.names}


def fitted(subject: Subject, kept: Sequence[Row]) -> tuple[dict[str, Weight], Weight]:
    """The weights that explain some rows best, and how far gains scatter around them."""
    squares = Squares(2 * len(subject.names))
    for row in kept:
        squares.add(row)
    found = squares.solve(RIDGE)
    half = len(subject.names)
    least = [0.0 if name in subject.harmless else -sys.float_info.max for name in subject.names]
    early, late = (
        [round(max(w, low), 2) for w, low in zip(part, least, strict=True)]
        for part in (found[:half], found[half:])
    )
    spread = Weight(*(round(one, 1) for one in scatter(kept, early + late)))
    return dict(zip(subject.names, map(Weight, early, late), strict=True)), spread


def tune(name: str, args: argparse.Namespace) -> None:
    """Play, solve, print, round after round."""
    subject = SUBJECTS[name]
    weights = beginning(subject)
    work = worker(args.processes, args.ray)
    for number in range(args.rounds):
        games = (args.games or subject.games) << number
        task = partial(lesson, name, weights, f"{args.seed} {number}")
        kept = [row for game in work(task, range(games), args.processes) for row in game]
        kept.sort()
        weights, spread = fitted(subject, kept)
        mean = sum(row.gained**2 for row in kept) / len(kept)
        print(f"# round {number + 1}: {games} games, {len(kept)} rows; gains scatter", end=" ")
        print(f"by {sqrt(mean):.1f} without weights", flush=True)
        for feature, weight in weights.items():
            print(f'    "{feature}": Weight({weight.early}, {weight.late}),')
        print(f"SPREAD: Final = Weight({spread.early}, {spread.late})", flush=True)


def main(arguments: Sequence[str]) -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="tune_bots", description=__doc__)
    parser.add_argument("game", choices=SUBJECTS)
    parser.add_argument("--games", type=int, help="in the first round")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seed", type=int, default=451)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ray", action="store_true")
    args = parser.parse_args(arguments)
    tune(args.game, args)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
