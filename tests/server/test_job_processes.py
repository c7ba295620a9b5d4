"""Several processes on one file: every job is done once, also if one of them is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, create_engine, select, update

from barbaricum.server import migrate
from barbaricum.server.clock import SYSTEM
from barbaricum.server.jobs import plan
from barbaricum.server.jobs.schema import JOBS
from tests.server.worker import EFFECTS

ROOT = Path(__file__).parents[2]
MANY = 200


@contextmanager
def writing(file: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{file}", connect_args={"timeout": 30})
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def prepare(file: Path, count: int) -> None:
    with writing(file) as connection:
        migrate.upgrade(connection)
        EFFECTS.create(connection)
        now = SYSTEM.ms()
        for number in range(count):
            plan(connection, "effect", str(number), now)


def worker(file: Path, *words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.server.worker", str(file), *words]
    return subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def end(process: subprocess.Popen[str]) -> None:
    process.communicate("enough\n")
    assert process.returncode == 0


def begun(process: subprocess.Popen[str], count: int) -> list[str]:
    assert process.stdout is not None
    return [process.stdout.readline().strip() for _ in range(count)]


def effects(file: Path) -> list[str]:
    with writing(file) as connection:
        return sorted(connection.scalars(select(EFFECTS.c.key)), key=int)


def left(file: Path) -> list[str]:
    with writing(file) as connection:
        return list(connection.scalars(select(JOBS.c.key)))


def wait_until_all_is_done(file: Path, *processes: subprocess.Popen[str]) -> None:
    while left(file):
        assert [process.poll() for process in processes] == [None] * len(processes)
    for process in processes:
        end(process)


def test_two_processes_on_one_file_do_every_job_exactly_once(tmp_path: Path) -> None:
    file = tmp_path / "jobs.sqlite"
    prepare(file, MANY)
    both = [worker(file, "one"), worker(file, "two")]
    wait_until_all_is_done(file, *both)
    assert effects(file) == [str(number) for number in range(MANY)]


def test_what_a_killed_process_had_begun_is_done_by_another_when_its_lease_ends(
    tmp_path: Path,
) -> None:
    file = tmp_path / "jobs.sqlite"
    prepare(file, 1)
    hangs = worker(file, "one", "hang")
    assert begun(hangs, 1) == ["0"]
    os.kill(hangs.pid, signal.SIGKILL)
    hangs.communicate()
    with writing(file) as connection:
        row = connection.execute(select(JOBS.c.owner, JOBS.c.leased_until)).one()
        assert row.owner is not None
        assert row.leased_until > SYSTEM.ms()
        connection.execute(update(JOBS).values(leased_until=SYSTEM.ms()))  # a minute goes by
    wait_until_all_is_done(file, worker(file, "two"))
    assert effects(file) == ["0"]
