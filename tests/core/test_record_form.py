import json
from collections.abc import Callable
from typing import Any

import pytest

from barbaricum.core import InvalidRecord, Json, Record, UnknownVersion
from barbaricum.core.record import dumps, loads
from tests.core.games import ATTILA, going_on, whole_game, with_rows

Keys = dict[str, Any]  # a record before it is read: anything JSON can say


def keys() -> Keys:
    """A small record as JSON has it."""
    return {
        "format": 1,
        "game": "attila",
        "rules": "1.0",
        "data": "limes-375/1",
        "options": {"first": "seat"},
        "seats": [{"name": "Ana"}, {"name": "greedy", "bot": "greedy"}],
        "log": [[-1, "deal goths"], [-1, "deal huns"]],
        "chance": {"commit": "00", "secret": None, "entropy": ["", ""]},
        "result": None,
    }


def refusal_of(text: str) -> InvalidRecord:
    with pytest.raises(InvalidRecord) as caught:
        loads(text)
    return caught.value


def changed(change: Callable[[Keys], object]) -> str:
    """The small record after a change, as text."""
    record = keys()
    change(record)
    return json.dumps(record)


def test_a_record_is_one_line_of_compact_json_with_its_keys_in_order() -> None:
    record = with_rows((-1, "deal goths"))
    assert dumps(record) == (
        '{"format":1,"game":"attila","rules":"1.0","data":"limes-375/1",'
        '"options":{"first":"seat"},"seats":[{"name":"Ana"},{"name":"Ben"}],'
        '"log":[[-1,"deal goths"]],"result":null}'
    )


def test_chance_stands_between_log_and_result() -> None:
    assert list(json.loads(dumps(loads(json.dumps(keys()))))) == list(keys())


def test_a_record_without_chance_has_no_such_key() -> None:
    assert "chance" not in json.loads(dumps(whole_game()))


def test_names_are_written_as_they_are() -> None:
    record = Record.begin(ATTILA, [{"name": "Þórr"}, {"name": "Łucja 🐺"}], {})
    assert '"seats":[{"name":"Þórr"},{"name":"Łucja 🐺"}]' in dumps(record)
    assert loads(dumps(record)) == record


def test_a_record_begins_with_the_versions_of_today_and_copies_what_it_is_given() -> None:
    seats, options = [{"name": "Ana"}, {"name": "Ben"}], {"first": "seat"}
    record = Record.begin(ATTILA, seats, options)
    assert (record.game, record.rules, record.data) == ("attila", ATTILA.rules, ATTILA.data)
    seats[0]["name"] = "Eve"
    options["first"] = "random"
    assert record == with_rows()


@pytest.mark.parametrize("record", [with_rows(), going_on((0, "play goths dacia")), whole_game()])
def test_a_record_is_read_back_as_it_was(record: Record) -> None:
    assert loads(dumps(record)) == record
    assert dumps(loads(dumps(record))) == dumps(record)


def test_unknown_keys_are_kept_wherever_they_are() -> None:
    record = keys() | {"event": "Þing", "notes": {"0": ["x", None, 1.5]}}
    record["seats"][0]["rating"] = 1200
    record["chance"]["source"] = "table"
    record["result"] = {"points": [1, 2], "places": [2, 1], "ending": "tokens", "by": "Ana"}
    read = loads(json.dumps(record))
    assert read.extra == {"event": "Þing", "notes": {"0": ["x", None, 1.5]}}
    assert json.loads(dumps(read)) == record


def test_a_record_with_spaces_and_lines_is_read_too() -> None:
    assert loads(json.dumps(keys(), indent=2)) == loads(json.dumps(keys()))


def test_result_may_be_left_out_until_there_is_one() -> None:
    assert loads(changed(lambda record: record.pop("result"))).result is None


def test_a_record_cut_off_anywhere_is_refused_with_the_place() -> None:
    text = dumps(whole_game())
    for length in range(len(text)):
        error = refusal_of(text[:length])
        assert error.code == "record-not-json"
        assert error.values["line"] == 1
        assert error.values["column"] in range(1, length + 2)


@pytest.mark.parametrize(
    "text",
    ["", " ", "null", "[]", "3", '"record"', "true", "{", "{}", "}", "\ufeff{}", "{'format': 1}"],
)
def test_what_is_no_object_of_json_is_refused(text: str) -> None:
    assert refusal_of(text).code in ("record-not-json", "record-key-wrong", "record-key-missing")


def test_broken_json_is_refused_with_line_and_column() -> None:
    error = refusal_of('{"format": 1,\n "game" "attila"}')
    assert error.values == {"line": 2, "column": 9}
    assert str(error) == "The record is not JSON: it breaks in line 2, column 9."


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, '{"format": ' + "9" * 5000])
def test_endless_nesting_and_numbers_are_refused_like_other_broken_json(text: str) -> None:
    assert refusal_of(text).code == "record-not-json"


@pytest.mark.parametrize("value", ["NaN", "-Infinity", r'"\ud800"'])
def test_what_could_not_be_written_again_is_refused(value: str) -> None:
    assert refusal_of(f'{{"format": 1, "note": {value}}}').code == "record-not-json"


@pytest.mark.parametrize("key", ["format", "game", "rules", "data", "options", "seats", "log"])
def test_a_missing_key_is_named(key: str) -> None:
    error = refusal_of(changed(lambda record: record.pop(key)))
    assert (error.code, error.values) == ("record-key-missing", {"key": key})
    assert f"“{key}”" in str(error)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", 1), ("game", None), ("rules", 1.0), ("data", ["limes-375/1"]), ("options", []),
        ("options", None), ("options", "first=seat"), ("seats", 2), ("seats", {}),
        ("seats", ["Ana", "Ben"]), ("seats", [{}, None]), ("log", {}), ("log", None), ("log", "x"),
        ("chance", []), ("chance", "00"), ("result", []), ("result", "won"), ("format", True),
        ("format", "1"), ("format", None), ("format", [1]), ("format", 1.0),
    ],
)  # fmt: skip
def test_a_key_of_the_wrong_kind_is_named(key: str, value: Json) -> None:
    error = refusal_of(json.dumps(keys() | {key: value}))
    assert error.code == "record-key-wrong"
    assert error.values["key"] == key
    assert str(error.values["wanted"]) in str(error)


@pytest.mark.parametrize(
    "row",
    [
        [], [-1], ["deal goths"], ["deal goths", -1], [-1, "deal goths", 0], [2, "end"],
        [-2, "deal goths"], [True, "end"], [0.0, "end"], ["0", "end"], [0, None], [0, ["end"]],
        {"0": "end"}, "end", None, 7,
    ],
)  # fmt: skip
def test_a_row_that_is_not_a_seat_and_a_text_is_refused_with_its_number(row: Json) -> None:
    error = refusal_of(changed(lambda record: record["log"].append(row)))
    assert (error.code, error.values) == ("record-row-wrong", {"row": 2})
    assert str(error) == "Row 2 of the log must be a seat and a text."


@pytest.mark.parametrize("number", [0, 2, 17, -1])
def test_a_record_of_another_format_is_refused_as_such(number: int) -> None:
    with pytest.raises(UnknownVersion) as caught:
        loads(json.dumps({"format": number, "moves": "in a way nobody here knows"}))
    assert caught.value.values == {"what": "format", "found": number, "known": "1"}
