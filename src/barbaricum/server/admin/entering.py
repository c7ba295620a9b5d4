"""The way in: a link that works once, or the password of the settings; then for some hours."""

from __future__ import annotations

import hmac
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from barbaricum.server import persons
from barbaricum.server.admin.schema import ADMINS, KEYS
from barbaricum.server.keys import hashed, new_key
from barbaricum.server.persons import Browser
from barbaricum.server.refusals import NotAllowed
from barbaricum.server.visitors import Visitor

LINK_LIVES: Final = 15 * 60
STAYS_OPEN: Final = 12 * 60 * 60


def new_link(connection: Connection, now: int) -> str:
    """A key that opens the page once, within a quarter of an hour."""
    key = new_key()
    connection.execute(delete(KEYS).where(KEYS.c.expires < now))
    connection.execute(insert(KEYS).values(hash=hashed(key), expires=now + LINK_LIVES))
    return key


def enter(connection: Connection, browser: Browser, key: str, password: str | None) -> None:
    """Open the page to a browser, or refuse."""
    if not _fits(key, password) and not _used(connection, key, browser.now):
        raise NotAllowed("wrong-admin-key")
    persons.arrive(connection, browser)
    leave(connection, browser.session)
    expires = browser.now + STAYS_OPEN
    connection.execute(insert(ADMINS).values(session=browser.session, expires=expires))


def _fits(key: str, password: str | None) -> bool:
    return password is not None and hmac.compare_digest(hashed(key), hashed(password))


def _used(connection: Connection, key: str, now: int) -> bool:
    """Whether a link was good; from now on it is not."""
    c = KEYS.c
    used = delete(KEYS).where(c.hash == hashed(key), c.expires >= now)
    return connection.execute(used).rowcount == 1


def leave(connection: Connection, session: str) -> None:
    """Close the page to a browser."""
    connection.execute(delete(ADMINS).where(ADMINS.c.session == session))


async def demand(who: Visitor) -> str:
    """The session of whoever runs the server; anybody else is refused."""
    session, now, c = who.session, who.house.clock.now(), ADMINS.c
    asked = select(c.session).where(c.session == session, c.expires >= now)
    found = session and await who.house.storage.read(lambda database: database.scalar(asked))
    if not found:
        raise NotAllowed("not-admin")
    return str(found)
