"""Whom one wants nothing to do with: no lines, no requests, no place at one's tables."""

from __future__ import annotations

from sqlalchemy import Connection, Select, delete, insert, select

from barbaricum.server import schema
from barbaricum.server.accounts.schema import BLOCKS, FRIENDS, INVITES
from barbaricum.server.keys import new_id
from barbaricum.server.people import Meta
from barbaricum.server.refusals import NotAllowed, NotNow


def block(connection: Connection, person: str, other: str, name: str, now: int) -> None:
    """From now on they have nothing to do with each other, as far as one of them can say so."""
    if person == other:
        raise NotNow("yourself")
    if not is_blocked(connection, person, other):
        values = {"person": person, "blocked": other, "name": name, "created": now}
        connection.execute(insert(BLOCKS).values(id=new_id(), **values))
    for one, two in ((person, other), (other, person)):
        f, i = FRIENDS.c, INVITES.c
        connection.execute(delete(FRIENDS).where(f.person == one, f.friend == two))
        connection.execute(delete(INVITES).where(i.by == one, i.person == two))


def unblock(connection: Connection, person: str, name: str) -> None:
    """Forget it."""
    c = BLOCKS.c
    connection.execute(delete(BLOCKS).where(c.person == person, c.id == name))


def is_blocked(connection: Connection, person: str, other: str) -> bool:
    """Whether somebody wants nothing to do with the other."""
    c = BLOCKS.c
    asked = select(c.id).where(c.person == person, c.blocked == other)
    return connection.scalar(asked) is not None


def blocked_by(connection: Connection, session: str | None) -> frozenset[str]:
    """Everybody with whom whoever uses this browser wants nothing to do."""
    asked = (
        select(BLOCKS.c.blocked)
        .join(schema.SESSIONS, schema.SESSIONS.c.person == BLOCKS.c.person)
        .where(schema.SESSIONS.c.hash == session)
    )
    return frozenset(connection.scalars(asked))


def blocked_by_person(connection: Connection, person: str) -> frozenset[str]:
    """Everybody with whom somebody wants nothing to do."""
    c = BLOCKS.c
    return frozenset(connection.scalars(select(c.blocked).where(c.person == person)))


def unwanted(table: str, session: str | None) -> Select[str]:
    """The guests of a table of whom a browser wants to hear nothing."""
    return (
        select(schema.GUESTS.c.id)
        .join(BLOCKS, BLOCKS.c.blocked == schema.GUESTS.c.person)
        .join(schema.SESSIONS, schema.SESSIONS.c.person == BLOCKS.c.person)
        .where(schema.SESSIONS.c.hash == session, schema.GUESTS.c.table == table)
    )


def demand_welcome(connection: Connection, meta: Meta, person: str) -> None:
    """Refuse a place at the table of somebody who wants nothing to do with whoever asks."""
    if is_blocked(connection, meta.guests[meta.host].person, person):
        raise NotAllowed("not-welcome")
