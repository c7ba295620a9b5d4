"""All tables for whoever runs the server, and how one is erased with everything about it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, Table, delete, func, or_, select, update

from barbaricum.server import schema
from barbaricum.server.admin.forms import AdminTable, AdminTables
from barbaricum.server.book import change_table, read_meta
from barbaricum.server.deeds import Change
from barbaricum.server.hub import Hub
from barbaricum.server.jobs.schema import JOBS
from barbaricum.server.people import Meta
from barbaricum.server.refusals import NotFound, NotNow
from barbaricum.server.schema import METADATA
from barbaricum.server.tournaments.book import look_after, tournament_of
from barbaricum.server.tournaments.results import write_places

LISTED = 50


def found(connection: Connection, hub: Hub, search: str, status: str) -> AdminTables:
    """The newest tables whose title, name or players fit."""
    c = schema.TABLES.c
    fits = _fits(select(c.id), search.strip(), status)
    total = connection.scalar(select(func.count()).select_from(fits.subquery())) or 0
    names = connection.execute(fits.order_by(c.created.desc(), c.id).limit(LISTED)).all()
    return AdminTables(tables=[_told(connection, hub, name) for (name,) in names], total=total)


def _fits(asked: Select[Any], search: str, status: str) -> Select[Any]:  # of names
    c, seats = schema.TABLES.c, schema.SEATS.c
    if status:
        asked = asked.where(c.status == status)
    if search:
        players = select(seats.table).where(seats.name.icontains(search, autoescape=True))
        title = c.title.icontains(search, autoescape=True)
        asked = asked.where(or_(c.id == search, title, c.id.in_(players)))
    return asked


def _told(connection: Connection, hub: Hub, name: str) -> AdminTable:
    meta, c = read_meta(connection, name), schema.ROWS.c
    assert meta is not None, "it was found a moment ago"
    rows = select(func.count()).select_from(schema.ROWS).where(c.table == name)
    return AdminTable(
        id=name,
        title=meta.title,
        game=meta.game,
        status=meta.status,
        created=meta.created,
        rows=connection.scalar(rows) or 0,
        here=hub.count(name),
        seats=[None if seat.kind == "open" else seat.name for seat in meta.seats],
        closed=meta.closed,
    )


def closing(meta: Meta, reason: str, now: int) -> Change:
    """A table ends for everybody as it stands: no result, nothing rated, its record kept.

    A tournament goes on as if all had shared the first place.
    """
    if meta.status == "over":
        raise NotNow("game-over")
    if not reason:
        raise NotNow("empty-message")
    number = len(meta.seats)

    def write(connection: Connection) -> None:
        change_table(connection, meta.id, status="over", closed=reason)
        shared = {"places": [1] * number, "points": [0] * number}
        write_places(connection, meta, shared, now)

    return Change(write=write)


def erase(connection: Connection, name: str) -> None:
    """A table and all that belongs to it; what merely mentions it forgets it."""
    c = schema.TABLES.c
    if connection.scalar(select(c.id).where(c.id == name)) is None:
        raise NotFound("unknown-table")
    cup = tournament_of(connection, name)
    connection.execute(delete(JOBS).where(JOBS.c.key.startswith(name, autoescape=True)))
    _erase(connection, schema.TABLES, c.id == name)
    if cup is not None:  # its round may be over now
        look_after(connection, cup, 0)


def _erase(connection: Connection, table: Table, which: ColumnElement[bool]) -> None:
    """Rows, after those that refer to them: whatever features there are, the schema knows."""
    for child in METADATA.tables.values():
        for key in child.foreign_keys:
            if key.column.table is table and child is not table:
                _part(connection, child, key.parent, select(key.column).where(which))
    connection.execute(delete(table).where(which))


def _part(
    connection: Connection, child: Table, column: Any, parents: Select[Any]
) -> None:  # a column of the child
    """What need not refer to anything stays; what has to goes first."""
    which = column.in_(parents)
    if column.nullable:
        connection.execute(update(child).where(which).values({column: None}))
    else:
        _erase(connection, child, which)
