"""Hiring an analyst: the process begins, is listened to, and never outlives whoever listens."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, AsyncIterator
from typing import Final

from barbaricum.core.game import Json

ANALYST: Final = (sys.executable, "-m", "barbaricum.server.analysis.analyst")
LONGEST: Final = 1 << 26
"""Of a line; the last one has all that was found."""


class Silent(Exception):
    """The analyst ended without a result."""


async def heard(question: Json, command: tuple[str, ...] = ANALYST) -> AsyncGenerator[Json, None]:
    """All that an analyst says to a question, line by line."""
    async with hired(command) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(question).encode() + b"\n")
        with contextlib.suppress(ConnectionError):
            await process.stdin.drain()
        while line := await process.stdout.readline():
            yield json.loads(line)
        await process.wait()


@contextlib.asynccontextmanager
async def hired(command: tuple[str, ...]) -> AsyncIterator[Process]:
    """A process that is ended whatever happens, even before it was quite born."""
    begun = asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST)
    birth = asyncio.create_task(begun)
    try:
        yield await asyncio.shield(birth)
    finally:
        process = await birth
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
