"""Who is at which table, over all processes; a process that is gone takes its people along."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    String,
    Table,
    delete,
    insert,
    select,
    update,
)

from barbaricum.server import schema
from barbaricum.server.clock import SECOND
from barbaricum.server.schema import METADATA

ALIVE: Final = 30 * SECOND
"""A process that was not heard of for so long is gone."""

PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", String, primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("process", String, primary_key=True),
    Column("table", String, primary_key=True, index=True),
    Column("guest", String, primary_key=True),
    Column("visible", Boolean, nullable=False),
)


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """What other processes know about a table."""

    version: int
    here: frozenset[str] = frozenset()
    watching: frozenset[str] = frozenset()


def sign(connection: Connection, process: str, now: int) -> None:
    """A sign of life; whoever gave none for long is struck off."""
    c = PROCESSES.c
    if connection.execute(update(PROCESSES).where(c.id == process).values(seen=now)).rowcount == 0:
        connection.execute(insert(PROCESSES).values(id=process, seen=now))
    dead = select(c.id).where(c.seen < now - ALIVE)
    connection.execute(delete(PRESENCE).where(PRESENCE.c.process.in_(dead)))
    connection.execute(delete(PROCESSES).where(c.seen < now - ALIVE))


def leave(connection: Connection, process: str) -> None:
    """The process ends."""
    connection.execute(delete(PRESENCE).where(PRESENCE.c.process == process))
    connection.execute(delete(PROCESSES).where(PROCESSES.c.id == process))


def note(connection: Connection, process: str, table: str, here: Mapping[str, bool]) -> None:
    """The guests of a table who are connected to this process, and whether they can see it."""
    c = PRESENCE.c
    connection.execute(delete(PRESENCE).where(c.process == process, c.table == table))
    if here:
        rows = [
            {"process": process, "table": table, "guest": guest, "visible": visible}
            for guest, visible in sorted(here.items())
        ]
        connection.execute(insert(PRESENCE), rows)


def look(
    connection: Connection, process: str, tables: Collection[str], now: int
) -> dict[str, Elsewhere]:
    """What the others have written about these tables, and who is there."""
    names, t, p = sorted(tables), schema.TABLES.c, PRESENCE.c
    versions = connection.execute(select(t.id, t.version).where(t.id.in_(names))).all()
    living = select(PROCESSES.c.id).where(PROCESSES.c.seen >= now - ALIVE)
    rows = connection.execute(
        select(p.table, p.guest, p.visible).where(
            p.table.in_(names), p.process != process, p.process.in_(living)
        )
    ).all()
    return {
        name: Elsewhere(version, *_people([row for row in rows if row.table == name]))
        for name, version in versions
    }


def _people(rows: Sequence[Any]) -> tuple[frozenset[str], frozenset[str]]:  # rows of the table
    return (
        frozenset(row.guest for row in rows),
        frozenset(row.guest for row in rows if row.visible),
    )
