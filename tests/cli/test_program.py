"""The program itself: its help, its pages of rules, and how it runs without a terminal."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from barbaricum import __version__
from barbaricum.cli.files import write_record
from barbaricum.cli.main import COMMANDS, main
from barbaricum.cli.problems import Problem
from barbaricum.texts import Texts
from tests.cli.test_commands import played

pytestmark = pytest.mark.usefixtures("plain_environment")


def test_a_rule_is_printed_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "attila", "a3.6"]) == 0
    assert capsys.readouterr().out == "A3.6 A cube stops at space 22.\n"
    assert main(["rules", "attila", "A3.6", "--lang", "fr"]) == 0
    assert capsys.readouterr().out == "A3.6 Un cube s’arrête à la case 22.\n"


def test_a_chapter_and_the_whole_page_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "attila", "A8"]) == 0
    chapter = capsys.readouterr().out
    assert chapter.startswith("A8 Two players\n")
    assert "A8.4 Example:" in chapter
    assert "A9" not in chapter.splitlines()[-1]
    assert main(["rules", "--lang", "de"]) == 0
    page = capsys.readouterr().out
    assert "A1 Material" in page
    assert "A10.6" in page


@pytest.mark.parametrize(
    ("language", "word"), [("en", "usage:"), ("fr", "usage\u00a0:"), ("de", "Aufruf:")]
)
def test_help_speaks_the_readers_language(
    capsys: pytest.CaptureFixture[str], language: str, word: str
) -> None:
    texts = Texts(language)
    assert main(["--lang", language]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"{word} barbaricum ")
    assert [name for name in COMMANDS if f"\n    {name}" not in out] == []
    with pytest.raises(SystemExit) as left:
        main(["play", "--help", "--lang", language])
    assert left.value.code == 0
    out = " ".join(capsys.readouterr().out.split())
    assert " ".join(texts.say("option-play-seed").split()) in out
    assert texts.say("usage-options") in out


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"barbaricum {__version__}\n"


def barbaricum(
    *arguments: str, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """The command as a program of its own, without a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "barbaricum", *arguments],
        input=typed, capture_output=True, text=True, check=False, encoding="utf-8",
        env={**os.environ, **environment},
    )  # fmt: skip


def test_bots_play_among_themselves_to_the_end(tmp_path: Path) -> None:
    path = tmp_path / "bots.json"
    done = barbaricum(
        "play", "--bot", "greedy", "random", "--seats", "2", "--seed", "1", "--save", str(path)
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Aetius wins." in done.stdout
    assert main(["verify", str(path)]) == 0


def test_no_colour_is_printed_where_none_is_wanted(tmp_path: Path) -> None:
    done = barbaricum("play", "--seed", "1", typed="1\n1\n", XDG_STATE_HOME=str(tmp_path))
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "--resume" in done.stdout


def test_a_failed_write_leaves_the_old_file_whole(tmp_path: Path) -> None:
    (tmp_path / "plain").write_text("kept", "utf-8")
    with pytest.raises(Problem) as caught:
        write_record(tmp_path / "plain" / "game.json", played(), Texts("en"))
    assert caught.value.code == "unwritable"
    with pytest.raises(Problem, match="it is a folder"):
        write_record(tmp_path, played(), Texts("en"))
    assert [path.name for path in tmp_path.iterdir()] == ["plain"]
