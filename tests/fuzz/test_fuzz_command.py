from pathlib import Path

import pytest

from barbaricum.cli.fuzz.many import SUBJECTS
from barbaricum.cli.main import main
from barbaricum.core import record
from tests.fuzz.planted import Planted, crash, subject

ALONE = ("fuzz", "attila", "--processes", "1", "--lang", "en")


def test_fuzz_prints_the_coverage_table_and_the_figures(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*ALONE, "--games", "8"]) == 0
    told = capsys.readouterr().out
    assert "A4.4 leaves" in told
    assert "games: 8," in told
    assert "failures: 0;" in told


def test_lines_that_never_occurred_stand_out_and_fail_a_strict_run(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*ALONE, "--games", "4", "--strict"]) == 1
    assert "!!!            0  A4.7 closed" in capsys.readouterr().out


def test_only_plays_one_game_and_keeps_its_record_on_request(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*ALONE, "--only", "7", "--save", str(tmp_path)]) == 0
    assert "Game 7: first=random" in capsys.readouterr().out
    kept = record.loads((tmp_path / "attila-game-7.json").read_text("utf-8"))
    assert record.verify(kept) is None


def test_a_failure_is_told_saved_and_opened_by_replay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SUBJECTS, "attila", subject(Planted(crash)))
    assert main([*ALONE, "--only", "3", "--save", str(tmp_path)]) == 1
    assert "Game 3 FAILED: end: ZeroDivisionError: planted." in capsys.readouterr().out
    assert main(["verify", str(tmp_path / "attila-crash-3.json")]) == 0


def test_a_run_of_nothing_but_failures_stops_early(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SUBJECTS, "attila", subject(Planted(crash)))
    assert main([*ALONE, "--games", "1000", "--save", str(tmp_path)]) == 1
    assert "Stopped after" in capsys.readouterr().out
    assert 100 <= len(list(tmp_path.glob("*.json"))) < 200


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--games", "many"], ["--seed", "-1"]])
def test_wrong_numbers_are_one_sentence_and_status_2(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*ALONE, *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_game_nobody_knows_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fuzz", "go", "--lang", "en"]) == 2
    assert "There is no game called “go”." in capsys.readouterr().err


def test_a_failure_that_cannot_be_saved_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SUBJECTS, "attila", subject(Planted(crash)))
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main([*ALONE, "--only", "3", "--save", str(tmp_path / "file")]) == 2
    assert "could not be saved" in capsys.readouterr().err
