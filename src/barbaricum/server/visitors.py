"""Who asks: the browser by its cookie, the language it wants, and the way into a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from barbaricum.server import persons
from barbaricum.server.accounts.devices import device_name
from barbaricum.server.house import House
from barbaricum.server.keys import hashed, new_key
from barbaricum.server.limits import origin
from barbaricum.server.persons import Browser
from barbaricum.server.speech import language_of
from barbaricum.server.tokens.gate import bearer
from barbaricum.server.tokens.keeping import HEAD

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
    device: str = ""
    fresh_key: str | None = None
    origin: str | None = None
    """From where it comes, in a few bits."""

    async def admit(self) -> Browser:
        """This browser; a session that nobody knows is replaced by a new one of a new person."""
        person = await self.person()
        if self.session is not None and person is not None:
            now = self.house.clock.now()
            return Browser(self.session, person, self.language, self.device, now, self.origin)
        return self.renew()

    def renew(self) -> Browser:
        """A new key for this browser, of whomever it will speak for."""
        self.fresh_key = new_key()
        self.session = hashed(self.fresh_key)
        now = self.house.clock.now()
        return Browser(
            self.session,
            language=self.language,
            device=self.device,
            now=now,
            origin=self.origin,
        )

    async def person(self) -> str | None:
        """For whom this browser speaks; None before it has done anything here."""
        session = self.session
        if session is None:
            return None
        return await self.house.storage.read(
            lambda connection: persons.person_of(connection, session)
        )

    def seen(self) -> None:
        """Note that this browser is here: nobody calls a bot for somebody who was here just now."""
        self.house.sightings.note(self.session)

    def cookies(self) -> list[Cookie]:
        """What the browser has to keep."""
        return [] if self.fresh_key is None else [self._cookie(self.fresh_key, YEAR)]

    def forgotten(self) -> list[Cookie]:
        """What the browser has to forget."""
        return [self._cookie("", 0)]

    def _cookie(self, value: str, age: int) -> Cookie:
        return Cookie(
            key=SAFE_COOKIE if self.secure else PLAIN_COOKIE,
            value=value,
            max_age=age,
            path="/",
            secure=self.secure,
            httponly=True,
            samesite="strict",
        )


def visitor(connection: Connection) -> Visitor:
    """Whoever is at the other end."""
    secure = connection.scope["scheme"] in ("https", "wss")
    token = bearer(connection)
    cookie = _cookie(connection, SAFE_COOKIE if secure else PLAIN_COOKIE)
    key = cookie if token is None else token
    language = language_of(
        connection.query_params.get("lang"), connection.headers.get("accept-language")
    )
    house: House = connection.app.state.house
    device = device_name(connection.headers.get("user-agent", ""))
    place = origin(connection.client.host) if connection.client else None
    session = hashed(key) if key else None
    return Visitor(house, session, language, secure, device, origin=place)


def _cookie(connection: Connection, name: str) -> str | None:
    """The key of a browser; a token in its place would be one without limits."""
    key = connection.cookies.get(name)
    return None if key is None or key.startswith(HEAD) else key
