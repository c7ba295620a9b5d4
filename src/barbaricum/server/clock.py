"""The one clock: everything here that asks for the time asks it."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from typing import Final

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
"""In milliseconds, as all moments and spans of the server are."""


class Clock(ABC):
    """Tells the time in UTC; tests put their own in its place and turn its hands."""

    @abstractmethod
    def ms(self) -> int:
        """Whole milliseconds since 1970."""

    def now(self) -> int:
        """Whole seconds since 1970, as `created` is written everywhere."""
        return self.ms() // SECOND

    @abstractmethod
    async def until(self, moment: int) -> None:
        """Wait for a moment in milliseconds; perhaps for less."""


class SystemClock(Clock):
    """The time of this machine."""

    LONGEST: Final = MINUTE
    """A machine that slept, or whose clock was set, is late by no more than this."""

    def ms(self) -> int:
        """Whole milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    async def until(self, moment: int) -> None:
        """Wait for a moment, or for a minute."""
        await asyncio.sleep(min(max(moment - self.ms(), 0), self.LONGEST) / SECOND)


SYSTEM: Final = SystemClock()
