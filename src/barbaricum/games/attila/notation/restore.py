"""Reading a written position: defaults for what is left out, a reason for what cannot be."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from functools import partial
from typing import Final, get_args

from barbaricum.core.codes import Fault
from barbaricum.core.game import Json
from barbaricum.core.memo import Memo
from barbaricum.core.reading import (
    Form,
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
from barbaricum.games.attila.codes import CODES
from barbaricum.games.attila.data.board import Board
from barbaricum.games.attila.data.material import (
    CARDS,
    PEACE_TILES,
    PEOPLES,
    TILES,
    TOKENS,
    TRACK_END,
)
from barbaricum.games.attila.notation.check import check
from barbaricum.games.attila.notation.snapshot import assemble, peace_left
from barbaricum.games.attila.state import Ending, Phase, State, Table, table

CODES.fault("A2", "not-a-snapshot")
CODES.fault("A2", "unknown-key")
CODES.fault("A2", "wrong-value")
CODES.fault("A1.2", "not-by-seat")
UNKNOWN_PEOPLE: Final = CODES.fault("A1.1", "unknown-people")
UNKNOWN_PROVINCE: Final = CODES.fault("A10.2", "unknown-province")
WRONG_NUMBER: Final = CODES.fault("A1.1", "wrong-number")
NAMED_TWICE: Final = CODES.fault("A1.1", "named-twice")


def counts(most: int) -> Reader:
    """A1.1 A count by people."""

    def read(key: str, value: Json, _seats: int) -> None:
        if not isinstance(value, Mapping):
            raise wrong(key, value)
        for people, number in value.items():
            if people not in PEOPLES:
                raise UNKNOWN_PEOPLE(key=key, people=people)
            if not whole(number, most):
                raise WRONG_NUMBER(key=key, people=people, number=number, most=most)

    return read


def names(key: str, value: Json, known: Container[str], unknown: Fault | None = None) -> None:
    """A list of known names, none of them twice."""
    if not isinstance(value, list | tuple):
        raise wrong(key, value)
    for name in value:
        if not isinstance(name, str) or name not in known:
            raise wrong(key, name) if unknown is None else unknown(key=key, province=name)
        if value.count(name) > 1:
            raise NAMED_TWICE(key=key, name=name)


def provinces(board: Board) -> Reader:
    """A10.2 A list of provinces."""
    return lambda key, value, _seats: names(key, value, board.index, UNKNOWN_PROVINCE)


def tiles(key: str, value: Json, _seats: int) -> None:
    """A1.2 The action tiles of a player."""
    names(key, value, TILES)


def tokens(board: Board) -> Reader:
    """A1.1, A10.2 Tokens by province and people."""

    def read(key: str, value: Json, seats: int) -> None:
        if not isinstance(value, Mapping):
            raise wrong(key, value)
        provinces(board)(key, list(value), seats)
        for here in value.values():
            counts(TOKENS)(key, here, seats)

    return read


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


READERS: Final[dict[str, Reader]] = {
    "seats": read_before,
    "options": read_before,
    "first": a_seat,
    "active": a_seat,
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
    "laid": by_seat(or_null(counts(CARDS))),
    "aside": counts(CARDS),
    "due": due,
    "called": or_null(one_of(*get_args(Ending))),
}


def _form(board: Board) -> Form[Table]:
    """How positions on a board are written."""
    of_board = {"tokens": tokens(board), "pacified": provinces(board), "wars": provinces(board)}
    return Form(READERS | of_board, partial(table, board), CODES.invalid, ("A1.2", "A9"))


FORMS: Final = Memo[Board, Form[Table]](_form)


def restore(board: Board, snapshot: Mapping[str, Json]) -> State:
    """The position of a snapshot; InvalidState with the reason if there is none."""
    settled = FORMS[board].begin(snapshot)
    keys = complete(settled, snapshot)
    check(settled, keys)
    return assemble(settled, keys)


def complete(settled: Table, snapshot: Mapping[str, Json]) -> dict[str, Json]:
    """The snapshot with every key: as at set-up, or what is left over."""
    seats = settled.seats
    keys: dict[str, Json] = {
        "first": 0, "active": 0, "tokens": {}, "pacified": [], "influence": [{}] * seats,
        "scores": [0] * seats, "hands": [{}] * seats, "tiles": [TILES] * seats, "phase": "card",
        "cards_left": settled.cards_a_turn, "played": 0, "tile_used": False, "skipped": False,
        "people": None, "wars": [], "laid": [None] * seats, "aside": {}, "due": None,
    } | dict(snapshot)  # fmt: skip
    placed = min(PEACE_TILES, len(keys["pacified"]))
    keys.setdefault("peace", peace_left(PEACE_TILES - placed))
    keys.setdefault("called", None if sum(keys["peace"]) else "peace-tiles")
    keys.setdefault("supply", left_over(TOKENS, keys["tokens"].values()))
    if "draw" in keys:
        keys.setdefault("discard", left_over(CARDS, [*cards_held(keys), keys["draw"]]))
    keys.setdefault("discard", {})
    keys.setdefault("draw", left_over(CARDS, [*cards_held(keys), keys["discard"]]))
    return keys


def cards_held(keys: Mapping[str, Json]) -> list[Mapping[str, int]]:
    """The counts of all cards that are in no pile."""
    return [*keys["hands"], *(cards or {} for cards in keys["laid"]), keys["aside"]]


def left_over(of_each: int, used: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """What is left of so many of each people; if more are used, none (and `check` says so)."""
    left = dict.fromkeys(PEOPLES, of_each)
    for counts in used:
        for people, number in counts.items():
            left[people] = max(0, left[people] - number)
    return {people: number for people, number in left.items() if number}
