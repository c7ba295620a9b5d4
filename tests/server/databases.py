"""Where the tables of a test lie: in its file, or in a PostgreSQL when the variable says so."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, CursorResult, inspect

from tests.services.postgres import connected, database, postgres

CHOSEN: Final = "BARBARICUM_TEST_DATABASE"
"""`postgres` lets the servers of all tests keep their tables there."""
LASTING: Final = ExitStack()
"""Closed when the tests are over: a server that is started again finds its tables."""

_servers: list[str] = []
_databases: dict[Path, str] = {}


def is_elsewhere() -> bool:
    """Whether no test has its tables in a file."""
    return os.environ.get(CHOSEN) == "postgres"


def database_of(file: Path) -> str | None:
    """The address of a database that stands for a file; None if the file itself is meant."""
    if not is_elsewhere():
        return None
    if not _servers:
        _servers.append(LASTING.enter_context(postgres()))
    if file not in _databases:
        _databases[file] = LASTING.enter_context(database(_servers[0]))
    return _databases[file]


def kept_at(file: Path) -> Path | str:
    """Where what is meant for a file really lies."""
    return database_of(file) or file


class Kept:
    """What is kept, looked at past the server; places in statements are question marks."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def execute(self, statement: str, values: tuple[object, ...] = ()) -> CursorResult[Any]:
        mark = {"postgresql": "%s"}.get(self._connection.dialect.name, "?")
        return self._connection.exec_driver_sql(statement.replace("?", mark), values or None)

    def names(self) -> list[str]:
        """Of all tables."""
        return inspect(self._connection).get_table_names()

    def everything(self) -> str:
        """Every row of every table."""
        rows = [row for name in self.names() for row in self.execute(f'SELECT * FROM "{name}"')]
        return "\n".join(map(repr, rows))


@contextmanager
def looking(file: Path) -> Iterator[Kept]:
    """Look into a file, or into what stands for it; what is changed stays so."""
    with connected(kept_at(file)) as connection:
        yield Kept(connection)
