"""Random play of our games against Catanatron and OpenSpiel's backgammon, in one run.

`python3 dev.py bench-peers` installs the two and starts this file. They take turns, round by
round, so that a busy machine slows all of them; what counts is the median of the rounds. Each is
played by the cheapest loop its own interface offers, with Python's generator as the only source
of luck. A move is a decision of a seat: throws and draws by chance cost time, but do not count.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from statistics import median
from typing import Final

import pyspiel  # type: ignore[import-not-found]  # only in the environment of bench-peers
from catanatron import Color, RandomPlayer  # type: ignore[import-not-found]  # likewise
from catanatron import Game as Catan

from barbaricum.core import CHANCE, draw
from barbaricum.games import get

SEATS: Final = 4
Play = Callable[[random.Random], int]
"""Plays one game to its end and says how many moves it had."""


def ours(name: str) -> Play:
    """Four seats, default options, only what the contract names."""
    game = get(name)
    to_act, legal, odds, step = game.to_act, game.legal, game.odds, game.step

    def play(rng: random.Random) -> int:
        state = game.setup(SEATS)
        moves = 0
        while (seat := to_act(state)) is not None:
            if seat == CHANCE:
                state = step(state, draw(odds(state), rng))
            else:
                actions = legal(state)
                state = step(state, actions[rng.randrange(len(actions))])
                moves += 1
        return moves

    return play


def catanatron(rng: random.Random) -> int:
    """Four random players in Catanatron's own loop; the rolls are actions of its players too."""
    game = Catan([RandomPlayer(color) for color in Color], seed=rng.randrange(1 << 32))
    game.play()
    return len(game.state.actions)


BACKGAMMON: Final = pyspiel.load_game("backgammon")


def backgammon(rng: random.Random) -> int:
    """OpenSpiel's backgammon in C++, changed in place."""
    state = BACKGAMMON.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(thrown(state.chance_outcomes(), rng.random()))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])
            moves += 1
    return moves


def thrown(outcomes: list[tuple[int, float]], share: float) -> int:
    """The outcome that holds this share of all probability."""
    action = outcomes[0][0]
    for action, probability in outcomes:  # noqa: B007  the last one, should rounding leave a rest
        share -= probability
        if share < 0:
            break
    return action


PEERS: Final[dict[str, Play]] = {
    "attila": ours("attila"),
    "invasions": ours("invasions"),
    "catanatron": catanatron,
    "backgammon": backgammon,
}
LIMITS: Final = (
    ("attila", "catanatron", 4.0),
    ("attila", "backgammon", 1.0),
    ("invasions", "catanatron", 2.0),
)
"""How many times as fast as a peer each of our games has to be."""


def moves_per_second(play: Play, rng: random.Random, seconds: float) -> float:
    """Whole games until the time is over, by the clock of this process."""
    moves = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        moves += play(rng)
    return moves / spent


def measure(rounds: int, seconds: float, seed: int) -> dict[str, list[float]]:
    """The rounds of each, in turns; the first game of all is played before the clock runs."""
    sources = {name: random.Random(seed) for name in PEERS}
    for name, play in PEERS.items():
        play(sources[name])
    speeds: dict[str, list[float]] = {name: [] for name in PEERS}
    for _ in range(rounds):
        for name, play in PEERS.items():
            speeds[name].append(moves_per_second(play, sources[name], seconds))
    return speeds


def report(speeds: dict[str, list[float]]) -> bool:
    """Print the table; whether every limit is kept."""
    middle = {name: median(rounds) for name, rounds in speeds.items()}
    print(f"{'':<12} {'median':>9} {'slowest':>9} {'fastest':>9}  moves/s")
    for name, rounds in speeds.items():
        print(f"{name:<12} {middle[name]:9,.0f} {min(rounds):9,.0f} {max(rounds):9,.0f}")
    kept = True
    for own, name, limit in LIMITS:
        ratio = middle[own] / middle[name]
        kept = kept and ratio >= limit
        verdict = "kept" if ratio >= limit else "MISSED"
        print(f"{own} / {name}: {ratio:.2f}, at least {limit:.0f}: {verdict}")
    return kept


def main(arguments: list[str]) -> int:
    """Measure and print; the exit status is 1 if a limit is missed."""
    parser = argparse.ArgumentParser(prog="bench-peers", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each game in each round")
    parser.add_argument("--seed", type=int, default=375)
    given = parser.parse_args(arguments)
    print(f"{platform.platform()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    print(f"catanatron {version('catanatron')}, open_spiel {version('open_spiel')}")
    print(
        f"four seats, default options, seed {given.seed}, {given.rounds} × {given.seconds} s each"
    )
    return 0 if report(measure(given.rounds, given.seconds, given.seed)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
