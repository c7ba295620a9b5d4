"""Reading a written position key by key: what every game asks of the values of a snapshot.

A reader takes the key, its value and the number of seats, and raises Unreadable with the code of
a fault; the rule and the sentence to it are the game's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from barbaricum.core.errors import InvalidOptions, InvalidState, Refusal
from barbaricum.core.game import Json, Options

Reader = Callable[[str, Json, int], None]


class Seated(Protocol):
    """A table with so many seats."""

    @property
    def seats(self) -> int: ...


Table = TypeVar("Table", bound=Seated)


class Fault(Protocol):
    """A game's error for a code and what it speaks of."""

    def __call__(self, code: str, **values: object) -> InvalidState: ...


@dataclass(frozen=True, slots=True)
class Form(Generic[Table]):
    """How a game writes its positions."""

    readers: Mapping[str, Reader]
    table: Callable[[int, Options], Table]
    fault: Fault
    rules: tuple[str, str]
    """The rules about the number of seats and about the options."""

    def begin(self, snapshot: Mapping[str, Json]) -> Table:
        """The table of a snapshot whose keys can all be read; InvalidState if one cannot."""
        given: object = snapshot
        if not isinstance(given, Mapping) or "seats" not in given:
            raise self.fault("not-a-snapshot")
        try:
            settled = self._table(snapshot)
            read(snapshot, self.readers, settled.seats)
        except Unreadable as error:
            raise self.fault(error.code, **error.values) from None
        return settled

    def _table(self, snapshot: Mapping[str, Json]) -> Table:
        """The number of seats and the options."""
        options = snapshot.get("options", {})
        if not isinstance(options, Mapping):
            raise wrong("options", options)
        try:
            return self.table(snapshot["seats"], options)
        except InvalidOptions as error:
            rule = self.rules[error.code != "wrong-seats"]
            raise InvalidState.of(Refusal(rule, error.code, error.values, str(error))) from error


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
