"""The database: one thread writes, a few read, and nothing is told before it is on the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event

from barbaricum.server.migrate import upgrade

Answer = TypeVar("Answer")
Work = Callable[[Connection], Answer]

READERS: Final = 2
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
)


class Storage:
    """A SQLite file; work is done in threads, in one transaction each."""

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self._writer = _engine(file, "BEGIN IMMEDIATE")
        self._reader = _engine(file, "BEGIN")
        self._write_thread = ThreadPoolExecutor(1, "storage-write")
        self._read_threads = ThreadPoolExecutor(READERS, "storage-read")
        with self._writer.begin() as connection:
            upgrade(connection)

    async def write(self, work: Work[Answer]) -> Answer:
        """Do all of the work or nothing of it."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._write_thread, _carry_out, self._writer, work)

    async def read(self, work: Work[Answer]) -> Answer:
        """Read one moment of the database."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._read_threads, _carry_out, self._reader, work)

    def close(self) -> None:
        """Finish what was begun and let the file go."""
        self._write_thread.shutdown()
        self._read_threads.shutdown()
        self._reader.dispose()
        self._writer.dispose()


def _carry_out(engine: Engine, work: Work[Answer]) -> Answer:
    with engine.begin() as connection:
        return work(connection)


def _engine(file: Path, begin: str) -> Engine:
    engine = create_engine(f"sqlite:///{file}", pool_size=READERS)

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: object) -> None:  # a connection of the driver
        # The driver shall not begin transactions by itself: it would begin them too late.
        connection.isolation_level = None
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
