"""A clock whose hands the test turns: the one thing about time that is not real here."""

from __future__ import annotations

import asyncio
import threading
from typing import Final

from barbaricum.server.clock import SECOND, Clock

NOON: Final = 1_794_000_000_000


class Hands(Clock):
    """Stands still until it is turned, from whatever thread."""

    def __init__(self) -> None:
        self._ms = NOON
        self._lock = threading.Lock()
        self._waiting: set[tuple[int, asyncio.AbstractEventLoop, asyncio.Event]] = set()

    def ms(self) -> int:
        return self._ms

    async def until(self, moment: int) -> None:
        """Until the hands are there."""
        entry = (moment, asyncio.get_running_loop(), asyncio.Event())
        with self._lock:
            if moment <= self._ms:
                return
            self._waiting.add(entry)
        try:
            await entry[2].wait()
        finally:
            with self._lock:
                self._waiting.discard(entry)

    def turn(self, seconds: float) -> None:
        """Let time pass; whoever waited long enough is woken."""
        with self._lock:
            self._ms += int(seconds * SECOND)
            for moment, loop, event in self._waiting:
                if moment <= self._ms:
                    loop.call_soon_threadsafe(event.set)
