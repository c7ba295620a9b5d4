"""Backup while people play, a wiped disk, restore: every game is there, to the byte."""

from __future__ import annotations

import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tarfile
import threading
from contextlib import closing
from pathlib import Path

import pytest

from barbaricum.cli.main import main
from tests.server.process import Process
from tests.server.running import HUMAN, OPEN, Client, Json, bot, running
from tests.server.test_restart import play_on

pytestmark = pytest.mark.file


def told(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str]:
    status = main([*map(str, words), "--lang", "en"])
    heard = capsys.readouterr()
    return status, heard.err or heard.out


def a_pair(process: Process, game: str) -> tuple[Client, Client]:
    ana, bert = process.client(), process.client()
    table = ana.create(HUMAN, OPEN, game=game, options={"first": "seat"})["id"]
    bert.join(table, 1)
    ana.do("start")
    return ana, bert


def told_to(*clients: Client) -> list[Json]:
    """Everything each of them may know of the game and hear at the table, but for the clocks."""
    told = []
    for client in clients:
        info = client.get("").json()
        info.pop("time")
        told.append([client.get("/events", after=0).json(), client.get("/chat").json(), info])
    return told


def rows(file: Path) -> list[tuple[str, int, int, str]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute('SELECT * FROM rows ORDER BY "table", number').fetchall()


def test_backup_in_the_middle_of_play_then_a_wiped_disk_then_all_games_as_they_were(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    data, early, late = tmp_path / "data", tmp_path / "early.tar.gz", tmp_path / "late.tar.gz"
    with Process(data) as process:
        (data / "push.key").write_text("a key")
        (data / "barbaricum.toml").write_text("[server]\nthink = 1.5\n")
        ana, bert = a_pair(process, "attila")
        carl, dora = a_pair(process, "invasions")
        ana.do("say", text="Shall we?")
        stop = threading.Event()

        def play() -> None:
            while not stop.is_set():
                for player in (ana, bert, carl, dora):
                    play_on(player)

        playing = threading.Thread(target=play)
        playing.start()
        assert told(capsys, "backup", early, "--data", data)[0] == 0
        stop.set()
        playing.join()
        status, sentence = told(capsys, "backup", late, "--data", data)
        before = told_to(ana, bert, carl, dora)
        process.kill()
    assert status == 0
    assert sentence.startswith(f"{late}: 3 files, ")
    shutil.rmtree(data)
    assert told(capsys, "restore", late, "--data", data)[0] == 0
    with Process(data) as process:
        again = [process.client(old) for old in (ana, bert, carl, dora)]
        assert told_to(*again) == before
        play_on(again[0])
    assert (data / "push.key").read_text() == "a key"
    assert (data / "barbaricum.toml").read_text() == "[server]\nthink = 1.5\n"
    all_rows = rows(data / "tables.sqlite")
    assert told(capsys, "restore", early, "--data", tmp_path / "other")[0] == 0
    assert set(rows(tmp_path / "other" / "tables.sqlite")) <= set(all_rows)


@pytest.fixture
def kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """An archive of a server with a game against a bot."""
    with running(tmp_path / "first" / "tables.sqlite") as server:
        ana = server.client()
        ana.create(HUMAN, bot(), options={"first": "seat"})
        ana.do("start")
        play_on(ana)
    archive = tmp_path / "kept.tar.gz"
    assert told(capsys, "backup", archive, "--data", tmp_path / "first")[0] == 0
    return archive


def test_a_folder_with_something_in_it_is_replaced_only_on_demand_and_kept_aside(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, kept: Path
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "tables.sqlite").write_text("something else")
    status, sentence = told(capsys, "restore", kept, "--data", data)
    assert (status, sentence.split()[-1]) == (2, "[folder-full]")
    assert (data / "tables.sqlite").read_text() == "something else"
    assert told(capsys, "restore", kept, "--data", data, "--replace")[0] == 0
    (aside,) = (data / "aside").iterdir()
    assert (aside / "tables.sqlite").read_text() == "something else"
    assert rows(data / "tables.sqlite") == rows(tmp_path / "first" / "tables.sqlite")


def test_nothing_is_restored_under_a_running_server(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, kept: Path
) -> None:
    with Process(tmp_path / "data"):
        status, sentence = told(capsys, "restore", kept, "--data", tmp_path / "data", "--replace")
    assert (status, sentence.split()[-1]) == (2, "[folder-taken]")


def repacked(archive: Path, name: str, body: bytes, target: Path) -> Path:
    """The same archive with another body of one file."""
    room = target.parent / "room"
    with tarfile.open(archive) as old:
        old.extractall(room, filter="data")
        names = old.getnames()
    (room / name).write_bytes(body)
    with tarfile.open(target, "w:gz") as new:
        for each in names:
            new.add(room / each, each)
    return target


@pytest.mark.parametrize("fault", ["bytes", "half", "not-tar", "manifest"])
def test_a_damaged_archive_is_refused_and_nothing_is_touched(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, kept: Path, fault: str
) -> None:
    bad, whole = tmp_path / "bad.tar.gz", kept.read_bytes()
    if fault == "bytes":
        repacked(kept, "tables.sqlite", b"SQLite format 3\0", bad)
    elif fault == "manifest":
        repacked(kept, "manifest.json", b'{"format": 99}', bad)
    else:
        bad.write_bytes(whole[: len(whole) // 2] if fault == "half" else b"hello")
    status, sentence = told(capsys, "restore", bad, "--data", tmp_path / "data")
    assert (status, sentence.split()[-1]) == (2, "[archive-damaged]")
    left = {path.name for path in (tmp_path / "data").iterdir()}
    assert left == {"server.lock"}


def test_an_archive_cannot_write_outside_the_folder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, kept: Path
) -> None:
    manifest = (
        b'{"format": 1, "version": "x", "created": 0, "files": ['
        b'{"name": "tables.sqlite", "size": 1, "sha256": ""},'
        b'{"name": "../evil", "size": 1, "sha256": ""}]}'
    )
    bad = repacked(kept, "manifest.json", manifest, tmp_path / "bad.tar.gz")
    assert told(capsys, "restore", bad, "--data", tmp_path / "data")[0] == 2
    assert not (tmp_path / "evil").exists()


def test_a_game_that_does_not_replay_is_named_and_nothing_is_restored_unless_told_to(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, kept: Path
) -> None:
    first = tmp_path / "first"
    with closing(sqlite3.connect(first / "tables.sqlite")) as connection:
        connection.execute("UPDATE rows SET text = 'end' WHERE number = 9")
        (table,) = connection.execute("SELECT id FROM tables").fetchone()
        connection.commit()
    assert told(capsys, "backup", kept, "--data", first, "--replace")[0] == 0
    status, sentence = told(capsys, "restore", kept, "--data", tmp_path / "data")
    assert status == 1
    assert f"The table {table} cannot be replayed: Row 9" in sentence
    assert not (tmp_path / "data" / "tables.sqlite").exists()
    assert told(capsys, "restore", kept, "--data", tmp_path / "data", "--anyway")[0] == 0


def test_an_archive_that_is_there_is_not_replaced_unasked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, kept: Path
) -> None:
    before = kept.read_bytes()
    status, sentence = told(capsys, "backup", kept, "--data", tmp_path / "first")
    assert (status, sentence.split()[-1]) == (2, "[file-exists]")
    assert kept.read_bytes() == before


@pytest.mark.parametrize("most", [40_000, 400_000])
def test_a_disk_too_full_for_the_copy_or_for_the_archive_leaves_no_half_file(
    tmp_path: Path, kept: Path, most: int
) -> None:
    """The limit of the system on the size of a file stands for the end of the disk."""
    first, target = tmp_path / "first", tmp_path / "target" / "full.tar.gz"
    target.parent.mkdir()
    (first / "noise.key").write_bytes(random.Random(1).randbytes(1_000_000))
    ran = subprocess.run(
        [sys.executable, "-m", "barbaricum", "backup", str(target), "--data", str(first)],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 2
    assert "backup-failed" in ran.stderr
    assert list(target.parent.iterdir()) == []
    assert kept.exists()


def test_a_backup_killed_half_way_leaves_nothing_under_its_name(tmp_path: Path) -> None:
    program = (
        "import os, signal, sys; from pathlib import Path\n"
        "from barbaricum.server.archive.copying import whole\n"
        "with whole(Path(sys.argv[1])) as part:\n"
        "    part.write_bytes(b'half'); os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    target = tmp_path / "killed.tar.gz"
    ran = subprocess.run([sys.executable, "-c", program, str(target)], check=False)
    assert ran.returncode == -signal.SIGKILL
    assert not target.exists()
    assert all(path.name.startswith(".") for path in tmp_path.iterdir())


def test_without_tables_there_is_nothing_to_keep(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    status, sentence = told(capsys, "backup", tmp_path / "x.tar.gz", "--data", tmp_path)
    assert (status, sentence.split()[-1]) == (2, "[nothing-kept]")
