"""A turn that was begun is finished, even if whoever asked for it has hung up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

from barbaricum.core.errors import BarbaricumError
from barbaricum.server.shares.spending import measured

Answer = TypeVar("Answer")
LOG: Final = logging.getLogger(__name__)


class Turns:
    """Everything that has been begun and is not yet written."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()  # of whatever answer

    async def to_the_end(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Do it, and wait for it as long as anybody does."""
        task = asyncio.create_task(measured(work))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_unheard)
            raise

    async def settle(self) -> None:
        """Wait for all that was begun."""
        await asyncio.gather(*self._running, return_exceptions=True)


def _unheard(task: asyncio.Task[Any]) -> None:
    """Nobody waits for the answer any more: a refusal is for nobody, a fault is for the log."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, BarbaricumError):
        LOG.error("A turn that nobody waited for has failed", exc_info=error)
