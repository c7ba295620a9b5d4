"""A table with two players on two sockets, as two browsers would have them."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
from collections.abc import Mapping
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

Json = Any  # what comes over the wire
PACE: Final = 1.0
"""Seconds between two clicks at a table: far more often than people do."""
PATIENCE: Final = 120
"""Seconds until all sockets are open; that is not measured."""


class Player:
    """Somebody with a cookie."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._cookie = ""

    def post(self, path: str, body: Mapping[str, Json]) -> Json:
        """Ask for something, and keep the cookie that comes with it."""
        connection = http.client.HTTPConnection(self._address)
        headers = {"content-type": "application/json", "cookie": self._cookie}
        connection.request("POST", path, json.dumps(body), headers)
        answer = connection.getresponse()
        self._cookie = (answer.getheader("set-cookie") or self._cookie).partition(";")[0]
        told = json.loads(answer.read())
        connection.close()
        return told

    def listen(self, table: str) -> connect:
        """The socket of this player at a table."""
        address = f"ws://{self._address}/api/tables/{table}/live"
        return connect(address, additional_headers={"cookie": self._cookie}, open_timeout=PATIENCE)


class Table:
    """Two players who take random actions, and how long each took to be seen by the other."""

    def __init__(self, address: str, game: str, seed: int) -> None:
        self.times: list[float] = []
        self._rng = random.Random(seed)
        self._players = [Player(address), Player(address)]
        ana, bert = self._players
        body = {"game": game, "name": "A", "seats": [{"kind": "human"}, {"kind": "open"}]}
        self._name = ana.post("/api/tables", body)["id"]
        bert.post(f"/api/tables/{self._name}/seats/1", {"name": "B"})
        ana.post(f"/api/tables/{self._name}/commands", {"type": "start", "id": "start"})

    async def play(self, all_here: asyncio.Barrier, seconds: float) -> None:
        """Once all are ready, click about once a second until the time or the game is over."""
        one, other = (player.listen(self._name) for player in self._players)
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
