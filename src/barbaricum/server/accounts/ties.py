"""What else hangs on a person: rows of any feature that refer to `persons.id`.

Whoever signs in keeps them, whoever is deleted takes them along. A feature whose rows want more
care than that says so in `merging.FOLLOWERS` and `erasing.ERASERS`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from sqlalchemy import Column, Connection, delete, select, update

from barbaricum.server import schema
from barbaricum.server.accounts import schema as accounts
from barbaricum.server.tournaments import schema as tournaments

CARED_FOR: Final = frozenset(
    {
        schema.PERSONS,
        schema.GUESTS,
        schema.SESSIONS,
        accounts.ACCOUNTS,
        accounts.PASSKEYS,
        accounts.CEREMONIES,
        accounts.RECOVERIES,
        accounts.FRIENDS,
        accounts.BLOCKS,
        accounts.INVITES,
        accounts.REPORTS,
        tournaments.TOURNAMENTS,
        tournaments.ENTRIES,
    }
)


def _referring(target: Column[Any]) -> Iterator[Column[Any]]:  # of any type
    for table in reversed(schema.METADATA.sorted_tables):
        for column in table.c:
            if column.references(target) and table not in CARED_FOR:
                yield column


def follow(connection: Connection, guest: str, person: str) -> None:
    """All of it is the other's from now on."""
    for column in _referring(schema.PERSONS.c.id):
        moved = update(column.table).where(column == guest)
        connection.execute(moved.values({column.name: person}))


def erase(connection: Connection, person: str) -> None:
    """None of it is left, and nothing that refers to it."""
    for column in _referring(schema.PERSONS.c.id):
        for key in column.table.primary_key.columns:
            mine = select(key).where(column == person).scalar_subquery()
            for further in _referring(key):
                connection.execute(delete(further.table).where(further.in_(mine)))
        connection.execute(delete(column.table).where(column == person))
