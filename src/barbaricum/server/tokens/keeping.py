"""Making, finding and revoking tokens."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, cast

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from barbaricum.server import persons, schema
from barbaricum.server.keys import hashed, new_id
from barbaricum.server.persons import Browser
from barbaricum.server.plain import named
from barbaricum.server.refusals import NotFound, NotNow
from barbaricum.server.tokens.forms import NewToken, Scope, TokenInfo
from barbaricum.server.tokens.schema import TOKENS

HEAD: Final = "bbt_"
"""So that nobody takes a token for anything else, least of all for a cookie."""
MOST: Final = 20
SELDOM: Final = 600
"""Seconds: how exactly it is known when a token was last used."""


def new_token() -> str:
    """A token nobody can guess."""
    return HEAD + secrets.token_urlsafe(32)


def make(connection: Connection, browser: Browser, asked: NewToken, token: str) -> TokenInfo:
    """Write a token down for whoever asks, who may be new here himself."""
    persons.arrive(connection, browser)
    if _count(connection, browser.person) >= MOST:
        raise NotNow("too-many-tokens", most=MOST)
    program = replace(browser, session=hashed(token), device="API")
    persons.write_session(connection, program)
    values = {
        "id": new_id(),
        "session": program.session,
        "name": named(asked.name),
        "scopes": " ".join(sorted(set(asked.scopes))),
        "created": browser.now,
    }
    connection.execute(insert(TOKENS).values(values))
    return _info(connection.execute(_asked().where(TOKENS.c.id == values["id"])).one())


def of_person(connection: Connection, person: str) -> list[TokenInfo]:
    """All tokens of somebody."""
    c = TOKENS.c
    mine = _asked().where(schema.SESSIONS.c.person == person)
    return [_info(row) for row in connection.execute(mine.order_by(c.created.desc(), c.id))]


def revoke(connection: Connection, person: str, token: str) -> str:
    """End a token of somebody; the session that is no more."""
    mine = _asked().where(TOKENS.c.id == token, schema.SESSIONS.c.person == person)
    found = connection.execute(mine).first()
    if found is None:
        raise NotFound("unknown-token-id")
    session = str(found.session)
    connection.execute(delete(TOKENS).where(TOKENS.c.session == session))
    connection.execute(delete(schema.HOLDERS).where(schema.HOLDERS.c.session == session))
    connection.execute(delete(schema.SESSIONS).where(schema.SESSIONS.c.hash == session))
    return session


def scopes_of(connection: Connection, session: str) -> tuple[frozenset[Scope], int] | None:
    """What a token allows, and when it was last used; None if there is no such token."""
    c = TOKENS.c
    found = connection.execute(select(c.scopes, c.used).where(c.session == session)).first()
    return None if found is None else (frozenset(_scopes(found.scopes)), found.used or 0)


def use(connection: Connection, session: str, now: int) -> None:
    """Note that a token is in use."""
    connection.execute(update(TOKENS).where(TOKENS.c.session == session).values(used=now))


def _asked() -> Any:  # a select of the columns below
    sessions = schema.SESSIONS
    return select(TOKENS).join(sessions, sessions.c.hash == TOKENS.c.session)


def _count(connection: Connection, person: str) -> int:
    sessions = schema.SESSIONS
    mine = select(func.count()).select_from(TOKENS)
    joined = mine.join(sessions, sessions.c.hash == TOKENS.c.session)
    return connection.scalar(joined.where(sessions.c.person == person)) or 0


def _info(row: Row[Any]) -> TokenInfo:
    return TokenInfo(
        id=row.id,
        name=row.name,
        scopes=list(_scopes(row.scopes)),
        created=row.created,
        used=row.used,
    )


def _scopes(written: str) -> Sequence[Scope]:
    return cast("Sequence[Scope]", written.split())  # written by `make`
