"""Nobody's time passes while no server runs."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, insert, select, update

from barbaricum.server import jobs
from barbaricum.server.clock import DAY, SECOND, Clock
from barbaricum.server.jobs import Job
from barbaricum.server.jobs.taking import turned_back
from barbaricum.server.pace.arithmetic import Still, joined
from barbaricum.server.pace.schema import ALIVE, DOWNTIMES
from barbaricum.server.refusals import Away
from barbaricum.server.storage import Storage

KIND: Final = "alive"
EVERY: Final = 30 * SECOND
"""So often the server writes that it runs."""
REMEMBERED: Final = 100 * DAY
"""No clock runs for longer than this."""
ONLY: Final = 1


def wake_up(connection: Connection, now: int, alone: bool = True) -> Still:
    """At the start: note since when nobody was there; all times at which nobody was.

    One server keeps a folder, so whatever lies between its last sign and now is a time without one.
    Where others may be running, only a sign that fails to come for long says that none was.
    """
    last = connection.scalar(select(ALIVE.c.moment).where(ALIVE.c.id == ONLY))
    if last is not None and last < now - (0 if alone else 2 * EVERY):
        # A server that ended well has said when; one that was killed did so a little earlier.
        connection.execute(insert(DOWNTIMES).values(start=last, end=now))
    if last is not None and last > now:  # somebody has set the clock back meanwhile
        turned_back(connection, last, now)
    sign(connection, now)
    jobs.plan(connection, KIND, KIND, now + EVERY)
    c = DOWNTIMES.c
    rows = connection.execute(select(c.start, c.end).where(c.end > now - REMEMBERED))
    return joined((start, end) for start, end in rows)


def sign(connection: Connection, now: int) -> None:
    """Somebody is there."""
    seen = update(ALIVE).where(ALIVE.c.id == ONLY).values(moment=now)
    if connection.execute(seen).rowcount == 0:
        connection.execute(insert(ALIVE).values(id=ONLY, moment=now))


class Pulse:
    """Says that the server runs, as long as it does."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self._storage = storage
        self._clock = clock

    async def beat(self, job: Job) -> None:
        """Every half minute."""
        now = self._clock.ms()

        def work(connection: Connection) -> None:
            sign(connection, now)
            job.again(connection, now + EVERY)

        await self._storage.write(work)

    async def stop(self) -> None:
        """The last sign."""
        now = self._clock.ms()
        with suppress(Away):  # then the break looks a little longer than it was
            await self._storage.write(lambda connection: sign(connection, now))
