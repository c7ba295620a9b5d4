"""A game that was left is found again, and the window may have any size."""

import os
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from barbaricum.cli.main import main
from barbaricum.cli.play.resuming import command_to_resume
from tests.cli.newcomer import Newcomer, sit


def test_an_unfinished_game_is_offered_at_the_next_start(
    table: list[Newcomer], tmp_path: Path
) -> None:
    player = sit(table, "--seed", "5", home=tmp_path)
    assert player.begin() == "choice"
    left = player.screen[:14]
    player.child.close(force=True)
    again = sit(table, home=tmp_path)
    assert again.wait() == "offer"
    assert "An unfinished game of Attila is there" in again.text()
    assert again.type("perhaps") == "offer"
    assert again.type("") == "choice"
    assert again.screen[:14] == left
    assert again.type("quit") == "end"
    other = sit(table, home=tmp_path)
    assert other.wait() == "offer"
    assert other.type("2") == "enter"
    assert "Attila in a minute" in other.text()
    assert other.read_on(other.type("")) == "choice"
    assert len(list((tmp_path / "state" / "barbaricum" / "games").glob("*.json"))) == 2


def test_no_game_of_another_kind_is_offered(table: list[Newcomer], tmp_path: Path) -> None:
    player = sit(table, "--seed", "5", home=tmp_path)
    assert player.begin() == "choice"
    assert player.type("quit") == "end"
    assert sit(table, "invasions", home=tmp_path).wait() == "enter"


def test_resume_alone_takes_the_newest(table: list[Newcomer], tmp_path: Path) -> None:
    for number, game in enumerate(("invasions", "attila")):
        player = sit(table, game, "--seed", "5", home=tmp_path)
        assert player.begin() == "choice"
        assert player.type("quit") == "end"
        (newest,) = set((tmp_path / "state" / "barbaricum" / "games").glob(f"{game}-*.json"))
        os.utime(newest, (number, number))
    again = sit(table, "--resume", home=tmp_path)
    assert again.wait() == "choice"
    assert "Franks" in again.text()


def test_resume_alone_says_where_there_is_nothing_to_resume(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert main(["play", "--resume", "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert f"There is no unfinished game in {tmp_path}/barbaricum/games." in told


def test_the_command_to_go_on_is_the_one_that_was_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    kept = tmp_path / "barbaricum" / "games" / "attila-1.json"
    monkeypatch.setattr("sys.argv", ["/srv/some where/barbaricum"])
    assert command_to_resume(kept) == "'/srv/some where/barbaricum' play --resume"
    assert command_to_resume(Path("/games/mine.json")).endswith("play --resume /games/mine.json")
    monkeypatch.setenv("BARBARICUM_PLAY", "python3 dev.py play --terminal")
    assert command_to_resume(kept) == "python3 dev.py play --terminal --resume"


def test_the_command_to_go_on_stands_on_one_line(table: list[Newcomer], tmp_path: Path) -> None:
    file = tmp_path / ("a-long-name-" * 8) / "game.json"
    file.parent.mkdir()
    player = sit(table, "--seed", "5", "--save", str(file), home=tmp_path)
    assert player.begin() == "choice"
    assert player.type("quit") == "end"
    assert any(line.endswith(f"play --resume {file}") for line in player.screen)


def test_what_is_typed_on_a_page_answers_the_next_question(
    table: list[Newcomer], tmp_path: Path
) -> None:
    player = sit(table, "--seed", "5", home=tmp_path)
    assert player.wait() == "enter"
    assert player.type("nonsense") == "choice"
    assert "[not-understood]" in player.text()
    assert player.type("help") == "enter"
    assert player.type("quit") == "end"


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "this one has 60 by 20"), ("fr", "celle-ci fait 60"), ("de", "hat 60 mal 20")],
)
def test_a_small_window_gets_one_sentence(
    table: list[Newcomer], tmp_path: Path, language: str, words: str
) -> None:
    player = sit(table, "--seed", "5", home=tmp_path, language=language, size=(20, 60))
    assert player.begin() == "choice"
    assert words in player.text()
    assert max(map(cell_len, player.screen)) <= 60
    player.child.setwinsize(24, 80)
    assert player.type("") == "choice"
    assert words not in player.text()


def test_a_wide_window_tells_the_story_beside_the_board(
    table: list[Newcomer], tmp_path: Path
) -> None:
    player = sit(table, "--seed", "5", home=tmp_path, size=(40, 120))
    assert player.begin() == "choice"
    assert "The game so far" in player.screen[0]
    assert max(map(cell_len, player.screen)) <= 120


@pytest.mark.parametrize(
    ("language", "command", "words"),
    [
        ("en", "hint", "% to win"),
        ("fr", "conseil", "% de chances de gagner"),
        ("de", "tipp", "% der Sieg"),
    ],
)
def test_a_hint_says_what_to_type_and_why(
    table: list[Newcomer], tmp_path: Path, language: str, command: str, words: str
) -> None:
    player = sit(table, "--seed", "5", home=tmp_path, language=language)
    assert player.begin() == "choice"
    assert player.type(command) == "enter"
    assert words in player.text()
    found = re.search(r"play \w+ \w+", player.text())
    assert found is not None
    assert player.type(found[0]) == "choice"


def test_a_port_typed_in_the_wintering_zone_is_refused_with_the_rule(
    table: list[Newcomer], tmp_path: Path
) -> None:
    player = sit(table, "invasions", "--seed", "5", home=tmp_path)
    assert player.begin() == "choice"
    assert player.type("york") == "choice"
    assert "[V4.6, sail-wintering]" in player.text()
