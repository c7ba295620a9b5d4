"""An archive: the database and what else lies in its folder, in one file with its checksums."""

from __future__ import annotations

import hashlib
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct, json

from barbaricum.server.archive.copying import copy, whole
from barbaricum.server.keeper import LOCK, NOTE
from barbaricum.server.private import hand_over
from barbaricum.version import version

DATABASE: Final = "tables.sqlite"
MANIFEST: Final = "manifest.json"
SETTINGS: Final = "barbaricum.toml"
ASIDE: Final = "aside"
"""The folder of what was put aside; copies of copies help nobody."""
LAST_BACKUP: Final = "last-backup.txt"
"""When the last archive was made, in seconds; for the page of the host and for metrics."""
FORMAT: Final = 1
OF_THE_SERVER: Final = (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", LOCK, NOTE)


class Packed(Struct, frozen=True, forbid_unknown_fields=True):
    """One file of an archive."""

    name: Annotated[str, Meta(pattern=r"^[^/\\]+(/[^/\\]+)*\Z")]
    size: int
    sha256: str


class Manifest(Struct, frozen=True, kw_only=True):
    """What an archive holds, by which version it was made, and when."""

    format: int
    version: str
    created: int
    files: tuple[Packed, ...]


def pack(folder: Path, target: Path, moment: int, settings: Path | None = None) -> Manifest:
    """Pack a folder, which a server may be using, into a file that is whole or not there."""
    with whole(target) as part, _room(target) as room:
        database = Path(room) / DATABASE
        copy(folder / DATABASE, database)
        sources = {DATABASE: database} | dict(_beside(folder))
        if settings is not None:
            sources.setdefault(SETTINGS, settings)
        files = tuple(_packed(name, path) for name, path in sources.items())
        manifest = Manifest(format=FORMAT, version=version(), created=moment, files=files)
        _write(part, manifest, sources, Path(room))
    _note(folder, moment)
    return manifest


def _note(folder: Path, moment: int) -> None:
    """Write down that there is an archive; if that fails, it only looks older than it is."""
    with suppress(OSError):
        (folder / LAST_BACKUP).write_text(f"{moment}\n", "utf-8")
        hand_over(folder, folder / LAST_BACKUP)


def last_backup(folder: Path) -> int | None:
    """When the last archive of a folder was made, in seconds; None if none is known."""
    try:
        return int((folder / LAST_BACKUP).read_text("utf-8"))
    except (OSError, ValueError):
        return None


def _room(target: Path) -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix=f".{target.name}.", dir=target.parent)


def beside(folder: Path) -> list[Path]:
    """What lies in the folder besides the lock and what was put aside."""
    own = (LOCK, NOTE, ASIDE, LAST_BACKUP)
    return [path for path in sorted(folder.glob("*")) if path.name not in own]


def _beside(folder: Path) -> Iterator[tuple[str, Path]]:
    """Keys, settings and whatever else a server keeps beside its database."""
    for path in beside(folder):
        inside = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in inside:
            name = file.relative_to(folder).as_posix()
            if file.is_file() and name not in OF_THE_SERVER and not file.name.startswith("."):
                yield name, file


def _packed(name: str, path: Path) -> Packed:
    with path.open("rb") as file:
        return Packed(name, path.stat().st_size, hashlib.file_digest(file, "sha256").hexdigest())


def _write(part: Path, manifest: Manifest, sources: dict[str, Path], room: Path) -> None:
    """The manifest first, so that a reader knows what to expect."""
    note = room / MANIFEST
    note.write_bytes(json.format(json.encode(manifest)))
    with tarfile.open(part, "w:gz", compresslevel=6) as archive:
        for name, path in ({MANIFEST: note} | sources).items():
            archive.add(path, name, recursive=False)
