"""Filling a file with open games: people at tables, in the midst of games, with clocks that run."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

from sqlalchemy import Connection, insert

from barbaricum import games
from barbaricum.cli.bench.player import Player
from barbaricum.core import CHANCE, AnyGame, draw
from barbaricum.core.record import Row
from barbaricum.server import book, persons, schema
from barbaricum.server.clock import SYSTEM
from barbaricum.server.commands import Join, NewSeat, NewTable
from barbaricum.server.entering import join
from barbaricum.server.keys import hashed
from barbaricum.server.making import make
from barbaricum.server.pace.forms import DayPace
from barbaricum.server.pace.keeping import Watch, keep
from barbaricum.server.people import Meta
from barbaricum.server.persons import Browser
from barbaricum.server.storage import Storage
from barbaricum.server.table import Table, ledger_of

DECISIONS: Final = 40
"""So far every game has come."""
PATTERNS: Final = 20
"""So many different courses of each game; the secrets and people are each table's own."""
BATCH: Final = 200


Choose = Callable[[AnyGame, Any, random.Random], Any]
"""How an action is chosen in a state of a game."""


@dataclass(frozen=True, slots=True)
class Course:
    """The rows of a game, or the first of them, and who has to decide after them."""

    game: str
    seats: int
    rows: list[Row]
    to_act: int | None

    def decisions(self) -> int:
        """How often a seat decided."""
        return sum(seat != CHANCE for seat, _ in self.rows)


@dataclass(frozen=True, slots=True)
class Crowded:
    """A table and the keys of its players."""

    table: str
    keys: tuple[str, ...]

    def players(self) -> list[Player]:
        """All of them, as their browsers come back."""
        return [Player(f'barbaricum="{key}"') for key in self.keys]


def fill(place: Path | str, number: int, seed: int) -> list[Crowded]:
    """So many games of two players, all games in turn."""
    rng = random.Random(seed)
    courses = [course(games.get(name), 2, rng) for _ in range(PATTERNS) for name in games.names()]
    return write(place, [courses[at % len(courses)] for at in range(number)])


def write(place: Path | str, courses: Sequence[Course]) -> list[Crowded]:
    """A table for each course, in a file or a database."""
    return asyncio.run(_write(place, courses))


async def _write(place: Path | str, courses: Sequence[Course]) -> list[Crowded]:
    storage, made = Storage(place), list[Crowded]()
    try:
        for start in range(0, len(courses), BATCH):
            some = courses[start : start + BATCH]
            made += await storage.write(partial(_tables, first=start, courses=some))
    finally:
        storage.close()
    return made


def _tables(connection: Connection, first: int, courses: Sequence[Course]) -> list[Crowded]:
    return [_table(connection, at, course) for at, course in enumerate(courses, first)]


def by_chance(game: AnyGame, state: Any, rng: random.Random) -> Any:  # of whatever game
    """Any legal action."""
    return rng.choice(game.legal(state))


def course(
    game: AnyGame,
    seats: int,
    rng: random.Random,
    choose: Choose = by_chance,
    most: int = DECISIONS,
) -> Course:
    """A game of at most so many decisions."""
    state, log, left = game.setup(seats, {}), list[Row](), most
    while (seat := game.to_act(state)) is not None and (left > 0 or seat == CHANCE):
        odds = game.odds(state) if seat == CHANCE else None
        action = choose(game, state, rng) if odds is None else draw(odds, rng)
        left -= seat != CHANCE
        log.append((seat, game.text(action)))
        state = game.step(state, action)
    return Course(game.name, seats, log, game.to_act(state))


def _table(connection: Connection, at: int, course: Course) -> Crowded:
    """One table with players who have come so far."""
    keys = tuple(f"player {at}-{seat}" for seat in range(course.seats))
    ana, *others = (Browser(hashed(key), now=SYSTEM.now()) for key in keys)
    seats = [NewSeat(kind="human"), *(NewSeat(kind="open") for _ in others)]
    meta = make(NewTable(game=course.game, name="Ana", seats=seats, pace=DayPace()), ana)
    persons.open_table(connection, meta, ana)
    for seat, browser in enumerate(others, 1):
        join(Table(meta, ledger_of(meta, ())), seat, browser, Join(name="Bert")).write(connection)
        meta = _read(connection, meta.id)
    _log(connection, meta, course)
    status = "over" if course.to_act is None else "playing"
    book.change_table(connection, meta.id, status=status, to_act=course.to_act)
    keep(connection, _read(connection, meta.id), (), 0, Watch())
    return Crowded(meta.id, keys)


def _log(connection: Connection, meta: Meta, course: Course) -> None:
    """The rows, and the commands by which the players have made them."""
    book.write_rows(connection, meta.id, 0, course.rows)
    commands = [
        {"table": meta.id, "by": meta.seats[seat].guest, "number": number, **_named()}
        for number, (seat, _) in enumerate(course.rows, 1)
        if seat != CHANCE
    ]
    connection.execute(insert(schema.COMMANDS), commands)


def _named() -> dict[str, str]:
    name = str(uuid4())
    return {"id": name, "digest": hashed(name)}


def _read(connection: Connection, table: str) -> Meta:
    meta = book.read_meta(connection, table)
    assert meta is not None, "it was just written"
    return meta
