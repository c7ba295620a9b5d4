"""A Redis that lies: what is published through it is dropped, doubled, held back or reordered.

It stands between the servers and a real Redis and understands just enough of its language: a
PUBLISH is kept and handed on as the liar likes, everything else goes through.
"""

from __future__ import annotations

import asyncio
import random
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

Words = list[bytes]
Lie = Callable[[random.Random, Words, list[Words]], list[Words]]
"""What is handed on now, given a message and what was held back so far."""


def drops(rng: random.Random, word: Words, _held: list[Words]) -> list[Words]:
    """Every other one is lost."""
    return [word] if rng.random() < 0.5 else []


def doubles(_rng: random.Random, word: Words, _held: list[Words]) -> list[Words]:
    """Each comes three times."""
    return [word] * 3


def shuffles(rng: random.Random, word: Words, held: list[Words]) -> list[Words]:
    """Several wait for each other and come in any order."""
    held.append(word)
    if len(held) < 4:
        return []
    rng.shuffle(held)
    told, held[:] = list(held), []
    return told


def silences(_rng: random.Random, _word: Words, _held: list[Words]) -> list[Words]:
    """Nothing ever arrives."""
    return []


LIES: Final = {lie.__name__: lie for lie in (drops, doubles, shuffles, silences)}


class Liar:
    """One lie, told to everybody."""

    def __init__(self, port: int, lie: Lie) -> None:
        self._port, self._lie = port, lie
        self._rng, self._held = random.Random(1), list[Words]()

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection of a server."""
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        answers = asyncio.create_task(_pour(there, writer))
        try:
            while True:
                await self._pass_on(await _words(reader), writer, back)
        except (asyncio.IncompleteReadError, OSError):
            pass
        finally:
            answers.cancel()
            await hang_up(back, writer)

    async def _pass_on(
        self, words: Words, writer: asyncio.StreamWriter, back: asyncio.StreamWriter
    ) -> None:
        if words[0].upper() != b"PUBLISH":
            back.write(_written(words))
            return
        writer.write(b":1\r\n")
        for told in self._lie(self._rng, words, self._held):
            await self._publish(told)

    async def _publish(self, words: Words) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        writer.write(_written(words))
        await reader.readline()
        await hang_up(writer)


async def hang_up(*writers: asyncio.StreamWriter) -> None:
    """Close connections and see them closed, whatever the other side does."""
    for writer in writers:
        writer.transport.abort()
    await asyncio.sleep(0)


async def _words(reader: asyncio.StreamReader) -> Words:
    """A command: an array of strings."""
    count = int((await reader.readuntil(b"\r\n"))[1:])
    return [await _word(reader) for _ in range(count)]


async def _word(reader: asyncio.StreamReader) -> bytes:
    size = int((await reader.readuntil(b"\r\n"))[1:])
    return (await reader.readexactly(size + 2))[:-2]


def _written(words: Words) -> bytes:
    return b"*%d\r\n" % len(words) + b"".join(b"$%d\r\n%s\r\n" % (len(w), w) for w in words)


async def _pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)


@contextmanager
def lying(port: int, lie: Lie) -> Iterator[str]:
    """The address of a liar before a Redis."""
    with in_a_loop(Liar(port, lie).meet) as listens:
        yield f"redis://127.0.0.1:{listens}"


Meet = Callable[[asyncio.StreamReader, asyncio.StreamWriter], object]


@contextmanager
def in_a_loop(meet: Meet) -> Iterator[int]:
    """A listening port, served by a loop in a thread of its own."""
    loop = asyncio.new_event_loop()
    listening = socket.create_server(("127.0.0.1", 0))

    async def serve() -> None:
        server = await asyncio.start_server(meet, sock=listening)  # type: ignore[arg-type]  # a coroutine
        async with server:
            await asyncio.Event().wait()

    task = loop.create_task(serve())
    thread = threading.Thread(target=_run, args=(loop, task))
    thread.start()
    try:
        yield listening.getsockname()[1]
    finally:
        loop.call_soon_threadsafe(task.cancel)
        thread.join()


def _run(loop: asyncio.AbstractEventLoop, task: asyncio.Task[None]) -> None:
    with suppress(asyncio.CancelledError):
        loop.run_until_complete(task)
    loop.run_until_complete(_let_go())
    loop.close()


async def _let_go() -> None:
    """Of every connection that is still open."""
    left = asyncio.all_tasks() - {asyncio.current_task()}
    for one in left:
        one.cancel()
    await asyncio.gather(*left, return_exceptions=True)
    await asyncio.sleep(0.05)  # a transport that was aborted is closed in the next round
