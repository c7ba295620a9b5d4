from collections.abc import Mapping

import pytest

from barbaricum.core import InvalidRecord, Json, Record, UnknownGame, UnknownVersion
from barbaricum.core.record import replay, verify
from tests.core.games import ATTILA, going_on, whole_game, with_rows


def refusal_of(record: Record) -> InvalidRecord:
    with pytest.raises(InvalidRecord) as caught:
        list(replay(record))
    return caught.value


def test_a_replay_gives_the_state_before_the_first_row_then_one_after_each() -> None:
    record = going_on((0, "play goths dacia"), (0, "influence"))
    states = list(replay(record))
    assert len(states) == len(record.log) + 1
    assert states[0] == ATTILA.setup(2, {"first": "seat"})
    for before, (_, text), after in zip(states, record.log, states[1:], strict=False):
        assert after == ATTILA.step(before, ATTILA.parse(text))


def test_a_replay_goes_as_far_as_it_is_asked() -> None:
    record = with_rows((-1, "deal goths"), (0, "nonsense"))
    states = replay(record)
    assert next(states) != next(states)
    with pytest.raises(InvalidRecord):
        next(states)


@pytest.mark.parametrize("what", ["rules", "data"])
@pytest.mark.parametrize("version", ["0.9", "1.1", "1", "", "limes-375/2"])
def test_a_record_of_another_version_is_refused_never_replayed(what: str, version: str) -> None:
    record = whole_game()
    setattr(record, what, version)
    for read in (verify, lambda record: list(replay(record))):
        with pytest.raises(UnknownVersion) as caught:
            read(record)
        known = getattr(ATTILA, what)
        assert caught.value.code == "unknown-version"
        assert caught.value.values == {"what": what, "found": version, "known": known}


def test_a_record_of_an_unknown_game_is_refused() -> None:
    record = whole_game()
    record.game = "chess"
    with pytest.raises(UnknownGame):
        list(replay(record))


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (1, {}, "wrong-seats"),
        (6, {}, "wrong-seats"),
        (2, {"first": "youngest"}, "wrong-option-value"),
        (2, {"final_scoring": 1}, "wrong-option-value"),
        (2, {"colour": "red"}, "unknown-option"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    seats: int, options: Mapping[str, Json], code: str
) -> None:
    error = refusal_of(Record.begin(ATTILA, [{}] * seats, options))
    assert error.code == "record-options-refused"
    cause = error.values["cause"]
    assert isinstance(cause, dict)
    assert cause["code"] == code


@pytest.mark.parametrize(("seat", "expected"), [(1, 0), (-1, 0)])
def test_a_row_of_a_seat_that_is_not_to_act_is_refused(seat: int, expected: int) -> None:
    error = refusal_of(going_on((seat, "play goths dacia")))
    assert error.code == "record-row-seat"
    assert error.values == {"row": 12, "found": seat, "expected": expected}


def test_a_row_of_a_seat_where_chance_is_to_act_is_refused() -> None:
    error = refusal_of(with_rows((0, "deal goths")))
    assert (error.code, error.values["expected"]) == ("record-row-seat", -1)


@pytest.mark.parametrize(
    ("text", "rule", "code"),
    [
        ("play goths sicilia", "A3.2", "first-token-north"),
        ("end", "A3.9", "must-play"),
        ("war pass", "A4.1", "no-war"),
        ("jump", None, "not-an-action"),
        ("Play goths dacia", None, "not-an-action"),
        ("", None, "not-an-action"),
    ],
)
def test_a_refused_row_is_named_with_its_reason(text: str, rule: str | None, code: str) -> None:
    error = refusal_of(going_on((0, text)))
    assert (error.code, error.rule) == ("record-row-refused", rule)
    assert (error.values["row"], error.values["text"]) == (12, text)
    cause = error.values["cause"]
    assert isinstance(cause, dict)
    assert (cause["code"], cause["rule"]) == (code, rule)
    assert str(error) == f"Row 12 of the log, “{text}”, is refused: {error.values['reason']}"


def test_a_card_that_is_not_in_the_pile_cannot_be_dealt() -> None:
    error = refusal_of(with_rows(*[(-1, "deal goths")] * 10))
    assert (error.code, error.values["row"]) == ("record-row-refused", 9)


@pytest.mark.parametrize("row", [(0, "end"), (1, "end"), (-1, "deal goths"), (0, "nonsense")])
def test_a_row_after_the_end_is_refused(row: tuple[int, str]) -> None:
    record = whole_game()
    record.log.append(row)
    error = refusal_of(record)
    assert (error.code, error.values) == ("record-row-late", {"row": len(record.log) - 1})
