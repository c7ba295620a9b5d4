"""The ladder of docs/bots.md: `python -m tools.ladder [--games 1000] [--processes 2]`.

Every level against the one below it, in both games, with every number of seats. Games are kept in
the folder `arena` as they end: started again, the same command goes on where it was. At the end
it prints the table for docs/bots.md and writes the figures to docs/bots/ladder.json.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from barbaricum import games
from barbaricum.cli.arena.command import default_file, with_progress
from barbaricum.cli.arena.journal import Journal
from barbaricum.cli.arena.match import Match, Played
from barbaricum.cli.arena.report import differences, interval, written
from barbaricum.cli.arena.scores import mean, scores
from barbaricum.core.game import Json
from barbaricum.texts import Texts

SIMULATIONS: Final = {"attila": 60, "invasions": 40}
"""With so many `strong` answers in about 0.05 s."""
FIGURES: Final = Path(__file__).parent.parent / "docs" / "bots" / "ladder.json"
HEAD: Final = (
    "| game | seats | bots | games | won, % a seat | ahead by, % | a decision |",
    "| --- | --- | --- | --- | --- | --- | --- |",
)


def matches(only: Sequence[str], seed: int) -> Iterator[Match]:
    """Neighbours on the ladder, game by game and table by table."""
    for name in only:
        strong = f"strong:{SIMULATIONS[name]}"
        for pair in (("greedy", "novice"), ("steady", "greedy"), (strong, "steady")):
            for seats in games.get(name).seats:
                yield Match(name, pair, seats, seed)


def play(match: Match, args: argparse.Namespace) -> list[Played]:
    """All games of a match; those that were played before are not played again."""
    journal = Journal(default_file(match), match, Texts("en"))
    done = {played.number for played in journal.games}
    missing = [number for number in range(args.games) if number not in done]
    for played in with_progress(args, match, missing):
        journal.add(played)
    return journal.games


def line(match: Match, played: Sequence[Played]) -> str:
    """One line of the table."""
    one, other = scores(match, played)
    ahead = mean(differences(match, played, 0, 1))
    cells = (
        match.game,
        match.seats,
        f"`{one.bot}` against `{other.bot}`",
        len(played),
        f"{interval(one.wins, 100, 1)} to {100 * other.wins.value:.1f}",
        interval(ahead, 100, 1),
        f"{1000 * one.seconds:.0f} ms",
    )
    return f"| {' | '.join(map(str, cells))} |"


def main(arguments: Sequence[str]) -> int:
    """Play what is missing, print the table, write the figures."""
    parser = argparse.ArgumentParser(prog="ladder", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=games.names(), default=games.names())
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ray", action="store_true")
    args = parser.parse_args(arguments)
    figures: list[dict[str, Json]] = []
    print(*HEAD, sep="\n")
    for match in matches(args.only, args.seed):
        played = play(match, args)
        print(line(match, played), flush=True)
        figures.append(written(match, played))
    FIGURES.parent.mkdir(parents=True, exist_ok=True)
    FIGURES.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
