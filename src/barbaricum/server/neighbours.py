"""Other processes at the same database: what they write is told here, and who is with them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Collection, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final

from barbaricum.core.errors import BarbaricumError
from barbaricum.server import presence, sightings
from barbaricum.server.accounts.hushing import hush
from barbaricum.server.bus import MISSED, Bus, bus_at
from barbaricum.server.clock import SECOND
from barbaricum.server.ending import end
from barbaricum.server.house import House
from barbaricum.server.jobs import Runner
from barbaricum.server.keys import new_id
from barbaricum.server.refusals import Away, NotFound
from barbaricum.server.shares.budget import Budget

LOG: Final = logging.getLogger(__name__)
GLANCE: Final = 2 * SECOND
"""So often it looks by itself: whatever the bus has lost is found then."""
SIGN: Final = presence.ALIVE // 3


@asynccontextmanager
async def among_others(
    house: House, bus: str | None, jobs: Runner, budget: Budget
) -> AsyncIterator[None]:
    """Live beside other processes, where there may be any; the bus may be none."""
    if not house.storage.shared:
        yield
        return
    neighbours = Neighbours(house, bus_at(bus), jobs, budget)
    await neighbours.start()
    try:
        yield
    finally:
        await neighbours.stop()


class Neighbours:
    """Keeps this process in step with the others; numbers heal whatever was not heard."""

    def __init__(self, house: House, bus: Bus, jobs: Runner, budget: Budget) -> None:
        self._house = house
        self._bus = bus
        self._jobs = jobs
        self._budget = budget
        self._me = new_id()
        self._signed = 0
        self._moved: set[str] = set()
        """Tables at which somebody of ours came or went."""
        self._poke = asyncio.Event()
        self._running: set[asyncio.Task[Any]] = set()  # whatever they answer
        self._hushes: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """From now on the others hear of us, and we of them."""
        loop, storage = asyncio.get_running_loop(), self._house.storage
        planned = storage.planned

        def plan(due: int) -> None:
            planned(due)
            loop.call_soon_threadsafe(self._bus.tell, f"jobs {due}")

        storage.planned = plan
        self._house.afterwards.append(lambda table, _rows: self._bus.tell(f"table {table}"))
        self._house.hub.moved = self._somebody_moved
        self._house.hub.rung = lambda person: self._bus.tell(f"person {person}")
        self._house.hub.hushed = lambda person: self._bus.tell(f"hush {person}")
        await self._sign()
        await self._bus.start(self._hear)
        self._begin(self._watch())

    async def stop(self) -> None:
        """The others shall not wait for us."""
        await self._bus.stop()
        await end(self._running)
        with suppress(Away):  # then they find out by themselves
            await self._house.storage.write(partial(presence.leave, process=self._me))

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def _told(self, table: str) -> None:
        """Whom somebody wants to hear no more is known before what was said is looked at."""
        await asyncio.gather(*tuple(self._hushes), return_exceptions=True)
        await self._house.hear(table)

    @staticmethod
    async def _try(work: Coroutine[Any, Any, None]) -> None:
        """A hint that cannot be followed now is found at the next look."""
        try:
            await work
        except BarbaricumError as error:
            LOG.info("What was heard could not be looked at: %s", error)

    def _somebody_moved(self, table: str) -> None:
        self._moved.add(table)
        self._poke.set()

    def _hear(self, word: str) -> None:
        """One word of the bus; what makes no sense was meant for a later version."""
        kind, _, name = word.partition(" ")
        if word == MISSED:
            self._poke.set()
        elif kind == "table":
            self._begin(self._try(self._told(name)))
        elif kind == "here":
            self._begin(self._try(self._look([name])))
        elif kind == "person":
            self._house.hub.tell_person_here(name)
        elif kind == "hush":
            self._hushes.add(task := self._begin(self._try(hush(self._house, name))))
            task.add_done_callback(self._hushes.discard)
        elif kind == "jobs":
            self._jobs.poke()
        elif kind == "spent":
            self._hear_spent(name)

    def _hear_spent(self, words: str) -> None:
        client, _, milliseconds = words.partition(" ")
        if milliseconds.isascii() and milliseconds.isdecimal():
            self._budget.hear(client, int(milliseconds) / 1000)

    def _tell_spent(self) -> None:
        """What addresses have used up here counts everywhere."""
        for client, seconds in self._budget.tell().items():
            self._bus.tell(f"spent {client} {seconds * 1000:.0f}")

    async def _watch(self) -> None:
        while True:
            try:
                await self._round()
            except Away:
                pass  # the database has said so in the log, and may come back
            except Exception:
                LOG.exception("The other processes could not be looked after")
            await self._pause()

    async def _pause(self) -> None:
        """A little, or until something is heard."""
        try:
            async with asyncio.timeout(GLANCE / SECOND):
                await self._poke.wait()
        except TimeoutError:
            pass
        self._poke.clear()

    async def _round(self) -> None:
        self._tell_spent()
        if self._house.clock.ms() >= self._signed + SIGN:
            await self._sign()
        await self._tell_sightings()
        while self._moved:
            await self._note(self._moved.pop())
        await self._look(self._house.hub.tables())

    async def _tell_sightings(self) -> None:
        """Tell the other processes whom we have seen."""
        seen = self._house.sightings.unwritten()
        if seen:
            now = self._house.clock.ms()
            write = partial(sightings.write, process=self._me, seen=seen, now=now)
            await self._house.storage.write(write)
            self._house.sightings.written(seen)

    async def _note(self, table: str) -> None:
        """Write down who is at a table; if that fails, later."""
        try:
            here = await self._guests(table)
            note = partial(presence.note, process=self._me, table=table, here=here)
            await self._house.storage.write(note)
        except Exception:
            self._moved.add(table)
            raise
        self._bus.tell(f"here {table}")

    async def _guests(self, table: str) -> dict[str, bool]:
        """Who is connected to this process; nobody, if the table was erased meanwhile."""
        try:
            return self._house.hub.guests((await self._house.look(table)).meta)
        except NotFound:
            return {}

    async def _sign(self) -> None:
        self._signed = now = self._house.clock.ms()
        for session in self._house.hub.sessions():
            self._house.sightings.note(session)
        await self._house.storage.write(partial(presence.sign, process=self._me, now=now))

    async def _look(self, tables: Collection[str]) -> None:
        """What the others have written about these tables, and who is with them."""
        listened = {table for table in tables if self._house.hub.listens(table)}
        if not listened:
            return
        now = self._house.clock.ms()
        work = partial(presence.look, process=self._me, tables=listened, now=now)
        for table, found in (await self._house.storage.read(work)).items():
            known = self._house.seen(table)
            if known is None or known.meta.version != found.version:
                await self._house.hear(table)
            if self._house.hub.learn(table, found):
                self._house.hub.tell_table(await self._house.look(table))
