"""Tables that wait for a bot: each is a job, planned in the transaction that makes it wait."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select

from barbaricum.server import jobs, schema
from barbaricum.server.jobs import Job
from barbaricum.server.jobs.schema import JOBS
from barbaricum.server.people import Meta

BOT: Final = "bot"
"""The kind of the job; its key is the table."""


def ask_bot(connection: Connection, meta: Meta, now: int, job: Job | None) -> None:
    """See to it that a bot decides, if one has to; `job` is that of the bot who has just done so.

    It goes on with its job as long as bots have to decide. Whatever else happens in the game
    makes a new question: whoever thinks about the old one has lost his job.
    """
    waits = meta.thinker() is not None
    if job is None and waits:
        jobs.plan(connection, BOT, meta.id, now)
    elif job is not None and not waits:
        job.finish(connection)


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
        jobs.plan(connection, BOT, name, now)
