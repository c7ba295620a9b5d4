"""How the server is, in numbers, for the page of whoever runs it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from statistics import median

import msgspec
from litestar.datastructures import State

from barbaricum.server.admin.forms import (
    JobInfo,
    Overview,
    ProcessInfo,
    Thinking,
    TroubleInfo,
)
from barbaricum.server.house import House
from barbaricum.server.watch import gauging
from barbaricum.server.watch.logs import Troubles
from barbaricum.server.watch.numbers import Numbers
from barbaricum.version import version


async def overview(state: State, file: Path) -> Overview:
    """Everything at once: it is asked for every few seconds by few."""
    house: House = state.house
    numbers: Numbers = state.numbers
    troubles: Troubles = state.troubles
    jobs = await house.storage.read(lambda connection: gauging.jobs(connection, house.clock))
    tables = await house.storage.read(gauging.tables)
    processes = await asyncio.to_thread(gauging.processes)
    database = await house.storage.read(lambda connection: gauging.size(connection, file))
    room = await asyncio.to_thread(gauging.room, file)
    return Overview(
        version=version(),
        seconds=time.monotonic() - numbers.began,
        gauges=gauging.in_memory(house, state.minds)
        | {f"tables {k}": v for k, v in tables.items()},
        processes=[msgspec.convert(one, ProcessInfo, from_attributes=True) for one in processes],
        database=database,
        room=room,
        in_file=not house.storage.shared,
        backup=gauging.backup_age(house, file),
        thinking=_thinking(numbers),
        jobs=[msgspec.convert(job, JobInfo, from_attributes=True) for job in jobs],
        troubles=[msgspec.convert(one, TroubleInfo, from_attributes=True) for one in troubles.kept],
        errors=troubles.errors,
    )


def _thinking(numbers: Numbers) -> list[Thinking]:
    """How long each bot took lately."""
    lately: dict[str, list[float]] = {}
    for bot, seconds in numbers.thoughts:
        lately.setdefault(bot, []).append(seconds)
    return [
        Thinking(bot=bot, number=len(spans), usual=median(spans), longest=max(spans))
        for bot, spans in sorted(lately.items())
    ]
