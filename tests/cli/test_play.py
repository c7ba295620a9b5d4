"""Playing at a pseudo-terminal of 80 by 24, by the prompts alone."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

from barbaricum import games
from barbaricum.core.record import loads, replay, standing, verify
from tests.cli.newcomer import ESCAPES, Newcomer

ATTILA = games.get("attila")


@pytest.fixture
def table() -> Iterator[list[Newcomer]]:
    """Newcomers who are sent home after the test."""
    present: list[Newcomer] = []
    yield present
    for one in present:
        one.close()


def sit(
    table: list[Newcomer], *arguments: str, home: Path, language: str = "en", full: bool = False
) -> Newcomer:
    table.append(Newcomer(home, *arguments, language=language, full=full))
    return table[-1]


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


def rows(file: Path) -> list[tuple[int, str]]:
    return loads(file.read_text("utf-8")).log


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
        ("xyzzy", "“xyzzy” is no choice here."),
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
    assert "exists already" in player.text()
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


def test_a_province_out_of_reach_is_refused_with_its_rule(
    table: list[Newcomer], tmp_path: Path
) -> None:
    player = sit(table, "--seed", "5", home=tmp_path)
    assert player.begin() == "choice"
    assert player.type("1") == "choice"
    for text in ("asia", "why asia"):
        assert player.type(text) == "choice"
        assert "northern province, and Asia is none. [A3.2" in player.text()
    assert player.type("undo") == "choice"
    assert "play a card" in player.text()


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


def test_tab_completes_a_choice(table: list[Newcomer], tmp_path: Path) -> None:
    player = sit(table, "--seed", "5", home=tmp_path)
    assert player.begin() == "choice"
    assert player.type("1") == "choice"
    player.raw = ""
    player.child.send("pan\t")
    player.child.expect("Pannonia ")
    assert player.type("") == "choice"
    assert "Take influence, or place a second token" in player.text()
