"""Reading a written position key by key: what every game asks of the values of a snapshot.

A reader takes the key, its value and the number of seats, and raises Unreadable with the code of
a fault; the rule and the sentence to it are the game's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from barbaricum.core.game import Json

Reader = Callable[[str, Json, int], None]


class Unreadable(Exception):
    """A value that is not what its key needs: the code of the fault, and what it speaks of."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.values = values


def read(snapshot: Mapping[str, Json], readers: Mapping[str, Reader], seats: int) -> None:
    """Every key is known, and its value is read."""
    for key, value in snapshot.items():
        if key not in readers:
            raise Unreadable("unknown-key", key=key)
        readers[key](key, value, seats)


def wrong(key: str, value: Json) -> Unreadable:
    """A value of the wrong kind."""
    return Unreadable("wrong-value", key=key, value=repr(value))


def whole(value: Json, most: int | None = None) -> bool:
    """Whether the value is a whole number from 0 on (true is none)."""
    return type(value) is int and value >= 0 and (most is None or value <= most)


def read_before(_key: str, _value: Json, _seats: int) -> None:
    """Read before everything else: the seats and the options."""


def a_number(most: int | None = None) -> Reader:
    """A whole number up to the most there can be."""

    def read_number(key: str, value: Json, _seats: int) -> None:
        if not whole(value, most):
            raise wrong(key, value)

    return read_number


def a_seat(key: str, value: Json, seats: int) -> None:
    """A seat of the table."""
    if not whole(value, seats - 1):
        raise wrong(key, value)


def a_bool(key: str, value: Json, _seats: int) -> None:
    """True or false."""
    if not isinstance(value, bool):
        raise wrong(key, value)


def one_of(*values: str) -> Reader:
    """One of a few texts."""

    def read_text(key: str, value: Json, _seats: int) -> None:
        if not isinstance(value, str) or value not in values:
            raise wrong(key, value)

    return read_text


def or_null(read_some: Reader) -> Reader:
    """Null, or something."""

    def read_or_null(key: str, value: Json, seats: int) -> None:
        if value is not None:
            read_some(key, value, seats)

    return read_or_null


def by_seat(read_one: Reader) -> Reader:
    """A list with an entry for each seat."""

    def read_seats(key: str, value: Json, seats: int) -> None:
        if not isinstance(value, list | tuple) or len(value) != seats:
            raise Unreadable("not-by-seat", key=key, seats=seats)
        for entry in value:
            read_one(key, entry, seats)

    return read_seats
