"""Running the server."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from barbaricum.server.app import application
from barbaricum.server.hosts import LOOPBACK
from barbaricum.server.opening import Settings
from barbaricum.server.proxies import Proxied, proxies_at
from barbaricum.server.shares.connections import Door, guarded, room_for_connections

LONGEST_MESSAGE: Final = 64 * 1024


def default_folder() -> Path:
    """Where the tables are kept if nobody says: the user's folder for data."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "barbaricum"


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, settings: Settings, ready: Callable[[], None]) -> None:
        super().__init__(_configuration(settings))
        self._ready, self._leaving = ready, settings.leaving

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer those who wait for news, then close."""
        for leave in self._leaving:
            leave()
        await super().shutdown(sockets)


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until somebody stops it."""
    Server(settings, ready).run([listening])


def _configuration(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application: one process, for the tables live in its memory."""
    limits = settings.limits
    proxies = proxies_at(settings.configuration.server.proxies)
    door = Door(
        room_for_connections(),
        limits.connections,
        limits.head,
        lambda address: address in LOOPBACK or proxies.know(address),
    )
    http, ws = guarded(door)
    return uvicorn.Config(
        Proxied(application(settings), proxies),
        proxy_headers=False,  # ours know ranges, and tell of those that are not believed
        http=http,
        ws=ws,
        ws_max_size=LONGEST_MESSAGE,
        # A hand and what another player wrote may stand in one message; packed together, its length
        # would tell whoever watches the line how much alike they are.
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        loop="asyncio" if sys.platform == "win32" else "uvloop",
        lifespan="on",
        server_header=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
    )
