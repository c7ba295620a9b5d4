"""What is counted by route: the spelling of a path makes no difference."""

from __future__ import annotations

import math
from typing import Final

from barbaricum.server.commands import Command, Rematch
from barbaricum.server.limits import Buckets, source
from barbaricum.server.refusals import TooFast
from barbaricum.server.visitors import Connection

MAKING: Final = frozenset(
    {
        ("POST", "/api/tables"),
        ("POST", "/api/tables/{table}/studies"),
        ("POST", "/api/records/studies"),
        ("POST", "/api/tournaments/new"),
    }
)
"""The routes that lead to new tables."""


def check(connection: Connection) -> None:
    """Refuse an address that makes too many tables."""
    method = str(connection.scope.get("method", ""))
    if (method, connection.scope.get("path_template")) in MAKING:
        count(connection)


def check_command(connection: Connection, command: Command) -> None:
    """A rematch leads to a new table too."""
    if isinstance(command, Rematch):
        count(connection)


def count(connection: Connection) -> None:
    """One more new table of this address."""
    made: Buckets = connection.app.state.new_tables
    client = client_of(connection)
    if not made.take(client):
        raise TooFast("too-fast", wait=math.ceil(made.wait(client)))


def client_of(connection: Connection) -> str:
    """The address that asks, as far as it cannot be changed at will."""
    return source(connection.client.host) if connection.client else ""
