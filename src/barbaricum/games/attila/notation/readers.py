"""Reading a snapshot key by key: each value is what the contract says it is, or a fault."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from barbaricum.core.game import Json
from barbaricum.core.reading import (
    Reader,
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
from barbaricum.games.attila.data.board import INDEX
from barbaricum.games.attila.data.material import CARDS, PEOPLES, TILES, TOKENS, TRACK_END
from barbaricum.games.attila.rules.reasons import fault
from barbaricum.games.attila.state import Ending, Phase


def counts(most: int) -> Reader:
    """A1.1 A count by people."""

    def read(key: str, value: Json, _seats: int) -> None:
        if not isinstance(value, Mapping):
            raise wrong(key, value)
        for people, number in value.items():
            if people not in PEOPLES:
                raise fault("unknown-people", key=key, people=people)
            if not whole(number, most):
                raise fault("wrong-number", key=key, people=people, number=number, most=most)

    return read


def names(key: str, value: Json, known: tuple[str, ...] | Mapping[str, int]) -> None:
    """A list of known names, none of them twice."""
    if not isinstance(value, list | tuple):
        raise wrong(key, value)
    for name in value:
        if not isinstance(name, str) or name not in known:
            if known is INDEX:
                raise fault("unknown-province", key=key, province=name)
            raise wrong(key, name)
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
        raise wrong(key, value)
    provinces(key, list(value), seats)
    for here in value.values():
        counts(TOKENS)(key, here, seats)


def peace(key: str, value: Json, _seats: int) -> None:
    """A1.3 The tiles left in each of four centuries."""
    if not isinstance(value, list | tuple) or len(value) != 4 or not all(map(whole, value)):
        raise wrong(key, value)


def due(key: str, value: Json, seats: int) -> None:
    """A2.1 A seat and a number of cards."""
    match value:
        case None:
            return
        case [seat, cards] if whole(seat, seats - 1) and whole(cards) and cards:
            return
    raise wrong(key, value)


READERS: Final[Mapping[str, Reader]] = {
    "seats": read_before,
    "options": read_before,
    "first": a_seat,
    "active": a_seat,
    "tokens": tokens,
    "pacified": provinces,
    "supply": counts(TOKENS),
    "influence": by_seat(counts(TRACK_END)),
    "scores": by_seat(a_number()),
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
    "people": or_null(one_of(*PEOPLES)),
    "wars": provinces,
    "laid": by_seat(or_null(counts(CARDS))),
    "aside": counts(CARDS),
    "due": due,
    "called": or_null(one_of(*get_args(Ending))),
}
