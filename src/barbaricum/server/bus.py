"""The bus: a hint to other processes that something has happened; the database knows what.

A word that is lost costs nothing but a little time: whoever listens also looks now and then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from barbaricum.server.ending import end
from barbaricum.server.keys import new_id
from barbaricum.server.refusals import NotNow
from barbaricum.server.shares.notes import Notes

if TYPE_CHECKING:
    from redis.asyncio import Redis

LOG: Final = logging.getLogger(__name__)
CHANNEL: Final = "barbaricum"
WAITING: Final = 10_000
"""So many words may wait while the bus is away; more are dropped."""
PAUSE: Final = 1.0
"""Seconds before another try."""
BREATH: Final = 0.1
"""Seconds in which a word that is being said may be finished."""
MISSED: Final = ""
"""The word that says: something may have been missed."""

Hear = Callable[[str], None]


class Bus(Protocol):
    """Passes words on to the other processes."""

    def tell(self, word: str) -> None:
        """Soon, or never; nobody waits for it."""

    async def start(self, hear: Hear) -> None:
        """From now on `hear` is called with every word of the others."""

    async def stop(self) -> None:
        """Hang up."""


class Silence(Bus):
    """For a process that is alone."""

    def tell(self, word: str) -> None:
        """Nobody is there."""

    async def start(self, hear: Hear) -> None:
        """Nothing will be heard."""

    async def stop(self) -> None:
        """There is nothing to stop."""


class RedisBus(Bus):
    """Publish and subscribe over Redis or Valkey; while it is away, everybody looks more often."""

    def __init__(self, address: str) -> None:
        self._redis: Redis = _client(address)
        self._words: asyncio.Queue[str] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._notes = Notes(LOG)
        self._sign = f" @{new_id()}"
        """At the end of one's own words, which come back from the bus like all others."""

    def tell(self, word: str) -> None:
        try:
            self._words.put_nowait(word)
        except asyncio.QueueFull:
            self._notes.tell("The bus is away; others will look by themselves")

    async def start(self, hear: Hear) -> None:
        self._tasks = [
            asyncio.create_task(self._again(lambda: self._listen(hear))),
            asyncio.create_task(self._again(self._speak)),
        ]

    async def stop(self) -> None:
        await end(self._tasks, BREATH)
        await self._redis.aclose()

    async def _again(self, work: Callable[[], object]) -> None:
        """Work until it fails, for ever."""
        from redis.exceptions import RedisError  # noqa: PLC0415 - an extra that may be missing

        while True:
            try:
                await work()  # type: ignore[misc]
            except (RedisError, OSError) as error:
                self._notes.tell(f"The bus does not answer: {error}")
            await asyncio.sleep(PAUSE)

    async def _listen(self, hear: Hear) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as ear:
            await ear.subscribe(CHANNEL)
            hear(MISSED)
            async for message in ear.listen():
                word, by, name = message["data"].decode().partition(" @")
                if by + name != self._sign:
                    hear(word)

    async def _speak(self) -> None:
        while True:
            await self._redis.publish(CHANNEL, await self._words.get() + self._sign)


def bus_at(address: str | None) -> Bus:
    """The bus of an address; silence without one."""
    return Silence() if address is None else RedisBus(address)


def _client(address: str) -> Redis:
    try:
        from redis.asyncio import Redis  # noqa: PLC0415 - an extra that may be missing
    except ImportError:
        raise NotNow("no-driver", program="redis") from None
    return Redis.from_url(address, health_check_interval=10, socket_connect_timeout=5)
