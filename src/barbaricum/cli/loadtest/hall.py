"""All tables of the load test; decisions come by a schedule, whether the server keeps up or not."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections import Counter, deque
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from barbaricum import games
from barbaricum.cli.bench.player import Player, two_at
from barbaricum.cli.loadtest.table import Flight, Table
from barbaricum.cli.loadtest.viewer import Viewer

OPENING: Final = 8
"""So many tables are made at once."""
LATE: Final = 3.0
"""A schedule is given up when so many seconds of it wait."""
PATIENCE: Final = 30.0
"""Seconds for the last answers after the schedule has ended."""
TICK: Final = 0.05


@dataclass(slots=True)
class Run:
    """What came of one schedule."""

    begin: float = 0.0
    due: int = 0
    """So many decisions were to be sent."""
    flights: list[tuple[Flight, float]] = field(default_factory=list)
    """Those that everybody has seen, and when the last viewer did."""
    seconds: float = 0.0
    given_up: bool = False
    unanswered: int = 0

    def acknowledged(self) -> float:
        """Decisions a second that were on the disk while the schedule ran."""
        end = self.begin + self.seconds
        return sum(flight.acknowledged <= end for flight, _ in self.flights) / self.seconds

    def waits(self, begin: float = 0.0) -> list[float]:
        """Milliseconds from the moment each was due, not before `begin`, until all had seen it."""
        return [(seen - one.due) * 1000 for one, seen in self.flights if one.due >= begin]


class Hall:
    """Tables of all games in turn; a game that is over makes room for a new one."""

    def __init__(self, servers: Sequence[str], seed: int) -> None:
        self.tables: list[Table] = []
        self.refused: Counter[str] = Counter()
        self._servers = servers
        self._seed = seed
        self._numbers = itertools.count()
        self._free: deque[Table] = deque()
        self._due: deque[float] = deque()
        self._run = Run()
        self._gate = asyncio.Semaphore(OPENING)
        self._chores: set[asyncio.Task[None]] = set()

    # --- Tables ---

    async def open(self, number: int) -> None:
        """So many tables, with everybody at them."""
        await asyncio.gather(*(self._open() for _ in range(number)))
        async with asyncio.timeout(PATIENCE + number):
            while len(self._free) < number:
                await asyncio.sleep(TICK)

    async def close(self) -> None:
        """Everybody goes home."""
        await asyncio.gather(*self._chores)
        await asyncio.gather(*(table.leave() for table in self.tables))

    async def _open(self) -> None:
        at, names = next(self._numbers), games.names()
        game = names[at % len(names)]
        servers = [self._servers[(at + seat) % len(self._servers)] for seat in range(2)]
        async with self._gate:
            name, players = await asyncio.to_thread(two_at, (servers[0], servers[1]), game)
        looking = [*players, Player()]
        viewers = [Viewer(player, self._servers, at + seat) for seat, player in enumerate(looking)]
        table = Table(name, game, viewers, players, self._seed + at)
        table.free, table.refused = self._freed, self._refuse
        self.tables.append(table)
        table.sit()

    async def _replace(self, table: Table) -> None:
        await table.leave()
        await self._open()

    def _refuse(self, code: str) -> None:
        self.refused[code] += 1

    def _freed(self, table: Table, flight: Flight | None) -> None:
        """A table has nothing on its way any more."""
        if flight is not None and flight.due >= self._run.begin:
            self._run.flights.append((flight, table.seen()))
        if table.over:
            self._begin(self._replace(table))
        else:
            self._free.append(table)
            self._dispatch()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    # --- Play ---

    async def play(self, rate: float, seconds: float, rng: random.Random) -> Run:
        """Decisions at so many a second, come what may; then wait for the last answers."""
        run = self._run = Run(begin=time.perf_counter())
        due = run.begin + rng.expovariate(rate)
        while due < run.begin + seconds and not run.given_up:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self._due.append(due)
            run.due += 1
            self._dispatch()
            run.given_up = len(self._due) > LATE * rate
            due += rng.expovariate(rate)
        run.seconds = time.perf_counter() - run.begin
        await self._calm(run)
        return run

    def _dispatch(self) -> None:
        while self._due and self._free:
            self._free.popleft().decide(self._due.popleft())

    async def _calm(self, run: Run) -> None:
        """Until everything is answered, everybody back, and every game that is over replaced."""
        if run.given_up:
            self._due.clear()
        end = time.perf_counter() + PATIENCE
        while self._busy() and time.perf_counter() < end:
            await asyncio.sleep(TICK)
        self._due.clear()
        run.unanswered = self._flying()

    def _busy(self) -> bool:
        playing = (table for table in self.tables if not table.over)
        away = any(viewer.away for table in playing for viewer in table.viewers)
        return bool(self._due or self._chores or away or self._flying())

    def _flying(self) -> int:
        return sum(table.flight is not None for table in self.tables)

    def gaps(self, since: float) -> list[float]:
        """For how many seconds each of those whose line broke since then heard nothing."""
        viewers = (viewer for table in self.tables for viewer in table.viewers)
        return [end - lost for viewer in viewers for lost, end in viewer.gaps if lost >= since]
