"""The herald: plans notices with what they are about, and tells them when they are due."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sqlalchemy import Connection

from barbaricum.server import book as tables
from barbaricum.server import jobs
from barbaricum.server.clock import SECOND
from barbaricum.server.house import House
from barbaricum.server.jobs import Job
from barbaricum.server.keys import new_id
from barbaricum.server.notices import book, planning, wording
from barbaricum.server.notices.happening import Happening, News, awaited
from barbaricum.server.notices.kinds import GAPS, GATHERING, USUAL, urgency
from barbaricum.server.notices.message import Message
from barbaricum.server.notices.outcome import Outcome
from barbaricum.server.notices.records import Channel, Notice
from barbaricum.server.notices.relevance import still
from barbaricum.server.notices.settling import Settling
from barbaricum.server.notices.ways import Ways
from barbaricum.server.people import Meta

DELIVER: Final = "deliver"
AT_ONCE: Final = 8


class Herald:
    """Tells people what waits for them."""

    def __init__(self, house: House, ways: Ways) -> None:
        self._house = house
        self._clock = house.clock
        self.ways = ways

    def attend(self, runner: jobs.Runner) -> None:
        """Do what is planned when it is due."""
        runner.handle(planning.JOB, self.show)
        runner.handle(DELIVER, self.deliver, AT_ONCE)

    def witness(self, connection: Connection, what: Happening) -> None:
        """Something happened: plan what follows, in the same transaction."""
        planning.plan(connection, what, self._clock.ms())

    async def glance(self, person: str, table: str, seen: bool) -> None:
        """Somebody looks at a table, or is lost from sight while he may have to decide there."""
        await (self._looked(person, table) if seen else self._lost(person, table))

    async def _looked(self, person: str, table: str) -> None:
        """What was to be told about the table is told."""
        now, storage = self._clock.ms(), self._house.storage
        if await storage.read(lambda conn: planning.waits(conn, person, table)):
            await storage.write(lambda conn: planning.look(conn, person, table, now))
            self.ring(person)

    async def _lost(self, person: str, table: str) -> None:
        """Whether he saw that it is his turn, nobody knows: he is told, unless he comes back."""
        meta = await self._meta(table)
        if meta is not None and awaited(meta) == person:
            item, now = News(person, "turn", {}), self._clock.ms()
            await self._house.storage.write(lambda conn: planning.plan_one(conn, table, item, now))

    def ring(self, person: str) -> None:
        """Let the pages of somebody ask what is new."""
        self._house.hub.tell_person(person)

    async def show(self, job: Job) -> None:
        """A notice is due: show it, if it still means something, and pass it on to the channels."""
        read = self._house.storage.read
        notice = await read(lambda connection: book.notice_by(connection, job.key))
        if notice is None or not await self._still(notice):
            await self._house.storage.write(lambda connection: self._forget(connection, job))
            return
        await self._house.storage.write(lambda connection: self._show(connection, job, notice))
        self.ring(notice.person)

    def _forget(self, connection: Connection, job: Job) -> None:
        planning.drop(connection, job.key)
        job.finish(connection)

    def _show(self, connection: Connection, job: Job, notice: Notice) -> None:
        now = self._clock.ms()
        if book.notice_by(connection, job.key) is None:  # he has looked meanwhile
            job.finish(connection)
            return
        channels = book.channels_of(connection, notice.person)
        chosen = [one for one in channels if one.works and notice.kind in one.kinds]
        told = [one for one in chosen if one.way != "page"]
        if not told and not _wanted_on_page(channels, notice.kind):
            self._forget(connection, job)
            return
        book.show(connection, notice, [one.id for one in told], now // SECOND)
        for channel in told:
            due = max(now + GATHERING[channel.way], channel.sent + GAPS[channel.way])
            jobs.plan(connection, DELIVER, new_id(), due, {"channel": channel.id})
        job.finish(connection)

    async def _still(self, notice: Notice) -> bool:
        meta = await self._meta(notice.table)
        present = self._house.hub.watching(meta) if meta else frozenset[str]()
        return still(notice, meta, present)

    async def _meta(self, table: str | None) -> Meta | None:
        if table is None:
            return None
        return await self._house.storage.read(
            lambda connection: tables.read_meta(connection, table)
        )

    async def deliver(self, job: Job) -> None:
        """One message along one channel, about all that waits for it."""
        name, storage = job.payload["channel"], self._house.storage
        channel = await storage.read(lambda conn: book.channel_of(conn, book.c.id == name))
        if channel is None or not channel.works:
            await storage.write(lambda connection: _drop(connection, job))
            return
        waiting = await storage.write(lambda conn: book.claim(conn, name, job.key))
        notices = [notice for notice in waiting if await self._still(notice)]
        if not notices:
            await storage.write(lambda connection: _drop(connection, job))
            return
        message = await self.message(job.key, notices, channel.language)
        outcome = await self.ways.send(channel, message)
        settling = Settling(job, channel, outcome, self._clock.ms())
        await storage.write(settling.write)

    async def message(self, batch: str, notices: Sequence[Notice], language: str) -> Message:
        """Notices as one message, the most urgent first; of one table the most urgent only."""
        ordered = sorted(notices, key=lambda notice: (urgency(notice.kind), notice.created))
        firsts = {notice.table or notice.id: notice for notice in reversed(ordered)}
        chosen = sorted(firsts.values(), key=lambda notice: urgency(notice.kind))
        names = await self.names(notice.table for notice in chosen)
        base = self.ways.base
        items = [wording.item(notice, names, language, base) for notice in chosen]
        return wording.message(batch, items, language, base)

    async def names(self, wanted: Iterable[str | None]) -> wording.Names:
        """The titles and games of tables."""
        ids = sorted({table for table in wanted if table is not None})
        return await self._house.storage.read(lambda conn: book.names_of(conn, ids))

    async def test(self, channel: Channel) -> Outcome:
        """Send something along a channel now, to see whether it arrives."""
        now = self._clock.now()
        notice = Notice(new_id(), channel.person, "test", None, {}, now, now, None, None)
        message = await self.message(notice.id, [notice], channel.language)
        return await self.ways.send(channel, message)


def _wanted_on_page(channels: Sequence[Channel], kind: str) -> bool:
    chosen = next((channel.kinds for channel in channels if channel.way == "page"), USUAL["page"])
    return kind in chosen


def _drop(connection: Connection, job: Job) -> None:
    book.settle(connection, job.key)
    job.finish(connection)
