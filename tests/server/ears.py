"""A client of the socket, for tests."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

from tests.server.running import Client, Json


class Ear:
    """One connection to a table; keeps every text that came in."""

    def __init__(self, client: Client, after: int | None = None, **options: Any) -> None:
        query = "" if after is None else f"?after={after}"
        url = str(client.http.base_url).replace("http", "ws")
        cookie = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
        headers = {"cookie": cookie, "accept-language": "en"} | options.pop("headers", {})
        for name in ("authorization", "x-forwarded-for"):
            if value := client.http.headers.get(name):
                headers[name] = value
        address = f"{url}/api/tables/{client.table}/live{query}"
        self._connecting = connect(address, additional_headers=headers, **options)
        self.heard: list[str] = []
        self.ids = (f"s{number}" for number in itertools.count())

    def __enter__(self) -> Self:
        self.socket: ClientConnection = self._connecting.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._connecting.__exit__(kind, error, trace)

    def hear(self) -> Json:
        """The next message."""
        text = self.socket.recv(timeout=20, decode=True)
        self.heard.append(text)
        return json.loads(text)

    def until(self, fits: Callable[[Json], object]) -> Json:
        """The next message that fits; others are heard too."""
        while not fits(message := self.hear()):
            pass
        return message

    def of(self, *kinds: str) -> Json:
        """The next message of these types."""
        return self.until(lambda message: message["type"] in kinds)

    def at(self, number: int) -> Json:
        """The first message that brings the game to a number of rows, or further."""
        return self.until(lambda message: "play" in message and message["play"]["number"] >= number)

    def say(self, kind: str, /, **keys: Json) -> str:
        """Send a command with an id of its own, unless one is given."""
        name = keys.pop("id", None) or next(self.ids)
        self.socket.send(json.dumps({"type": kind, "id": name, **keys}))
        return str(name)

    def ask(self, kind: str, /, **keys: Json) -> Json:
        """Send a command and wait for its answer."""
        name = self.say(kind, **keys)
        return self.until(
            lambda message: message["type"] in ("done", "refused") and message["id"] == name
        )

    def tell(self, kind: str, /, **keys: Json) -> None:
        """Send a message that is no command."""
        self.socket.send(json.dumps({"type": kind, **keys}))
