"""Reading and writing accounts: who has one, and by which ways he comes in."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from barbaricum.server.accounts import schema, usernames
from barbaricum.server.accounts.forms import Visible
from barbaricum.server.keys import hashed
from barbaricum.server.refusals import NotAllowed, NotNow

CODES: Final = 8
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"


@dataclass(frozen=True, slots=True)
class Account:
    """A person with a way in."""

    person: str
    user: str
    password: str | None
    visible: Visible


def _found(connection: Connection, condition: Any) -> Account | None:  # of SQLAlchemy
    c = schema.ACCOUNTS.c
    columns = (c.person, c.user, c.password, c.visible)
    row = connection.execute(select(*columns).where(condition)).first()
    return None if row is None else Account(*tuple(row))


def account_of(connection: Connection, person: str | None) -> Account | None:
    """The account of a person; guests have none."""
    return _found(connection, schema.ACCOUNTS.c.person == person) if person else None


def by_user(connection: Connection, user: str) -> Account | None:
    """The account of that user name, or of one that looks like it."""
    return _found(connection, schema.ACCOUNTS.c.key == usernames.key_of(user))


def by_friend_key(connection: Connection, key: str) -> Account | None:
    """Whoever gave this friend link."""
    return _found(connection, schema.ACCOUNTS.c.friend == hashed(key))


def demand(connection: Connection, person: str | None) -> Account:
    """The account of a person who needs one for what he asks."""
    found = account_of(connection, person)
    if found is None:
        raise NotAllowed("not-signed-in")
    return found


def opened(connection: Connection, person: str, name: str, now: int) -> Account:
    """The account of a person; a new one gets a user name like his name."""
    known = account_of(connection, person)
    if known is not None:
        return known
    user = proposed(connection, name)
    values = {"person": person, "user": user, "key": usernames.key_of(user), "created": now}
    connection.execute(insert(schema.ACCOUNTS).values(values))
    return demand(connection, person)


def proposed(connection: Connection, name: str) -> str:
    """A user name like a name, that is free."""
    return usernames.proposed(name, lambda word: by_user(connection, word) is not None)


def change(connection: Connection, person: str, **columns: Any) -> None:  # of the table
    """Another password, another friend link, another answer to who may look."""
    c = schema.ACCOUNTS.c
    connection.execute(update(schema.ACCOUNTS).where(c.person == person).values(columns))


def rename(connection: Connection, account: Account, user: str) -> None:
    """Another user name that nobody else has."""
    demand_free(connection, account.person, user)
    change(connection, account.person, user=user, key=usernames.key_of(user))


def demand_free(connection: Connection, person: str, user: str) -> None:
    """Refuse a user name that is not well formed, or that somebody else has."""
    holder = by_user(connection, usernames.demand(user))
    if holder is not None and holder.person != person:
        raise NotNow("user-name-taken")


# --- Passkeys ---


def passkeys_of(connection: Connection, person: str) -> list[Any]:  # rows
    """The passkeys of a person, the oldest first."""
    c = schema.PASSKEYS.c
    asked = select(schema.PASSKEYS).where(c.person == person).order_by(c.created, c.id)
    return list(connection.execute(asked).all())


def ways(connection: Connection, account: Account) -> int:
    """How many ways in somebody has that he can use more than once."""
    return len(passkeys_of(connection, account.person)) + (account.password is not None)


def demand_another_way(connection: Connection, account: Account) -> None:
    """Nobody loses his last way in without having been told."""
    if ways(connection, account) < 2:
        raise NotNow("last-way-in")


# --- Recovery codes ---


def write_codes(connection: Connection, person: str) -> list[str]:
    """New codes in place of all old ones."""
    c = schema.RECOVERIES.c
    connection.execute(delete(schema.RECOVERIES).where(c.person == person))
    codes = [_code() for _ in range(CODES)]
    rows = [{"hash": hashed(plain(code)), "person": person} for code in codes]
    connection.execute(insert(schema.RECOVERIES), rows)
    return codes


def _code() -> str:
    """Twenty letters of which none is mistaken for another: 99 bits."""
    drawn = [secrets.choice(LETTERS) for _ in range(20)]
    return "-".join("".join(drawn[at : at + 5]) for at in range(0, 20, 5))


def plain(code: str) -> str:
    """A code as it is meant: however it was copied."""
    return "".join(letter for letter in code.lower() if letter.isalnum())


def codes_left(connection: Connection, person: str) -> int:
    """How many codes can still be used."""
    c = schema.RECOVERIES.c
    asked = select(func.count()).select_from(schema.RECOVERIES).where(c.person == person)
    return connection.scalar(asked) or 0


def spend_code(connection: Connection, code: str) -> str | None:
    """Whose code it is; it is used up."""
    c = schema.RECOVERIES.c
    person = connection.scalar(select(c.person).where(c.hash == hashed(plain(code))))
    connection.execute(delete(schema.RECOVERIES).where(c.hash == hashed(plain(code))))
    return person
