"""Reading and writing the database: every statement about a table stands here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Executable,
    Row,
    Select,
    String,
    bindparam,
    delete,
    func,
    insert,
    select,
    union,
    update,
)

from barbaricum.core.record import Row as LogRow
from barbaricum.server import schema
from barbaricum.server.pace.records import read_timing, write_timing
from barbaricum.server.people import Ask, Guest, Meta, Seat

ALL: Final = tuple(column.name for column in schema.TABLES.c)
"""What a table has of its own."""


# --- Reading ---
# These are read for every move. SQLAlchemy takes longer to make a statement than SQLite to answer
# it, so each is made once.

NAME: Final = bindparam("name", type_=String)
"""The table that is asked about."""


def _about(*columns: Any) -> Select[Any]:  # columns of one table of the database
    return select(*columns).where(columns[0].table.c.table == NAME)


_t, _s, _g = schema.TABLES.c, schema.SEATS.c, schema.GUESTS.c
_sessions, _links, _asks, _commands = (
    schema.SESSIONS.c,
    schema.HOLDERS.c,
    schema.ASKS.c,
    schema.COMMANDS.c,
)
TABLE: Final = select(schema.TABLES).where(_t.id == NAME)
SEATS: Final = _about(_s.number, _s.kind, _s.name, _s.bot, _s.entropy, _s.guest, _s.standin)
GUESTS: Final = _about(_g.id, _g.person, _g.name, _g.gone)
HOLDERS: Final = union(
    select(_sessions.hash, _g.id)
    .join(schema.GUESTS, _g.person == _sessions.person)
    .where(_g.table == NAME),
    select(_links.session, _g.id)
    .join(schema.GUESTS, _g.id == _links.guest)
    .where(_g.table == NAME),
)
"""Every browser of the person that a guest is, and those that came by a personal link."""
ASKS: Final = _about(_asks.seat, _asks.row, _asks.agreed)
COMMANDS: Final = _about(_commands.by, _commands.id, _commands.digest, _commands.number)


def read_meta(connection: Connection, table: str) -> Meta | None:
    """All of a table but its log."""
    found = connection.execute(TABLE, {"name": table}).first()
    if found is None:
        return None
    columns = dict(found._mapping)  # noqa: SLF001 - the documented name of SQLAlchemy
    return Meta(
        **columns,
        seats=_seats(connection, table),
        guests=_guests(connection, table),
        holders=_holders(connection, table),
        ask=_ask(connection, table),
        timing=read_timing(connection, table),
    )


def _of(connection: Connection, statement: Executable, table: str) -> Sequence[Row[Any]]:
    return connection.execute(statement, {"name": table}).all()


def _seats(connection: Connection, table: str) -> tuple[Seat, ...]:
    return tuple(sorted((Seat(*tuple(row)) for row in _of(connection, SEATS, table)), key=_number))


def _number(seat: Seat) -> int:
    return seat.number


def _guests(connection: Connection, table: str) -> dict[str, Guest]:
    return {row[0]: Guest(*tuple(row)) for row in _of(connection, GUESTS, table)}


def _holders(connection: Connection, table: str) -> Mapping[str, tuple[str, ...]]:
    holders: dict[str, tuple[str, ...]] = {}
    for session, guest in sorted(map(tuple, _of(connection, HOLDERS, table))):
        holders[session] = (*holders.get(session, ()), guest)
    return holders


def _ask(connection: Connection, table: str) -> Ask | None:
    rows = _of(connection, ASKS, table)
    return Ask(rows[0].seat, rows[0].row, tuple(rows[0].agreed)) if rows else None


def read_log(connection: Connection, table: str, first: int = 0) -> list[LogRow]:
    """The rows of a table in their order, from a number on."""
    c = schema.ROWS.c
    mine = select(c.seat, c.text).where(c.table == table, c.number >= first)
    rows = connection.execute(mine.order_by(c.number))
    return [(seat, text) for seat, text in rows]


def read_commands(connection: Connection, table: str) -> dict[tuple[str, str], tuple[str, int]]:
    """The digests of all commands carried out and the numbers of rows they led to."""
    rows = _of(connection, COMMANDS, table)
    return {(row.by, row.id): (row.digest, row.number) for row in rows}


def read_last_line(connection: Connection, table: str) -> int:
    """The number of the line that was said last at a table; 0 if nobody spoke."""
    c = schema.CHAT.c
    return connection.scalar(select(func.max(c.id)).where(c.table == table)) or 0


# --- Writing ---


def write_table(connection: Connection, meta: Meta) -> None:
    """A new table with its seats and guests, whose browsers have arrived."""
    columns = {name: getattr(meta, name) for name in ALL}
    connection.execute(insert(schema.TABLES).values(columns | {"options": dict(meta.options)}))
    for guest in meta.guests.values():
        write_guest(connection, meta.id, guest)
    for session, guests in meta.holders.items():
        for name in guests:
            write_holder(connection, session, name)
    for seat in meta.seats:
        connection.execute(insert(schema.SEATS).values(table=meta.id, **asdict(seat)))
    if meta.timing.left:
        write_timing(connection, meta.id, meta.timing, (), 0)


def write_guest(connection: Connection, table: str, guest: Guest) -> None:
    """A new guest without a link."""
    connection.execute(insert(schema.GUESTS).values(table=table, key=None, **asdict(guest)))


def write_holder(connection: Connection, session: str, guest: str) -> None:
    """Let a browser speak for a guest."""
    c = schema.HOLDERS.c
    known = select(c.guest).where(c.session == session, c.guest == guest)
    if connection.scalar(known) is None:
        connection.execute(insert(schema.HOLDERS).values(session=session, guest=guest))


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


def write_seat(connection: Connection, table: str, seat: Seat) -> None:
    """Write all of a seat anew."""
    columns = asdict(seat)
    change_seat(connection, table, columns.pop("number"), **columns)


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
