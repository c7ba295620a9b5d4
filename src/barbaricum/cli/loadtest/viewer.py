"""One socket at a table; it comes back at another server when its own is gone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from barbaricum.cli.bench.player import Player
from barbaricum.cli.loadtest.wire import Message, Position, decoded

AGAIN: Final = 0.05
"""Seconds until somebody whom a server did not take tries the next one."""


class Viewer:
    """A browser that looks at a table."""

    def __init__(self, player: Player, servers: Sequence[str], first: int) -> None:
        self.heard: Callable[[Viewer, Message], None] = lambda _viewer, _message: None
        self.number = -1
        """Up to this one it has seen everything."""
        self.seen = 0.0
        """Since when."""
        self.position: Position | None = None
        self.gaps: list[tuple[float, float]] = []
        """From when to when it heard nothing, because its line was broken."""
        self._player = player
        self._servers = servers
        self._at = first
        self._socket: ClientConnection | None = None
        self._lost: float | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def away(self) -> bool:
        """Whether its line is broken, and it is not back yet."""
        return self._lost is not None

    def sit(self, table: str) -> None:
        """Begin to look, and go on until `leave`."""
        self._task = asyncio.create_task(self._stay(table))

    async def leave(self) -> None:
        """Hang up for good."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def send(self, text: str) -> None:
        """Say something; if the line is broken, whoever comes back says it again."""
        if self._socket is not None:
            with suppress(WebSocketException, OSError):
                await self._socket.send(text)

    async def _stay(self, table: str) -> None:
        while True:
            with suppress(WebSocketException, OSError):
                await self._listen(table)
            self._socket = None
            self._lost = self._lost or time.perf_counter()
            self._at += 1
            await asyncio.sleep(AGAIN)

    async def _listen(self, table: str) -> None:
        server = self._servers[self._at % len(self._servers)]
        async with self._player.listen(server, table, max(0, self.number)) as socket:
            self._socket = socket
            async for text in socket:
                self._take(decoded(text))

    def _take(self, message: Message) -> None:
        if message.type == "hello" and self._lost is not None:
            self.gaps.append((self._lost, time.perf_counter()))
            self._lost = None
        if message.play is not None:
            self.position = message.play.position
            if message.play.number > self.number:
                self.number, self.seen = message.play.number, time.perf_counter()
        self.heard(self, message)
