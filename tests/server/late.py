"""A database that answers late, by chance: what only works because it is quick is found so."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Awaitable, Callable
from typing import Any, Final

from barbaricum.server.jobs.runner import Runner
from barbaricum.server.storage import Storage

MOST: Final = float(os.environ.get("BARBARICUM_TEST_LATE", "0"))
"""Seconds: how late a look at the jobs may be; a fifth of it for any other, seldom so much."""
CHANCE: Final = random.SystemRandom()
Way = Callable[..., Awaitable[Any]]  # a method of whatever answer


def late(way: Way, seldom: int, most: float) -> Way:
    """The same, but it begins later and is told of later."""

    async def later(*arguments: Any) -> Any:
        await asyncio.sleep(CHANCE.random() ** seldom * most)
        answer = await way(*arguments)
        await asyncio.sleep(CHANCE.random() ** seldom * most)
        return answer

    return later


def begin() -> None:
    """From now on, for all servers that run in this process."""
    changed: tuple[tuple[Any, str, int, float], ...] = (
        (Runner, "_round", 1, MOST),
        (Storage, "write", 4, MOST / 5),
        (Storage, "read", 4, MOST / 5),
    )
    for kind, name, seldom, most in changed:
        setattr(kind, name, late(getattr(kind, name), seldom, most))
