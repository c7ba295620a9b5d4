"""One trial: tables are opened, the knee is found, and perhaps a server is killed on the way."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from barbaricum.cli.bench.measure import percentile
from barbaricum.cli.bench.processes import computed, machine
from barbaricum.cli.loadtest.fleet import Fleet
from barbaricum.cli.loadtest.hall import Hall, Run
from barbaricum.cli.loadtest.knee import Range, Step, find

UNDER_LOAD: Final = 0.5
"""The share of the knee at which a server is killed: the one left can bear it."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the trial goes by."""

    tables: int
    seconds: float
    """So long each rate is tried."""
    where: Range
    seed: int


@dataclass(frozen=True, slots=True)
class Killed:
    """What the clients noticed of it."""

    rate: float
    before: list[float]
    after: list[float]
    """Milliseconds from due to seen by all, of what was due before and after the kill."""
    gaps: list[float]
    """For how many seconds each client of the killed server heard nothing."""
    again: int
    """Commands that were sent again."""
    unanswered: int


class Trial:
    """Clients at a fleet of servers."""

    def __init__(self, fleet: Fleet, wanted: Wanted, told: Callable[[Step], None]) -> None:
        self.hall = Hall(fleet.servers, wanted.seed)
        self.memory = 0.0
        """Megabytes a table, with three sockets at it, over all processes."""
        self.opened = 0.0
        self._fleet = fleet
        self._wanted = wanted
        self._told = told
        self._rng = random.Random(wanted.seed)

    async def open(self) -> None:
        """All tables, and what they cost."""
        before, began = sum(self._fleet.memory()), time.perf_counter()
        await self.hall.open(self._wanted.tables)
        self.opened = time.perf_counter() - began
        self.memory = (sum(self._fleet.memory()) - before) / self._wanted.tables

    async def knee(self) -> Step | None:
        """The best step."""
        return await find(self._step, self._wanted.where)

    async def _step(self, rate: float) -> Step:
        living, began = self._fleet.processes, time.perf_counter()
        before = [*map(computed, living), computed(os.getpid()), machine()]
        run = await self.hall.play(rate, self._wanted.seconds, self._rng)
        taken = time.perf_counter() - began
        after = [*map(computed, living), computed(os.getpid()), machine()]
        *cores, own, all_ = ((b - a) / taken for a, b in zip(before, after, strict=True))
        step = _step_of(rate, run, tuple(cores), (own, all_), self._fleet.memory())
        self._told(step)
        return step

    async def kill(self, knee: Step | None) -> Killed:
        """Kill a server in the middle of a schedule."""
        rate = UNDER_LOAD * (self._wanted.where.start if knee is None else knee.rate)
        seconds = self._wanted.seconds
        playing = asyncio.create_task(self.hall.play(rate, 2 * seconds, self._rng))
        await asyncio.sleep(seconds)
        when = self._fleet.kill()
        run = await playing
        waits, later = run.waits(), run.waits(when)
        again = sum(flight.again for flight, _ in run.flights)
        before = waits[: len(waits) - len(later)]
        return Killed(rate, before, later, self.hall.gaps(when), again, run.unanswered)


def _step_of(
    rate: float,
    run: Run,
    cores: tuple[float, ...],
    others: tuple[float, float],
    memory: tuple[float, ...],
) -> Step:
    waits = run.waits() or [float("inf")]
    return Step(
        rate=rate,
        sent=run.due,
        acknowledged=run.acknowledged(),
        offered=run.due / run.seconds,
        median=percentile(waits, 0.5),
        most=percentile(waits, 0.99),
        unanswered=run.unanswered,
        cores=cores,
        memory=memory,
        own=others[0],
        machine=others[1],
    )
