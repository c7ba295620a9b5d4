"""Where the tables of a test lie; a home can be copied, so that each fault meets the same one."""

from __future__ import annotations

import itertools
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psycopg
from psycopg import sql
from sqlalchemy import Connection

from barbaricum.server.keys import new_id
from tests.services.postgres import connected


@dataclass(frozen=True)
class Home:
    """A data folder, with a SQLite file or beside a database of a PostgreSQL."""

    folder: Path
    server: str | None = None
    """The address of the PostgreSQL, if the tables are there."""
    name: str = ""
    numbers: Iterator[int] = field(default_factory=itertools.count)

    @property
    def file(self) -> Path:
        return self.folder / "tables.sqlite"

    @property
    def hands(self) -> Path:
        """By how many seconds the clocks here are wrong."""
        return self.folder / "hands"

    @property
    def armed(self) -> Path:
        return self.folder / "armed"

    @property
    def address(self) -> str | None:
        return None if self.server is None else f"{self.server.rpartition('/')[0]}/{self.name}"

    @property
    def options(self) -> tuple[str, ...]:
        return () if self.address is None else ("--database", self.address)

    @contextmanager
    def connection(self) -> Iterator[Connection]:
        """Straight into the database, past every server."""
        with connected(self.address or self.file) as connection:
            yield connection

    @contextmanager
    def copied(self) -> Iterator[Home]:
        """The same home once more; nobody may be in it meanwhile."""
        folder = self.folder.with_name(f"{self.folder.name}-{next(self.numbers)}")
        shutil.copytree(self.folder, folder)
        copy = Home(folder, self.server, _name() if self.server else "")
        copy._make(self.name)
        try:
            yield copy
        finally:
            copy.drop()

    def turn(self, seconds: float) -> None:
        """Let the clocks go wrong by so much more."""
        draft = self.hands.with_suffix(".new")
        draft.write_text(str(self.wrong + seconds), "utf-8")
        draft.replace(self.hands)

    @property
    def wrong(self) -> float:
        return float(self.hands.read_text("utf-8"))

    def _make(self, template: str) -> None:
        if self.server is None:
            return
        new, old = sql.Identifier(self.name), sql.Identifier(template)
        with psycopg.connect(self.server, autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(new, old))

    def drop(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
        if self.server is not None:
            drop = sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(self.name))
            with psycopg.connect(self.server, autocommit=True) as connection:
                connection.execute(drop)


def _name() -> str:
    return f"fault_{new_id()}".lower().replace("-", "_")


@contextmanager
def new_home(folder: Path, server: str | None) -> Iterator[Home]:
    """An empty one."""
    home = Home(folder, server, _name() if server else "")
    folder.mkdir(parents=True)
    home.hands.write_text("0", "utf-8")
    home._make("template1")
    try:
        yield home
    finally:
        home.drop()
