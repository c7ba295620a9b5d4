"""Minds to hire: processes in which bots think, so that nobody waits for them who need not."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import subprocess
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from dataclasses import asdict, dataclass
from typing import Final

from barbaricum.core.game import Json, View

LOG: Final = logging.getLogger(__name__)
THINKING: Final = (sys.executable, "-m", "barbaricum.server.thinking")


class Mindless(Exception):
    """No bot can think here, because its process does not even start."""


def demand_minds(command: tuple[str, ...] = THINKING) -> None:
    """Start the process of a bot once, which ends at once because nobody asks it anything."""
    try:
        tried = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    except OSError as error:
        raise Mindless(str(error.strerror)) from error
    if tried.returncode != 0:
        last = tried.stderr.decode("utf-8", "replace").strip().rpartition("\n")[2]
        raise Mindless(last or f"status {tried.returncode}")


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: to choose from its view."""

    bot: str
    game: str
    view: View
    seed: str
    seconds: float | None = None
    """How long it may think; None is as long as it likes."""


@dataclass(frozen=True, slots=True)
class Consultation:
    """What an adviser is asked: the best few actions of a view, within a budget."""

    game: str
    view: View
    seed: str
    simulations: int
    seconds: float | None


class Mind:
    """One process; a new one is begun when the old one is broken or too slow."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._birth: asyncio.Task[Process] | None = None

    async def choose(self, question: Question, patience: float) -> str | None:
        """The choice of the bot; None if it fails or chooses nothing legal."""
        text = await self.answer(question, patience)
        return str(text) if text in question.view["legal"] else None

    async def answer(self, question: Question | Consultation, patience: float) -> Json:
        """What the process answers; None if it fails or dawdles."""
        try:
            async with asyncio.timeout(patience):
                return await self._ask(json.dumps(asdict(question)))
        except (OSError, ValueError, TimeoutError) as error:
            LOG.warning("A mind failed: %r", error)
            await self.stop()
            return None

    async def _ask(self, line: str) -> Json:
        """One line there, one line back."""
        process = await self._living()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{line}\n".encode())
        await process.stdin.drain()
        return json.loads(await process.stdout.readline())

    async def _living(self) -> Process:
        """The process. Whoever stops waiting for its birth leaves it to `stop`, never alone."""
        if self._birth is None or _is_over(self._birth):
            begun = asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)
            self._birth = asyncio.create_task(begun)
        return await asyncio.shield(self._birth)

    async def stop(self) -> None:
        """End the process, whatever it does."""
        birth, self._birth = self._birth, None
        if birth is None:
            return
        with contextlib.suppress(OSError):
            process = await birth
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def _is_over(birth: asyncio.Task[Process]) -> bool:
    """Whether the process never came to be, or lives no more."""
    if not birth.done():
        return False
    return bool(birth.exception()) or birth.result().returncode is not None


class Minds:
    """A few minds for many bots: who comes later waits."""

    def __init__(
        self,
        number: int = 2,
        patience: float = 10,
        command: tuple[str, ...] = THINKING,
    ) -> None:
        self._patience = patience
        self.number = number
        self.watch: Callable[[str, float], None] = lambda _bot, _seconds: None
        """Told how long a bot took, its waiting for a mind included."""
        self.failed: Callable[[], None] = lambda: None
        """Told when a bot gave no legal answer and chance decided for it."""
        self.waiting = 0
        self._minds = [Mind(command) for _ in range(number)]
        self._free: asyncio.Queue[Mind] = asyncio.Queue()
        for mind in self._minds:
            self._free.put_nowait(mind)

    async def choose(self, question: Question) -> str:
        """The choice of a bot, as soon as a mind is free."""
        began = time.monotonic()
        async with self._mind() as mind:
            choice = await mind.choose(question, self._patience)
        if choice is None:
            LOG.warning("The bot %s chose nothing legal; chance decides", question.bot)
            self.failed()
            choice = str(random.Random(question.seed).choice(question.view["legal"]))
        self.watch(question.bot, time.monotonic() - began)
        return choice

    async def answer(self, question: Consultation) -> Json:
        """What an adviser says, as soon as a mind is free; None if it fails."""
        async with self._mind() as mind:
            return await mind.answer(question, self._patience)

    @contextlib.asynccontextmanager
    async def _mind(self) -> AsyncIterator[Mind]:
        """A mind for oneself alone."""
        self.waiting += 1
        try:
            mind = await self._free.get()
        finally:
            self.waiting -= 1
        try:
            yield mind
        finally:
            self._free.put_nowait(mind)

    @property
    def busy(self) -> int:
        """How many minds think just now."""
        return len(self._minds) - self._free.qsize()

    async def stop(self) -> None:
        """End all of them."""
        for mind in self._minds:
            await mind.stop()
