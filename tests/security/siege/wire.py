"""HTTP and sockets by hand, from an address of one's own: cheap enough to besiege a server with."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

from tests.security.wire import frame

HOSTILE: Final = "127.0.0.2"
GONE: Final = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass
class Wire:
    """One connection at a time to a server, with the cookies of one browser."""

    url: str
    cookie: str = ""
    streams: Streams | None = field(default=None, repr=False)

    async def connect(self) -> Streams:
        """The connection there is, or a new one."""
        if self.streams is None:
            place = urlsplit(self.url)
            self.streams = await asyncio.open_connection(
                place.hostname, place.port, local_addr=(HOSTILE, 0)
            )
        return self.streams

    def close(self) -> None:
        """Hang up."""
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None

    def head(self, method: str, path: str, *lines: str) -> bytes:
        """The beginning of a request."""
        host = urlsplit(self.url).netloc
        cookie = [f"Cookie: {self.cookie}"] if self.cookie else []
        return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {host}", *cookie, *lines]).encode()

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """A question and its answer; 0 if there is none."""
        text = b"" if body is None else json.dumps(body).encode()
        lines = ("Content-Type: application/json", f"Content-Length: {len(text)}")
        try:
            reader, writer = await self.connect()
            writer.write(self.head(method, path, *lines) + b"\r\n\r\n" + text)
            return await self._answer(reader)
        except GONE:
            self.close()
            return 0, None

    async def _answer(self, reader: asyncio.StreamReader) -> tuple[int, Any]:
        first, *rest = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {
            name.lower(): value for name, _, value in (line.partition(": ") for line in rest)
        }
        content = await reader.readexactly(int(headers.get("content-length", "0")))
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        if headers.get("connection") == "close":
            self.close()
        return int(first.split()[1]), json.loads(content) if content else None

    async def socket(self, table: str) -> bool:
        """Become a socket at a table; whether the server lets it."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
        head = self.head("GET", f"/api/tables/{table}/live", *lines, f"Sec-WebSocket-Key: {key}")
        reader, writer = await self.connect()
        writer.write(head + b"\r\n\r\n")
        return b" 101 " in await reader.readuntil(b"\r\n\r\n")

    async def tell(self, message: Any) -> None:
        """A message over the socket."""
        _, writer = await self.connect()
        writer.write(frame(json.dumps(message).encode()))
        await writer.drain()
