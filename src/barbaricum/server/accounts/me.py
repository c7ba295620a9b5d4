"""What somebody is told about himself."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from barbaricum.server import persons, schema
from barbaricum.server.accounts import company, register, signing
from barbaricum.server.accounts.forms import Me, Passkey, Ways
from barbaricum.server.accounts.register import Account
from barbaricum.server.accounts.schema import FRIENDS

NOBODY = Me(
    name="",
    user=None,
    password=False,
    passkeys=0,
    codes=0,
    visible="everybody",
    games=0,
    finished=0,
    waiting=0,
    invitations=[],
)
"""A browser that never did anything here."""


def me(connection: Connection, session: str | None) -> Me:
    """Whoever uses this browser."""
    person = persons.person_of(connection, session)
    known = persons.read(connection, person) if person else None
    if known is None:
        return NOBODY
    account = register.account_of(connection, known.id)
    tables = persons.tables_of(connection, known.id)
    return Me(
        name=known.name,
        user=account.user if account else None,
        password=bool(account and account.password),
        passkeys=len(register.passkeys_of(connection, known.id)),
        codes=register.codes_left(connection, known.id),
        visible=account.visible if account else "everybody",
        games=len(tables),
        finished=_finished(connection, known.id),
        waiting=_waiting(connection, known.id),
        invitations=company.invitations(connection, known.id),
    )


def _finished(connection: Connection, person: str) -> int:
    """How many games somebody has played to the end."""
    c, seats, guests = schema.TABLES.c, schema.SEATS.c, schema.GUESTS.c
    asked = (
        select(func.count(func.distinct(c.id)))
        .select_from(schema.GUESTS)
        .join(schema.SEATS, (seats.table == guests.table) & (seats.guest == guests.id))
        .join(schema.TABLES, c.id == guests.table)
        .where(guests.person == person, c.status == "over")
    )
    return connection.scalar(asked) or 0


def _waiting(connection: Connection, person: str) -> int:
    c = FRIENDS.c
    asked = select(func.count()).where(c.friend == person, c.accepted.is_(None))
    return connection.scalar(asked) or 0


def ways(connection: Connection, account: Account, session: str | None) -> Ways:
    """The ways in of somebody, and the devices on which he is."""
    keys = register.passkeys_of(connection, account.person)
    return Ways(
        user=account.user,
        password=account.password is not None,
        codes=register.codes_left(connection, account.person),
        passkeys=[
            Passkey(id=key.id, name=key.name, site=key.site, created=key.created, used=key.used)
            for key in keys
        ],
        devices=signing.devices(connection, account.person, session),
    )
