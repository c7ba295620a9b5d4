"""Deleting somebody without taking anything from the others.

Games stay as they were played; who played them is not told any more. A feature that wants more than
that its rows are deleted (see `ties`) puts a function into `ERASERS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import ColumnElement, Connection, Select, delete, or_, select, update

from barbaricum.server import persons, schema
from barbaricum.server.accounts import signing, ties
from barbaricum.server.accounts.schema import (
    ACCOUNTS,
    BLOCKS,
    CEREMONIES,
    FRIENDS,
    INVITES,
    PASSKEYS,
    RECOVERIES,
    REPORTS,
)
from barbaricum.server.tournaments import ties as tournaments

STANDIN: Final = "steady"
"""The bot that plays on in games that are not over."""

Erase = Callable[[Connection, str], None]


def erase(connection: Connection, person: str, name: str, now: int) -> list[str]:
    """Nothing tells any more who it was; the tables where others have to learn of it."""
    places = list(persons.places_of(connection, person))
    signing.end(connection, persons.sessions_of(connection, person))
    for eraser in ERASERS:
        eraser(connection, person)
    _unname(connection, person, name)
    tournaments.erase(connection, person, name)
    _leave_open_tables(connection, person)
    _hand_over(connection, person)
    c = schema.PERSONS.c
    gone = update(schema.PERSONS).where(c.id == person)
    connection.execute(gone.values(name="", deleted=now))
    return places


def _guests(person: str) -> Select[str]:
    return select(schema.GUESTS.c.id).where(schema.GUESTS.c.person == person)


def _at(status: str) -> Select[str]:
    return select(schema.TABLES.c.id).where(schema.TABLES.c.status == status)


def _leave_open_tables(connection: Connection, person: str) -> None:
    """Before a game a seat becomes free, and whoever else is there is the host."""
    c, seats = schema.TABLES.c, schema.SEATS.c
    mine = _guests(person)
    for table in connection.scalars(_at("open").where(c.host.in_(mine))).all():
        others = select(seats.guest).where(seats.table == table, seats.guest.not_in(mine))
        heir = connection.scalar(others.order_by(seats.number).limit(1))
        if heir is not None:
            connection.execute(update(schema.TABLES).where(c.id == table).values(host=heir))
    left = update(schema.SEATS).where(seats.guest.in_(mine), seats.table.in_(_at("open")))
    connection.execute(left.values(kind="open", name="", entropy="", guest=None))


def _hand_over(connection: Connection, person: str) -> None:
    """In a game that goes on a bot plays, so that the others can play to the end."""
    c = schema.SEATS.c
    mine = update(schema.SEATS).where(c.guest.in_(_guests(person)), c.table.in_(_at("playing")))
    connection.execute(mine.where(c.standin.is_(None)).values(standin=STANDIN))


def _unname(connection: Connection, person: str, name: str) -> None:
    """A table may be called after its host, and lines after whoever said them."""
    seats, guests, chat, tables = (
        schema.SEATS.c,
        schema.GUESTS.c,
        schema.CHAT.c,
        schema.TABLES.c,
    )
    mine = _guests(person)
    connection.execute(update(schema.TABLES).where(tables.host.in_(mine)).values(title=name))
    connection.execute(update(schema.SEATS).where(seats.guest.in_(mine)).values(name=name))
    connection.execute(delete(schema.CHAT).where(chat.guest.in_(mine)))
    own = update(schema.GUESTS).where(guests.person == person)
    connection.execute(own.values(name=name, key=None, gone=True))


def _account(connection: Connection, person: str) -> None:
    for table in (PASSKEYS, RECOVERIES, CEREMONIES, ACCOUNTS):
        connection.execute(delete(table).where(table.c.person == person))


def _company(connection: Connection, person: str) -> None:
    f, b, i = FRIENDS.c, BLOCKS.c, INVITES.c
    ties: tuple[ColumnElement[bool], ...] = (
        or_(f.person == person, f.friend == person),
        or_(b.person == person, b.blocked == person),
        or_(i.person == person, i.by == person),
    )
    for table, tie in zip((FRIENDS, BLOCKS, INVITES), ties, strict=True):
        connection.execute(delete(table).where(tie))


def _reports(connection: Connection, person: str) -> None:
    """What others said about him stays with whoever runs the server, without his name."""
    c = REPORTS.c
    connection.execute(update(REPORTS).where(c.person == person).values(person=None))
    connection.execute(update(REPORTS).where(c.about == person).values(name="", about=None))


ERASERS: Final[list[Erase]] = [ties.erase, _account, _company, _reports]
