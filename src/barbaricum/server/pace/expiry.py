"""What happens when a clock comes to its warning, and to its end."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection

from barbaricum.server import book
from barbaricum.server.deeds.change import Change
from barbaricum.server.house import House
from barbaricum.server.jobs import Job
from barbaricum.server.pace.arithmetic import next_moment
from barbaricum.server.pace.forms import Clocked, NoPace
from barbaricum.server.pace.records import write_timing
from barbaricum.server.table import Table


class Timekeeper:
    """Looks at a clock when its job is due."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def look(self, job: Job) -> None:
        """One clock of one table; it may have gone on, or stood, since the job was planned."""
        await self._house.write(job.key, lambda table: self._change(table, job))

    def _change(self, table: Table, job: Job) -> Change:
        timing, watch = table.meta.timing, self._house.watch
        seat, pace, now = timing.running, timing.pace, watch.clock.ms()
        if seat is None or isinstance(pace, NoPace):
            return Change(write=job.finish)
        left = timing.left_of(seat, now, watch.downtime)
        if left <= 0:
            return Change(write=lambda connection: self._expire(connection, job, table, pace))
        still = timing.still(seat, watch.downtime)
        again = next_moment(pace, timing.since, timing.left[seat], still, now)
        short = seat if left <= pace.short else None
        return Change(write=lambda connection: job.again(connection, again), short=short)

    def _expire(self, connection: Connection, job: Job, table: Table, pace: Clocked) -> None:
        """A bot plays on; whether its owner may come back is what the table chose."""
        meta, watch = table.meta, self._house.watch
        timing, seat = meta.timing, meta.timing.running
        assert seat is not None, "only a clock that runs can run out"
        job.finish(connection)
        lost = (*timing.forfeited, seat) if pace.then == "forfeit" else timing.forfeited
        out = replace(timing, expired=(*timing.expired, seat), forfeited=lost)
        book.change_seat(connection, meta.id, seat, standin=pace.bot)
        write_timing(connection, meta.id, out, watch.downtime, watch.clock.ms())
