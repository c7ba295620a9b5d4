from collections import Counter
from collections.abc import Callable

import pytest

from barbaricum.core import Json
from barbaricum.core.memo import Memo, put
from barbaricum.core.reading import (
    Reader,
    Unreadable,
    a_bool,
    a_number,
    a_seat,
    by_seat,
    one_of,
    or_null,
    read,
    read_before,
)

READERS: dict[str, Reader] = {"seats": read_before, "scores": by_seat(a_number(9))}


@pytest.mark.parametrize(
    ("reader", "good", "bad"),
    [
        (a_number(3), [0, 3], [4, -1, True, 1.0, "1", None]),
        (a_number(), [0, 10**9], [-1, None]),
        (a_seat, [0, 2], [3, -1, "0"]),
        (a_bool, [True, False], [0, None, "yes"]),
        (one_of("north", "south"), ["north"], ["east", None, ["north"]]),
        (or_null(one_of("north")), [None, "north"], ["east", 0]),
        (by_seat(a_bool), [[True, True, False], (True, True, True)], [[True], "yes", [1, 2, 3]]),
    ],
)
def test_a_reader_takes_what_fits_and_nothing_else(
    reader: Reader, good: list[Json], bad: list[Json]
) -> None:
    for value in good:
        assert reads(lambda value=value: reader("key", value, 3))  # type: ignore[misc]  # bound now
    for value in bad:
        with pytest.raises(Unreadable):
            reader("key", value, 3)


def reads(reading: Callable[[], None]) -> bool:
    """Whether it reads without a fault."""
    reading()
    return True


@pytest.mark.parametrize(
    ("snapshot", "code", "values"),
    [
        ({"colour": "red"}, "unknown-key", {"key": "colour"}),
        ({"scores": [1]}, "not-by-seat", {"key": "scores", "seats": 2}),
        ({"scores": [1, 10]}, "wrong-value", {"key": "scores", "value": "10"}),
    ],
)
def test_what_cannot_be_read_says_where(
    snapshot: dict[str, Json], code: str, values: dict[str, object]
) -> None:
    with pytest.raises(Unreadable) as found:
        read(snapshot, READERS, 2)
    assert (found.value.code, found.value.values) == (code, values)


def test_what_can_be_read_is_read_in_silence() -> None:
    assert reads(lambda: read({"seats": 2, "scores": [1, 9]}, READERS, 2))


def test_a_memo_makes_each_value_once_and_starts_afresh_when_full() -> None:
    made = Counter[int]()

    def square(number: int) -> int:
        made[number] += 1
        return number * number

    squares = Memo[int, int](square, limit=2)
    assert [squares[3], squares[3], squares[4]] == [9, 9, 16]
    assert made == {3: 1, 4: 1}
    assert (squares[5], len(squares)) == (25, 1)


def test_a_row_with_one_value_changed() -> None:
    assert put((1, 2, 3), 1, 9) == (1, 9, 3)
