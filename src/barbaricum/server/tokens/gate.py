"""The gate for programs: whoever brings a token may do what its scopes allow, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from litestar.connection import ASGIConnection

from barbaricum.server.house import House
from barbaricum.server.keys import hashed
from barbaricum.server.limits import Buckets
from barbaricum.server.refusals import NotAllowed, NotKnown, TooFast
from barbaricum.server.tokens import keeping
from barbaricum.server.tokens.forms import Scope

Connection = ASGIConnection[Any, Any, Any, Any]  # of whatever kind

BEARER: Final = "bearer"
SCOPES: Final[Mapping[tuple[str, str], Scope]] = {
    ("GET", "/api/games"): "read",
    ("GET", "/api/lobby"): "read",
    ("GET", "/api/mine"): "read",
    ("GET", "/api/me/events"): "read",
    ("GET", "/api/tables/{table}/hint"): "play",
    ("POST", "/api/tables/{table}/commands"): "play",
    ("POST", "/api/tables/{table}/seats/{seat}"): "play",
    ("POST", "/api/tables/{table}/onlookers"): "play",
    ("WEBSOCKET", "/api/tables/{table}/live"): "play",
    ("POST", "/api/tables"): "create",
    ("GET", "/api/tournaments"): "read",
    ("GET", "/api/tournaments/{tournament}"): "read",
    ("POST", "/api/tournaments/{tournament}/players"): "play",
}
"""What a token can be allowed. Accounts, links and tokens themselves are for browsers only."""
OF_TABLES: Final = "/api/tables/{table}"


def bearer(connection: Connection) -> str | None:
    """The token that a question brings, if it brings one."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == BEARER else None


async def check(connection: Connection) -> None:
    """Refuse a token that is not known, is used too often or has not the scope."""
    token = bearer(connection)
    if token is None or not connection.scope["path"].startswith("/api/"):
        return
    house: House = connection.app.state.house
    session = hashed(token)
    found = await house.storage.read(lambda database: keeping.scopes_of(database, session))
    if found is None or not token.startswith(keeping.HEAD):
        raise NotKnown("unknown-token")
    asked: Buckets = connection.app.state.programs
    if not asked.take(session):
        raise TooFast("too-fast")
    scopes, used = found
    _demand(needed(connection), scopes)
    now = house.clock.now()
    if now - used >= keeping.SELDOM:
        await house.storage.write(lambda database: keeping.use(database, session, now))


def needed(connection: Connection) -> Scope | None:
    """The scope that a question needs; None if no token may ask it."""
    method = str(connection.scope.get("method", "WEBSOCKET"))
    path = str(connection.scope.get("path_template", ""))
    known = SCOPES.get((method, path))
    if known is None and method == "GET" and path.startswith(OF_TABLES):
        return "read"
    return known


def _demand(scope: Scope | None, scopes: frozenset[Scope]) -> None:
    if scope is None:
        raise NotAllowed("token-forbidden")
    if scope not in scopes:
        raise NotAllowed("token-scope", scope=scope)
