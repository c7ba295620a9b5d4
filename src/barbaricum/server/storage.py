"""The database: work is done in threads, and nothing is told before it is on the disk."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from barbaricum.server.engines import READERS, Address, open_database
from barbaricum.server.refusals import Away
from barbaricum.server.shares.notes import Notes
from barbaricum.server.shares.spending import threaded

Answer = TypeVar("Answer")
Work = Callable[[Connection], Answer]

LOG: Final = logging.getLogger(__name__)
DUE: Final = "due"


class Storage:
    """A SQLite file or a PostgreSQL; everything is done in one transaction each."""

    def __init__(self, address: Address) -> None:
        self._engines = open_database(address)
        self.shared = self._engines.shared
        """Whether other processes write as well."""
        self._write_threads = ThreadPoolExecutor(self._engines.writers, "storage-write")
        self._read_threads = ThreadPoolExecutor(READERS, "storage-read")
        self._notes = Notes(LOG)
        self.planned: Callable[[int], object] = lambda _due: None
        """Told, in the writing thread, when a transaction has planned jobs for that moment."""

    async def write(self, work: Work[Answer]) -> Answer:
        """Do all of the work or nothing of it."""
        return await self._in(self._write_threads, self._write, work)

    def _write(self, work: Work[Answer]) -> Answer:
        with self._engines.writer.connect() as connection:
            connection.info.pop(DUE, None)  # a transaction rolled back may have left it
            with connection.begin():
                answer = work(connection)
            due = connection.info.pop(DUE, None)
        if due is not None:
            self.planned(due)
        return answer

    async def read(self, work: Work[Answer]) -> Answer:
        """Read one moment of the database."""
        return await self._in(self._read_threads, self._read, work)

    def _read(self, work: Work[Answer]) -> Answer:
        with self._engines.reader.begin() as connection:
            return work(connection)

    async def _in(
        self, threads: ThreadPoolExecutor, way: Callable[[Work[Answer]], Answer], work: Work[Answer]
    ) -> Answer:
        """Do it in one of the threads; a disk that is full and a server that is away say so."""
        try:
            return await threaded(threads, partial(way, work))
        except OperationalError as error:
            if getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR:
                raise  # a statement that makes no sense: that is our fault
            self._notes.tell(f"The database did not do what it was asked: {_first_line(error)}")
            raise Away("storage-away") from error

    def close(self) -> None:
        """Finish what was begun and let the database go."""
        self._write_threads.shutdown()
        self._read_threads.shutdown()
        self._engines.dispose()


def _first_line(error: OperationalError) -> str:
    """What the driver says; PostgreSQL adds advice that fills many lines."""
    return str(error.orig).partition("\n")[0]


def note_due(connection: Connection, due: int) -> None:
    """Once the transaction is on the disk, say that a job was planned for this moment."""
    connection.info[DUE] = min(due, connection.info.get(DUE, due))
