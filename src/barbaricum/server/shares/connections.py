"""Connections: so many of one address, so many in all, and none that never says what it wants."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from collections.abc import Callable
from typing import Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from barbaricum.server.hosts import LOOPBACK
from barbaricum.server.limits import source
from barbaricum.server.shares.notes import Notes

if sys.platform != "win32":
    import resource

LOG: Final = logging.getLogger(__name__)
FILES: Final = 65_536
"""Open files wanted, where the system allows as many."""
RESERVED: Final = 100
"""Files that connections may not take: the database, bots, pages."""
BODY: Final = 30.0
"""Seconds for what follows the head of a request."""


def raise_files() -> int:
    """Allow this process as many open files as it may have; how many those are."""
    if sys.platform == "win32":
        return FILES
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        now = wanted
    return FILES if now == resource.RLIM_INFINITY else now


def room_for_connections() -> int:
    """How many connections there may be without running out of files."""
    files = raise_files()
    return max(files - RESERVED, files // 2)


class Door:
    """Counts connections; those that are too many are closed before they say anything."""

    def __init__(
        self,
        most: int,
        of_one: int,
        head: float,
        passes: Callable[[str], bool] = LOOPBACK.__contains__,
    ) -> None:
        self.head = head
        self._most = most
        self._of_one = of_one
        self._passes = passes
        """Whether an address may have any number: a proxy, or this machine."""
        self._open: Counter[str] = Counter()
        self._notes = Notes(LOG)

    def enter(self, address: str) -> bool:
        """Whether one more connection may stay."""
        client = source(address)
        if self._open.total() >= self._most:
            self._notes.tell("There is no room for more connections; new ones are closed")
            return False
        if self._open[client] >= self._of_one and not self._passes(address):
            self._notes.tell("An address has too many connections; new ones are closed")
            return False
        self._open[client] += 1
        return True

    def late(self) -> None:
        """One has not said in time what it wants."""
        self._notes.tell("A connection did not finish its request in time and was closed")

    def leave(self, address: str) -> None:
        """One is closed."""
        client = source(address)
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]


class Guarded(H11Protocol):
    """A connection that the door knows of, with a time limit for what it has begun to say."""

    door: Door
    _waits: str = ""
    """For what the clock runs: the head of a request, its body, or nothing."""
    _clock: asyncio.TimerHandle | None = None
    _address: str | None = None
    """From where it comes, once it may stay."""
    _is_socket: bool = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Stay only if there is room; then ask for something soon."""
        stream = cast("asyncio.Transport", transport)  # as uvicorn does; uvloop has its own kind
        address = _address(stream)
        if not self.door.enter(address):
            stream.abort()
            return
        self._address = address
        super().connection_made(stream)
        self._wait_for("head")

    def connection_lost(self, exc: Exception | None) -> None:
        """The place is free again."""
        if self._address is None:
            return
        self.door.leave(self._address)
        self._wait_for("")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Go on, and see what is still missing."""
        super().data_received(data)
        if not self._is_socket:
            self._wait_for({h11.IDLE: "head", h11.SEND_BODY: "body"}.get(self.conn.their_state, ""))

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, which keeps the place."""
        self._is_socket = True
        self._wait_for("")
        super().handle_websocket_upgrade(event)

    def _wait_for(self, what: str) -> None:
        if what == self._waits:
            return
        self._waits = what
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if what:
            seconds = self.door.head if what == "head" else BODY
            self._clock = self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        self._clock = None
        self.door.late()
        self.transport.abort()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A connection that has become a socket; the place it has is given back at its end."""

    door: Door

    def connection_lost(self, exc: Exception | None) -> None:
        """The place is free again."""
        self.door.leave(_address(self.transport))
        super().connection_lost(exc)


def guarded(door: Door) -> tuple[type[Guarded], type[GuardedSocket]]:
    """The kinds of connection of a server; uvicorn makes them, so they know the door by birth."""
    named = {"door": door}
    return type("Guarded", (Guarded,), named), type("GuardedSocket", (GuardedSocket,), named)


def _address(transport: asyncio.Transport) -> str:
    found = get_remote_addr(transport)
    return found[0] if found else ""
