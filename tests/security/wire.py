"""A socket by hand: frames as no decent client would write them."""

from __future__ import annotations

import base64
import os
import select
import socket
import struct
from types import TracebackType
from typing import Final, Self
from urllib.parse import urlsplit

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
PATIENCE: Final = 20.0


def frame(
    payload: bytes, kind: int = TEXT, *, last: bool = True, reserved: int = 0, masked: bool = True
) -> bytes:
    """One frame (RFC 6455, 5.2)."""
    head = bytes([(last << 7) | (reserved << 4) | kind])
    size, mark = len(payload), masked << 7
    if size < 126:
        head += bytes([mark | size])
    elif size < 1 << 16:
        head += bytes([mark | 126]) + struct.pack(">H", size)
    else:
        head += bytes([mark | 127]) + struct.pack(">Q", size)
    if not masked:
        return head + payload
    mask = os.urandom(4)
    key = (mask * (size // 4 + 1))[:size]
    mixed = int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")
    return head + mask + mixed.to_bytes(size, "big")


class Wire:
    """A connection to a table on which anything can be written."""

    def __init__(self, url: str, table: str, cookie: str = "") -> None:
        place = urlsplit(url)
        self._socket = socket.create_connection((place.hostname, place.port), PATIENCE)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /api/tables/{table}/live HTTP/1.1",
            f"Host: {place.netloc}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"Cookie: {cookie}",
        ]
        self._socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self.heard = bytearray()
        while b"\r\n\r\n" not in self.heard:
            self.heard += self._socket.recv(65536)
        self.open = self.heard.startswith(b"HTTP/1.1 101 ")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._socket.close()

    def write(self, data: bytes) -> bool:
        """Send, and hear what is there; whether the other side still listens."""
        try:
            self._socket.sendall(data)
        except OSError:
            return False
        return self.hear(0)

    def hear(self, patience: float) -> bool:
        """Hear what comes within so many seconds; whether the other side still listens."""
        while select.select([self._socket], [], [], patience)[0]:
            try:
                part = self._socket.recv(65536)
            except OSError:
                return False
            if not part:
                return False
            self.heard += part
        return True
