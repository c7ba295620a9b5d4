"""Tasks that shall end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final

PATIENCE: Final = 5.0
"""Seconds in which a task may tidy up before it is told again."""


async def end(tasks: Iterable[asyncio.Task[Any]], patience: float = PATIENCE) -> None:
    """Cancel them until they have ended; how does not matter.

    Once is not enough: up to Python 3.11 `asyncio.wait_for`, by which redis-py sends, loses a
    cancellation that comes in the moment in which it is done.
    """
    everyone = going_on = set(tasks)
    while going_on:
        for task in going_on:
            task.cancel()
        _, going_on = await asyncio.wait(going_on, timeout=patience)
    for task in everyone:
        if not task.cancelled():
            task.exception()  # looked at: else asyncio complains that nobody did
