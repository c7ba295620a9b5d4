import pytest

from barbaricum.core import BarbaricumError, Difference, Record
from barbaricum.core.record import dumps, loads, verify
from tests.core.games import going_on, whole_game

SPARE = '0-x"{[,:\u00e9'


def test_a_played_game_verifies() -> None:
    assert verify(whole_game()) is None
    assert verify(loads(dumps(whole_game()))) is None


def test_a_game_under_way_verifies_without_a_result() -> None:
    record = whole_game()
    del record.log[40:]
    record.result = None
    assert verify(record) is None


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ((0, "play goths sicilia"), "Row 12 of the log, “play goths sicilia”, is refused: "),
        ((0, "nonsense"), "Row 12 of the log, “nonsense”, is refused: "),
        ((1, "play goths dacia"), "Row 12 of the log is by seat 1, but it is the turn of 0."),
        ((0, "undo"), "Row 12 of the log: seat 0 has no decision to take back."),
    ],
)
def test_a_row_that_cannot_be_is_where_record_and_replay_differ(
    row: tuple[int, str], reason: str
) -> None:
    difference = verify(going_on(row, (0, "influence")))
    assert difference is not None
    assert (difference.row, difference.what) == (12, "row")
    assert difference.recorded == list(row)
    assert difference.replayed.startswith(reason)


def test_a_row_too_many_is_found() -> None:
    record = whole_game()
    record.log.append((0, "end"))
    difference = verify(record)
    assert difference is not None
    assert (difference.row, difference.what) == (len(record.log) - 1, "row")


def test_a_row_left_out_is_found() -> None:
    for number in range(0, len(whole_game().log), 9):
        record = whole_game()
        del record.log[number]
        assert verify(record) is not None


@pytest.mark.parametrize(
    ("key", "value"),
    [("points", [99, 98]), ("points", [1]), ("places", [1, 1, 1]), ("ending", "no-room-at-all")],
)
def test_another_result_is_found(key: str, value: object) -> None:
    record = whole_game()
    true = dict(record.result or {})
    record.result = true | {key: value}
    assert verify(record) == Difference(None, "result", true | {key: value}, true)


def test_a_result_with_a_key_missing_is_found() -> None:
    for key in ("points", "places", "ending"):
        record = whole_game()
        assert record.result is not None
        del record.result[key]
        difference = verify(record)
        assert difference is not None
        assert difference.what == "result"


def test_a_missing_result_is_found() -> None:
    record = whole_game()
    true, record.result = record.result, None
    assert verify(record) == Difference(None, "result", None, true)


def test_a_result_before_the_end_is_found() -> None:
    record = whole_game()
    del record.log[-1]
    assert verify(record) == Difference(None, "result", record.result, None)


def test_a_result_may_say_more_than_the_rules_know() -> None:
    record = whole_game()
    assert record.result is not None
    record.result["winner"] = "Ana"
    assert verify(record) is None


def test_a_difference_says_where_it_is() -> None:
    assert str(Difference(3, "draw", "deal huns", "deal goths")) == (
        "draw differs in row 3: recorded deal huns, replayed deal goths"
    )
    assert str(Difference(None, "result", None, {"points": [1]})) == (
        "result differs at the end: recorded None, replayed {'points': [1]}"
    )


def readable(text: str) -> bool:
    """Whether the text is a record that verifies; anything but our own errors comes through."""
    try:
        return verify(loads(text)) is None
    except BarbaricumError:
        return False


def essence(record: Record) -> tuple[object, ...]:
    """What was played under which rules; names of players and unknown keys may be anything."""
    return record.game, record.rules, record.data, record.options, record.log


def test_a_record_with_a_character_lost_or_changed_is_refused_or_says_the_same() -> None:
    record = going_on((0, "play goths dacia"), (0, "influence"), (0, "undo"))
    text = dumps(record)
    places = range(len(text))
    damaged = [text[:at] + text[at + 1 :] for at in places]
    damaged += [text[:at] + SPARE[at % len(SPARE)] + text[at + 1 :] for at in places]
    for other in damaged:
        assert not readable(other) or essence(loads(other)) == essence(record)
    assert readable(text)
