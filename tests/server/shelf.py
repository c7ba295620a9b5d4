"""Finished games on the shelf of a server: recorded logs, put into its file before it starts."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import Connection

from barbaricum.core.record import Record, loads
from barbaricum.server import book, persons
from barbaricum.server.commands import NewSeat, NewTable
from barbaricum.server.making import make
from barbaricum.server.people import Meta
from barbaricum.server.persons import Browser
from barbaricum.server.storage import Storage
from tests.server.databases import kept_at

RECORDS: Final = Path(__file__).parents[1] / "records"
HOST: Final = Browser("0" * 64)


def recorded(name: str) -> Record:
    """One of the recorded games, such as `attila/record-undo`."""
    return loads((RECORDS / f"{name}.json").read_text("utf-8"))


def shelved(file: Path, *names: str) -> list[str]:
    """The tables at which these games were played to their end."""

    async def fill() -> list[str]:
        storage = Storage(kept_at(file))
        try:
            return [await storage.write(partial(_write, record=recorded(name))) for name in names]
        finally:
            storage.close()

    with ThreadPoolExecutor(1) as apart:  # a test in a browser has an event loop of its own
        return apart.submit(asyncio.run, fill()).result()


def _write(connection: Connection, record: Record) -> str:
    meta = _meta(record)
    persons.open_table(connection, meta, HOST)
    book.write_rows(connection, meta.id, 0, record.log)
    book.change_table(connection, meta.id, status="over")
    return meta.id


def _meta(record: Record) -> Meta:
    host, *others = (str(seat["name"]) for seat in record.seats)
    seats = [NewSeat(kind="human"), *(NewSeat(kind="hot-seat", name=name) for name in others)]
    new = NewTable(game=record.game, name=host, seats=seats, options=record.options)
    return make(new, HOST)
