"""Persons: everybody who ever played here, with or without an account.

A browser that comes for the first time is a new person. It has no key but the cookie of that
browser; an account is a person with another way in.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from sqlalchemy import Connection, Select, exists, insert, or_, select, update

from barbaricum.server import schema
from barbaricum.server.book import read_meta, write_table
from barbaricum.server.keys import new_id
from barbaricum.server.people import Meta

EVERY: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Browser:
    """A browser, and the person it speaks for; both may be new."""

    session: str
    person: str = field(default_factory=new_id)
    language: str = "en"
    device: str = ""
    now: int = 0
    """The second in which it asks."""
    origin: str | None = None
    """From where, in a few bits."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody as he calls himself."""

    id: str
    name: str
    language: str


def arrive(connection: Connection, browser: Browser, name: str = "") -> None:
    """Write down a browser and a person that were not here before."""
    if person_of(connection, browser.session) is None:
        _write_person(connection, browser)
        write_session(connection, browser)
    if name:
        _name_the_nameless(connection, browser.person, name)


def open_table(connection: Connection, meta: Meta, browser: Browser) -> None:
    """A new table, and whoever opens it."""
    arrive(connection, browser, meta.guests[meta.host].name)
    write_table(connection, meta)


def _write_person(connection: Connection, browser: Browser) -> None:
    c = schema.PERSONS.c
    if connection.scalar(select(c.id).where(c.id == browser.person)) is None:
        values = {"id": browser.person, "name": "", "language": browser.language}
        connection.execute(insert(schema.PERSONS).values(created=browser.now, **values))


def write_session(connection: Connection, browser: Browser) -> None:
    """A new key for a person who is there."""
    values = {"hash": browser.session, "person": browser.person, "device": browser.device}
    connection.execute(
        insert(schema.SESSIONS).values(created=browser.now, seen=browser.now, **values)
    )


def _name_the_nameless(connection: Connection, person: str, name: str) -> None:
    """The first name somebody gives is his, until he says otherwise."""
    c = schema.PERSONS.c
    connection.execute(update(schema.PERSONS).where(c.id == person, c.name == "").values(name=name))


def person_of(connection: Connection, session: str | None) -> str | None:
    """For whom a browser speaks; nobody knows a browser that never did anything."""
    c = schema.SESSIONS.c
    return connection.scalar(select(c.person).where(c.hash == session)) if session else None


def read(connection: Connection, person: str) -> Person | None:
    """Somebody, by the id that other tables keep."""
    c = schema.PERSONS.c
    found = connection.execute(select(c.id, c.name, c.language).where(c.id == person)).first()
    return None if found is None else Person(*tuple(found))


def demand(connection: Connection, person: str) -> Person:
    """Somebody who has arrived."""
    found = read(connection, person)
    assert found is not None, "sessions refer to persons"
    return found


def take_over(connection: Connection, session: str | None, guests: Iterable[str]) -> None:
    """From now on the guests are whoever this browser speaks for."""
    person = person_of(connection, session)
    if person is not None:
        mine = schema.GUESTS.c.id.in_(tuple(guests))
        connection.execute(update(schema.GUESTS).where(mine).values(person=person))


def sessions_of(connection: Connection, person: str) -> Sequence[str]:
    """All browsers that speak for somebody."""
    c = schema.SESSIONS.c
    return connection.scalars(select(c.hash).where(c.person == person).order_by(c.hash)).all()


def _held(person: str) -> Select[str]:
    """The guests of others for whom somebody speaks, who gave him a personal link."""
    c, sessions = schema.HOLDERS.c, schema.SESSIONS.c
    return (
        select(c.guest)
        .join(schema.SESSIONS, sessions.hash == c.session)
        .where(sessions.person == person)
    )


def tables_of(connection: Connection, person: str, most: int = EVERY) -> Sequence[str]:
    """The tables at which somebody plays, the newest first, by a personal link too."""
    c, seats, guests = schema.TABLES.c, schema.SEATS.c, schema.GUESTS.c
    seated = exists().where(seats.table == guests.table, seats.guest == guests.id)
    mine = select(guests.table).where(
        or_(guests.person == person, guests.id.in_(_held(person))), seated
    )
    asked = select(c.id).where(c.id.in_(mine)).order_by(c.created.desc(), c.id).limit(most)
    return connection.scalars(asked).all()


def places_of(connection: Connection, person: str) -> Sequence[str]:
    """Every table at which somebody plays, played or looked on under a name."""
    c = schema.GUESTS.c
    mine = or_(c.person == person, c.id.in_(_held(person)))
    return connection.scalars(select(c.table).where(mine).distinct()).all()


def read_mine(connection: Connection, session: str | None, most: int) -> list[Meta]:
    """The newest tables at which somebody plays for whom this browser speaks."""
    person = person_of(connection, session)
    names = tables_of(connection, person, most) if person else ()
    return [cast("Meta", read_meta(connection, name)) for name in names]
