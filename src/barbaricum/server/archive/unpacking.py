"""The way back: an archive is proved file by file before anything in the folder is touched."""

from __future__ import annotations

import errno
import hashlib
import os
import shutil
import sqlite3
import tarfile
import tomllib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path, PurePosixPath
from typing import IO, Final

import msgspec

from barbaricum.server.archive.copying import Damaged, demand_sound
from barbaricum.server.archive.packing import (
    ASIDE,
    DATABASE,
    FORMAT,
    MANIFEST,
    SETTINGS,
    Manifest,
    Packed,
    beside,
)
from barbaricum.server.private import hand_over
from barbaricum.server.refusals import NotNow

ROOM: Final = ".restoring"
LONGEST_MANIFEST: Final = 1 << 20
AT_ONCE: Final = 1 << 20


@contextmanager
def unpacked(file: Path, folder: Path) -> Iterator[tuple[Manifest, Path]]:
    """Everything that is in an archive, in a room of its own beside what is there now."""
    room = folder / ROOM
    shutil.rmtree(room, ignore_errors=True)
    room.mkdir()
    try:
        yield _unpack(file, room), room
    finally:
        shutil.rmtree(room, ignore_errors=True)


def _unpack(file: Path, room: Path) -> Manifest:
    try:
        with tarfile.open(file, "r:gz") as archive:
            manifest = _manifest(archive)
            _demand_room(room, sum(packed.size for packed in manifest.files))
            for packed in manifest.files:
                _take(archive, packed, _inside(room, packed.name))
    except (tarfile.TarError, EOFError, KeyError, ValueError, msgspec.MsgspecError) as error:
        raise Damaged("archive-damaged", file=str(file), reason=str(error)) from error
    demand_sound(room / DATABASE)
    return manifest


def _manifest(archive: tarfile.TarFile) -> Manifest:
    with _opened(archive, MANIFEST) as written:
        manifest = msgspec.json.decode(written.read(LONGEST_MANIFEST), type=Manifest)
    if manifest.format != FORMAT or DATABASE not in {packed.name for packed in manifest.files}:
        raise ValueError(f"format {manifest.format}")
    return manifest


def _opened(archive: tarfile.TarFile, name: str) -> IO[bytes]:
    found = archive.extractfile(name)
    if found is None:
        raise ValueError(name)
    return found


def _inside(room: Path, name: str) -> Path:
    """A path in the room: an archive from anywhere must not write anywhere else."""
    parts = PurePosixPath(name).parts
    if ".." in parts or PurePosixPath(name).is_absolute():
        raise ValueError(name)
    return room.joinpath(*parts)


def _demand_room(room: Path, size: int) -> None:
    """Write nothing if not everything fits."""
    if size > shutil.disk_usage(room).free:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def _take(archive: tarfile.TarFile, packed: Packed, target: Path) -> None:
    """One file, whose bytes must be those of the manifest, and not one more."""
    target.parent.mkdir(parents=True, exist_ok=True)
    digest, left = hashlib.sha256(), packed.size
    with _opened(archive, packed.name) as source, target.open("wb") as file:
        target.chmod(0o600)
        while piece := source.read(min(AT_ONCE, left + 1)):
            left -= len(piece)
            if left < 0:
                raise ValueError(packed.name)
            digest.update(piece)
            file.write(piece)
    if digest.hexdigest() != packed.sha256:
        raise ValueError(packed.name)


def triggers(file: Path) -> list[str]:
    """What a database does by itself; ours does nothing of the kind."""
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")
        return sorted(str(name) for (name,) in found)


def settings_in(room: Path) -> list[str]:
    """The keys that the settings file of an archive sets."""
    file = room / SETTINGS
    try:
        sections = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    except (tomllib.TOMLDecodeError, UnicodeDecodeError):
        return [SETTINGS]
    return [
        f"{section}.{key}"
        for section, keys in sections.items()
        for key in (keys if isinstance(keys, dict) else ("?",))
    ]


def demand_empty(folder: Path) -> None:
    """Refuse to put anything in the place of what is there."""
    if beside(folder):
        raise NotNow("folder-full", folder=str(folder))


def put_in_place(room: Path, folder: Path, moment: int) -> Path | None:
    """The new in the place of the old; where the old has gone, if there was any."""
    old = [path for path in beside(folder) if path.name != ROOM]
    away = folder / ASIDE / str(moment)
    hand_over(folder, room)
    if old:
        away.mkdir(parents=True)
        hand_over(folder, folder / ASIDE)
    for path in old:
        path.rename(away / path.name)
    for path in sorted(room.iterdir()):
        path.rename(folder / path.name)
    return away if old else None
