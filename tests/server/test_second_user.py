"""Root looks after a folder that the service owns: afterwards the service still has to start.

S40 What the server keeps is for its own user alone, and stays so when root restores it.
"""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.process import Process
from tests.server.running import HUMAN, OPEN

pytestmark = [pytest.mark.file, pytest.mark.root]

SERVICE = 54_321
READS = "+dac_read_search"
"""Python may lie where only root may look; what a service has to write is not changed by this."""
AS_SERVICE = (
    *("setpriv", f"--reuid={SERVICE}", f"--regid={SERVICE}", "--clear-groups"),
    *(f"--bounding-set=-all,{READS}", f"--inh-caps=-all,{READS}", f"--ambient-caps=-all,{READS}"),
)
PROGRAM = (sys.executable, "-m", "barbaricum")


class Service(Process):
    """`barbaricum serve` by the user of the service."""

    before = AS_SERVICE


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder that systemd makes for the service."""
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    os.chown(folder, SERVICE, SERVICE)
    for above in (tmp_path, *tmp_path.parents):
        if above != Path("/tmp") and Path("/tmp") in above.parents:
            above.chmod(0o755)
    return folder


def as_root(*words: str | Path) -> str:
    """A command of the host, whose shell has the usual umask."""
    ran = subprocess.run(
        [*PROGRAM, *map(str, words)], capture_output=True, text=True, check=False, umask=0o022
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def play(data: Path) -> str:
    """A table of the service; how it is called."""
    with Service(data) as service:
        return str(service.client().create(HUMAN, OPEN)["id"])


def not_for_the_service_alone(folder: Path) -> list[str]:
    """What others may read, or the service may not."""
    found = [(one, one.stat()) for one in (folder, *folder.rglob("*"))]
    return [
        str(one.relative_to(folder.parent))
        for one, about in found
        if about.st_uid != SERVICE or stat.S_IMODE(about.st_mode) & 0o077
    ]


@pytest.mark.parametrize("options", [(), ("--replace",)])
def test_after_a_restore_by_root_the_service_starts_and_has_the_tables(
    data: Path, tmp_path: Path, options: tuple[str, ...]
) -> None:
    """S40."""
    table, archive = play(data), tmp_path / "kept.tar.gz"
    as_root("backup", archive, "--data", data)
    if not options:
        for file in data.iterdir():
            file.unlink()
    as_root("restore", archive, "--data", data, *options)
    assert not_for_the_service_alone(data) == []
    with Service(data) as service:
        assert service.client().http.get(f"/api/tables/{table}").status_code == 200
        assert service.client().create(HUMAN, OPEN)["id"] != table


def test_root_may_look_after_a_folder_without_taking_anything_in_it(
    data: Path, tmp_path: Path
) -> None:
    """S40 A backup, a check and a link of the host, whether the service runs or not."""
    play(data)
    as_root("backup", tmp_path / "one.tar.gz", "--data", data)
    as_root("check", "--data", data)
    as_root("admin-link", "--data", data)
    assert not_for_the_service_alone(data) == []
    play(data)


def test_a_database_of_another_user_is_refused_in_one_sentence(data: Path) -> None:
    play(data)
    os.chown(data / "tables.sqlite", 0, 0)
    command = [*AS_SERVICE, *PROGRAM, "serve", "--port", "0", "--lang", "en", "--data", str(data)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (2, "")
    (sentence,) = ran.stderr.splitlines()
    assert sentence.endswith("chown it. [database-foreign]")


def test_a_new_folder_is_private_whatever_the_umask_and_an_open_one_is_warned_about(
    tmp_path: Path,
) -> None:
    """S40."""
    usual, data, log = os.umask(0o000), tmp_path / "new", tmp_path / "log"
    try:
        with log.open("w") as errors, Process(data, errors=errors) as process:
            process.client().create(HUMAN, OPEN)
            inside = {one.name: stat.S_IMODE(one.stat().st_mode) for one in data.iterdir()}
        assert stat.S_IMODE(data.stat().st_mode) == 0o700
        assert {"tables.sqlite", "tables.sqlite-wal"} <= set(inside)
        assert set(inside.values()) == {0o600}
        assert "Other users" not in log.read_text("utf-8")
        data.chmod(0o755)
        with log.open("w") as errors, Process(data, errors=errors):
            pass
    finally:
        os.umask(usual)
    assert f"Other users of this machine can read {data}: chmod 700 {data}" in log.read_text(
        "utf-8"
    )
