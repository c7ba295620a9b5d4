"""Planning notices in the transaction of what they are about, and taking them back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    delete,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from barbaricum.server import jobs
from barbaricum.server.accounts.blocking import is_blocked
from barbaricum.server.clock import SECOND
from barbaricum.server.keys import new_id
from barbaricum.server.notices.happening import Happening, News, awaited, news, persons
from barbaricum.server.notices.kinds import DELAYS, KINDS, Kind
from barbaricum.server.notices.records import open_key
from barbaricum.server.notices.schema import DELIVERIES, NOTICES

JOB = "notice"

# Withdrawn is with every move, so these statements are made once.
_c = NOTICES.c
_MINE = and_(
    _c.person == bindparam("whose"),
    _c.table == bindparam("about"),
    _c.kind.in_(bindparam("kinds", expanding=True)),
)
HIDDEN = delete(NOTICES).where(_MINE, _c.shown.is_(None)).returning(_c.open)
UNREAD = select(_c.id).where(_MINE, _c.read.is_(None))


OF_OTHERS: Final = ("chat", "rematch")
"""What one person wants of another: those who block each other hear none of it."""


def plan(connection: Connection, what: Happening, now: int) -> None:
    """What follows from something that happened; `now` in milliseconds."""
    for person in persons(what.after, what.by):
        look(connection, person, what.after.id, now)
    waited = awaited(what.before)
    # A turn that is taken back comes again, and is the same turn to whoever has not looked.
    if waited is not None and waited != awaited(what.after) and not what.undone:
        withdraw(connection, waited, what.after.id, ("turn", "time"), now)
    for item in news(what):
        if item.kind not in OF_OTHERS or not _unwanted(connection, item, what):
            plan_one(connection, item.table or what.after.id, item, now)


def _unwanted(connection: Connection, item: News, what: Happening) -> bool:
    """Whether somebody has blocked the person who did it, or has no place at the table."""
    person, doers = item.person, persons(what.after, what.by)
    shut_out = item.kind == "rematch" and any(is_blocked(connection, one, person) for one in doers)
    return shut_out or any(is_blocked(connection, person, other) for other in doers)


def plan_one(connection: Connection, table: str | None, item: News, now: int) -> None:
    """One notice, unless there is one already that nobody has looked at.

    What is about no table has a `path` of the page and a `title` among its facts.
    """
    key = open_key(item.person, table or item.facts["path"], item.kind)
    if connection.scalar(select(NOTICES.c.id).where(NOTICES.c.open == key)) is not None:
        return
    new = insert(NOTICES).values(
        id=new_id(),
        person=item.person,
        kind=item.kind,
        table=table,
        facts=dict(item.facts),
        created=now // SECOND,
        open=key,
    )
    try:
        with connection.begin_nested():
            connection.execute(new)
    except IntegrityError:  # another process was faster
        return
    jobs.plan(connection, JOB, key, now + DELAYS[item.kind])


def withdraw(
    connection: Connection, person: str, table: str, kinds: Iterable[Kind], now: int
) -> None:
    """Nobody needs to be told any more: what was not shown is forgotten, the rest is read."""
    mine = {"whose": person, "about": table, "kinds": tuple(kinds)}
    for (key,) in connection.execute(HIDDEN, mine).all():
        jobs.cancel(connection, JOB, key)
    _read(connection, connection.scalars(UNREAD, mine).all(), now)


def drop(connection: Connection, key: str) -> None:
    """It is not needed after all."""
    c = NOTICES.c
    connection.execute(delete(NOTICES).where(c.open == key, c.shown.is_(None)))


def waits(connection: Connection, person: str, table: str) -> bool:
    """Whether somebody has not looked at something about a table."""
    c = NOTICES.c
    asked = select(c.id).where(c.person == person, c.table == table, c.read.is_(None)).limit(1)
    return connection.scalar(asked) is not None


def look(connection: Connection, person: str, table: str, now: int) -> None:
    """Somebody looks at a table: all about it is told."""
    withdraw(connection, person, table, KINDS, now)


def mark_read(connection: Connection, which: ColumnElement[bool], now: int) -> None:
    """Some notices are read; what was still on its way to other places stays here."""
    c = NOTICES.c
    _read(connection, connection.scalars(select(c.id).where(which, c.read.is_(None))).all(), now)


def _read(connection: Connection, ids: Sequence[str], now: int) -> None:
    c = NOTICES.c
    if ids:
        connection.execute(delete(DELIVERIES).where(DELIVERIES.c.notice.in_(ids)))
        done = {"read": now // SECOND, "open": None}
        connection.execute(update(NOTICES).where(c.id.in_(ids)).values(done))
