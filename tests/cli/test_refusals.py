"""What cannot be written or understood is one sentence, and it comes before the work."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from barbaricum.cli.main import main
from tests.records.played import FOLDER

RECORD = FOLDER / "attila" / "a7-1d-no-room.json"
PROGRAM = [sys.executable, "-m", "barbaricum"]


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder with one record."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    shutil.copy(RECORD, "game.json")


@pytest.mark.usefixtures("game")
@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("picture game.json -o gone/a.svg", "gone/a.svg cannot be written: there is no such"),
        ("picture game.json -o .svg/", "not a picture|cannot be written"),
        ("analyse game.json --json gone/a.json", "gone/a.json cannot be written"),
        ("analyse game.json --plot gone/a.svg", "gone/a.svg cannot be written"),
        ("arena attila --json gone/a.json", "gone/a.json cannot be written"),
        ("arena attila --plot gone/a.svg", "gone/a.svg cannot be written"),
        ("backup gone/a.tar.gz --data data", "There is no folder gone."),
        ("play --save gone/a.json", "There is no folder gone."),
        ("fuzz attila --games 0", "“0” is not a possible value of --games."),
        ("arena attila --seats two", "“two” is not a possible value of --seats."),
    ],
)
def test_what_is_refused_is_refused_at_once(
    command: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted(Path.cwd().iterdir())
    assert main([*command.split(), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert any(one in told for one in sentence.split("|"))
    assert sorted(Path.cwd().iterdir()) == before


@pytest.mark.parametrize("encoding", ["latin-1", "ascii"])
def test_an_encoding_that_lacks_a_character_prints_another_one(encoding: str) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    command = [*PROGRAM, "rules", "attila", "A3", "--lang", "fr"]
    ran = subprocess.run(command, check=False, capture_output=True, env=environment)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"A3.2" in ran.stdout


@pytest.mark.parametrize("command", ["rules attila", "--help", "rules --help"])
def test_a_full_disk_behind_the_output_is_one_sentence(command: str) -> None:
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [*PROGRAM, *command.split(), "--lang", "en"],
            check=False, stdout=full, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
    assert ran.returncode == 2
    assert ran.stderr == "The operating system refuses: the disk is full. [system]\n"


@pytest.mark.parametrize("number", ["A5.2", "v8.4"])
def test_a_rule_tells_its_game(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", number, "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith(number.upper())
