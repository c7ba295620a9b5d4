"""What is written stays, all of it or nothing."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.exc import IntegrityError

from barbaricum.server import book, migrate, persons
from barbaricum.server.commands import NewSeat, NewTable
from barbaricum.server.making import make
from barbaricum.server.people import Meta
from barbaricum.server.persons import Browser
from barbaricum.server.storage import Storage

Answer = TypeVar("Answer")
BROWSER = Browser("0" * 64)


def using(file: Path, work: Callable[[Storage], Awaitable[Answer]]) -> Answer:
    async def run() -> Answer:
        storage = Storage(file)
        try:
            return await work(storage)
        finally:
            storage.close()

    return asyncio.run(run())


def pragma(name: str) -> Callable[[Connection], object]:
    return lambda connection: connection.scalar(text(f"PRAGMA {name}"))


def a_table() -> Meta:
    seats = [NewSeat(kind="human"), NewSeat(kind="bot", bot="random")]
    return make(NewTable(game="attila", name="Ana", seats=seats), BROWSER)


def test_a_move_that_was_shown_survives_a_power_cut(tmp_path: Path) -> None:
    async def pragmas(storage: Storage) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [await storage.write(pragma(name)) for name in names]

    full = 2
    assert using(tmp_path / "a.sqlite", pragmas) == ["wal", full, 1]


def test_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    meta = a_table()

    async def there_and_back(storage: Storage) -> Meta | None:
        await storage.write(lambda connection: persons.open_table(connection, meta, BROWSER))
        return await storage.read(lambda connection: book.read_meta(connection, meta.id))

    assert using(tmp_path / "a.sqlite", there_and_back) == meta


def test_a_row_number_that_is_taken_undoes_the_whole_transaction(tmp_path: Path) -> None:
    meta = a_table()

    def clash(connection: Connection) -> None:
        book.change_table(connection, meta.id, status="playing")
        book.write_rows(connection, meta.id, 0, [(-1, "first 1"), (-1, "deal goths")])

    async def twice(storage: Storage) -> tuple[Meta | None, int]:
        await storage.write(lambda connection: persons.open_table(connection, meta, BROWSER))
        await storage.write(
            lambda connection: book.write_rows(connection, meta.id, 1, [(-1, "deal huns")])
        )
        with pytest.raises(IntegrityError):
            await storage.write(clash)
        rows = await storage.read(lambda connection: book.read_log(connection, meta.id))
        return await storage.read(lambda connection: book.read_meta(connection, meta.id)), len(rows)

    found, rows = using(tmp_path / "a.sqlite", twice)
    assert found is not None
    assert (found.status, rows) == ("open", 1)


def test_the_migrations_lead_to_the_schema_and_back() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate.upgrade(connection)
        migrate.check(connection)
        migrate.downgrade(connection)
        left = connection.scalars(text("SELECT name FROM sqlite_master WHERE type = 'table'")).all()
    engine.dispose()
    assert left == ["alembic_version"]
