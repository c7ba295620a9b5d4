"""A guest turns out to be somebody known: what was his becomes the other's.

Whatever hangs on a person moves with him; a feature that wants more than that (see `ties`) puts a
function into `FOLLOWERS`, which gets the old and the new person.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, delete, select, update

from barbaricum.server import schema
from barbaricum.server.accounts import ties
from barbaricum.server.accounts.schema import BLOCKS, INVITES, REPORTS
from barbaricum.server.tournaments import ties as tournaments

Follow = Callable[[Connection, str, str], None]


def merge(connection: Connection, guest: str, person: str) -> None:
    """Everything of the guest is the person's from now on."""
    c = schema.GUESTS.c
    connection.execute(update(schema.GUESTS).where(c.person == guest).values(person=person))
    s = schema.SESSIONS.c
    connection.execute(update(schema.SESSIONS).where(s.person == guest).values(person=person))
    for follow in FOLLOWERS:
        follow(connection, guest, person)
    p = schema.PERSONS.c
    connection.execute(update(schema.PERSONS).where(p.id == guest).values(merged=person, name=""))


def _blocks(connection: Connection, guest: str, person: str) -> None:
    """Whom either did not want is not wanted by the one they are, who does not block himself."""
    c = BLOCKS.c
    for mine, theirs in ((c.person, c.blocked), (c.blocked, c.person)):
        known = select(theirs).where(mine == person).scalar_subquery()
        needless = (mine == guest) & (theirs.in_(known) | (theirs == person))
        connection.execute(delete(BLOCKS).where(needless))
        connection.execute(update(BLOCKS).where(mine == guest).values({mine.name: person}))


def _reports(connection: Connection, guest: str, person: str) -> None:
    for column in (REPORTS.c.person, REPORTS.c.about):
        connection.execute(update(REPORTS).where(column == guest).values({column.name: person}))


def _invites(connection: Connection, guest: str, person: str) -> None:
    c = INVITES.c
    connection.execute(delete(INVITES).where(c.person == guest))
    connection.execute(update(INVITES).where(c.by == guest).values(by=person))


FOLLOWERS: Final[list[Follow]] = [ties.follow, tournaments.follow, _blocks, _reports, _invites]
