"""Reading a snapshot key by key: each value is what the contract says it is, or a fault."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final, get_args

from barbaricum.core.game import Json
from barbaricum.games.invasions.cards import RUNE, SAGA
from barbaricum.games.invasions.faults import fault
from barbaricum.games.invasions.material import HAND, PIECES, SIZES, TOKENS, VALUES, VIKINGS
from barbaricum.games.invasions.table import Ending, Phase, What
from barbaricum.games.invasions.world import DIRECTIONS, PORTS, WHERE

Reader = Callable[[str, Json, int], None]
"""Takes the key, its value and the number of seats."""


def whole(value: Json, most: int | None = None) -> bool:
    """Whether the value is a whole number from 0 on (true is none)."""
    return type(value) is int and value >= 0 and (most is None or value <= most)


def wrong(key: str, value: Json) -> Exception:
    """The fault of a value of the wrong kind."""
    return fault("wrong-value", key=key, value=repr(value))


def a_number(most: int | None = None) -> Reader:
    """A whole number up to the most there can be."""

    def read(key: str, value: Json, _seats: int) -> None:
        if not whole(value, most):
            raise wrong(key, value)

    return read


def a_seat(key: str, value: Json, seats: int) -> None:
    """V1.5 A seat of the table."""
    if not whole(value, seats - 1):
        raise wrong(key, value)


def a_bool(key: str, value: Json, _seats: int) -> None:
    """True or false."""
    if not isinstance(value, bool):
        raise wrong(key, value)


def one_of(*values: str) -> Reader:
    """One of a few texts."""

    def read(key: str, value: Json, _seats: int) -> None:
        if not isinstance(value, str) or value not in values:
            raise wrong(key, value)

    return read


def or_null(read_some: Reader) -> Reader:
    """Null, or something."""

    def read(key: str, value: Json, seats: int) -> None:
        if value is not None:
            read_some(key, value, seats)

    return read


def by_seat(read_one: Reader) -> Reader:
    """V1.5 A list with an entry for each seat."""

    def read(key: str, value: Json, seats: int) -> None:
        if not isinstance(value, list | tuple) or len(value) != seats:
            raise fault("not-by-seat", key=key, seats=seats)
        for entry in value:
            read_one(key, entry, seats)

    return read


def names(known: Collection[str]) -> Reader:
    """A list of known names, none of them twice."""

    def read(key: str, value: Json, _seats: int) -> None:
        if not isinstance(value, list | tuple):
            raise wrong(key, value)
        for name in value:
            if not isinstance(name, str) or name not in known:
                raise fault("unknown-name", key=key, name=repr(name))
            if value.count(name) > 1:
                raise fault("named-twice", key=key, name=name)

    return read


def mapping(known: Collection[str], read_one: Reader) -> Reader:
    """An object whose keys are known names."""

    def read(key: str, value: Json, seats: int) -> None:
        if not isinstance(value, Mapping):
            raise wrong(key, value)
        for name, entry in value.items():
            if name not in known:
                raise fault("unknown-name", key=key, name=repr(name))
            read_one(key, entry, seats)

    return read


def record(readers: Mapping[str, Reader]) -> Reader:
    """An object with some of these keys; null is as good as none."""

    def read(key: str, value: Json, seats: int) -> None:
        if not isinstance(value, Mapping):
            raise wrong(key, value)
        for name, entry in value.items():
            if name not in readers:
                raise fault("unknown-name", key=key, name=repr(name))
            or_null(readers[name])(f"{key}.{name}", entry, seats)

    return read


def numbers(most: int, length: int | None = None) -> Reader:
    """A list of whole numbers."""

    def read(key: str, value: Json, _seats: int) -> None:
        if not isinstance(value, list | tuple) or not all(whole(entry, most) for entry in value):
            raise wrong(key, value)
        if length is not None and len(value) != length:
            raise wrong(key, value)

    return read


def table(_key: str, _value: Json, _seats: int) -> None:
    """Read before everything else."""


GOODS: Final = PIECES[1:]
A_TREASURE: Final = a_number(max(VALUES["large"]))
RUNE_COUNTS: Final = mapping(RUNE, a_number(3))
SHIP: Final = record({"at": one_of(*WHERE), "hold": mapping(PIECES, a_number(VIKINGS))})
PORT: Final = record({"goods": one_of(*GOODS), "settlement": a_seat, "town": one_of(*SIZES)})
HIDDEN: Final = {size: mapping(list(map(str, VALUES[size])), a_number(12)) for size in SIZES}
PENDING: Final = {
    "what": one_of(*get_args(What)), "n": a_number(VIKINGS), "seat": a_seat,
    "rune": one_of("contested", "unrest"), "port": one_of(*PORTS), "of": a_number(3),
    "thrown": numbers(6), "lost": a_number(3),
}  # fmt: skip

READERS: Final[Mapping[str, Reader]] = {
    "seats": table,
    "options": table,
    "first": a_seat,
    "active": a_seat,
    "ships": by_seat(SHIP),
    "reserve": by_seat(a_number(VIKINGS)),
    "vp": by_seat(a_number()),
    "hands": by_seat(RUNE_COUNTS),
    "goods": mapping(GOODS, a_number(TOKENS)),
    "demand": one_of(*GOODS),
    "wind": one_of(*DIRECTIONS),
    "prepared": a_number(),
    "sailed": a_number(),
    "suffered": a_number(),
    "ports": mapping(PORTS, PORT),
    "towns": by_seat(mapping(PORTS, A_TREASURE)),
    "won": by_seat(names(SAGA)),
    "open": names(SAGA),
    "aside": names(SAGA),
    "sagas": mapping(("1", "2", "3"), names(SAGA)),
    "left": numbers(9, 3),
    "runes": RUNE_COUNTS,
    "discards": RUNE_COUNTS,
    "treasures": record(HIDDEN),
    "missions": names(PORTS),
    "turns_left": or_null(a_number()),
    "quiet": a_number(),
    "busy": a_bool,
    "turn": a_number(),
    "bonus": record(dict.fromkeys(("raven", "berserk", "calm"), a_number(2))),
    "combat": or_null(record({"lost": a_number(HAND), "treasure": A_TREASURE})),
    "ending": or_null(one_of(*get_args(Ending))),
    "phase": one_of(*get_args(Phase)),
    "pending": or_null(record(PENDING)),
}
