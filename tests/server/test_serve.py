"""`barbaricum serve`: where it listens, where it keeps its tables, what it refuses."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from barbaricum.cli.main import main
from barbaricum.server.run import default_folder
from tests.server.process import Process


def test_a_port_that_is_taken_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        status = main(["serve", "--port", str(port), "--data", str(tmp_path), "--lang", "en"])
    assert status == 2
    said = capsys.readouterr().err
    assert said.startswith(f"The server cannot listen at 127.0.0.1, port {port}: ")
    assert said.endswith("[cannot-listen]\n")


@pytest.mark.parametrize("port", ["-1", "65536", "x", "80a"])
def test_what_is_no_port_is_refused(capsys: pytest.CaptureFixture[str], port: str) -> None:
    assert main(["serve", f"--port={port}", "--lang", "de"]) == 2
    assert "ist kein Port" in capsys.readouterr().err


def test_tables_are_kept_in_the_folder_for_data(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_folder() == tmp_path / "barbaricum"


@pytest.mark.file
def test_the_process_says_where_it_is_and_makes_its_folder(tmp_path: Path) -> None:
    with Process(tmp_path / "new" / "folder") as process:
        assert process.client().http.get("/api/games").status_code == 200
    assert (tmp_path / "new" / "folder" / "tables.sqlite").is_file()


@pytest.mark.file
def test_a_second_server_for_the_same_folder_is_told_where_the_first_one_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with Process(tmp_path) as process:
        status = main(["serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"])
        assert process.client().http.get("/api/games").status_code == 200
    assert status == 2
    said = capsys.readouterr().err
    assert said == (
        f"Another server already keeps its tables in {tmp_path}; it is at {process.url}/."
        " [folder-taken]\n"
    )


def test_a_folder_is_free_again_however_its_server_ended(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        process.kill()
    with Process(tmp_path) as again:
        assert again.client().http.get("/api/games").status_code == 200


def test_a_folder_that_cannot_be_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    assert main(["serve", "--data", str(tmp_path / "file" / "folder"), "--lang", "en"]) == 2
    assert capsys.readouterr().err == (
        f"Tables cannot be kept in {tmp_path}/file/folder: a part of the path is no folder."
        " [folder-unusable]\n"
    )


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_where_bots_cannot_start_the_server_does_not_start_either(
    tmp_path: Path, command: str
) -> None:
    """As with a Python in the home of somebody else: chance would play for every bot."""
    program = (
        "import sys; sys.executable = '/nowhere/python'\n"
        "from barbaricum.cli.main import main\n"
        "sys.exit(main([*sys.argv[1:], '--lang', 'en']))\n"
    )
    words = [command, "--data", str(tmp_path / "data")]
    words += (
        ["--database", "postgresql://nobody@127.0.0.1:9/nothing"] if command == "worker" else []
    )
    ran = subprocess.run(
        [sys.executable, "-c", program, *words], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    (sentence,) = ran.stderr.splitlines()
    assert sentence.startswith("Bots cannot think here: /nowhere/python does not start")
    assert sentence.endswith("[no-minds]")
