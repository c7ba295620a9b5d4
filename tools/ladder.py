"""The ladder of docs/bots.md: `python -m tools.ladder [--games 1000] [--processes 2]`.

Every level against the one below it, in both games, with every number of seats; then all four at
one table, for their ratings; last `strong` with all its simulations against the ladder's. Games
are kept in the folder `arena` as they end: started again, the same command goes on where it was.
The tables of one rung get their games in turns, so that there is something to see of each.

`--table` plays nothing: it prints the table of what there is and writes docs/bots/ladder.json.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from barbaricum import games
from barbaricum.cli.arena.command import default_file, with_progress
from barbaricum.cli.arena.journal import Journal
from barbaricum.cli.arena.match import Match, Played
from barbaricum.cli.arena.report import differences, interval, written
from barbaricum.cli.arena.scores import faults, mean, scores
from barbaricum.core.game import Json
from barbaricum.texts import Texts

SIMULATIONS: Final = {"attila": 24, "invasions": 32}
"""With so many `strong` answers in less than 0.05 s on average."""
FULL: Final = {"attila": 800, "invasions": 240}
"""What it makes unless it is told otherwise."""
FIGURES: Final = Path(__file__).parent.parent / "docs" / "bots" / "ladder.json"
CHUNK: Final = 100
"""Games of one table before the next one has its turn."""
HEAD: Final = (
    "| game | seats | bots | games | won, % a seat | ahead by, % | a decision | illegal, late |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
)


MANNERS: Final = (
    "| game | bot | games | choices | illegal | late |",
    "| --- | --- | --- | --- | --- | --- |",
)


class Rung(NamedTuple):
    """Matches that have their games in turns, and how many each."""

    matches: tuple[Match, ...]
    games: int


def rungs(only: Sequence[str], number: int, seed: int) -> Iterator[Rung]:
    """What is played, in this order: the quick pairs of all games first."""
    for pair in (("greedy", "novice"), ("steady", "greedy"), ("strong", "steady")):
        for name in only:
            bots = tuple(f"{bot}:{SIMULATIONS[name]}" if bot == "strong" else bot for bot in pair)
            yield Rung(tuple(Match(name, bots, s, seed) for s in games.get(name).seats), number)
    for name in only:
        strong = f"strong:{SIMULATIONS[name]}"
        all_four = Match(name, (strong, "steady", "greedy", "novice"), 4, seed)
        yield Rung((all_four,), number * 2 // 5)
    for name in only:
        pair = f"strong:{FULL[name]}", f"strong:{SIMULATIONS[name]}"
        yield Rung((Match(name, pair, 2, seed),), number // 10)


def play(match: Match, numbers: Sequence[int], args: argparse.Namespace) -> None:
    """Some games of a match; those that were played before are not played again."""
    journal = Journal(default_file(match), match, Texts("en"))
    done = {played.number for played in journal.games}
    missing = [number for number in numbers if number not in done]
    for played in with_progress(args, match, missing) if missing else ():
        journal.add(played)


def climb(rung: Rung, args: argparse.Namespace) -> None:
    """All games of a rung."""
    for start in range(0, rung.games, CHUNK):
        for match in rung.matches:
            play(match, range(start, min(rung.games, start + CHUNK)), args)


def line(match: Match, played: Sequence[Played]) -> str:
    """One line of the table; of more than two bots, how far the first is ahead of the second."""
    one, *others = scores(match, played)
    ahead = mean(differences(match, played, 0, 1))
    rest = " : ".join(f"{100 * other.wins.value:.1f}" for other in others)
    faults = [(score.illegal, score.late) for score in (one, *others)]
    cells = (
        match.game,
        match.seats,
        " : ".join(f"`{bot}`" for bot in match.bots),
        len(played),
        f"{interval(one.wins, 100, 1)} : {rest}",
        interval(ahead, 100, 1),
        f"{1000 * one.seconds:.1f} ms",
        ", ".join(str(sum(column)) for column in zip(*faults, strict=True)),
    )
    return f"| {' | '.join(map(str, cells))} |"


def manners(kept: Iterable[tuple[Match, Sequence[Played]]]) -> Iterator[str]:
    """For each bot its games, its choices, and those that were illegal or late."""
    counted: dict[tuple[str, str], list[int]] = {}
    for match, played in kept:
        for bot, name in enumerate(match.bots):
            row = counted.setdefault((match.game, name), [0] * 4)
            found = (len(played), *faults(played, bot))
            row[:] = [old + new for old, new in zip(row, found, strict=True)]
    for (game, name), row in sorted(counted.items()):
        yield f"| {game} | `{name}` | {' | '.join(f'{number:,}' for number in row)} |"


def tell(planned: Sequence[Rung]) -> None:
    """Print the tables of all games there are, and write the figures."""
    kept = [
        (match, Journal(default_file(match), match, Texts("en")).games)
        for rung in planned
        for match in rung.matches
        if default_file(match).exists()
    ]
    enough = [(match, played) for match, played in kept if len(played) >= 2 * len(match.bots)]
    print(*HEAD, *(line(match, played) for match, played in enough), "", sep="\n")
    print(*MANNERS, *manners(kept), sep="\n", flush=True)
    figures: list[dict[str, Json]] = [written(match, played) for match, played in enough]
    FIGURES.parent.mkdir(parents=True, exist_ok=True)
    FIGURES.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """Play what is missing, print the table, write the figures."""
    parser = argparse.ArgumentParser(prog="ladder", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=games.names(), default=games.names())
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--ray", action="store_true")
    parser.add_argument("--table", action="store_true")
    args = parser.parse_args(arguments)
    planned = list(rungs(args.only, args.games, args.seed))
    for rung in () if args.table else planned:
        climb(rung, args)
    tell(planned)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
