"""Tables that wait for a bot: each is a job, planned in the transaction that makes it wait."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select

from barbaricum.server import jobs, schema
from barbaricum.server.book import read_meta
from barbaricum.server.jobs import Job, Share
from barbaricum.server.jobs.schema import JOBS
from barbaricum.server.people import Meta

BOT: Final = "bot"
"""The kind of the job; its key is the table."""


def ask_bot(connection: Connection, meta: Meta, now: int, job: Job | None) -> None:
    """See to it that a bot decides, if one has to; `job` is that of the bot who has just done so.

    Each decision is a job of its own, so that those of other tables come in between. Anything
    else that happens in the game makes a new job, and a process that works on the old one loses it.
    """
    waits = meta.thinker() is not None
    if job is None and waits:
        jobs.plan(connection, BOT, meta.id, now, share=share_of(meta))
    elif job is not None and waits:
        job.again(connection, now)
    elif job is not None:
        job.finish(connection)


def share_of(meta: Meta) -> Share:
    """Bots' turns go by the address a table was made from, and behind it by its host."""
    host = meta.guests[meta.host].person if meta.host in meta.guests else ""
    alone = all(seat.thinker for seat in meta.seats)
    return Share(meta.origin or host, host, alone)


def ask_all_bots(connection: Connection, now: int) -> None:
    """After a start: no table that waits for a bot is left without a job."""
    tables, seats = schema.TABLES.c, schema.SEATS.c
    waiting = (
        select(tables.id)
        .join(schema.SEATS, (seats.table == tables.id) & (seats.number == tables.to_act))
        .where(tables.status == "playing", func.coalesce(seats.bot, seats.standin).is_not(None))
    )
    asked = select(JOBS.c.key).where(JOBS.c.kind == BOT, JOBS.c.due.is_not(None))
    for name in connection.scalars(waiting.where(tables.id.not_in(asked))).all():
        meta = read_meta(connection, name)
        assert meta is not None, "one moment is read"
        jobs.plan(connection, BOT, name, now, share=share_of(meta))
