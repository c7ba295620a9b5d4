"""What was run, what came out, and how that stands to the limit."""

from __future__ import annotations

import argparse
import asyncio
import os
from typing import Final

from barbaricum import games
from barbaricum.cli.bench.live.house import housed
from barbaricum.cli.bench.live.table import PACE, Table
from barbaricum.cli.bench.measure import percentile
from barbaricum.cli.bench.processes import computed
from barbaricum.cli.terminal import Terminal
from barbaricum.texts import Texts

LIMIT: Final = 100.0
"""Milliseconds, at the median."""


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Measure and print; the figures are no test, so the status is 0 whatever they are."""
    terminal = Terminal(texts)
    with housed() as (address, process):
        tables = _tables(address, args.tables, args.seed)
        busy = asyncio.run(_play(tables, args.seconds, process))
    times = [moment * 1000 for table in tables for moment in table.times]
    terminal.say(
        texts.say(
            "bench-live-ran", tables=len(tables), games=", ".join(games.names()),
            pace=f"{PACE:g}", seconds=f"{args.seconds:g}", load=f"{os.getloadavg()[0]:.1f}",
        ),
        texts.say(
            "bench-live-times", moves=len(times), median=f"{percentile(times, 0.5):.1f}",
            most=f"{percentile(times, 0.99):.1f}", limit=f"{LIMIT:g}",
        ),
        texts.say("bench-live-server", busy=f"{busy / len(times) * 1000:.1f}"),
    )  # fmt: skip
    return 0


def _tables(address: str, number: int, seed: int) -> list[Table]:
    """Tables of all games in turn."""
    names = games.names()
    return [Table(address, names[at % len(names)], seed + at) for at in range(number)]


async def _play(tables: list[Table], seconds: float, process: int) -> float:
    """All tables at once; how long the server computed from the first click on."""
    all_here = asyncio.Barrier(len(tables) + 1)
    plays = asyncio.gather(*(table.play(all_here, seconds) for table in tables))
    await all_here.wait()
    before = computed(process)
    await plays
    return computed(process) - before
