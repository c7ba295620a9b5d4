"""Signing in and out: which browser speaks for whom."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, Select, delete, select, update

from barbaricum.server import persons, schema
from barbaricum.server.accounts import merging, register
from barbaricum.server.accounts.forms import Device
from barbaricum.server.keys import hashed
from barbaricum.server.persons import Browser
from barbaricum.server.refusals import NotFound
from barbaricum.server.tokens.schema import TOKENS


def sign_in(connection: Connection, person: str, browser: Browser, old: str | None) -> None:
    """A new key speaks for the person; the old one of that browser speaks for nobody any more.

    What a guest did in that browser was his: it goes with him. Another account stays what it is.
    """
    before = persons.person_of(connection, old)
    persons.write_session(connection, browser)
    if before == person or (before and register.account_of(connection, before) is None):
        c = schema.HOLDERS.c
        moved = update(schema.HOLDERS).where(c.session == old)
        connection.execute(moved.values(session=browser.session))
        if before != person:
            merging.merge(connection, before, person)
    if old is not None:
        end(connection, [old])


def end(connection: Connection, sessions: Sequence[str]) -> None:
    """These browsers speak for nobody any more."""
    held, kept = schema.HOLDERS.c.session, schema.SESSIONS.c.hash
    connection.execute(delete(schema.HOLDERS).where(held.in_(sessions)))
    connection.execute(delete(schema.SESSIONS).where(kept.in_(sessions)))


def devices(connection: Connection, person: str, here: str | None) -> list[Device]:
    """Where somebody is signed in, this one first, then those seen last."""
    c = schema.SESSIONS.c
    mine = select(c.hash, c.device, c.seen).where(c.person == person, c.hash.not_in(_programs()))
    rows = connection.execute(mine).all()
    known = [
        Device(id=public(row.hash), name=row.device, seen=row.seen, here=row.hash == here)
        for row in rows
    ]
    return sorted(known, key=lambda one: (not one.here, -one.seen, one.id))


def public(session: str) -> str:
    """The name of a session for its owner; nobody comes in by it."""
    return hashed(session)[:16]


def _programs() -> Select[str]:
    """Tokens are sessions too; they have a list of their own."""
    return select(TOKENS.c.session)


def others(connection: Connection, person: str, here: str | None) -> list[str]:
    """All browsers of a person but this one."""
    c = schema.SESSIONS.c
    mine = select(c.hash).where(c.person == person, c.hash.not_in(_programs()))
    return [one for one in connection.scalars(mine) if one != here]


def named(connection: Connection, person: str, name: str) -> str:
    """The session of one's own that goes by that name."""
    for session in others(connection, person, None):
        if public(session) == name:
            return session
    raise NotFound("unknown-device")


def note_visit(connection: Connection, session: str, device: str, now: int) -> None:
    """Once a day at most, so that reading costs no writing."""
    c = schema.SESSIONS.c
    seen = update(schema.SESSIONS).where(c.hash == session)
    connection.execute(seen.values(seen=now, device=device))
