"""From click to the other player's screen: many live tables on loopback, two sockets at each.

    .venv/bin/python -m tools.bench_live --tables 100 --seconds 10

The server is a process of its own. At every table a random legal action is sent each second, which
is far more than people do; the time runs until the other player has the new position.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from barbaricum import games
from barbaricum.server.app import Settings
from barbaricum.server.limits import Limit, Limits
from barbaricum.server.run import serve

Json = Any  # what comes over the wire
PACE = 1.0
PLENTY = Limit(burst=1e9, rate=1e9)


def run_server(folder: Path) -> None:
    """The server without its limits: all players share one address here."""
    listening = socket.create_server(("127.0.0.1", 0))
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    settings = Settings(folder / "tables.sqlite", limits=Limits(PLENTY, PLENTY, PLENTY))
    serve(settings, listening, lambda: print(url, flush=True))


class Table:
    """A table with two players."""

    def __init__(self, url: str, game: str, seed: int) -> None:
        self.url = url
        self.game = game
        self.rng = random.Random(seed)
        self.times: list[float] = []

    def open(self) -> None:
        """Make the table and sit down at it, twice."""
        self.players = [httpx.Client(base_url=self.url) for _ in range(2)]
        seats = [{"kind": "human"}, {"kind": "open"}]
        body = {"game": self.game, "name": "A", "seats": seats}
        self.name = self.players[0].post("/api/tables", json=body).json()["id"]
        self.players[1].post(f"/api/tables/{self.name}/seats/1", json={"name": "B"})
        self.players[0].post(
            f"/api/tables/{self.name}/commands", json={"type": "start", "id": "start"}
        )

    def listen(self, player: httpx.Client) -> connect:
        """The socket of a player."""
        cookie = "; ".join(f"{name}={value}" for name, value in player.cookies.items())
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.name}/live"
        return connect(address, additional_headers={"cookie": cookie})

    async def play(self, end: float) -> None:
        """Move about once a second until the time is over or the game is."""
        async with self.listen(self.players[0]) as one, self.listen(self.players[1]) as other:
            ears = (one, other)
            positions = [(await heard(ear, "hello"))["position"] for ear in ears]
            await asyncio.sleep(self.rng.random() * PACE)
            while time.perf_counter() < end and positions[0]["result"] is None:
                positions = await self.move(ears, positions)
                await asyncio.sleep(PACE)

    async def move(
        self, ears: tuple[ClientConnection, ClientConnection], positions: list[Json]
    ) -> list[Json]:
        """One click, timed until the other player has heard of it."""
        seat = positions[0]["view"]["to_act"]
        action = self.rng.choice(positions[seat]["legal"])
        number = positions[seat]["number"]
        sent = time.perf_counter()
        command = {"type": "act", "id": f"a{number}", "number": number, "text": action["text"]}
        await ears[seat].send(json.dumps(command))
        theirs = await heard(ears[1 - seat], "moved")
        self.times.append(time.perf_counter() - sent)
        mine = await heard(ears[seat], "moved")
        return (
            [mine["position"], theirs["position"]]
            if seat == 0
            else [
                theirs["position"],
                mine["position"],
            ]
        )


async def heard(ear: ClientConnection, kind: str) -> Json:
    """The next message of a type."""
    while True:
        message = json.loads(await ear.recv())
        if message["type"] == kind:
            return message["play"]


def server_seconds(process: int) -> float:
    """How long the server has computed so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def measure(url: str, game: str, number: int, seconds: float) -> list[float]:
    """All tables at once."""
    tables = [Table(url, game, seed) for seed in range(number)]
    for table in tables:
        table.open()
    end = time.perf_counter() + seconds
    await asyncio.gather(*(table.play(end) for table in tables))
    for table in tables:
        for player in table.players:
            player.close()
    return [moment for table in tables for moment in table.times]


def main() -> None:
    """Start a server, measure, and say what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=games.names(), default="attila")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--server", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.server:
        run_server(args.server)
        return
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tools.bench_live", "--server", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            url = server.stdout.readline().strip()
            times = asyncio.run(measure(url, args.game, args.tables, args.seconds))
            busy = server_seconds(server.pid)
            server.terminate()
    slowest = quantiles(times, n=100)[98]
    print(f"{args.tables} tables of {args.game}, {len(times)} moves")
    print(f"median {median(times) * 1000:.1f} ms, 99 of 100 within {slowest * 1000:.1f} ms")
    print(f"server: {busy / len(times) * 1000:.1f} ms of processor time a move, start included")


if __name__ == "__main__":
    main()
