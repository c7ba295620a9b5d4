"""Leaving a game and coming back to it: nothing that was decided is lost."""

import signal
from pathlib import Path

import pexpect

from barbaricum.core.record import loads, replay, verify
from tests.cli.newcomer import ESCAPES, Newcomer, rows, sit


def test_a_saved_copy_can_be_resumed(table: list[Newcomer], tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    player = sit(table, "--seed", "5", home=tmp_path)
    assert player.begin() == "choice"
    assert player.type("1") == "choice"
    assert player.type("1") == "choice"
    assert player.type(f"save {copy}") == "choice"
    assert "The game is saved in" in player.text()
    screen = player.screen[:14]
    assert player.type(f"save {copy}") == "choice"
    assert "already exists" in player.text()
    assert player.type("quit") == "end"
    player.child.wait()
    assert player.child.exitstatus == 0
    assert "barbaricum play --resume" in player.text()
    again = sit(table, "--resume", str(copy), home=tmp_path)
    assert again.begin() == "choice"
    assert again.screen[:14] == screen


def test_a_killed_game_loses_no_decision(table: list[Newcomer], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    player = sit(table, "--seed", "9", "--save", str(file), home=tmp_path)
    assert player.begin() == "choice"
    for _ in range(9):
        assert player.choose() == "choice"
    screen, log = player.screen, rows(file)
    player.child.kill(signal.SIGKILL)
    player.child.wait()
    assert rows(file) == log
    assert verify(loads(file.read_text("utf-8"))) is None
    assert [path.name for path in tmp_path.iterdir() if path.suffix != ""] == ["game.json"]
    again = sit(table, "--resume", str(file), "--seed", "9", home=tmp_path)
    assert again.begin() == "choice"
    assert again.screen[9:16] == screen[9:16]
    for _ in range(6):
        assert again.choose() == "choice"
    assert rows(file)[: len(log)] == log
    assert len(rows(file)) > len(log)


def test_ctrl_c_leaves_quietly_with_130(table: list[Newcomer], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    player = sit(table, "--seed", "9", "--save", str(file), home=tmp_path)
    assert player.begin() == "choice"
    player.raw = ""
    assert player.interrupt() == "end"
    player.child.wait()
    assert player.child.exitstatus == 130
    assert "Traceback" not in player.text()
    assert f"--resume{file}" in "".join(player.screen).replace(" ", "")
    assert list(replay(loads(file.read_text("utf-8"))))


def test_the_end_of_input_leaves_quietly_with_0(table: list[Newcomer], tmp_path: Path) -> None:
    player = sit(table, "--seed", "9", home=tmp_path)
    assert player.begin() == "choice"
    player.raw = ""
    player.child.sendeof()
    assert player.wait() == "end"
    player.child.wait()
    assert player.child.exitstatus == 0
    assert "Traceback" not in player.text()
    assert "--resume" in player.text()


def test_an_unwritable_place_is_told_and_the_game_goes_on(
    table: list[Newcomer], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no folder", "utf-8")
    player = sit(table, "--seed", "9", "--save", f"{tmp_path}/file/game.json", home=tmp_path)
    assert player.begin() == "choice"
    assert "cannot be written" in player.text()
    assert player.choose() == "choice"
    assert (tmp_path / "file").read_text("utf-8") == "no folder"


def test_a_full_disk_is_told_and_the_game_goes_on(table: list[Newcomer], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    player = sit(table, "--seed", "9", "--save", str(file), home=tmp_path, full=True)
    assert player.begin() == "choice"
    assert "cannot be written: the file would be too large. The game goes on." in player.text()
    assert player.choose() == "choice"
    assert player.choose() == "choice"
    assert list(tmp_path.iterdir()) == []


def test_a_finished_game_shows_its_result_again(table: list[Newcomer], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = ("--bot", "greedy", "greedy", "--seats", "2", "--seed", "4", "--save", str(file))
    player = sit(table, *arguments, home=tmp_path)
    assert player.read_on(player.wait()) == "end"
    result = [line for line in player.screen if line.startswith(("1. ", "2. "))]
    assert len(result) == 2
    again = sit(table, "--resume", str(file), home=tmp_path)
    assert again.read_on(again.wait()) == "end"
    assert [line for line in again.screen if line.startswith(("1. ", "2. "))] == result


def test_a_record_is_stepped_through_on_and_back(table: list[Newcomer], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = ("--bot", "greedy", "greedy", "--seats", "2", "--seed", "4", "--save", str(file))
    player = sit(table, *arguments, home=tmp_path)
    assert player.read_on(player.wait()) == "end"
    reader = Newcomer(tmp_path, str(file), "--to", "13", command="replay")
    table.append(reader)
    reader.child.expect("q: quit >")
    shown = ESCAPES.sub("", reader.child.before or "")
    assert "Row 13 of" in shown
    for typed, row in (
        ("", "Row 14 of"),
        ("b", "Row 0 of"),
        ("20", "Row 20 of"),
        ("99999", "over"),
    ):
        reader.child.sendline(typed)
        reader.child.expect("q: quit >")
        assert row in ESCAPES.sub("", reader.child.before or "")
    reader.child.sendline("q")
    reader.child.expect(pexpect.EOF)
