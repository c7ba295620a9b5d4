"""What was run, and what came out."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from barbaricum.cli.bench.crowd.clients import PLAYING, Pair, Playing, play_on, sit_down
from barbaricum.cli.bench.crowd.figures import Figures
from barbaricum.cli.bench.crowd.filling import Crowded, fill
from barbaricum.cli.bench.live.house import housed
from barbaricum.cli.bench.measure import percentile
from barbaricum.cli.bench.processes import computed, resident
from barbaricum.cli.terminal import Terminal
from barbaricum.texts import Texts

ASKED: Final = 20


@dataclass(frozen=True, slots=True)
class Crowd:
    """A server on a file that is full of open games."""

    address: str
    process: int
    tables: list[Crowded]
    size: float
    """Of the file, in megabytes."""
    figures: Figures

    def pairs(self, sockets: int, seed: int) -> list[Playing]:
        """Players for so many sockets, two at a table."""
        rng = random.Random(seed)
        chosen = rng.sample(self.tables, min(len(self.tables), sockets // 2))
        return [Pair(self.address, one, random.Random(at)) for at, one in enumerate(chosen)]


@contextmanager
def crowded(games: int, seed: int) -> Iterator[Crowd]:
    """Fill a file, and start a server on it."""
    with tempfile.TemporaryDirectory() as folder:
        file, figures = Path(folder) / "tables.sqlite", Figures()
        tables = fill(file, games, seed)
        began = time.perf_counter()
        with housed(folder) as (address, process):
            figures.started = time.perf_counter() - began
            figures.busy, figures.ready = computed(process), resident(process)
            yield Crowd(address, process, tables, file.stat().st_size / 1e6, figures)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Measure and print; the figures are no test, so the status is 0 whatever they are."""
    terminal = Terminal(texts)
    with crowded(args.games, args.seed) as crowd:
        pairs = crowd.pairs(args.sockets, args.seed)
        asyncio.run(_measured(crowd, pairs, args.seconds))
        asked = mine(crowd.address, crowd.tables[:ASKED])
    terminal.say(*_told(crowd, len(pairs), texts))
    terminal.say(texts.say("bench-crowd-mine", median=f"{percentile(asked, 0.5):.1f}"))
    terminal.say(texts.say("bench-crowd-load", load=f"{os.getloadavg()[0]:.1f}"))
    return 0


async def _measured(crowd: Crowd, pairs: list[Playing], seconds: float) -> None:
    await sit_down(pairs, crowd.process, crowd.figures)
    await play_on(pairs, crowd.process, seconds, crowd.figures)
    await asyncio.gather(*(pair.leave() for pair in pairs))


def _told(crowd: Crowd, pairs: int, texts: Texts) -> Iterator[str]:
    figures = crowd.figures
    yield texts.say("bench-crowd-filled", tables=len(crowd.tables), size=f"{crowd.size:.0f}")
    yield texts.say(
        "bench-crowd-start",
        seconds=f"{figures.started:.1f}",
        busy=f"{figures.busy:.1f}",
        memory=f"{figures.ready:.0f}",
    )
    yield texts.say(
        "bench-crowd-sockets",
        sockets=2 * pairs,
        seconds=f"{figures.opened:.1f}",
        memory=f"{figures.listening:.0f}",
    )
    yield texts.say(
        "bench-crowd-moves",
        tables=min(PLAYING, pairs),
        speed=f"{figures.speed():.0f}",
        median=f"{figures.share(0.5):.0f}",
        most=f"{figures.share(0.99):.0f}",
        busy=f"{figures.move():.1f}",
        memory=f"{figures.after:.0f}",
    )


def mine(address: str, crowd: list[Crowded]) -> list[float]:
    """How long some people wait for the list of their games, in milliseconds."""
    times = []
    for one in crowd:
        ana, began = one.players()[0], time.perf_counter()
        told = json.dumps(ana.get(address, "/api/mine"))
        times.append((time.perf_counter() - began) * 1000)
        assert one.table in told, "everybody finds his own game"
    return times
