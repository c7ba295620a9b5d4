"""A fresh proof of who somebody is, for what a borrowed browser must not do."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select

from barbaricum.server import persons, schema
from barbaricum.server.accounts import register
from barbaricum.server.refusals import NotAllowed

RECENT: Final = 15 * 60
"""Seconds after which whoever signed in has to do so again; each time the key is a new one."""


def demand_proof(connection: Connection, session: str | None, now: int) -> None:
    """Refuse whoever has an account and came in with a proof of it too long ago.

    A guest has nothing to prove; nor has somebody who gave up all his ways in, or he could never
    have another one.
    """
    account = register.account_of(connection, persons.person_of(connection, session))
    if account is None or register.ways(connection, account) == 0:
        return
    c = schema.SESSIONS.c
    since = connection.scalar(select(c.created).where(c.hash == session))
    if since is None or now - since > RECENT:
        raise NotAllowed("sign-in-again")
