"""Bells: whoever waits for something at a table, or for somebody, hears when it may have come."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager

from barbaricum.server.refusals import Away

Rung = Callable[[float], Awaitable[bool]]
"""Wait so many seconds; whether the bell rang."""


class Bells:
    """A bell for each name somebody waits at; one that nobody waits at does not exist."""

    def __init__(self) -> None:
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._closed = False

    def ring(self, names: Iterable[str]) -> None:
        """Wake whoever waits at one of these names."""
        for name in names:
            for event in self._waiting.get(name, ()):
                event.set()

    def close(self) -> None:
        """The server ends: waiting requests are answered, and none waits any more."""
        self._closed = True
        self.ring(list(self._waiting))

    @contextmanager
    def listening(self, name: str) -> Iterator[Rung]:
        """From here on no ring is missed: look first, then wait."""
        event = asyncio.Event()
        self._waiting.setdefault(name, set()).add(event)

        async def rung(seconds: float) -> bool:
            if self._closed:
                event.set()
            try:
                async with asyncio.timeout(max(seconds, 0)):
                    await event.wait()
            except TimeoutError:
                return False
            if self._closed:
                raise Away("server-stops")
            return True

        try:
            yield rung
        finally:
            self._waiting[name].discard(event)
            if not self._waiting[name]:
                del self._waiting[name]

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))
