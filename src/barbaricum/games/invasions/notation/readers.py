"""Reading a snapshot key by key: each value is what the contract says it is, or a fault."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, get_args

from barbaricum.core.game import Json
from barbaricum.core.reading import (
    Reader,
    Unreadable,
    a_bool,
    a_number,
    a_seat,
    by_seat,
    one_of,
    or_null,
    read_before,
    whole,
    wrong,
)
from barbaricum.games.invasions.data.cards import RUNE, SAGA
from barbaricum.games.invasions.data.material import HAND, PIECES, SIZES, TOKENS, VALUES, VIKINGS
from barbaricum.games.invasions.data.world import DIRECTIONS, PORTS, WHERE
from barbaricum.games.invasions.table import Ending, Phase, What


def names(known: Collection[str]) -> Reader:
    """A list of known names, none of them twice."""

    def read(key: str, value: Json, _seats: int) -> None:
        if not isinstance(value, list | tuple):
            raise wrong(key, value)
        for name in value:
            if not isinstance(name, str) or name not in known:
                raise Unreadable("unknown-name", key=key, name=repr(name))
            if value.count(name) > 1:
                raise Unreadable("named-twice", key=key, name=name)

    return read


def mapping(known: Collection[str], read_one: Reader) -> Reader:
    """An object whose keys are known names."""

    def read(key: str, value: Json, seats: int) -> None:
        if not isinstance(value, Mapping):
            raise wrong(key, value)
        for name, entry in value.items():
            if name not in known:
                raise Unreadable("unknown-name", key=key, name=repr(name))
            read_one(key, entry, seats)

    return read


def record(readers: Mapping[str, Reader]) -> Reader:
    """An object with some of these keys; null is as good as none."""

    def read(key: str, value: Json, seats: int) -> None:
        if not isinstance(value, Mapping):
            raise wrong(key, value)
        for name, entry in value.items():
            if name not in readers:
                raise Unreadable("unknown-name", key=key, name=repr(name))
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
    "seats": read_before,
    "options": read_before,
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
