"""Does a deeper search agree with the analysis? Decisions of recorded games, judged twice.

PYTHONPATH=src python -m tools.analysis_quality --decisions 40 --deep 800
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from barbaricum import games
from barbaricum.bots.analysis import USUAL, Judge
from barbaricum.bots.library import lore_of
from barbaricum.core.game import CHANCE, View
from barbaricum.core.record import Record, loads, replay

RECORDS: Final = Path(__file__).parents[1] / "tests" / "records"
PLAYED: Final = {"attila": "a1-2-four-bots", "invasions": "v1-5-four-jarls"}
BLUNDER: Final = 0.1


@dataclass(frozen=True, slots=True)
class Pair:
    """What one decision costs by the usual look and by the deeper one."""

    usual: float
    deep: float
    same: bool
    """Both found the same best."""


def questions(record: Record) -> list[tuple[View, str]]:
    """Every decision of a game at which there was a choice, from the view of who made it."""
    game, found = games.get(record.game), []
    for state, (seat, text) in zip(replay(record), record.log, strict=False):
        if seat != CHANCE and text != "undo" and game.to_act(state) == seat:
            view = game.view(state, seat)
            if len(view["legal"]) > 1:
                found.append((view, text))
    return found


def pairs(name: str, usual: int, deep: int, decisions: int, seed: int) -> Iterator[Pair]:
    """Some decisions, drawn by the seed, judged by both."""
    record = loads((RECORDS / name / f"{PLAYED[name]}.json").read_text("utf-8"))
    game, lore, rng = games.get(name), lore_of(name), Random(seed)
    asked = questions(record)
    for number in sorted(rng.sample(range(len(asked)), min(decisions, len(asked)))):
        view, text = asked[number]
        one, other = (
            Judge(game, lore, simulations).price(
                view, text, Random(f"{seed} {number} {simulations}")
            )
            for simulations in (usual, deep)
        )
        yield Pair(one.cost, other.cost, one.best == other.best)


def told(name: str, found: list[Pair]) -> str:
    """A line of the table in docs/bots.md."""
    same = sum(pair.same for pair in found) / len(found)
    apart = sum(abs(pair.usual - pair.deep) for pair in found) / len(found)
    blunders = [pair for pair in found if pair.deep >= BLUNDER]
    seen = sum(pair.usual >= BLUNDER / 2 for pair in blunders)
    false = sum(pair.usual >= BLUNDER and pair.deep < BLUNDER / 2 for pair in found)
    return (
        f"| {name} | {len(found)} | {100 * same:.0f} | {100 * apart:.1f} | "
        f"{seen} of {len(blunders)} | {false} |"
    )


def main() -> None:
    """Judge, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=USUAL)
    parser.add_argument("--deep", type=int, default=800)
    parser.add_argument("--decisions", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    print("| game | decisions | same best, % | cost apart, % | blunders seen | false alarms |")
    print("| --- | --- | --- | --- | --- | --- |")
    for name in PLAYED:
        found = list(pairs(name, args.simulations, args.deep, args.decisions, args.seed))
        print(told(name, found), flush=True)


if __name__ == "__main__":
    main()
