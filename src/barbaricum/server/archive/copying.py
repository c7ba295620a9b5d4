"""A copy of a database that others may be writing to: one moment of it, whole or not at all."""

from __future__ import annotations

import errno
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from barbaricum.server.refusals import ServerRefusal


class Damaged(ServerRefusal):
    """A database or an archive that is not what it was."""


@contextmanager
def whole(target: Path) -> Iterator[Path]:
    """A file beside the target, which becomes the target only when everything is on the disk."""
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    os.close(handle)
    part = Path(name)
    try:
        yield part
        _to_disk(part)
        part.replace(target)
        _to_disk(target.parent)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def _to_disk(path: Path) -> None:
    """What was written is on the disk; a folder remembers the names in it."""
    if path.is_dir() and os.name == "nt":
        return
    opened = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def copy(source: Path, target: Path) -> None:
    """One moment of the source: in one step, during which whoever writes goes on writing."""
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        try:
            old.backup(new)
            # A single file, without the log beside it that the server likes to have.
            new.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError as error:
            raise _as_told(error) from error
    demand_sound(target)


def _as_told(error: sqlite3.OperationalError) -> Exception:
    """A full or broken disk is told by SQLite in words of its own; the system has better ones."""
    code = error.sqlite_errorcode & 0xFF
    number = {sqlite3.SQLITE_FULL: errno.ENOSPC, sqlite3.SQLITE_IOERR: errno.EIO}.get(code)
    return error if number is None else OSError(number, os.strerror(number))


def demand_sound(file: Path) -> None:
    """Refuse a database that SQLite itself finds fault with."""
    try:
        with closing(sqlite3.connect(file)) as connection:
            found = [row[0] for row in connection.execute("PRAGMA integrity_check")]
            found += [str(row[0]) for row in connection.execute("PRAGMA foreign_key_check")]
    except sqlite3.DatabaseError as error:
        raise Damaged("database-damaged", file=file.name, reason=str(error)) from error
    if found != ["ok"]:
        raise Damaged("database-damaged", file=file.name, reason=found[0])
