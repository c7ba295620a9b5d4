"""Lines in the log about limits that are reached: at most one a minute for each."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

PAUSE: Final = 60.0
"""Seconds."""


class Notes:
    """Says each thing at most once a minute, and how often it happened meanwhile."""

    def __init__(self, log: logging.Logger, clock: Callable[[], float] = time.monotonic) -> None:
        self._log = log
        self._clock = clock
        self._told: dict[str, float] = {}
        self._since: dict[str, int] = {}

    def tell(self, what: str) -> None:
        """It has happened once more."""
        self._since[what] = self._since.get(what, 0) + 1
        now = self._clock()
        if now - self._told.get(what, -PAUSE) < PAUSE:
            return
        self._log.warning("%s (%d times since the last line)", what, self._since.pop(what))
        self._told[what] = now
