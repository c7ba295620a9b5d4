"""`barbaricum bench crowd`, and boardgame.io's server under the same client load, in one run.

    PYTHONPATH=src python -m tools.bench_crowd [--games 10000] [--sockets 1000] [--seconds 10]

Both servers have so many open games and so many sockets, and twenty tables play without a pause:
at ours, at theirs, and so on in turn for three rounds, so that whatever else the machine does
hits both. A move of ours is a decision of Attila or Invasions: checked by the rules, on the disk,
told in the words of each seat. A move of boardgame.io here is the smallest there is, in memory,
told as a whole state of some 8 KB. It is installed by npm into a folder that goes away, unless
one is given.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from barbaricum.cli.bench.crowd.clients import Playing, play_on, sit_down
from barbaricum.cli.bench.crowd.command import Crowd, crowded
from barbaricum.cli.bench.crowd.figures import Figures
from barbaricum.cli.bench.processes import resident
from tools.peers.boardgame import VERSION, Match, install, made, served

ROUNDS: Final = 3
FEW: Final = 40
"""Games of the server whose start is compared with that of the full one."""


ROWS: Final[Mapping[str, Callable[[Figures], str]]] = {
    "sockets open after": lambda of: f"{of.opened:.1f} s",
    "memory with them": lambda of: f"{of.listening:.0f} MB",
    "20 tables without a pause": lambda of: f"{of.speed():.0f} moves/s",
    "until both have seen a move, median": lambda of: f"{of.share(0.5):.0f} ms",
    "99 of 100 within": lambda of: f"{of.share(0.99):.0f} ms",
    "processor time a move": lambda of: f"{of.move():.1f} ms",
    "memory afterwards": lambda of: f"{of.after:.0f} MB",
}


async def measured(sides: Sequence[tuple[list[Playing], int, Figures]], seconds: float) -> None:
    """Open the sockets of both, then let them play in turn."""
    for pairs, process, figures in sides:
        await sit_down(pairs, process, figures)
    for _ in range(ROUNDS):
        for pairs, process, figures in sides:
            await play_on(pairs, process, seconds, figures)
    for pairs, _, _ in sides:
        await asyncio.gather(*(pair.leave() for pair in pairs))


def told(ours: Crowd, few: Figures, theirs: Figures, filled: float) -> None:
    """The table of docs/performance.md."""
    mine = ours.figures
    start = f"{mine.busy:.1f} s of processor time ({few.busy:.1f} s with {FEW} games)"
    print(f"| | Barbaricum | boardgame.io {VERSION} |")
    print("| --- | --- | --- |")
    print(f"| ready | {start}, {mine.started:.1f} s in all | {theirs.busy:.1f} s, empty |")
    print(f"| memory then | {mine.ready:.0f} MB | {theirs.ready:.0f} MB |")
    print(f"| all games open | file of {ours.size:.0f} MB | {filled:.0f} MB of memory |")
    for name, row in ROWS.items():
        print(f"| {name} | {row(mine)} | {row(theirs)} |")
    print(f"| load average | {os.getloadavg()[0]:.1f} | the same run |")


def main() -> None:
    """Ours and theirs, in turn."""
    parser = argparse.ArgumentParser(prog="bench_crowd", description=__doc__)
    parser.add_argument("folder", nargs="?", help="where boardgame.io is, or shall be, installed")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10.0, help="of each round")
    parser.add_argument("--seed", type=int, default=375)
    args = parser.parse_args()
    with ExitStack() as stack:
        own = stack.enter_context(tempfile.TemporaryDirectory())
        folder = Path(args.folder or own).resolve()
        install(folder)
        with crowded(FEW, args.seed) as small:
            few = small.figures
        ours = stack.enter_context(crowded(args.games, args.seed))
        port, node, theirs = stack.enter_context(served(folder))
        names = asyncio.run(made(port, args.games))
        filled = resident(node)
        matches: list[Playing] = [Match(port, name) for name in names[: args.sockets // 2]]
        mine = (ours.pairs(args.sockets, args.seed), ours.process, ours.figures)
        asyncio.run(measured([mine, (matches, node, theirs)], args.seconds))
        told(ours, few, theirs, filled)


if __name__ == "__main__":
    main()
