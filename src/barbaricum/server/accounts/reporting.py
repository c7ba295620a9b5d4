"""Whom somebody means, and what he has to say about him to whoever runs the server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, func, insert, select

from barbaricum.server import schema
from barbaricum.server.accounts import register
from barbaricum.server.accounts.forms import About, Complaint
from barbaricum.server.accounts.schema import REPORTS
from barbaricum.server.refusals import NotFound, TooFast

MOST: Final = 20
"""So many reports of one person wait to be read."""


@dataclass(frozen=True, slots=True)
class Meant:
    """A person, as he was met."""

    person: str
    name: str
    table: str | None = None
    line: str | None = None


def meant(connection: Connection, about: About) -> Meant:
    """Whoever sits there, said that, or is called so."""
    if about.table is not None and about.line is not None:
        found = _speaker(connection, about.table, about.line)
        code = "unknown-line"
    elif about.table is not None and about.seat is not None:
        found = _sitter(connection, about.table, about.seat)
        code = "unknown-player"
    else:
        found, code = _called(connection, about.user or ""), "unknown-player"
    if found is None:
        raise NotFound(code)
    return found


def _speaker(connection: Connection, table: str, line: int) -> Meant | None:
    c, guests = schema.CHAT.c, schema.GUESTS.c
    asked = (
        select(guests.person, c.name, c.table, c.text)
        .join(schema.GUESTS, guests.id == c.guest)
        .where(c.table == table, c.id == line)
    )
    row = connection.execute(asked).first()
    return None if row is None else Meant(*tuple(row))


def _sitter(connection: Connection, table: str, seat: int) -> Meant | None:
    c, guests = schema.SEATS.c, schema.GUESTS.c
    asked = (
        select(guests.person, c.name, c.table)
        .join(schema.GUESTS, guests.id == c.guest)
        .where(c.table == table, c.number == seat)
    )
    row = connection.execute(asked).first()
    return None if row is None else Meant(*tuple(row))


def _called(connection: Connection, user: str) -> Meant | None:
    account = register.by_user(connection, user)
    return None if account is None else Meant(account.person, account.user)


def write_report(connection: Connection, person: str, report: Complaint, now: int) -> None:
    """Keep a report, with a copy of the line it is about."""
    c = REPORTS.c
    waiting = select(func.count()).where(c.person == person, c.handled.is_(None))
    if (connection.scalar(waiting) or 0) >= MOST:
        raise TooFast("too-fast")
    found = meant(connection, report.about)
    connection.execute(
        insert(REPORTS).values(
            person=person,
            about=found.person,
            table=found.table,
            name=found.name,
            line=found.line,
            reason=report.reason,
            text=report.text.strip(),
            created=now,
        )
    )
