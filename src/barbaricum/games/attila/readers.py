"""Reading a snapshot key by key: each value is what the contract says it is, or a fault."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, get_args

from barbaricum.core.game import Json
from barbaricum.games.attila.map import INDEX
from barbaricum.games.attila.material import CARDS, PEOPLES, TILES, TOKENS, TRACK_END
from barbaricum.games.attila.reasons import fault
from barbaricum.games.attila.state import Ending, Phase

Reader = Callable[[str, Json, int], None]
"""Takes the key, its value and the number of seats."""


def whole(value: Json, most: int | None = None) -> bool:
    """Whether the value is a whole number from 0 on (true is none)."""
    return type(value) is int and value >= 0 and (most is None or value <= most)


def a_number(most: int | None) -> Reader:
    """A whole number up to the most there can be."""

    def read(key: str, value: Json, _seats: int) -> None:
        if not whole(value, most):
            raise fault("wrong-value", key=key, value=repr(value))

    return read


def a_seat(key: str, value: Json, seats: int) -> None:
    """A1.2 A seat of the table."""
    if not whole(value, seats - 1):
        raise fault("wrong-value", key=key, value=repr(value))


def a_bool(key: str, value: Json, _seats: int) -> None:
    """True or false."""
    if not isinstance(value, bool):
        raise fault("wrong-value", key=key, value=repr(value))


def one_of(*values: str | None) -> Reader:
    """One of a few texts."""

    def read(key: str, value: Json, _seats: int) -> None:
        if not (value is None or isinstance(value, str)) or value not in values:
            raise fault("wrong-value", key=key, value=repr(value))

    return read


def counts(most: int) -> Reader:
    """A1.1 A count by people."""

    def read(key: str, value: Json, _seats: int) -> None:
        if not isinstance(value, Mapping):
            raise fault("wrong-value", key=key, value=repr(value))
        for people, number in value.items():
            if people not in PEOPLES:
                raise fault("unknown-people", key=key, people=people)
            if not whole(number, most):
                raise fault("wrong-number", key=key, people=people, number=number, most=most)

    return read


def by_seat(read_one: Reader) -> Reader:
    """A1.2 A list with an entry for each seat."""

    def read(key: str, value: Json, seats: int) -> None:
        if not isinstance(value, list | tuple) or len(value) != seats:
            raise fault("not-by-seat", key=key, seats=seats)
        for entry in value:
            read_one(key, entry, seats)

    return read


def or_null(read_some: Reader) -> Reader:
    """Null, or something."""

    def read(key: str, value: Json, seats: int) -> None:
        if value is not None:
            read_some(key, value, seats)

    return read


def names(key: str, value: Json, known: tuple[str, ...] | Mapping[str, int]) -> None:
    """A list of known names, none of them twice."""
    if not isinstance(value, list | tuple):
        raise fault("wrong-value", key=key, value=repr(value))
    for name in value:
        if not isinstance(name, str) or name not in known:
            if known is INDEX:
                raise fault("unknown-province", key=key, province=name)
            raise fault("wrong-value", key=key, value=repr(name))
        if value.count(name) > 1:
            raise fault("named-twice", key=key, name=name)


def provinces(key: str, value: Json, _seats: int) -> None:
    """A10.2 A list of provinces."""
    names(key, value, INDEX)


def tiles(key: str, value: Json, _seats: int) -> None:
    """A1.2 The action tiles of a player."""
    names(key, value, TILES)


def tokens(key: str, value: Json, seats: int) -> None:
    """A1.1, A10.2 Tokens by province and people."""
    if not isinstance(value, Mapping):
        raise fault("wrong-value", key=key, value=repr(value))
    provinces(key, list(value), seats)
    for here in value.values():
        counts(TOKENS)(key, here, seats)


def peace(key: str, value: Json, _seats: int) -> None:
    """A1.3 The tiles left in each of four centuries."""
    if not isinstance(value, list | tuple) or len(value) != 4 or not all(map(whole, value)):
        raise fault("wrong-value", key=key, value=repr(value))


def due(key: str, value: Json, seats: int) -> None:
    """A2.1 A seat and a number of cards."""
    match value:
        case None:
            return
        case [seat, cards] if whole(seat, seats - 1) and whole(cards) and cards:
            return
    raise fault("wrong-value", key=key, value=repr(value))


def table(_key: str, _value: Json, _seats: int) -> None:
    """Read before everything else."""


READERS: Final[Mapping[str, Reader]] = {
    "seats": table,
    "options": table,
    "first": a_seat,
    "active": a_seat,
    "tokens": tokens,
    "pacified": provinces,
    "supply": counts(TOKENS),
    "influence": by_seat(counts(TRACK_END)),
    "scores": by_seat(a_number(None)),
    "hands": by_seat(counts(CARDS)),
    "draw": counts(CARDS),
    "discard": counts(CARDS),
    "peace": peace,
    "tiles": by_seat(tiles),
    "phase": one_of(*get_args(Phase)),
    "cards_left": a_number(2),
    "played": a_number(3),
    "tile_used": a_bool,
    "skipped": a_bool,
    "people": one_of(None, *PEOPLES),
    "wars": provinces,
    "laid": by_seat(or_null(counts(CARDS))),
    "aside": counts(CARDS),
    "due": due,
    "called": one_of(None, *get_args(Ending)),
}
