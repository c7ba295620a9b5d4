"""My games: what waits for me first, and quickly however many there are."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from barbaricum.server import book, listing, persons
from barbaricum.server.commands import NewSeat, NewTable
from barbaricum.server.making import make
from barbaricum.server.pace.forms import DayPace
from barbaricum.server.persons import Browser
from barbaricum.server.storage import Storage
from tests.server.hands import Hands
from tests.server.running import Client, Json, Running, running
from tests.server.test_pace import DAYS, a_game, play_until_the_other_decides

ANA = Browser("a" * 64)
LONG = DAYS | {"days": 7}
NONE = {"kind": "none"}


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def server(tmp_path: Path, hands: Hands) -> Iterator[Running]:
    with running(tmp_path / "tables.sqlite", clock=hands) as server:
        yield server


def mine(client: Client) -> list[Json]:
    tables: list[Json] = client.http.get("/api/mine").json()["tables"]
    return tables


def waiting(client: Client) -> list[str]:
    names: list[str] = client.http.get("/api/waiting").json()["tables"]
    return names


def games(server: Running, *paces: Json) -> tuple[Client, list[str]]:
    """Games of one Ana with several Berts, one for each pace; she has to decide everywhere."""
    ana, names = server.client(), list[str]()
    for pace in paces:
        bert = server.client()
        table = ana.create(
            {"kind": "human"}, {"kind": "open"}, options={"first": "seat"}, pace=pace
        )["id"]
        bert.join(table, 1)
        ana.do("start")
        names.append(table)
    return ana, names


def test_what_waits_for_me_comes_first_by_the_time_left(server: Running) -> None:
    ana, (never, late, soon, played) = games(server, NONE, LONG, DAYS, DAYS)
    ana.table = played
    play_until_the_other_decides(ana)
    assert [one["id"] for one in mine(ana)] == [soon, late, never, played]
    assert [one["waits"] for one in mine(ana)] == [True, True, True, False]
    assert waiting(ana) == [soon, late, never]


def test_a_table_at_which_a_bot_plays_for_me_does_not_wait_for_me(server: Running) -> None:
    ana, (table,) = games(server, NONE)
    ana.do("stand-in", seat=0, bot="random")
    assert waiting(ana) == []
    assert [one["id"] for one in mine(ana)] == [table]


def test_a_stranger_has_no_games(server: Running) -> None:
    a_game(server, DAYS)
    stranger = server.client()
    assert (mine(stranger), waiting(stranger)) == ([], [])


def many(connection: Connection, number: int) -> None:
    """So many running games in which Ana has to decide."""
    seats = [NewSeat(kind="human"), NewSeat(kind="hot-seat", name="Anton")]
    for _ in range(number):
        meta = make(NewTable(game="attila", name="Ana", seats=seats, pace=DayPace()), ANA)
        persons.open_table(connection, replace(meta, status="playing", to_act=0), ANA)
        book.change_table(connection, meta.id, status="playing", to_act=0)


def statements(storage: Storage) -> int:
    """How many statements a list of all games takes."""
    counted = 0

    def count(*_args: object) -> None:
        nonlocal counted
        counted += 1

    def look(connection: Connection) -> int:
        event.listen(connection, "before_cursor_execute", count)
        names = listing.waiting(connection, ANA.session, 1000)
        return len(listing.told(connection, names, ANA.session))

    assert asyncio.run(storage.read(look)) > 0
    return counted


def test_what_waits_is_found_without_a_look_at_other_peoples_games(tmp_path: Path) -> None:
    """The plan of SQLite goes from the person to his tables, never through all tables."""
    storage, asked = (
        Storage(tmp_path / "tables.sqlite"),
        list[tuple[str, Any]](),
    )  # as SQLAlchemy tells it

    def note(*args: Any) -> None:  # likewise
        asked.append((args[2], args[3]))

    def plans(connection: Connection) -> str:
        event.listen(connection, "before_cursor_execute", note)
        listing.waiting(connection, ANA.session, 100)
        event.remove(connection, "before_cursor_execute", note)
        statement, values = asked[-1]
        steps = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
        return "\n".join(row[3] for row in steps)

    try:
        asyncio.run(storage.write(lambda connection: many(connection, 1)))
        plan = asyncio.run(storage.read(plans))
    finally:
        storage.close()
    assert "ix_guests_person" in plan
    assert "ix_tables_status_created" not in plan
    assert "SCAN tables" not in plan


def test_a_long_list_takes_no_more_statements_than_a_short_one(tmp_path: Path) -> None:
    storage = Storage(tmp_path / "tables.sqlite")
    try:
        asyncio.run(storage.write(lambda connection: many(connection, 1)))
        few = statements(storage)
        asyncio.run(storage.write(lambda connection: many(connection, 40)))
        assert statements(storage) == few
    finally:
        storage.close()
