"""Bytes on the disk for a whole game, in a file and in a PostgreSQL."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import psycopg
from tests.services.postgres import database

from barbaricum import bots, games
from barbaricum.cli.bench.crowd.filling import Course, course, write
from barbaricum.core import AnyGame

SEATS: Final = 4
GAMES: Final = 10
"""Different ones of each kind."""
COPIES: Final = 10
ENDLESS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Disk:
    """A whole game of four seats, played by `greedy`, with all that the server keeps of it."""

    game: str
    decisions: float
    sqlite: float
    postgres: float


def greedily(game: AnyGame, state: Any, rng: random.Random) -> Any:  # of whatever game
    """As the bot greedy chooses from its view."""
    view = game.view(state, game.to_act(state))
    return game.parse(bots.get("greedy").choose(game, view, rng))


def whole(name: str, seed: int) -> list[Course]:
    """Whole games."""
    rng, game = random.Random(seed), games.get(name)
    return [course(game, SEATS, rng, greedily, ENDLESS) for _ in range(GAMES)]


def measured(server: str, seed: int) -> Iterator[Disk]:
    """Each kind of game."""
    for name in games.names():
        courses = whole(name, seed)
        tables = courses * COPIES
        decisions = sum(one.decisions() for one in courses) / len(courses)
        yield Disk(
            name, decisions, _file(tables) / len(tables), _database(server, tables) / len(tables)
        )


def _file(tables: list[Course]) -> float:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        write(file, [])
        empty = file.stat().st_size
        write(file, tables)
        return file.stat().st_size - empty


def _database(server: str, tables: list[Course]) -> float:
    with database(server) as address:
        write(address, [])
        empty = _size(address)
        write(address, tables)
        return _size(address) - empty


def _size(address: str) -> int:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("VACUUM ANALYZE")
        found = connection.execute("SELECT pg_database_size(current_database())").fetchone()
        assert found is not None, "a database has a size"
        return int(found[0])
