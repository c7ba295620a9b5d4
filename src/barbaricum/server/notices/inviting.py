"""Notices of invitations: told once, and taken back with the invitation."""

from __future__ import annotations

from sqlalchemy import Connection, select

from barbaricum.server.accounts.schema import INVITES
from barbaricum.server.notices import planning
from barbaricum.server.notices.happening import News
from barbaricum.server.notices.schema import NOTICES


def tell(connection: Connection, table: str, friend: str, name: str, now: int) -> None:
    """A friend is asked to a table by somebody of that name; `now` in milliseconds."""
    planning.plan_one(connection, table, News(friend, "invited", {"name": name}), now)


def sweep(connection: Connection, person: str, now: int) -> None:
    """Forget the notices of invitations that stand no more."""
    n, i = NOTICES.c, INVITES.c
    standing = select(i.table).where(i.person == person)
    void = select(n.table).where(n.person == person, n.kind == "invited", n.read.is_(None))
    for table in connection.scalars(void.where(n.table.not_in(standing))).all():
        planning.withdraw(connection, person, table, ("invited",), now)
