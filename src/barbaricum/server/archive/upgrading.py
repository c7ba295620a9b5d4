"""Before a database is brought to the form of today, a copy of it is put aside."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from barbaricum.server import migrate
from barbaricum.server.archive.copying import copy, whole
from barbaricum.server.archive.packing import ASIDE
from barbaricum.server.private import hand_over
from barbaricum.server.refusals import NotNow


@dataclass(frozen=True, slots=True)
class Upgrade:
    """From which form to which, and where the copy from before is."""

    old: str
    new: str
    copy: Path


def put_aside(file: Path) -> Upgrade | None:
    """A copy of a database that is about to change its form; None if it keeps it."""
    old = demand_known(file) if file.is_file() else None
    if old is None or old == migrate.newest():
        return None
    target = file.parent / ASIDE / f"{file.stem}-{old}-before-{migrate.newest()}.sqlite"
    if not target.exists():
        with whole(target) as part:
            copy(file, part)
        hand_over(file.parent, target.parent)
    return Upgrade(old, migrate.newest(), target)


def demand_known(file: Path) -> str | None:
    """The form a database has, None if it is empty; refused if only a later version knows it."""
    with closing(sqlite3.connect(file)) as connection:
        form = _form(connection)
    if form is not None and form not in migrate.known():
        raise NotNow("database-newer", file=str(file), revision=form)
    return form


def _form(connection: sqlite3.Connection) -> str | None:
    master = "SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'"
    if connection.execute(master).fetchone() == (0,):
        return None
    found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return None if found is None else str(found[0])
