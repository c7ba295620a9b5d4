"""The runner: does jobs when they are due, and sleeps in between."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final

from sqlalchemy import Connection

from barbaricum.server.clock import SECOND, Clock
from barbaricum.server.ending import end
from barbaricum.server.jobs import taking
from barbaricum.server.jobs.sharing import Room, Rota, of_kind, take_fairly
from barbaricum.server.jobs.taking import Job, Lost
from barbaricum.server.refusals import Away
from barbaricum.server.storage import Storage

LOG: Final = logging.getLogger(__name__)
GLANCE: Final = 30 * SECOND
"""So often it looks whether everything is as it thinks."""
OFTEN: Final = 2 * SECOND
"""So often it looks for what other processes have planned."""
SIGN: Final = taking.LEASE // 3
"""So often it says that it still does what it has begun."""
AGAIN: Final = SECOND // 4
"""After so long it looks again for jobs that are due and could not be taken."""
AT_ONCE: Final = 4

Handler = Callable[[Job], Awaitable[None]]
"""Does a job. It calls `job.finish` or `job.again` in the transaction of its effect, which then
happens exactly once; a handler that returns without either may be run twice after a crash."""


class Runner:
    """Does the jobs of the kinds it has handlers for."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self._storage = storage
        self._clock = clock
        self._handlers: dict[str, tuple[Handler, int]] = {}
        self._fair: list[str] = []
        self._rota = Rota()
        self._running: dict[asyncio.Task[None], Job] = {}
        self._poke = asyncio.Event()
        self._awake_at: int | None = None
        """The moment it sleeps until; None while it is awake and will look anyway."""
        self._loop: asyncio.Task[None] | None = None
        self._signed = 0
        self._last = 0
        """The moment of its last look."""

    def handle(
        self, kind: str, handler: Handler, at_once: int = AT_ONCE, *, fair: bool = False
    ) -> None:
        """Register the handler of a kind of job, with how many run at once; fairly is in turns."""
        self._handlers[kind] = (handler, at_once)
        if fair:
            self._fair.append(kind)

    async def free_all(self) -> None:
        """For who knows to be alone: whoever holds a lease was killed and will not come back."""
        await self._storage.write(taking.free_all)

    def start(self) -> None:
        """Begin; from now on whoever plans something wakes it."""
        loop = asyncio.get_running_loop()
        self._storage.planned = lambda due: loop.call_soon_threadsafe(self._planned, due)
        self._loop = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop what is being done; whoever starts next does it from the beginning."""
        self._storage.planned = lambda _due: None
        doing = list(self._running.items())
        tasks = [task for task, _ in doing] + ([self._loop] if self._loop else [])
        await end(tasks)
        left = [job for _, job in doing]
        with suppress(Away):  # then their leases end
            await self._storage.write(partial(taking.release, jobs=left))

    def poke(self) -> None:
        """Somebody says that there may be something to do."""
        self._poke.set()

    def _planned(self, due: int) -> None:
        if self._awake_at is None or due < self._awake_at:
            self._poke.set()

    async def _run(self) -> None:
        while True:
            self._awake_at = None
            self._poke.clear()
            try:
                moment = await self._round()
            except Away:  # the database has said so in the log, and may come back
                moment = self._clock.ms() + OFTEN
            except Exception:
                LOG.exception("Jobs could not be looked after")
                moment = self._clock.ms() + GLANCE
            await self._sleep(moment)

    async def _round(self) -> int:
        """Begin everything that is due; when to look again."""
        while True:
            room, now = self._room(), await self._now()
            await self._sign(now)
            moment = await self._storage.read(
                partial(taking.next_moment, kinds=[kind for kind, free in room.items() if free])
            )
            if moment is None or moment > now:
                break
            jobs = await self._storage.write(partial(self._take, room=room, now=now))
            for job in jobs:
                self._begin(job)
            if not jobs:  # what is due has to wait for its turn, or another process has it
                moment = now + AGAIN
                break
        latest = now + (SIGN if self._running else GLANCE)
        if self._storage.shared:
            latest = now + OFTEN
        return latest if moment is None else min(moment, latest)

    async def _now(self) -> int:
        """The time; if somebody has set the clock back, the jobs come along."""
        was, self._last = self._last, self._clock.ms()
        if self._last < was - SECOND:
            LOG.warning("The clock was set back by %d seconds", (was - self._last) // SECOND)
            back = partial(taking.turned_back, was=was, now=self._last)
            await self._storage.write(back)
        return self._last

    def _take(self, connection: Connection, room: dict[str, int], now: int) -> list[Job]:
        """What may be begun, of each kind in its own way."""
        plain = {kind: free for kind, free in room.items() if kind not in self._fair}
        jobs = taking.take(connection, plain, now)
        for kind in self._fair:
            running = of_kind(self._running.values(), kind)
            places = Room(self._handlers[kind][1], running, self._rota)
            jobs += take_fairly(connection, kind, places, now)
        return jobs

    def _room(self) -> dict[str, int]:
        """How many more jobs of each kind may be begun."""
        busy = Counter(job.kind for job in self._running.values())
        return {kind: most - busy[kind] for kind, (_, most) in self._handlers.items()}

    async def _sign(self, now: int) -> None:
        """Keep what is being done; a lease holds longer than until the next sign."""
        if self._signed <= now < self._signed + SIGN:
            return
        self._signed = now
        if doing := list(self._running.values()):
            await self._storage.write(partial(taking.renew, jobs=doing, now=now))

    def _begin(self, job: Job) -> None:
        task = asyncio.create_task(self._do(job))
        self._running[task] = job
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        del self._running[task]
        self._poke.set()

    async def _do(self, job: Job) -> None:
        try:
            await self._handlers[job.kind][0](job)
            if not job.settled:
                await self._storage.write(job.finish)
        except Lost:
            LOG.info("The job %s %s is no longer ours", job.kind, job.key)
        except Exception as error:  # whatever it is, another try may do better
            level = logging.WARNING if job.attempts <= len(taking.PAUSES) else logging.ERROR
            if not isinstance(error, Away):  # of that the database has told
                LOG.log(level, "The job %s %s failed", job.kind, job.key, exc_info=True)
            now, reason = self._clock.ms(), repr(error)
            with suppress(Away):  # then its lease ends
                await self._storage.write(partial(taking.fail, job=job, error=reason, now=now))

    async def _sleep(self, moment: int) -> None:
        """Until then, or until somebody plans something earlier."""
        self._awake_at = moment
        sleeping = asyncio.ensure_future(self._clock.until(moment))
        poked = asyncio.ensure_future(self._poke.wait())
        try:
            await asyncio.wait((sleeping, poked), return_when=asyncio.FIRST_COMPLETED)
        finally:
            sleeping.cancel()
            poked.cancel()
