"""Before any question is answered: who is kept out, what a token allows, what is counted."""

from __future__ import annotations

from barbaricum.server.admin.bans import Bans
from barbaricum.server.shares import counting
from barbaricum.server.tokens import gate
from barbaricum.server.visitors import Connection


async def guard(connection: Connection) -> None:
    """Refuse before anything is done."""
    bans: Bans = connection.app.state.bans
    await bans.check(connection)
    await gate.check(connection)
    counting.check(connection)
