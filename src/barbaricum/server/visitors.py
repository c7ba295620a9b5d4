"""Who asks: the browser by its cookie, the language it wants, and the way into a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import select

from barbaricum.server import schema
from barbaricum.server.house import House
from barbaricum.server.keys import hashed, new_key
from barbaricum.server.speech import language_of

SAFE_COOKIE: Final = "__Host-barbaricum"
PLAIN_COOKIE: Final = "barbaricum"
"""Without TLS a browser takes no `__Host-` cookie; at home the plain one has to do."""
YEAR: Final = 365 * 24 * 60 * 60

Connection = ASGIConnection[Any, Any, Any, Any]  # of whatever kind


@dataclass(slots=True)
class Visitor:
    """A browser, and the house it came to."""

    house: House
    session: str | None
    language: str
    secure: bool
    fresh_key: str | None = None

    async def admit(self) -> str:
        """The session of this browser; one that nobody knows is replaced by a new one."""
        if self.session is None or not await self._is_known(self.session):
            self.fresh_key = new_key()
            self.session = hashed(self.fresh_key)
        return self.session

    async def _is_known(self, session: str) -> bool:
        c = schema.SESSIONS.c
        found = await self.house.storage.read(
            lambda connection: connection.scalar(select(c.hash).where(c.hash == session))
        )
        return found is not None

    def cookies(self) -> list[Cookie]:
        """What the browser has to keep."""
        if self.fresh_key is None:
            return []
        return [
            Cookie(
                key=SAFE_COOKIE if self.secure else PLAIN_COOKIE,
                value=self.fresh_key,
                max_age=YEAR,
                path="/",
                secure=self.secure,
                httponly=True,
                samesite="strict",
            )
        ]


def visitor(connection: Connection) -> Visitor:
    """Whoever is at the other end."""
    secure = connection.scope["scheme"] in ("https", "wss")
    key = connection.cookies.get(SAFE_COOKIE if secure else PLAIN_COOKIE)
    language = language_of(
        connection.query_params.get("lang"), connection.headers.get("accept-language")
    )
    house: House = connection.app.state.house
    return Visitor(house, hashed(key) if key else None, language, secure)
