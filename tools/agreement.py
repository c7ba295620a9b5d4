"""Does a deeper search agree? `python -m tools.agreement FILE… [--simulations 40] [--every 5]`.

Decisions of recorded games are judged twice, the second time with ten times the simulations and
another seed. It counts how often both find the same best action, how far the costs of what was
played go together, and how many of the mistakes that the deep search finds the quick one sees too.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from barbaricum.bots.analysis import Judge, Price
from barbaricum.bots.library import lore_of
from barbaricum.core import CHANCE, registry
from barbaricum.core.record import Record, loads, standing

DEEPER: Final = 10
MISTAKE: Final = 0.02
"""The cost of a mistake, in shares of a victory."""


class Pair(NamedTuple):
    """One decision, judged twice."""

    played: str
    quick: Price
    deep: Price
    """What it cost, and what would have been best."""


def judged(record: Record, simulations: int, every: int, seed: int) -> Iterator[Pair]:
    """One decision with a choice in so many."""
    game = registry.get(record.game)
    lore, state = lore_of(game.name), game.setup(len(record.seats), record.options)
    judges = [Judge(game, lore, number * simulations) for number in (1, DEEPER)]
    met = 0
    for row, (seat, text) in enumerate(standing(record)):
        if seat != CHANCE and len(game.legal(state)) > 1:
            met += 1
            if met % every == 0:
                view = game.view(state, seat)
                found = [
                    judge.price(view, text, Random(f"{seed} {row} {judge.simulations}"))
                    for judge in judges
                ]
                yield Pair(text, *found)
        state = game.apply(state, game.parse(text))


def share(pairs: Sequence[bool]) -> float:
    """How many of them, in per cent."""
    return 100 * sum(pairs) / len(pairs) if pairs else 100.0


def correlation(ones: Sequence[float], others: Sequence[float]) -> float:
    """Pearson's; 0 if one of them is always the same."""
    number = len(ones)
    middle, center = sum(ones) / number, sum(others) / number
    both = sum((a - middle) * (b - center) for a, b in zip(ones, others, strict=True))
    squares = sum((a - middle) ** 2 for a in ones) * sum((b - center) ** 2 for b in others)
    return both / sqrt(squares) if squares else 0.0


def told(name: str, simulations: int, pairs: Sequence[Pair]) -> str:
    """One line of the table in docs/bots.md."""
    mistakes = [pair for pair in pairs if pair.deep.cost >= MISTAKE]
    blamed = [pair for pair in pairs if pair.quick.cost >= MISTAKE]
    costs = [[getattr(pair, kind).cost for pair in pairs] for kind in ("quick", "deep")]
    cells = (
        name,
        f"{simulations} / {DEEPER * simulations}",
        len(pairs),
        f"{share([pair.quick.best == pair.deep.best for pair in pairs]):.0f}",
        f"{correlation(*costs):.2f}",
        f"{share([pair.quick.cost > 0 for pair in mistakes]):.0f} of {len(mistakes)}",
        f"{share([pair.deep.cost > 0 for pair in blamed]):.0f} of {len(blamed)}",
        f"{sum(costs[0]) / len(pairs):.4f} / {sum(costs[1]) / len(pairs):.4f}",
    )
    return f"| {' | '.join(map(str, cells))} |"


HEAD: Final = (
    "| game | simulations | decisions | same best, % | correlation | seen | right | mean cost |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
)


def main(arguments: Sequence[str]) -> int:
    """Judge, count, print: a line for each game of which there are files."""
    parser = argparse.ArgumentParser(prog="agreement", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--simulations", type=int, default=40)
    parser.add_argument("--every", type=int, default=5)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args(arguments)
    found: dict[str, list[Pair]] = {}
    for file in args.files:
        record = loads(file.read_text("utf-8"))
        pairs = judged(record, args.simulations, args.every, args.seed)
        found.setdefault(record.game, []).extend(pairs)
    print(*HEAD, sep="\n")
    for name, all_pairs in found.items():
        print(told(name, args.simulations, all_pairs))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
