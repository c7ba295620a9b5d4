"""Memory of a server for a table and for a socket, and what it costs to fetch a table."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from barbaricum.cli.bench.crowd.filling import Course, Crowded, write
from barbaricum.cli.bench.live.house import housed
from barbaricum.cli.bench.player import Player
from barbaricum.cli.bench.processes import computed, resident

TABLES: Final = 400
"""Fewer than a server keeps in memory."""


@dataclass(frozen=True, slots=True)
class Memory:
    """Kilobytes, and milliseconds of processor time."""

    ready: float
    """Of a server that has nothing to do."""
    table: float
    """For a table in memory."""
    socket: float
    """For a player who listens, beyond that."""
    fetching: float
    """To read a table, replay it and tell about it."""
    telling: float
    """To tell about it once more."""


def measured(courses: Sequence[Course]) -> Memory:
    """Tables that have come so far, fetched one after the other, then listened to."""
    with tempfile.TemporaryDirectory() as folder:
        some = [courses[at % len(courses)] for at in range(TABLES)]
        tables = write(Path(folder) / "tables.sqlite", some)
        with housed(folder) as (server, process):
            _asked(server, tables[:5])
            ready, before = resident(process) * 1000, computed(process)
            _asked(server, tables)
            fetched, loaded = computed(process), resident(process) * 1000
            _asked(server, tables)
            again = computed(process)
            listening = asyncio.run(_listened(server, process, tables)) * 1000
    return Memory(
        ready,
        (loaded - ready) / TABLES,
        (listening - loaded) / TABLES,
        (fetched - before) / TABLES * 1000,
        (again - fetched) / TABLES * 1000,
    )


def _asked(server: str, tables: Sequence[Crowded]) -> None:
    for table in tables:
        Player().get(server, f"/api/tables/{table.table}")


async def _listened(server: str, process: int, tables: Sequence[Crowded]) -> float:
    """Megabytes while the first player of each table listens."""
    async with AsyncExitStack() as stack:
        for table in tables:
            socket = await stack.enter_async_context(
                table.players()[0].listen(server, table.table, after=999_999)
            )
            await socket.recv()
        return resident(process)
