"""Lists of tables: a few statements for a whole list, however many tables there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, and_, case, false, func, or_, select

from barbaricum.server import persons, schema
from barbaricum.server.infos import ListedTable
from barbaricum.server.pace.forms import FREE
from barbaricum.server.pace.records import pace_of
from barbaricum.server.pace.schema import PACES
from barbaricum.server.ratings.standing import standing

TABLES, SEATS, GUESTS = schema.TABLES.c, schema.SEATS.c, schema.GUESTS.c
Seats = Select[tuple[Any, ...]]  # of own seats


def listed(connection: Connection, most: int) -> Sequence[str]:
    """The newest tables that everybody may see and that are not over.

    Those of a tournament stand in its own page: there are many of them at once.
    """
    return connection.scalars(
        select(TABLES.id)
        .where(TABLES.visibility == "listed", TABLES.status.in_(("open", "playing")))
        .where(TABLES.tournament.is_(None))
        .order_by(TABLES.created.desc(), TABLES.id)
        .limit(most)
    ).all()


def waiting(connection: Connection, session: str | None, most: int) -> Sequence[str]:
    """The tables that wait for whoever asks, the one with the least time left first."""
    mine = _own(connection, session).subquery()
    # Not the bare column: its index would lead through all games that are being played.
    playing = func.coalesce(TABLES.status, "") == "playing"
    decides = and_(mine.c.table == TABLES.id, mine.c.number == TABLES.to_act)
    endless = case((PACES.c.deadline.is_(None), 1), else_=0).label("endless")
    rows = connection.execute(
        select(TABLES.id, endless, PACES.c.deadline, TABLES.created)
        .distinct()  # PostgreSQL then orders only by what is selected
        .join(mine, decides)
        .outerjoin(PACES, PACES.c.table == TABLES.id)
        .where(TABLES.id.in_(select(mine.c.table)), playing, mine.c.standin.is_(None))
        .order_by(
            endless,
            PACES.c.deadline,
            TABLES.created,
            TABLES.id,
        )
        .limit(most)
    )
    return [row.id for row in rows]


def others(connection: Connection, session: str | None, most: int) -> Sequence[str]:
    """The own tables, those first that are not over, the newest of them first."""
    mine = _own(connection, session).subquery()
    return connection.scalars(
        select(TABLES.id)
        .where(TABLES.id.in_(select(mine.c.table)))
        .order_by(case((TABLES.status == "over", 1), else_=0), TABLES.created.desc(), TABLES.id)
        .limit(most)
    ).all()


def _own(connection: Connection, session: str | None) -> Seats:
    """The seats of whoever asks: by his person, or by a personal link to this browser."""
    person = persons.person_of(connection, session)
    seats = select(SEATS.table, SEATS.number, SEATS.standin).join(
        schema.GUESTS, (GUESTS.table == SEATS.table) & (GUESTS.id == SEATS.guest)
    )
    if person is None:
        return seats.where(false())
    holders = schema.HOLDERS.c
    linked = select(holders.guest).where(holders.session == session)
    return seats.where(or_(GUESTS.person == person, GUESTS.id.in_(linked)))


def told(connection: Connection, names: Sequence[str], session: str | None) -> list[ListedTable]:
    """These tables in this order, as whoever asks sees them."""
    columns: list[Any] = [*TABLES, PACES.c.pace, PACES.c.deadline]  # of whatever types
    tables = connection.execute(
        select(*columns).outerjoin(PACES, PACES.c.table == TABLES.id).where(TABLES.id.in_(names))
    ).all()
    seats = connection.execute(
        select(schema.SEATS).where(SEATS.table.in_(names)).order_by(SEATS.table, SEATS.number)
    ).all()
    mine = _own(connection, session).where(SEATS.table.in_(names))
    own = {(row.table, row.number) for row in connection.execute(mine)}
    by_name = {row.id: row for row in tables}
    rated = standing(connection, [row.id for row in tables if row.rated])
    return [
        _told(by_name[name], [s for s in seats if s.table == name], own, rated) for name in names
    ]


def _told(
    table: Row[Any],
    seats: Sequence[Row[Any]],
    own: set[tuple[str, int]],
    rated: Mapping[tuple[str, int], int],
) -> ListedTable:
    names = [None if seat.kind == "open" else seat.name for seat in seats]
    yours = [seat.number for seat in seats if (table.id, seat.number) in own]
    return ListedTable(
        id=table.id,
        title=table.title,
        game=table.game,
        options=table.options,
        status=table.status,
        seats=names,
        open=names.count(None),
        yours=yours,
        to_act=table.to_act,
        waits=table.status == "playing"
        and table.to_act in yours
        and seats[table.to_act].standin is None,
        created=table.created,
        pace=FREE if table.pace is None else pace_of(table.pace),
        deadline=table.deadline,
        study=table.study is not None,
        rated=table.rated,
        ratings=[rated.get((table.id, seat.number)) for seat in seats],
    )
