"""Asking name servers, which may be slow on purpose.

A question that waits for a name server holds a thread for as long as the system likes. So there
are threads for nothing else, nobody waits for one, and no name is waited for longer than seconds.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final

PATIENCE: Final = 5.0
"""Seconds for one name."""
REMEMBERED: Final = 300.0
"""For so many seconds nobody waits again for a name whose server was too slow."""

Answers = Sequence[Any]  # as `socket.getaddrinfo` gives them


class Unknown(Exception):
    """Nobody knows the name, at least not now."""


class Busy(Exception):
    """All threads wait for other names."""


class Lookups:
    """So many names at once, each for so long."""

    def __init__(self, most: int, patience: float = PATIENCE) -> None:
        self._pool = ThreadPoolExecutor(most, thread_name_prefix="names")
        self._most = most
        self._patience = patience
        self._asked: set[Future[Answers]] = set()
        self._slow: dict[str, float] = {}

    async def ask(self, host: str, port: int) -> Answers:
        """All addresses of a name."""
        self._forget(time.monotonic())
        if host in self._slow:
            raise Unknown(host)
        self._asked = {future for future in self._asked if not future.done()}
        if len(self._asked) >= self._most:
            raise Busy(host)
        future = self._pool.submit(_ask, host, port)
        self._asked.add(future)
        try:
            async with asyncio.timeout(self._patience):
                return await asyncio.shield(asyncio.wrap_future(future))
        except TimeoutError as error:
            self._slow[host] = time.monotonic()
            raise Unknown(host) from error
        except (OSError, UnicodeError) as error:
            raise Unknown(host) from error

    def _forget(self, now: float) -> None:
        self._slow = {host: at for host, at in self._slow.items() if at > now - REMEMBERED}


def _ask(host: str, port: int) -> Answers:
    return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
