"""Playing at a pseudo-terminal of 80 by 24, by the prompts alone."""

from pathlib import Path

import pytest

from barbaricum.core.record import loads, standing, verify
from tests.cli.newcomer import Newcomer, rows, sit


def test_a_newcomer_finishes_a_game_by_the_prompts_alone(
    table: list[Newcomer], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    player = sit(table, "attila", "--seed", "7", "--save", str(file), home=tmp_path)
    asked = player.begin()
    decisions = 0
    while asked == "choice":
        assert player.fits(), player.text()
        asked = player.choose()
        decisions += 1
        assert decisions < 1000
    assert asked == "end"
    assert str(file) in "".join(player.screen)
    assert any(line.startswith("1. ") for line in player.screen)
    player.child.wait()
    assert player.child.exitstatus == 0
    record = loads(file.read_text("utf-8"))
    assert verify(record) is None
    assert record.result is not None
    assert [seat.get("bot") for seat in record.seats] == [None, "greedy", "greedy"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Your hand: ", "play a card", "Influence decides"]),
        ("fr", ["Votre main\u00a0: ", "jouez une carte", "L’influence décide"]),
        ("de", ["Deine Hand: ", "spiel eine Karte", "Der Einfluss auf"]),
    ],
)
def test_some_turns_in_every_language(
    table: list[Newcomer], tmp_path: Path, language: str, words: list[str]
) -> None:
    player = sit(table, "--seed", "3", home=tmp_path, language=language)
    assert player.begin() == "choice"
    seen = ""
    for _ in range(18):
        assert player.fits(), player.text()
        seen += player.text()
        assert player.choose() == "choice"
    assert [word for word in words if word not in seen] == []


def test_hands_stay_hidden_between_two_humans(table: list[Newcomer], tmp_path: Path) -> None:
    player = sit(table, "--names", "Ana", "Ben", "--seats", "2", "--seed", "1", home=tmp_path)
    assert player.wait() == "enter"
    assert player.type("") == "curtain"
    first, other = ("Ana", "Ben") if "Ana" in player.text() else ("Ben", "Ana")
    assert "Your hand" not in player.text()
    assert player.type("") == "choice"
    assert f"▸{first}" in player.text()
    asked = "choice"
    while asked == "choice":
        asked = player.type(str(player.numbers()[0]))
    assert asked == "curtain"
    assert other in player.text()
    assert "Your hand" not in player.text()


def test_undo_takes_a_decision_back_and_stays_in_the_record(
    table: list[Newcomer], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    player = sit(table, "--seed", "5", "--save", str(file), home=tmp_path)
    assert player.begin() == "choice"
    before = player.screen[:14]
    assert player.type("1") == "choice"
    assert player.type("1") == "choice"
    seat, text = rows(file)[-1]
    assert text.startswith("play ")
    assert player.type("undo") == "choice"
    assert player.screen[:14] == before
    assert "Your last decision is taken back." in player.text()
    assert rows(file)[-1] == (seat, "undo")
    assert len(standing(loads(file.read_text("utf-8")))) == len(rows(file)) - 2
    assert player.type("undo") == "choice"
    assert "Nothing to undo" in player.text()
    assert player.type("1") == "choice"


def test_why_names_the_rule_and_rules_shows_it(table: list[Newcomer], tmp_path: Path) -> None:
    player = sit(table, "--seed", "5", home=tmp_path)
    assert player.begin() == "choice"
    assert player.type("why influence") == "choice"
    assert "Influence is taken only after a card's first token. [A3.5" in player.text()
    assert player.type("why") == "choice"
    assert "Why what?" in player.text()
    assert player.type("rules A3.5") == "enter"
    assert "A3.5 Influence. Then advance your own cube" in player.text()
    assert player.type("") == "choice"
    assert player.type("rules A77") == "choice"
    assert "have no number A77" in player.text()


def test_help_log_and_map_are_pages_that_fit(table: list[Newcomer], tmp_path: Path) -> None:
    player = sit(table, "--seed", "5", home=tmp_path)
    assert player.begin() == "choice"
    for command, words in (
        ("help", "take back your last decision"),
        ("log", "is the first player."),
        ("map", "Germania ("),
    ):
        assert player.type(command) == "enter"
        assert words in player.text()
        asked = "enter"
        while asked == "enter":
            assert player.fits()
            asked = player.type("")
        assert asked == "choice"


def test_what_is_not_understood_or_not_legal_is_answered_with_a_sentence(
    table: list[Newcomer], tmp_path: Path
) -> None:
    player = sit(table, "--seed", "5", home=tmp_path)
    assert player.begin() == "choice"
    for text, answer in (
        ("xyzzy", "“xyzzy” is not a choice here."),
        ("99", "There is no choice 99"),
        ("tile", "can mean several things"),
        ("end", "so one must be played. [A3.9, must-play]"),
    ):
        assert player.type(text) == "choice"
        assert answer in player.text()
        assert player.fits()


def test_letters_choose_as_numbers_do(table: list[Newcomer], tmp_path: Path) -> None:
    player = sit(table, "--seed", "5", home=tmp_path)
    assert player.begin() == "choice"
    card = player.screen[-2].split()[1] if player.screen[-2][0] == "1" else ""
    card = card or player.screen[-3].split()[1]
    assert player.type(card[:3].lower()) == "choice"
    assert player.type("pann") == "choice"
    assert "Take influence, or place a second token" in player.text()
    assert player.type("0") == "choice"
    assert player.type("take") == "choice"
    assert "End the turn" in player.text()


def test_a_province_out_of_reach_is_refused_with_its_rule(
    table: list[Newcomer], tmp_path: Path
) -> None:
    player = sit(table, "--seed", "5", home=tmp_path)
    assert player.begin() == "choice"
    assert player.type("1") == "choice"
    for text in ("asia", "why asia"):
        assert player.type(text) == "choice"
        assert "northern province, and Asia is not one. [A3.2" in player.text()
    assert player.type("undo") == "choice"
    assert "play a card" in player.text()


def test_tab_completes_a_choice(table: list[Newcomer], tmp_path: Path) -> None:
    player = sit(table, "--seed", "5", home=tmp_path)
    assert player.begin() == "choice"
    assert player.type("1") == "choice"
    player.raw = ""
    player.child.send("pan\t")
    player.child.expect("Pannonia ")
    assert player.type("") == "choice"
    assert "Take influence, or place a second token" in player.text()
