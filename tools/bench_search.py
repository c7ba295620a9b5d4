"""Simulations a second of our search against OpenSpiel's, in one run.

    PYTHONPATH=src python tools/bench_search.py

needs an environment with open_spiel (see `dev.py bench-peers`). OpenSpiel's search by information
sets, written in Python, plays its own games that are written in Python, with one random playout
as its evaluation. What is hidden in them is not drawn afresh (these games cannot), which spares it
time. Ours is the search of `strong` as it plays: guesses, quick choices that weigh every action,
and the estimate a round ahead. They take turns, and what counts is the median of the rounds.
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
from typing import Any, Final

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # only in an environment of its own
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-not-found]  # likewise
from open_spiel.python.games import block_dominoes, liars_poker, team_dominoes  # type: ignore[import-not-found]  # noqa: F401  they register themselves

from barbaricum.bots.library import lore_of
from barbaricum.bots.search import Budget
from barbaricum.bots.strong import search
from barbaricum.core import CHANCE, draw
from barbaricum.games import get

SEATS: Final = 4
SIMULATIONS: Final = 64
POSITIONS: Final = 8
Question = Callable[[random.Random], int]
"""Searches one position; says how many simulations that took."""


def ours(name: str, decisions: int) -> Question:
    """Positions in the middle of games of quick choices."""
    game, lore, luck = get(name), lore_of(name), random.Random(1)
    views = []
    for _ in range(POSITIONS):
        state = game.setup(SEATS)
        while state.actor == CHANCE or decisions > state.number:
            if state.actor == CHANCE:
                state = game.step(state, draw(game.odds(state), luck))
            else:
                state = lore.quick(state, luck)
        views.append(game.view(state, state.actor))

    def ask(rng: random.Random) -> int:
        found = search(game, rng.choice(views), rng, lore, Budget(SIMULATIONS))
        return sum(one.edge.visits for one in found)

    return ask


def theirs(name: str) -> Question:
    """The first decision of a game."""
    game = pyspiel.load_game(name)

    def ask(rng: random.Random) -> int:
        source = np.random.RandomState(rng.randrange(1 << 31))
        state = game.new_initial_state()
        while state.is_chance_node():
            outcomes: Any = state.chance_outcomes()
            state.apply_action(source.choice([action for action, _ in outcomes]))
        bot = ismcts.ISMCTSBot(
            game=game,
            uct_c=1.4,
            max_simulations=SIMULATIONS,
            evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=source),
            random_state=source,
        )
        bot.set_resampler(lambda state, _player: state.clone())
        bot.step(state)
        return SIMULATIONS

    return ask


PEERS: Final[dict[str, Question]] = {
    "attila": ours("attila", 120),
    "invasions": ours("invasions", 300),
    "python_block_dominoes": theirs("python_block_dominoes"),
    "python_team_dominoes": theirs("python_team_dominoes"),
    "python_liars_poker": theirs("python_liars_poker"),
}


def speed(ask: Question, rng: random.Random, seconds: float) -> float:
    """Simulations a second, by the clock of this process."""
    simulations = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        simulations += ask(rng)
    return simulations / spent


def main(arguments: list[str]) -> int:
    """Measure in turns, print."""
    parser = argparse.ArgumentParser(prog="bench_search", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    given = parser.parse_args(arguments)
    print(f"{platform.platform()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    print(f"open_spiel {version('open_spiel')}, {given.rounds} × {given.seconds} s each")
    speeds: dict[str, list[float]] = {name: [] for name in PEERS}
    for number in range(given.rounds):
        for name, ask in PEERS.items():
            speeds[name].append(speed(ask, random.Random(number), given.seconds))
    for name, rounds in speeds.items():
        print(f"{name:<24} {median(rounds):9,.0f} simulations/s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
