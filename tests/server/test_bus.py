"""The bus: words of others are heard, one's own are not."""

import asyncio

import pytest
from redis.asyncio import Redis

from barbaricum.server.bus import CHANNEL, MISSED, RedisBus
from tests.services.redis_server import redis

pytestmark = pytest.mark.redis


async def heard(address: str) -> list[str]:
    """What one bus hears when it speaks itself, another one does, and somebody without a sign."""
    words: asyncio.Queue[str] = asyncio.Queue()
    nothing: asyncio.Queue[str] = asyncio.Queue()
    one, other, plain = RedisBus(address), RedisBus(address), Redis.from_url(address)
    await one.start(words.put_nowait)
    await other.start(nothing.put_nowait)
    found = [await words.get()]
    one.tell("table mine")
    while await nothing.get() != "table mine":
        pass
    other.tell("table theirs")
    found.append(await words.get())
    await plain.publish(CHANNEL, "table plain")
    found.append(await words.get())
    await asyncio.gather(one.stop(), other.stop(), plain.aclose())
    return found


def test_everybody_hears_the_words_of_the_others_but_not_his_own() -> None:
    with redis() as address:
        found = asyncio.run(heard(address))
    assert found == [MISSED, "table theirs", "table plain"]


async def stopped(address: str, moments: int) -> None:
    """A bus hangs up in the midst of its words, each time a moment later."""
    for moment in range(moments):
        words: asyncio.Queue[str] = asyncio.Queue()
        bus = RedisBus(address)
        await bus.start(words.put_nowait)
        assert await words.get() == MISSED
        for _ in range(20):
            bus.tell("table mine")
        for _ in range(moment):
            await asyncio.sleep(0)
        await asyncio.wait_for(bus.stop(), 60)


def test_a_bus_that_speaks_can_be_stopped_at_any_moment() -> None:
    """A server once waited for ever: a cancellation was lost in the client of Redis."""
    with redis() as address:
        asyncio.run(stopped(address, 40))
