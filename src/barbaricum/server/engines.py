"""The two kinds of database: how each is opened, and brought to the form of today."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text

from barbaricum.server.archive.upgrading import put_aside
from barbaricum.server.migrate import upgrade
from barbaricum.server.refusals import NotNow

READERS: Final = 2
WRITERS: Final = 8
"""As many transactions may wait for the disk of a PostgreSQL; SQLite writes one after the other."""
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
)
LOST: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""A PostgreSQL that is cut off answers nothing, not even no: after ten seconds it is away."""
MIGRATING: Final = 375
"""The number of the lock that keeps two processes from migrating at once."""

Address = Path | str
"""A SQLite file, or the address of a PostgreSQL."""


@dataclass(frozen=True, slots=True)
class Engines:
    """Two ways into one database."""

    writer: Engine
    reader: Engine
    writers: int
    """In how many threads is written."""
    shared: bool
    """Whether other processes write as well."""

    def dispose(self) -> None:
        """Let go of all connections."""
        self.writer.dispose()
        self.reader.dispose()


def open_database(address: Address) -> Engines:
    """The database, in the form of today."""
    return _sqlite(address) if isinstance(address, Path) else _postgres(address)


# --- SQLite ---


def demand_usable(file: Path) -> None:
    """Raise what the system or SQLite has against reading and writing a database that is there."""
    if file.is_file():
        file.open("r+b").close()
        with closing(sqlite3.connect(file, timeout=10, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")


def _sqlite(file: Path) -> Engines:
    file.parent.mkdir(parents=True, exist_ok=True)
    put_aside(file)
    _migrate(file)
    return Engines(_file(file, "BEGIN IMMEDIATE"), _file(file, "BEGIN"), writers=1, shared=False)


def _migrate(file: Path) -> None:
    """SQLite changes a table by making it anew; others may not point to it meanwhile."""
    engine = _file(file, "BEGIN IMMEDIATE", keys="OFF")
    with engine.begin() as connection:
        upgrade(connection)
        broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        assert not broken, f"rows point to nothing: {broken[:3]}"
    engine.dispose()


def _file(file: Path, begin: str, keys: str = "ON") -> Engine:
    engine = create_engine(f"sqlite:///{file}", pool_size=READERS, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: object) -> None:  # a connection of the driver
        # The driver shall not begin transactions by itself: it would begin them too late.
        connection.isolation_level = None
        for pragma in (*PRAGMAS, f"foreign_keys={keys}"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


# --- PostgreSQL ---


def _postgres(address: str) -> Engines:
    writer = _server(address, WRITERS, "READ COMMITTED")
    with writer.begin() as connection:
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": MIGRATING})
        upgrade(connection)
    # Whoever reads a table and its log reads both as they were at one moment.
    return Engines(writer, _server(address, READERS, "REPEATABLE READ"), WRITERS, shared=True)


def _server(address: str, connections: int, isolation: Any) -> Engine:  # a Literal that is private
    try:
        return create_engine(
            make_url(address).set(drivername="postgresql+psycopg"),
            pool_size=connections,
            hide_parameters=True,  # what is written is nobody's business who reads the log
            pool_pre_ping=True,  # the server may have been restarted meanwhile
            isolation_level=isolation,
            pool_timeout=10,
            connect_args=LOST,
        )
    except ImportError:
        raise NotNow("no-driver", program="psycopg[binary]") from None
