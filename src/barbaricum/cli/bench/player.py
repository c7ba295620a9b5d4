"""Somebody with a cookie, as a browser would be: asks over HTTP, listens on a socket."""

from __future__ import annotations

import http.client
import json
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

Json = Any  # what comes over the wire
PATIENCE: Final = 120
"""Seconds until a socket is open; that is not measured."""


class Player:
    """A browser, at whatever server it is told to ask."""

    def __init__(self, cookie: str = "") -> None:
        self._cookie = cookie

    def get(self, server: str, path: str) -> Json:
        """Ask for something."""
        return self._ask(server, "GET", path, None)

    def post(self, server: str, path: str, body: Mapping[str, Json]) -> Json:
        """Ask to do something, and keep the cookie that comes with it."""
        return self._ask(server, "POST", path, json.dumps(body))

    def _ask(self, server: str, method: str, path: str, body: str | None) -> Json:
        url = urlsplit(server)
        secure = url.scheme == "https"
        kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        connection = kind(url.netloc)
        try:
            headers = {"content-type": "application/json", "cookie": self._cookie}
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            self._cookie = (answer.getheader("set-cookie") or self._cookie).partition(";")[0]
            return json.loads(answer.read())
        finally:
            connection.close()

    def listen(self, server: str, table: str, after: int = 0) -> connect:
        """The socket of this browser at a table; what comes after a number is told there."""
        address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live?after={after}"
        headers = {"cookie": self._cookie} if self._cookie else {}
        return connect(
            address, additional_headers=headers, open_timeout=PATIENCE, ping_interval=None
        )


def two_at(servers: tuple[str, str], game: str) -> tuple[str, tuple[Player, Player]]:
    """A running table of two people who ask these servers, and its name."""
    ana, bert = Player(), Player()
    body = {"game": game, "name": "A", "seats": [{"kind": "human"}, {"kind": "open"}]}
    made = ana.post(servers[0], "/api/tables", body)
    if "id" not in made:
        raise ConnectionRefusedError(made["problem"]["sentence"])
    name = made["id"]
    bert.post(servers[1], f"/api/tables/{name}/seats/1", {"name": "B"})
    ana.post(servers[0], f"/api/tables/{name}/commands", {"type": "start", "id": "start"})
    return name, (ana, bert)
