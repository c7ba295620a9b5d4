"""What is at this moment: tables, sockets, jobs, minds, processes, the disk."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, func, select

from barbaricum.server import schema
from barbaricum.server.archive.packing import last_backup
from barbaricum.server.clock import Clock
from barbaricum.server.house import House
from barbaricum.server.jobs.schema import JOBS
from barbaricum.server.minds import Minds

PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


@dataclass(frozen=True, slots=True)
class Process:
    """A process of this server and the memory it has, in bytes."""

    pid: int
    command: str
    memory: int


@dataclass(frozen=True, slots=True)
class JobCount:
    """The jobs of one kind: those that wait, those that should have been done, those given up."""

    kind: str
    waiting: int
    late: int
    given_up: int


def tables(connection: Connection) -> dict[str, int]:
    """How many tables there are in each state."""
    c = schema.TABLES.c
    rows = connection.execute(select(c.status, func.count()).group_by(c.status))
    return {str(row[0]): int(row[1]) for row in rows}


def jobs(connection: Connection, clock: Clock) -> list[JobCount]:
    """How many jobs wait, by kind."""
    c, now = JOBS.c, clock.ms()
    rows = connection.execute(select(c.kind, c.due, func.count()).group_by(c.kind, c.due)).all()
    found: dict[str, list[int]] = {}
    for kind, due, number in rows:
        counts = found.setdefault(kind, [0, 0, 0])
        counts[0] += 0 if due is None else number
        counts[1] += number if due is not None and due < now else 0
        counts[2] += number if due is None else 0
    return [JobCount(kind, *counts) for kind, counts in sorted(found.items())]


def in_memory(house: House, minds: Minds) -> dict[str, float]:
    """What this process holds."""
    return {
        "sockets": house.hub.count(),
        "tables_in_memory": len(house),
        "questions_waiting": len(house.bells),
        "bots_waiting": minds.waiting,
        "bots_thinking": minds.busy,
    }


async def everything(house: House, minds: Minds, file: Path) -> Mapping[str, float]:
    """All of it, by name."""
    kept = backup_age(house, file)
    status = await house.storage.read(tables)
    found = await house.storage.read(lambda connection: jobs(connection, house.clock))
    return (
        in_memory(house, minds)
        | ({} if kept is None else {"backup_age_seconds": kept})
        | {f"tables {name}": number for name, number in status.items()}
        | {f"jobs_waiting {job.kind}": job.waiting for job in found}
        | {f"jobs_late {job.kind}": job.late for job in found}
        | {f"jobs_given_up {job.kind}": job.given_up for job in found}
    )


def backup_age(house: House, file: Path) -> float | None:
    """Seconds since the last `barbaricum backup`; None if there was none."""
    made = None if house.storage.shared else last_backup(file.parent)
    return None if made is None else house.clock.now() - made


def processes(root: Path = Path("/proc")) -> list[Process]:
    """This process and those it has begun; none where the system does not tell."""
    own, found = os.getpid(), []
    for folder in root.glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if own in (parent, int(folder.name)):
                found.append(_process(folder))
        except (OSError, ValueError, IndexError):
            continue  # it has just ended
    return sorted(found, key=lambda process: process.pid)


def _process(folder: Path) -> Process:
    memory = int((folder / "statm").read_text().split()[1]) * PAGE
    words = (folder / "cmdline").read_bytes().decode("utf-8", "replace").split("\0")
    modules = [after for word, after in pairwise(words) if word == "-m"]
    return Process(int(folder.name), modules[0] if modules else Path(words[0]).name, memory)


def size(connection: Connection, file: Path) -> int:
    """How many bytes the database has."""
    if connection.dialect.name == "postgresql":
        return connection.scalar(select(func.pg_database_size(func.current_database()))) or 0
    return sum(path.stat().st_size for path in file.parent.glob(f"{file.name}*"))


def room(file: Path) -> int:
    """How many bytes are free beside the tables, or where they would be."""
    return shutil.disk_usage(file.parent).free
