"""Everything that is kept about somebody, for himself; of others only what he saw anyway.

A feature that keeps more about a person puts a function into `PARTS`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from sqlalchemy import Connection, select

from barbaricum.core.game import Json
from barbaricum.core.record import dumps
from barbaricum.server import persons, schema
from barbaricum.server.accounts import company, register, signing
from barbaricum.server.accounts.schema import ACCOUNTS, BLOCKS, REPORTS
from barbaricum.server.notices.schema import CHANNELS, NOTICES
from barbaricum.server.ratings.schema import RATINGS
from barbaricum.server.table import load, revealed
from barbaricum.server.tournaments import ties as tournaments

Part = Callable[[Connection, str], Json]


def export(connection: Connection, person: str) -> dict[str, Json]:
    """All parts by their names."""
    return {name: part(connection, person) for name, part in PARTS.items()}


def _rows(connection: Connection, asked: Any) -> list[Json]:  # a question of SQLAlchemy
    return [cast("Json", dict(row)) for row in connection.execute(asked).mappings()]


def _profile(connection: Connection, person: str) -> Json:
    c, a = schema.PERSONS.c, ACCOUNTS.c
    columns = (c.name, c.language, c.created, a.user, a.visible)
    joined = schema.PERSONS.outerjoin(ACCOUNTS, a.person == c.id)
    (row,) = _rows(connection, select(*columns).select_from(joined).where(c.id == person))
    return row


def _ways(connection: Connection, person: str) -> Json:
    account = register.account_of(connection, person)
    keys = register.passkeys_of(connection, person)
    return {
        "password": bool(account and account.password),
        "recovery codes": register.codes_left(connection, person),
        "passkeys": [
            {"name": key.name, "site": key.site, "created": key.created, "used": key.used}
            for key in keys
        ],
    }


def _devices(connection: Connection, person: str) -> Json:
    return [
        {"name": one.name, "seen": one.seen} for one in signing.devices(connection, person, None)
    ]


def _games(connection: Connection, person: str) -> Json:
    return [_game(connection, person, name) for name in persons.tables_of(connection, person)]


def _game(connection: Connection, person: str, name: str) -> Json:
    """A table; the record only of a finished game, since it tells what everybody held."""
    table = load(connection, name)
    meta = table.meta
    mine = [
        seat.number
        for seat in meta.seats
        if seat.guest and meta.guests[seat.guest].person == person
    ]
    return {
        "table": meta.id,
        "title": meta.title,
        "game": meta.game,
        "status": meta.status,
        "created": meta.created,
        "seats": [seat.name for seat in meta.seats],
        "yours": cast("Json", mine),
        "entropy": [meta.seats[seat].entropy for seat in mine],
        "record": json.loads(dumps(revealed(table))) if meta.status == "over" else None,
    }


def _talk(connection: Connection, person: str) -> Json:
    c, guests = schema.CHAT.c, schema.GUESTS.c
    asked = (
        select(c.table, c.room, c.name, c.text, c.created)
        .join(schema.GUESTS, guests.id == c.guest)
        .where(guests.person == person)
        .order_by(c.id)
    )
    return _rows(connection, asked)


def _friends(connection: Connection, person: str) -> Json:
    found = company.friends_of(connection, person)
    return {
        "friends": [friend.user for friend in found.friends],
        "asked": [friend.user for friend in found.asked],
        "asking": [friend.user for friend in found.asking],
    }


def _blocks(connection: Connection, person: str) -> Json:
    c = BLOCKS.c
    return _rows(connection, select(c.name, c.created).where(c.person == person))


def _reports(connection: Connection, person: str) -> Json:
    c = REPORTS.c
    columns = (c.name, c.line, c.reason, c.text, c.created)
    return _rows(connection, select(*columns).where(c.person == person).order_by(c.id))


def _notices(connection: Connection, person: str) -> Json:
    """The ways to him, and what he was told; not the keys by which a browser is reached."""
    c, n = CHANNELS.c, NOTICES.c
    ways = select(c.way, c.name, c.kinds, c.language, c.created, c.verified)
    told = select(n.kind, n.table, n.facts, n.created, n.read).where(n.shown.is_not(None))
    return {
        "ways": _rows(connection, ways.where(c.person == person).order_by(c.created)),
        "told": _rows(connection, told.where(n.person == person).order_by(n.created)),
    }


def _ratings(connection: Connection, person: str) -> Json:
    c = RATINGS.c
    return _rows(
        connection, select(c.game, c.seats, c.mu, c.sigma, c.games).where(c.person == person)
    )


PARTS: Final[Mapping[str, Part]] = {
    "profile": _profile,
    "ways in": _ways,
    "devices": _devices,
    "games": _games,
    "talk": _talk,
    "friends": _friends,
    "blocked": _blocks,
    "reports": _reports,
    "notices": _notices,
    "ratings": _ratings,
    "tournaments": tournaments.export,
}
