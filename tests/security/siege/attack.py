"""The hostile address: a process of its own that goes on until its input ends."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import sys
from collections import Counter
from collections.abc import Coroutine
from typing import Any, Final

from barbaricum.server.shares.connections import raise_files
from tests.security.siege.wire import GONE, Wire

POLITE: Final = 10
"""Its own work is not what is measured; elsewhere it would not be done on this machine."""
BOT_TABLES: Final = 70
SOCKETS: Final = 1000
HALF_OPEN: Final = 1100
ANALYSES: Final = 50
READERS: Final = 20
PAUSE: Final = 5.0
BOTS: Final = [{"kind": "bot", "bot": "strong"}] * 5
"""As many as a table has room for, of those that think longest."""


class Attack:
    """Everything at once, against one server and a finished game on it."""

    def __init__(self, url: str, finished: str) -> None:
        self.url = url
        self.finished = finished
        self.came = Counter[str]()
        self.ids = itertools.count()

    def works(self) -> list[Coroutine[Any, Any, None]]:
        """All that is done."""
        return [
            self.bots(),
            self.analyses(),
            *(self.reads(number) for number in range(READERS)),
            *(self.listens() for _ in range(SOCKETS)),
            *(self.stays_half_open() for _ in range(HALF_OPEN)),
        ]

    async def bots(self) -> None:
        """Tables of bots alone, as fast as they are given; every other one with a person."""
        wire = Wire(self.url)
        for number in itertools.cycle(range(BOT_TABLES)):
            seats = [*BOTS[1:], {"kind": "human"}] if number % 2 else BOTS
            game = ("attila", "invasions")[number // 2 % 2]
            path = ("/api/tables", "/api/tables/")[number % 2]
            new = {"game": game, "name": "Eve", "seats": seats}
            await self.played(wire, *await wire.ask("POST", path, new))

    async def played(self, wire: Wire, status: int, table: Any) -> None:
        """Start a table that was made, if it was."""
        self.came[f"tables {status}"] += 1
        if status != 201:
            await asyncio.sleep(0.2)
            return
        started, _ = await self.command(wire, table["id"], {"type": "start"})
        self.came[f"starts {started}"] += 1

    async def command(self, wire: Wire, table: str, command: Any) -> tuple[int, Any]:
        """A command with an id of its own."""
        body = {"id": f"a{next(self.ids)}", **command}
        return await wire.ask("POST", f"/api/tables/{table}/commands", body)

    async def analyses(self) -> None:
        """Finished games of one decision, and an analysis of each."""
        for _ in range(ANALYSES):
            wire = Wire(self.url)
            table = await self.finish(wire)
            status, _ = await wire.ask("POST", f"/api/tables/{table or self.finished}/analyse")
            self.came[f"analyses {status}"] += 1
            await asyncio.sleep(0.2)

    async def finish(self, wire: Wire) -> str | None:
        """A study of the last decision of the finished game, decided."""
        _, game = await wire.ask("GET", f"/api/tables/{self.finished}/replay")
        if not game or "stops" not in game:
            return None
        last = game["stops"][-2]
        seats = [{"kind": "hot-seat", "name": f"Eve {seat}"} for seat in range(2)]
        new = {"number": last["number"], "seats": seats, "name": "Eve"}
        status, table = await wire.ask("POST", f"/api/tables/{self.finished}/studies", new)
        self.came[f"studies {status}"] += 1
        if status != 201:
            return None
        _, done = await self.command(wire, table["id"], {"type": "start"})
        _, shown = await wire.ask("GET", f"/api/tables/{table['id']}/events?seat={last['seat']}")
        if not done or not shown or not (position := shown.get("position")):
            return None
        act = {"type": "act", "number": position["number"], "text": position["legal"][0]["text"]}
        await self.command(wire, table["id"], act)
        return str(table["id"])

    async def reads(self, number: int) -> None:
        """What is expensive, without a pause, over a connection of its own."""
        wire = Wire(self.url)
        path = ("course", "events?after=0", "replay", "draws")[number % 4]
        while True:
            status, _ = await wire.ask("GET", f"/api/tables/{self.finished}/{path}")
            self.came[f"reads {status}"] += 1
            if status == 0:
                await asyncio.sleep(1)

    async def listens(self) -> None:
        """A socket that asks for the whole game again and again."""
        wire = Wire(self.url)
        while True:
            try:
                opened = await wire.socket(self.finished)
                self.came[f"sockets {'open' if opened else 'refused'}"] += 1
                while opened:
                    await wire.tell({"type": "have", "number": 0})
                    reader, _ = await wire.connect()
                    opened = bool(await reader.read(1 << 20))
            except GONE:
                self.came["sockets closed"] += 1
            wire.close()
            await asyncio.sleep(PAUSE)

    async def stays_half_open(self) -> None:
        """A connection with half a head, opened again when it is closed."""
        wire = Wire(self.url)
        while True:
            try:
                reader, writer = await wire.connect()
                writer.write(wire.head("GET", "/api/games", "X-Slow: "))
                self.came["half-open"] += 1
                await reader.read(1)
            except GONE:
                pass
            self.came["half-open closed"] += 1
            wire.close()
            await asyncio.sleep(PAUSE)


async def attack(url: str, finished: str) -> Counter[str]:
    """Go on until the input ends."""
    siege = Attack(url, finished)
    tasks = [asyncio.create_task(work) for work in siege.works()]
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    for error in ended:
        if isinstance(error, Exception):
            siege.came[f"ended by {error!r}"] += 1
    return siege.came


def main() -> None:
    """The server, and the name of a finished game of two."""
    os.nice(POLITE)
    raise_files()
    url, finished = sys.argv[1:]
    print(json.dumps(asyncio.run(attack(url, finished))))


if __name__ == "__main__":
    main()
