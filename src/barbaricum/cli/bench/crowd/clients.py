"""The players: sockets at many tables, and decisions as fast as they are answered."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from websockets.asyncio.client import ClientConnection

from barbaricum.cli.bench.crowd.figures import Figures
from barbaricum.cli.bench.crowd.filling import Crowded
from barbaricum.cli.bench.player import Json
from barbaricum.cli.bench.processes import computed, resident

OPENING: Final = 20
"""So many sockets are opened at once."""
PLAYING: Final = 20
"""So many tables play at once."""


class Playing(Protocol):
    """Two players at a table, at whosever server."""

    times: list[float]
    """Seconds from each move until both had seen it."""

    async def sit(self, gate: asyncio.Semaphore) -> None: ...
    async def play(self, end: float) -> None: ...
    async def leave(self) -> None: ...


@dataclass
class Pair:
    """The two players of a table of ours, on two sockets."""

    address: str
    crowded: Crowded
    rng: random.Random
    sockets: list[ClientConnection] = field(default_factory=list)
    positions: list[Json] = field(default_factory=list)
    times: list[float] = field(default_factory=list)

    async def sit(self, gate: asyncio.Semaphore) -> None:
        """Open both sockets and hear where the game stands."""
        for player in self.crowded.players():
            async with gate:
                socket = await player.listen(self.address, self.crowded.table)
                self.sockets.append(socket)
                self.positions.append((await _heard(socket, "hello"))["position"])

    async def play(self, end: float) -> None:
        """Decide as soon as the last decision was seen by the other, until the time is over."""
        while time.perf_counter() < end and self.positions[0]["result"] is None:
            seat = self.positions[0]["view"]["to_act"]
            told = self.positions[seat]
            text = self.rng.choice(told["legal"])["text"]
            number = told["number"]
            act = {"type": "act", "id": f"a{number}", "number": number, "text": text}
            sent = time.perf_counter()
            await self.sockets[seat].send(json.dumps(act))
            heard = [_heard(socket, "moved") for socket in self.sockets]
            self.positions = [play["position"] for play in await asyncio.gather(*heard)]
            self.times.append(time.perf_counter() - sent)

    async def leave(self) -> None:
        """Hang up."""
        for socket in self.sockets:
            await socket.close()


async def _heard(socket: ClientConnection, kind: str) -> Json:
    """The play in the next message of a type."""
    while (message := json.loads(await socket.recv()))["type"] != kind:
        pass
    return message["play"]


async def sit_down(pairs: Iterable[Playing], process: int, figures: Figures) -> None:
    """Everybody at once, as after a restart of the server."""
    began, gate = time.perf_counter(), asyncio.Semaphore(OPENING)
    await asyncio.gather(*(pair.sit(gate) for pair in pairs))
    figures.opened, figures.listening = time.perf_counter() - began, resident(process)


async def play_on(pairs: Sequence[Playing], process: int, seconds: float, figures: Figures) -> None:
    """Some tables play without a pause; where a game ends the next table begins."""
    before, began = computed(process), time.perf_counter()
    known = [len(pair.times) for pair in pairs]
    waiting = iter(pairs)
    await asyncio.gather(*(_one_after_the_other(waiting, began + seconds) for _ in range(PLAYING)))
    figures.played += time.perf_counter() - began
    figures.computed += computed(process) - before
    figures.after = resident(process)
    for pair, old in zip(pairs, known, strict=True):
        figures.times += [moment * 1000 for moment in pair.times[old:]]


async def _one_after_the_other(waiting: Iterator[Playing], end: float) -> None:
    for pair in waiting:
        if time.perf_counter() >= end:
            return
        await pair.play(end)
