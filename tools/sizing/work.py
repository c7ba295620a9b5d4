"""What the database is asked for a move, and how many turns of bots a process takes."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, event
from tests.server.ears import Ear
from tests.server.running import HUMAN, OPEN, Client, bot, running

MOVES: Final = 20
TABLES: Final = 6


@dataclass(frozen=True, slots=True)
class Turns:
    """Of bots that choose by chance: what remains is the work around their thinking."""

    speed: float
    """A second, in one process with two minds."""
    busy: float
    """Milliseconds of processor time of that process for each."""


@contextmanager
def counted() -> Iterator[list[str]]:
    """All statements of this process."""
    seen: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:  # as it calls
        seen.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield seen
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def statements(database: str | None) -> float:
    """For one move at a table of two people who listen."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        with counted() as seen, running(file, database=database, work=False) as server:
            ana, bert = server.client(), server.client()
            bert.join(ana.create(HUMAN, OPEN, options={"first": "seat"})["id"], 1)
            ana.do("start")
            with Ear(ana) as one, Ear(bert) as other:
                number = sum(_moved(seen, (ana, one), (bert, other)) for _ in range(MOVES))
    return number / MOVES


def _moved(seen: list[str], *players: tuple[Client, Ear]) -> int:
    """Statements until the one who decided has his answer."""
    for client, ear in players:
        position = client.position()
        if position["legal"]:
            seen.clear()
            ear.say("act", number=position["number"], text=position["legal"][0]["text"])
            ear.until(lambda message: message["type"] == "done")
            return len(seen)
    raise AssertionError("somebody has to decide")


def turns() -> Turns:
    """Tables of bots by chance, until all games are over."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "tables.sqlite") as server,
    ):
        clients = [server.client() for _ in range(TABLES)]
        for client in clients:
            client.create(*(bot("random") for _ in range(4)))
        began, before = time.perf_counter(), time.process_time()
        for client in clients:
            client.do("start")
        rows = sum(_ended(client) for client in clients)
        spent, busy = time.perf_counter() - began, time.process_time() - before
    return Turns(rows / spent, busy / rows * 1000)


def _ended(client: Client) -> int:
    """How many decisions the game of the bots had, once it is over."""
    with Ear(client) as ear:
        ear.until(lambda message: _status(message) == "over")
    events = client.get("/events", after=0).json()["events"]
    return sum(event["seat"] >= 0 for event in events)


def _status(message: Any) -> str | None:  # of the wire
    table = message.get("table")
    return None if table is None else str(table["status"])
