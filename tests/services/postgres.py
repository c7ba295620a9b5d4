"""A PostgreSQL of our own: from an address, or started in a folder that goes away."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psycopg
from psycopg import sql
from sqlalchemy import Connection, Engine, create_engine, make_url

from barbaricum.server.keys import new_id
from tests.ports import free_port

GIVEN: Final = "BARBARICUM_TEST_POSTGRES"
"""An address such as postgresql://user:password@host:port/name of a server that is there."""
HOST: Final = "127.0.0.1"
DEBIAN: Final = Path("/usr/lib/postgresql")
USER: Final = "postgres"
QUICK: Final = ("fsync=off", "full_page_writes=off", "shared_buffers=16MB")
"""What is tested is not the disk of this machine."""


def engine_of(address: str) -> Engine:
    """SQLAlchemy's way into a database, by the driver that the server uses."""
    return create_engine(make_url(address).set(drivername="postgresql+psycopg"))


@contextmanager
def connected(place: Path | str) -> Iterator[Connection]:
    """Straight into a file or a database, past every server; what is changed stays so."""
    engine = engine_of(place) if isinstance(place, str) else create_engine(f"sqlite:///{place}")
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def programs() -> Path | None:
    """The folder of the newest server that is installed."""
    if found := shutil.which("postgres"):
        return Path(found).parent
    folders = [file.parent for file in DEBIAN.glob("*/bin/postgres")]
    return max(folders, key=lambda folder: int(folder.parent.name), default=None)


class Postgres:
    """A server process that can be stopped, killed and started again."""

    def __init__(self, folder: Path, settings: Sequence[str] = QUICK, host: str = HOST) -> None:
        bin_folder = programs()
        assert bin_folder is not None, "apt install postgresql"
        self._bin, self._data = bin_folder, folder / "data"
        self._settings = settings
        self.host, self.port = host, free_port()
        self._own(folder)
        self._run("initdb", "--no-sync", "-A", "trust", "-U", USER, "-E", "UTF8", str(self._data))
        with (self._data / "pg_hba.conf").open("a") as rules:
            rules.write("host all all samenet trust\n")
        self.start()

    @property
    def address(self) -> str:
        return f"postgresql://{USER}@{self.host}:{self.port}/postgres"

    def start(self) -> None:
        settings = (f"port={self.port}", f"listen_addresses={self.host}", *self._settings)
        folder = f"-c unix_socket_directories={self._data} "
        self._control("start", "-o", folder + " ".join(f"-c {setting}" for setting in settings))

    def stop(self, how: str = "fast") -> None:
        """`immediate` is what a power cut does."""
        self._control("stop", "-m", how)

    def _control(self, *words: str) -> None:
        log = ("-l", str(self._data / "log"))
        self._run("pg_ctl", "-w", "-s", "-D", str(self._data), *log, *words)

    def _run(self, program: str, *words: str) -> None:
        command = [str(self._bin / program), *words]
        subprocess.run(
            command, check=True, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL, user=_user()
        )

    @staticmethod
    def _own(folder: Path) -> None:
        """The server refuses to run as root; then Debian's user for it does."""
        if user := _user():
            shutil.chown(folder, user)


def _user() -> str | None:
    return USER if os.name == "posix" and os.geteuid() == 0 else None


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a server: the given one, else our own."""
    if given := os.environ.get(GIVEN):
        yield given
        return
    with own_postgres() as server:
        yield server.address


@contextmanager
def own_postgres(settings: Sequence[str] = QUICK, host: str = HOST) -> Iterator[Postgres]:
    """A server of our own, in a folder that its user may enter; pytest's folders are root's."""
    with tempfile.TemporaryDirectory(prefix="barbaricum-postgres-") as folder:
        server = Postgres(Path(folder), settings, host)
        try:
            yield server
        finally:
            server.stop("immediate")


@contextmanager
def database(server: str) -> Iterator[str]:
    """An empty database of that server, dropped afterwards."""
    name = f"test_{new_id()}".lower().replace("-", "_")
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    try:
        yield f"{server.rpartition('/')[0]}/{name}"
    finally:
        with psycopg.connect(server, autocommit=True) as connection:
            drop = sql.SQL("DROP DATABASE {} WITH (FORCE)")
            connection.execute(drop.format(sql.Identifier(name)))
