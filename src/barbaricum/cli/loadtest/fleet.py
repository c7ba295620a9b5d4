"""The servers under test: one on a file, or several at a PostgreSQL and a bus with a worker."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from barbaricum.cli.bench.live.house import housed
from barbaricum.cli.bench.processes import resident


@dataclass(slots=True)
class Fleet:
    """Addresses, processes, and where the tables are kept."""

    servers: list[str]
    """Where clients may ask."""
    processes: list[int] = field(default_factory=list)
    """Of the servers; none if somebody else has started them."""
    place: Path | str | None = None
    """The file or the database, to look into afterwards."""

    def memory(self) -> tuple[float, ...]:
        """Of each process, in megabytes."""
        return tuple(resident(process) for process in self.processes)

    def kill(self) -> float:
        """Kill the first one without a word; when that was. Clients are sent there no more."""
        os.kill(self.processes.pop(0), signal.SIGKILL)
        self.servers.pop(0)
        return time.perf_counter()


@contextmanager
def on_a_file(folder: Path) -> Iterator[Fleet]:
    """One process on SQLite."""
    with housed(str(folder)) as (server, process):
        yield Fleet([server], [process], folder / "tables.sqlite")


@contextmanager
def at_a_database(folder: Path, shared: Sequence[str], number: int) -> Iterator[Fleet]:
    """So many processes at a database, and at a bus if there is one, and a worker."""
    with ExitStack() as stack:
        houses = [stack.enter_context(housed(str(folder), *shared)) for _ in range(number)]
        stack.enter_context(_worker(folder, shared))
        yield Fleet([one for one, _ in houses], [process for _, process in houses], shared[0])


@contextmanager
def _worker(folder: Path, shared: Sequence[str]) -> Iterator[None]:
    command = [sys.executable, "-m", "barbaricum", "worker", "--data", str(folder)]
    for option, value in zip(("--database", "--bus"), shared, strict=False):
        command += [option, value]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        try:
            yield
        finally:
            process.terminate()
