"""Playing Invasions at a pseudo-terminal of 80 by 24, by the prompts alone."""

import re
from pathlib import Path

import pytest

from barbaricum.cli.main import main
from barbaricum.core.record import loads, standing, verify
from tests.cli.jarl import Jarl
from tests.cli.newcomer import Newcomer, rows

SHORT = ("invasions", "--seats", "2", "--option", "sagas_per_era=4")


def sit(table: list[Newcomer], *arguments: str, home: Path, language: str = "en") -> Jarl:
    player = Jarl(home, *SHORT, *arguments, language=language)
    table.append(player)
    return player


def expect_lines(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main([*arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_a_newcomer_finishes_a_game_by_the_prompts_alone(
    table: list[Newcomer], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    player = sit(table, "--bot", "random", "--seed", "3", "--save", str(file), home=tmp_path)
    assert player.wait() == "enter"
    assert "Invasions in a minute" in player.text()
    asked, decisions = player.type(""), 0
    while (asked := player.read_on(asked)) == "choice":
        assert player.fits(), player.text()
        asked = player.choose()
        decisions += 1
        assert decisions < 2000
    assert asked == "end"
    assert any(line.startswith("1. ") for line in player.screen)
    player.child.wait()
    assert player.child.exitstatus == 0
    record = loads(file.read_text("utf-8"))
    assert verify(record) is None
    assert record.result is not None
    done = {text.split(" ")[0] for _seat, text in record.log}
    assert done >= {"load", "launch", "sail", "trade", "settle", "die", "saga"}
    assert record.result["points"][0] > 10
    assert expect_lines(capsys, "verify", str(file), "--lang", "en") == [
        f"The record is right: {len(record.log)} rows and the result."
    ]
    replayed = expect_lines(capsys, "replay", str(file), "--to", "40", "--lang", "en")
    assert sum(bool(re.match(r"\d+  ", line)) for line in replayed) >= 40
    assert any(line.startswith("Open sagas") for line in replayed)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", ["Sagas ouvertes", "votre drakkar hiverne", "finir le tour"]),
        ("de", ["Offene Sagas", "dein Schiff überwintert", "Zug beenden"]),
    ],
)
def test_some_turns_in_other_languages(
    table: list[Newcomer], tmp_path: Path, language: str, words: list[str]
) -> None:
    player = sit(table, "--seed", "3", home=tmp_path, language=language)
    assert player.begin() == "choice"
    seen = ""
    for _ in range(25):
        assert player.fits(), player.text()
        seen += player.text()
        numbers = player.numbers()
        player.read_on(player.type(str(numbers[player.rng.randrange(len(numbers))])))
    assert [word for word in words if word not in seen] == []


def test_a_goal_is_sailed_to_step_by_step(table: list[Newcomer], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    player = sit(table, "--seed", "5", "--save", str(file), home=tmp_path)
    assert player.begin() == "choice"
    for text in ("load viking", "load viking", "set sail: den", "sail", "york"):
        assert player.type(text) == "choice", player.text()
    assert "York: 3 days, no loss. The route: Dogger Bank, Humber Sea, York." in player.text()
    assert player.type("1") == "choice"
    assert "1 on to York: Humber Sea (2 days, no loss)" in player.text()
    assert player.type("on") == "choice"
    assert "1 on to York: York (1 day, no loss)" in player.text()
    assert player.type("undo") == "choice"
    assert "1 on to York: Humber Sea" in player.text()
    assert [text for _seat, text in rows(file)[-3:]] == ["sail w_dogger", "sail w_humber", "undo"]
    assert standing(loads(file.read_text("utf-8")))[-1] == (0, "sail w_dogger")
    assert player.type("sail w_humber") == "choice"
    assert "at sea: Humber Sea" in player.text()
    assert player.type("london") == "choice"
    assert "London: 2 days, no loss. The route: Southern Bight, London." in player.text()
    assert player.type("0") == "choice"
    assert "at sea: Humber Sea" in player.text()


def test_why_names_the_rule_and_rules_shows_it(table: list[Newcomer], tmp_path: Path) -> None:
    player = sit(table, "--seed", "5", home=tmp_path)
    assert player.begin() == "choice"
    assert player.type("why sail york") == "choice"
    assert "From the wintering zone a ship sets sail to a home port. [V4.6" in player.text()
    assert player.type("why launch norway") == "choice"
    assert "You need a viking on board to leave the wintering zone. [V4.5" in player.text()
    assert player.type("why") == "choice"
    assert "such as “why sail york”" in player.text()
    assert player.type("rules v7.3") == "enter"
    assert "V7.3 After each step" in player.text()
    assert player.type("") == "choice"
    assert player.fits()


def test_help_log_and_map_are_pages_that_fit(table: list[Newcomer], tmp_path: Path) -> None:
    player = sit(table, "--seed", "5", home=tmp_path)
    assert player.begin() == "choice"
    for command, words in (
        ("help", "why sail york: why something cannot be done now"),
        ("log", "is the first jarl."),
        ("map", "York: value 4, West"),
    ):
        assert player.type(command) == "enter"
        assert words in player.text()
        asked = "enter"
        while asked == "enter":
            assert player.fits()
            asked = player.type("")
        assert asked == "choice"


def test_hands_stay_hidden_between_two_humans(table: list[Newcomer], tmp_path: Path) -> None:
    player = sit(table, "--names", "Ana", "Ben", "--seed", "1", home=tmp_path)
    assert player.wait() == "enter"
    assert player.type("") == "curtain"
    first, other = ("Ana", "Ben") if "Ana" in player.text() else ("Ben", "Ana")
    assert "Your runes" not in player.text()
    assert player.read_on(player.type("")) == "choice"
    assert f"▸{first}" in player.text()
    assert "Your runes" in player.text()
    assert player.type("end the turn") == "curtain"
    assert other in player.text()
    assert "Your runes" not in player.text()


def test_a_game_left_can_be_resumed(table: list[Newcomer], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    player = sit(table, "--seed", "5", "--save", str(file), home=tmp_path)
    assert player.begin() == "choice"
    assert player.type("load viking") == "choice"
    screen = player.screen[:9]
    assert player.type("quit") == "end"
    player.child.wait()
    assert player.child.exitstatus == 0
    again = Jarl(tmp_path, "--resume", str(file))
    table.append(again)
    assert again.begin() == "choice"
    assert again.screen[:9] == screen


def test_rules_of_invasions_show_their_marks(capsys: pytest.CaptureFixture[str]) -> None:
    """V14 Each item says whether it was found or is ours."""
    lines = " ".join(expect_lines(capsys, "rules", "invasions", "V14", "--lang", "en"))
    assert "England · england · York, Lincoln, Norwich · found" in lines
    assert "Normandy · normandy · Rouen, Bayeux, Cherbourg · partly found" in lines
    assert "Settle Truso · s09 · 1 · Sweden · settlement · Truso · 0 · reconstructed" in lines
    assert "· name reconstructed; effect found" in lines


@pytest.mark.parametrize(
    ("language", "mark"), [("en", "found"), ("fr", "trouvé"), ("de", "belegt")]
)
def test_a_rule_is_shown_with_its_table(
    capsys: pytest.CaptureFixture[str], language: str, mark: str
) -> None:
    lines = " ".join(expect_lines(capsys, "rules", "invasions", "V14.4", "--lang", language))
    assert "rune recruits · 3 · " in lines
    assert f"· {mark} " in lines
    assert "|" not in lines
