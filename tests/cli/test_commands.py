"""The other commands, and what is refused: one sentence, status 2, nothing written."""

import json
from pathlib import Path

import pytest

from barbaricum.cli.main import COMMANDS, main
from barbaricum.cli.play.session import Session
from barbaricum.core import Json, Record
from barbaricum.core.record import dumps
from barbaricum.games import get

pytestmark = pytest.mark.usefixtures("plain_environment")
ATTILA = get("attila")


def played() -> Record:
    """A whole game of bots."""
    seats: list[dict[str, Json]] = [{"name": "Aetius", "bot": "greedy"}, {"bot": "random"}]
    game = Session(Record.begin(ATTILA, seats, {}), "1")
    game.advance()
    return game.record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(dumps(played()) + "\n", "utf-8")
    return path


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence on stderr of a command that is refused."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err.strip()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["play", "attila", "--seats", "9"],
            "Attila is a game for 2 to 5 players, not for 9. [wrong-seats]",
        ),
        (["play", "--seats", "x"], "“x” is not a whole number. [not-a-number]"),
        (
            ["play", "--option", "two_player_gap=3"],
            "The option two_player_gap cannot be 3. Possible values: 2, 1. [wrong-option-value]",
        ),
        (
            ["play", "chess"],
            "There is no game called “chess”. Known games: attila, invasions. [unknown-game]",
        ),
        (
            ["play", "--bot", "nero"],
            (
                "There is no bot called “nero”. Known bots: novice, greedy, steady, strong, random."
                " [unknown-bot]"
            ),
        ),
        (
            ["play", "--lang", "la"],
            "There are no texts in “la”. Known languages: en, fr, de. [unknown-language]",
        ),
        (
            ["play", "--seats", "9", "--lang", "fr"],
            "Attila est un jeu pour 2 à 5 joueurs, pas pour 9. [wrong-seats]",
        ),
        (["rules", "attila", "A99"], "The rules of Attila have no number A99. [unknown-rule]"),
        (
            ["--lang=de", "rules", "attila", "B1"],
            "Die Regeln von Attila haben keine Nummer B1. [unknown-rule]",
        ),
        (
            ["verify"],
            "Something is missing: FILE. “--help” shows what is needed. [missing-argument]",
        ),
        (
            ["play", "--frob"],
            "Not understood: --frob. “--help” shows what is possible. [unknown-argument]",
        ),
        (
            ["play", "--seed"],
            "A value is missing after --seed. “--help” shows what is needed. [argument-value]",
        ),
        (
            ["frob"],
            f"There is no command “frob”. Known commands: {', '.join(COMMANDS)}. [unknown-command]",
        ),
    ],
)
def test_a_wrong_command_line_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    assert refused(capsys, *arguments) == sentence
    assert list(tmp_path.iterdir()) == []


GOOD = dumps(played())
ROWS = json.loads(GOOD)["log"]


def changed(**keys: Json) -> str:
    return json.dumps(json.loads(GOOD) | keys)


BROKEN = {
    "truncated": (GOOD[: len(GOOD) // 2], "record-not-json"),
    "empty": ("", "record-not-json"),
    "no object": ("[]", "record-key-wrong"),
    "nothing in it": ("{}", "record-key-missing"),
    "another format": (changed(format=2), "unknown-version"),
    "other rules": (changed(rules="0.9"), "unknown-version"),
    "another map": (changed(data="limes-300/1"), "unknown-version"),
    "another game": (changed(game="chess"), "unknown-game"),
    "no seats": (changed(seats=[], log=[]), "record-options-refused"),
    "a wrong option": (changed(options={"first": "me"}), "record-options-refused"),
    "a row that is none": (changed(log=[["first 1"]]), "record-row-wrong"),
    "too deep": ("[" * 100_000, "record-not-json"),
}


@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"], ["verify"]])
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: list[str], name: str
) -> None:
    text, code = BROKEN[name]
    path = tmp_path / "broken.json"
    path.write_text(text, "utf-8")
    assert f"[{code}]" in refused(capsys, *command, str(path))
    assert path.read_text("utf-8") == text
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"]])
@pytest.mark.parametrize(
    ("log", "mark"),
    [
        ([*ROWS[:20], [1, "play goths atlantis"]], "record-row-refused"),
        ([[0, "end"]], "record-row-seat"),
        ([*ROWS[:1], [-1, "first 0"]], "A2.2, record-row-refused"),
        ([*ROWS, [0, "end"]], "record-row-late"),
        ([[0, "undo"]], "record-undo-nothing"),
    ],
)
def test_a_record_of_an_impossible_game_is_refused_with_its_row(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: list[str], log: Json, mark: str
) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(changed(log=log, result=None), "utf-8")
    seat_of_row = refused(capsys, *command, str(path))
    assert mark in seat_of_row
    assert f"ow {len(log) - 1} of the log" in seat_of_row
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_cannot_be_read_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert refused(capsys, "verify", "nowhere.json") == (
        "The file nowhere.json cannot be read: there is no such file or folder. [unreadable]"
    )
    assert "it is a folder" in refused(capsys, "replay", str(tmp_path))
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert "[not-text]" in refused(capsys, "verify", str(tmp_path / "bytes"))


def test_a_game_is_never_saved_over_another_file(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    before = file.read_bytes()
    assert "[file-exists]" in refused(capsys, "play", "--save", str(file))
    assert file.read_bytes() == before


def test_control_characters_of_a_file_do_not_reach_the_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "escape.json"
    path.write_text(changed(log=[[-1, "\x1b[2Jboo"]], result=None), "utf-8")
    assert "\x1b" not in refused(capsys, "replay", str(path))


def test_verify_finds_nothing_wrong_with_a_played_game(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out == f"The record is right: {len(ROWS)} rows and the result.\n"


def test_verify_says_where_a_record_differs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "changed.json"
    path.write_text(
        changed(result={"points": [1, 2], "places": [2, 1], "ending": "tokens"}), "utf-8"
    )
    assert main(["verify", str(path)]) == 1
    assert "The result differs." in capsys.readouterr().out
    path.write_text(changed(log=[*ROWS[:5], [1, "end"], *ROWS[6:]]), "utf-8")
    assert main(["verify", str(path), "--lang", "de"]) == 1
    assert "Zeile 5 des Protokolls" in capsys.readouterr().out


def test_replay_prints_every_row_when_nobody_sits_there(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    assert main(["replay", str(file)]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].split() == ["1", "–", *ROWS[0][1].split()]
    assert [line.split()[0] for line in out[: len(ROWS)]] == [str(n + 1) for n in range(len(ROWS))]
    assert "the game is over" in out[len(ROWS)]


def test_replay_goes_to_a_row(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    assert main(["replay", str(file), "--to", "14"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[13].split()[0] == "14"
    assert "4th century" in out[14]
    assert "The hands are hidden." in out[14 + 1 + 8 + 4]
    assert "[no-such-row]" in refused(capsys, "replay", str(file), "--to", "99999")
