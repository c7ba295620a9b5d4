"""Reading and writing the database: every statement about a table stands here."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final, cast

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from barbaricum.core.record import Row as LogRow
from barbaricum.server import schema
from barbaricum.server.people import Ask, Guest, Meta, Seat

ALL: Final = tuple(column.name for column in schema.TABLES.c)
"""What a table has of its own."""


def now() -> int:
    """The time as the database writes it: whole seconds."""
    return int(time.time())


# --- Reading ---


def read_meta(connection: Connection, table: str) -> Meta | None:
    """All of a table but its log."""
    found = connection.execute(select(schema.TABLES).where(schema.TABLES.c.id == table)).first()
    if found is None:
        return None
    columns = dict(found._mapping)  # noqa: SLF001 - the documented name of SQLAlchemy
    return Meta(
        **columns,
        seats=_seats(connection, table),
        guests=_guests(connection, table),
        holders=_holders(connection, table),
        ask=_ask(connection, table),
    )


def _of(connection: Connection, columns: Sequence[Any], table: str) -> Sequence[Row[Any]]:
    home = columns[0].table
    return connection.execute(select(*columns).where(home.c.table == table)).all()


def _seats(connection: Connection, table: str) -> tuple[Seat, ...]:
    c = schema.SEATS.c
    columns = (c.number, c.kind, c.name, c.bot, c.entropy, c.guest, c.standin)
    return tuple(
        sorted((Seat(*tuple(row)) for row in _of(connection, columns, table)), key=_number)
    )


def _number(seat: Seat) -> int:
    return seat.number


def _guests(connection: Connection, table: str) -> dict[str, Guest]:
    c = schema.GUESTS.c
    return {row[0]: Guest(*tuple(row)) for row in _of(connection, (c.id, c.name, c.gone), table)}


def _holders(connection: Connection, table: str) -> Mapping[str, tuple[str, ...]]:
    c = schema.HOLDERS.c
    rows = connection.execute(
        select(c.session, c.guest)
        .join(schema.GUESTS, schema.GUESTS.c.id == c.guest)
        .where(schema.GUESTS.c.table == table)
        .order_by(c.guest)
    )
    holders: dict[str, tuple[str, ...]] = {}
    for session, guest in rows:
        holders[session] = (*holders.get(session, ()), guest)
    return holders


def _ask(connection: Connection, table: str) -> Ask | None:
    c = schema.ASKS.c
    rows = _of(connection, (c.seat, c.row, c.agreed), table)
    return Ask(rows[0].seat, rows[0].row, tuple(rows[0].agreed)) if rows else None


def read_log(connection: Connection, table: str) -> list[LogRow]:
    """The rows of a table in their order."""
    c = schema.ROWS.c
    rows = connection.execute(select(c.seat, c.text).where(c.table == table).order_by(c.number))
    return [(seat, text) for seat, text in rows]


def read_commands(connection: Connection, table: str) -> dict[tuple[str, str], tuple[str, int]]:
    """The digests of all commands carried out and the numbers of rows they led to."""
    c = schema.COMMANDS.c
    rows = _of(connection, (c.by, c.id, c.digest, c.number), table)
    return {(row.by, row.id): (row.digest, row.number) for row in rows}


def read_listed(connection: Connection, most: int) -> list[Meta]:
    """The newest tables that everybody may see and that are not over."""
    c = schema.TABLES.c
    names = connection.scalars(
        select(c.id)
        .where(c.visibility == "listed", c.status.in_(("open", "playing")))
        .order_by(c.created.desc(), c.id)
        .limit(most)
    ).all()
    return [cast("Meta", read_meta(connection, name)) for name in names]


def read_mine(connection: Connection, session: str, most: int) -> list[Meta]:
    """The newest tables at which somebody plays who uses this browser."""
    c = schema.TABLES.c
    names = connection.scalars(
        select(c.id)
        .distinct()
        .join(schema.SEATS, schema.SEATS.c.table == c.id)
        .join(schema.HOLDERS, schema.HOLDERS.c.guest == schema.SEATS.c.guest)
        .where(schema.HOLDERS.c.session == session)
        .order_by(c.created.desc(), c.id)
        .limit(most)
    ).all()
    return [cast("Meta", read_meta(connection, name)) for name in names]


def read_waiting_for_bots(connection: Connection) -> list[str]:
    """The tables at which a bot has to decide."""
    tables, seats = schema.TABLES.c, schema.SEATS.c
    return list(
        connection.scalars(
            select(tables.id)
            .join(schema.SEATS, (seats.table == tables.id) & (seats.number == tables.to_act))
            .where(tables.status == "playing", func.coalesce(seats.bot, seats.standin).is_not(None))
        )
    )


# --- Writing ---


def write_table(connection: Connection, meta: Meta) -> None:
    """A new table with its seats and guests."""
    columns = {name: getattr(meta, name) for name in ALL}
    connection.execute(insert(schema.TABLES).values(columns | {"options": dict(meta.options)}))
    for guest in meta.guests.values():
        write_guest(connection, meta.id, guest)
    for session, guests in meta.holders.items():
        for name in guests:
            write_holder(connection, session, name)
    for seat in meta.seats:
        connection.execute(insert(schema.SEATS).values(table=meta.id, **asdict(seat)))


def write_guest(connection: Connection, table: str, guest: Guest) -> None:
    """A new guest without a link."""
    connection.execute(insert(schema.GUESTS).values(table=table, key=None, **asdict(guest)))


def write_session(connection: Connection, session: str) -> None:
    """A browser that was not here before."""
    connection.execute(
        insert(schema.SESSIONS).prefix_with("OR IGNORE").values(hash=session, created=now())
    )


def write_holder(connection: Connection, session: str, guest: str) -> None:
    """Let a browser speak for a guest."""
    write_session(connection, session)
    connection.execute(
        insert(schema.HOLDERS).prefix_with("OR IGNORE").values(session=session, guest=guest)
    )


def drop_holders(connection: Connection, guests: Iterable[str], keep: str) -> None:
    """No browser but one speaks for the guests any more."""
    c = schema.HOLDERS.c
    connection.execute(delete(schema.HOLDERS).where(c.guest.in_(tuple(guests)), c.session != keep))


def change_seat(connection: Connection, table: str, seat: int, **columns: Any) -> None:
    """Another occupant or another bot."""
    c = schema.SEATS.c
    connection.execute(
        update(schema.SEATS).where(c.table == table, c.number == seat).values(columns)
    )


def change_guest(connection: Connection, guest: str, **columns: Any) -> None:
    """Another link, or gone."""
    connection.execute(update(schema.GUESTS).where(schema.GUESTS.c.id == guest).values(columns))


def change_table(connection: Connection, table: str, **columns: Any) -> None:
    """Another status, or a rematch."""
    connection.execute(update(schema.TABLES).where(schema.TABLES.c.id == table).values(columns))


def write_rows(connection: Connection, table: str, first: int, rows: Sequence[LogRow]) -> None:
    """Rows of the log; a number that is taken makes the whole transaction fail."""
    values = [
        {"table": table, "number": number, "seat": seat, "text": text}
        for number, (seat, text) in enumerate(rows, first)
    ]
    if values:
        connection.execute(insert(schema.ROWS), values)


def write_ask(connection: Connection, table: str, ask: Ask | None) -> None:
    """What is asked now instead of what was asked before."""
    connection.execute(delete(schema.ASKS).where(schema.ASKS.c.table == table))
    if ask is not None:
        values = asdict(ask) | {"agreed": list(ask.agreed)}
        connection.execute(insert(schema.ASKS).values(table=table, **values))


def write_command(
    connection: Connection, table: str, key: tuple[str, str], answer: tuple[str, int]
) -> None:
    """Remember that this was carried out: by whom and which, its digest and its number."""
    (by, name), (digest, number) = key, answer
    connection.execute(
        insert(schema.COMMANDS).values(table=table, by=by, id=name, digest=digest, number=number)
    )


def find_link(connection: Connection, key: str) -> tuple[str, str] | None:
    """The table and the guest of a personal link."""
    c = schema.GUESTS.c
    found = connection.execute(select(c.table, c.id).where(c.key == key)).first()
    return None if found is None else (found.table, found.id)
