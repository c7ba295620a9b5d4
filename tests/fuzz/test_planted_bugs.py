from itertools import islice
from pathlib import Path

import pytest

from barbaricum.cli.fuzz import one
from barbaricum.cli.fuzz.attila import MOST_ROWS
from barbaricum.cli.fuzz.many import play_some
from barbaricum.cli.fuzz.one import Failure
from barbaricum.cli.fuzz.saving import save_failure
from barbaricum.core import record
from barbaricum.games.attila.game import Attila
from tests.fuzz import planted
from tests.fuzz.planted import DeadEnd, Lenient, Planted, Twice, subject


def first_failure(game: Attila) -> Failure:
    """What the fuzzer finds first; eight games must do."""
    parts = (play_some(subject(game), 1, [number]) for number in range(8))
    return next(part.failures[0] for part in parts if part.failures)


@pytest.mark.parametrize(
    ("game", "kind", "reason"),
    [
        (Planted(planted.lose_a_token), "broken", "tokens of people"),
        (Planted(planted.lose_a_card), "broken", "cards"),
        (Planted(planted.crash), "crash", "end: ZeroDivisionError: planted"),
        (Planted(planted.never_end), "broken", "endless"),
        (Planted(planted.change_what_was_given), "broken", "step changed its argument"),
        (DeadEnd(), "broken", "dead end"),
        (Twice(), "broken", "legal twice"),
        (Lenient(), "broken", "legal and why_not differ"),
    ],
)
def test_the_fuzzer_finds_a_planted_bug(game: Attila, kind: str, reason: str) -> None:
    failure = first_failure(game)
    assert failure.kind == kind
    assert reason in failure.reason


def test_a_step_that_never_comes_back_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(one, "SECONDS", 0.3)
    failure = first_failure(Planted(planted.never_come_back))
    assert failure.reason.endswith("endless: a step does not come back")
    assert failure.reason.startswith("war ")


def test_a_failure_is_saved_as_a_record_that_replays_up_to_the_fault(tmp_path: Path) -> None:
    failure = first_failure(Planted(planted.lose_a_token))
    saved = record.loads(save_failure(tmp_path, failure).read_text("utf-8"))
    *_, last = record.replay(saved)
    doing = saved.extra["fuzz"]["doing"]
    assert last.number == len(saved.log)
    assert doing.startswith("play ")
    assert Attila.why_not(last, Attila().parse(doing)) is None


def test_an_endless_game_is_saved_too_and_opens(tmp_path: Path) -> None:
    failure = first_failure(Planted(planted.never_end))
    saved = record.loads(save_failure(tmp_path, failure).read_text("utf-8"))
    assert len(saved.log) == MOST_ROWS
    assert len(list(islice(record.replay(saved), 100))) == 100


def test_the_reason_lies_beside_the_record_with_the_traceback(tmp_path: Path) -> None:
    path = save_failure(tmp_path, first_failure(Planted(planted.crash)))
    text = path.with_suffix(".txt").read_text("utf-8")
    assert text.startswith("end: ZeroDivisionError: planted\n")
    assert "Traceback" in text


def test_a_second_failure_of_the_same_name_overwrites_nothing(tmp_path: Path) -> None:
    failure = first_failure(Planted(planted.crash))
    first = save_failure(tmp_path, failure)
    kept = first.read_text("utf-8")
    assert save_failure(tmp_path, failure) != first
    assert first.read_text("utf-8") == kept
    assert len(list(tmp_path.iterdir())) == 4
