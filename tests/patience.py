"""Waiting for what a server does in its own time."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Final, TypeVar

Answer = TypeVar("Answer")
PATIENCE: Final = 120
"""Seconds: what has not come by then, on a machine however busy, never will."""
PAUSE: Final = 0.02
"""Seconds between two questions, for the server to do something in."""


def until(ask: Callable[[], Answer], fits: Callable[[Answer], object]) -> Answer:
    """Ask until the answer fits."""
    nobody, ends = threading.Event(), time.monotonic() + PATIENCE
    while not fits(answer := ask()):
        assert time.monotonic() < ends, answer
        nobody.wait(PAUSE)
    return answer
