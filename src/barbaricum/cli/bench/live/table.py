"""A table with two players on two sockets, as two browsers would have them."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Final

from websockets.asyncio.client import ClientConnection

from barbaricum.cli.bench.player import Json, two_at

PACE: Final = 1.0
"""Seconds between two clicks at a table: far more often than people do."""


class Table:
    """Two players who take random actions, and how long each took to be seen by the other."""

    def __init__(self, server: str, game: str, seed: int) -> None:
        self.times: list[float] = []
        self._rng = random.Random(seed)
        self._server = server
        self._name, self._players = two_at((server, server), game)

    async def play(self, all_here: asyncio.Barrier, seconds: float) -> None:
        """Once all are ready, click about once a second until the time or the game is over."""
        one, other = (player.listen(self._server, self._name) for player in self._players)
        async with one as ana, other as bert:
            ears = (ana, bert)
            positions = [await _heard(ear, "hello") for ear in ears]
            await all_here.wait()
            end = time.perf_counter() + seconds
            await asyncio.sleep(self._rng.random() * PACE)
            while time.perf_counter() < end and positions[0]["result"] is None:
                positions = await self._move(ears, positions)
                await asyncio.sleep(PACE)

    async def _move(self, ears: tuple[ClientConnection, ...], positions: list[Json]) -> list[Json]:
        """One click, timed until the other player has heard of it."""
        seat = positions[0]["view"]["to_act"]
        number = positions[seat]["number"]
        text = self._rng.choice(positions[seat]["legal"])["text"]
        command = {"type": "act", "id": f"a{number}", "number": number, "text": text}
        sent = time.perf_counter()
        await ears[seat].send(json.dumps(command))
        theirs = await _heard(ears[1 - seat], "moved")
        self.times.append(time.perf_counter() - sent)
        mine = await _heard(ears[seat], "moved")
        return [mine, theirs] if seat == 0 else [theirs, mine]


async def _heard(ear: ClientConnection, kind: str) -> Json:
    """The position in the next message of a type."""
    while (message := json.loads(await ear.recv()))["type"] != kind:
        pass
    return message["play"]["position"]
