"""Records on disk: read whole, written so that a crash never leaves half a file."""

from __future__ import annotations

import errno
import os
import tempfile
from contextlib import suppress
from pathlib import Path

from barbaricum.cli.problems import problem, reason
from barbaricum.core.record import Record, dumps, loads
from barbaricum.texts import Texts


def read_record(path: Path, texts: Texts) -> Record:
    """The record of a file; a Problem or InvalidRecord says what is wrong with it."""
    try:
        return loads(path.read_text("utf-8"))
    except OSError as error:
        raise problem("unreadable", file=path, reason=reason(error, texts)) from error
    except UnicodeDecodeError as error:
        raise problem("not-text", file=path) from error


def demand_place(path: Path, texts: Texts) -> None:
    """Refuse a file that could not be written, before the work is done that it is for."""
    if path.is_dir():
        number = errno.EISDIR
    elif not path.parent.exists():
        number = errno.ENOENT
    elif not path.parent.is_dir():
        number = errno.ENOTDIR
    elif not os.access(path if path.exists() else path.parent, os.W_OK):
        number = errno.EACCES
    else:
        return
    told = reason(OSError(number, os.strerror(number)), texts)
    raise problem("not-writable", file=path, reason=told)


def demand_folder(path: Path) -> None:
    """Refuse a file in a folder that is not there: it may be mistyped, and is not made."""
    if not path.absolute().parent.exists():
        raise problem("no-folder", folder=path.parent)


def write_text(path: Path, text: str, texts: Texts) -> None:
    """One file; a Problem if it cannot be written."""
    write_bytes(path, text.encode(), texts)


def write_bytes(path: Path, content: bytes, texts: Texts) -> None:
    """One file; a Problem if it cannot be written."""
    try:
        path.write_bytes(content)
    except OSError as error:
        raise problem("not-writable", file=path, reason=reason(error, texts)) from error


def write_record(path: Path, record: Record, texts: Texts) -> None:
    """Write beside the file, then put it in its place; a Problem if that cannot be done."""
    try:
        _replace(path, dumps(record) + "\n")
    except OSError as error:
        raise problem("unwritable", file=path, reason=reason(error, texts)) from error


def _replace(path: Path, text: str) -> None:
    """The old file or the new one, never a part of either."""
    if path.is_dir():
        raise IsADirectoryError(21, os.strerror(21))
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
