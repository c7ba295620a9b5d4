"""What other processes have written about a table since it was last looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, func, select, update

from barbaricum.core.record import Row
from barbaricum.server import book, schema
from barbaricum.server.answers import Line
from barbaricum.server.deeds.talking import read_said
from barbaricum.server.people import Meta
from barbaricum.server.refusals import NotFound
from barbaricum.server.table import Table, ledger_of


class Overtaken(Exception):
    """Another process was faster: what is in memory here is no longer true."""


@dataclass(frozen=True, slots=True)
class News:
    """A table as it stands now, and what was added."""

    meta: Meta
    rows: Sequence[Row]
    answered: Mapping[tuple[str, str], tuple[str, int]]
    lines: Sequence[tuple[Line, str | None]]
    """What was said, and by which guest."""


def advance(connection: Connection, meta: Meta) -> None:
    """The first statement of every change: from here on nobody else changes the table."""
    c = schema.TABLES.c
    mine = update(schema.TABLES).where(c.id == meta.id, c.version == meta.version)
    if connection.execute(mine.values(version=meta.version + 1)).rowcount != 1:
        raise Overtaken(meta.id)


def read_news(connection: Connection, table: Table) -> News | None:
    """All that is new; None if nothing is."""
    c, rows = schema.TABLES.c, schema.ROWS.c
    name, known = table.meta.id, table.ledger.number
    newer = select(func.count()).where(rows.table == name, rows.number >= known)
    looked = select(c.version, newer.scalar_subquery().label("newer")).where(c.id == name)
    found = connection.execute(looked).first()
    if found is None:
        raise NotFound("unknown-table")
    if found.version == table.meta.version and not found.newer:
        return None
    meta = book.read_meta(connection, name)
    assert meta is not None, "one moment is read"
    return News(
        meta,
        book.read_log(connection, name, known),
        book.read_commands(connection, name),
        read_said(connection, name, table.heard),
    )


def take_in(table: Table, news: News) -> None:
    """The table in memory becomes what the database says."""
    if table.meta.status == "open":  # before the game, seats and with them the luck still change
        table.ledger = ledger_of(news.meta, [*table.ledger.record.log, *news.rows])
    else:
        table.ledger.append(news.rows)
    table.meta = news.meta
    table.answered = dict(news.answered)
    table.heard = max([table.heard, *(line.id for line, _ in news.lines)])
