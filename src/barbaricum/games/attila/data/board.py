"""A10 A board: its provinces, who borders whom, and tokens on them.

A set of provinces (`Places`) is a bit mask. All tokens together are one whole number: eighteen
bits a province, in it three bits a people (in peace and war a province never holds more than five).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, Generic, TypeVar

from barbaricum.core.memo import Memo
from barbaricum.core.pack import Pack, canonical, id_of
from barbaricum.games.attila.data.material import Bag, every_card_of, only
from barbaricum.games.attila.data.pack import check

Places = int
NOWHERE: Final = 0
PEOPLES: Final = range(6)
_AREA: Final = 18
_INSIDE: Final = 0o777777
T = TypeVar("T")


class Board:
    """The provinces of a data pack, and the tables worked out from them."""

    def __init__(self, pack: Pack, *, own: bool = False) -> None:
        check(pack)
        entries = pack["provinces"]
        self.pack = pack
        self.id: str = pack["version"] if own else id_of(pack)
        self.provinces: tuple[str, ...] = tuple(entry["id"] for entry in entries)
        self.index: Mapping[str, int] = {name: at for at, name in enumerate(self.provinces)}
        self.all = self.places(self.provinces)
        self.north = self.places(entry["id"] for entry in entries if entry["northern"])
        """A10.1 The northern provinces."""
        self.near = tuple(
            self.places((entry["id"], *entry["land"], *entry["sea"])) for entry in entries
        )
        """A10.2 Each province with all that border it, by land or by sea arrow."""
        areas = range(0, _AREA * len(entries), _AREA)
        self.token = tuple(tuple(1 << area + 3 * people for area in areas) for people in PEOPLES)
        """By people and province: one token there, to be added to the tokens on the map."""
        self._everywhere = tuple(sum(row) for row in self.token)
        self._lowest, self._digits = self._everywhere[0], sum(self._everywhere)

    def __reduce__(self) -> tuple[object, ...]:
        return _kept, (canonical(self.pack),)

    def places(self, names: Iterable[str]) -> Places:
        """The set of these provinces."""
        return sum(1 << self.index[name] for name in names)

    def names(self, places: Places) -> list[str]:
        """The provinces of a set, in the order of the board."""
        return [self.provinces[at] for at in members(places)]

    def packed(self, tokens: Mapping[str, Mapping[str, int]], peoples: Sequence[str]) -> int:
        """Tokens by province and people as one number."""
        return sum(
            number * self.token[peoples.index(people)][self.index[province]]
            for province, here in tokens.items()
            for people, number in here.items()
        )

    def spread(self, tokens: int, people: int) -> int:
        """A5.2 M, the number of provinces that hold a token of the people."""
        return self._homes(tokens, people).bit_count()

    def spreads(self, tokens: int) -> list[int]:
        """A5.2 The same for all six peoples."""
        homes = (tokens | tokens >> 1 | tokens >> 2) & self._digits
        return [(homes & every).bit_count() for every in self._everywhere]

    def around(self, tokens: int, people: int) -> Places:
        """A3.3 The provinces that hold a token of the people, and all that border them."""
        places, homes = NOWHERE, self._homes(tokens, people)
        while homes:
            places |= self.near[homes.bit_length() // _AREA]
            homes ^= 1 << homes.bit_length() - 1
        return places

    def _homes(self, tokens: int, people: int) -> int:
        """Where a token of the people lies: the lowest bit of the area of each such province."""
        digits = tokens >> 3 * people
        return (digits | digits >> 1 | digits >> 2) & self._lowest

    def total(self, tokens: int, people: int) -> int:
        """A1.1 How many tokens of the people lie on the map."""
        return sum(number_in(tokens, people, at) for at in range(len(self.provinces)))


@cache
def built_in() -> Board:
    """A10 The board that comes with the game."""
    text = files(__package__).joinpath("map.json").read_text("utf-8")
    return Board(json.loads(text), own=True)


def board_of(pack: Pack) -> Board:
    """The board of a pack; always the same one, so that boards compare by identity."""
    check(pack)
    return _kept(canonical(pack))


@cache
def _kept(text: str) -> Board:
    own = built_in()
    return own if text == canonical(own.pack) else Board(json.loads(text))


# --- Sets of provinces ---


def members(places: Places) -> Iterator[int]:
    """The provinces of a set, in the order of the board."""
    return (at for at in range(places.bit_length()) if places >> at & 1)


def contains(places: Places, province: int) -> bool:
    """Whether the province is in the set."""
    return bool(places >> province & 1)


def without(places: Places, province: int) -> Places:
    """The set without one province."""
    return places & ~(1 << province)


def outside(places: Places, others: Places) -> Places:
    """The provinces of a set that are not in the other."""
    return places & ~others


def shared(places: Places, others: Places) -> Places:
    """The provinces that are in both sets."""
    return places & others


def union(places: Places, others: Places) -> Places:
    """The provinces that are in one of the sets or in both."""
    return places | others


def any_shared(reach: Sequence[Places], peoples: Iterable[int], places: Places) -> bool:
    """Whether the reach of any of the peoples has a province of the set."""
    for people in peoples:  # noqa: SIM110  a loop is three times as fast as any()
        if reach[people] & places:
            return True
    return False


class ByPlaces(Generic[T]):
    """Something of each province, looked up by sets of provinces in two halves of the board."""

    HALF: Final = 13
    WEST: Final = (1 << HALF) - 1

    def __init__(self, row: Sequence[T]) -> None:
        west, east = row[: self.HALF], row[self.HALF :]
        self._west = Memo[Places, tuple[T, ...]](lambda set_: tuple(west[v] for v in members(set_)))
        self._east = Memo[Places, tuple[T, ...]](lambda set_: tuple(east[v] for v in members(set_)))

    def shared(self, places: Places, others: Places) -> tuple[T, ...]:
        """That of every province which is in both sets."""
        places &= others
        return self._west[places & self.WEST] + self._east[places >> self.HALF]


# --- Tokens ---


def inside(tokens: int, province: int) -> int:
    """What lies in one province: three bits a people."""
    return tokens >> _AREA * province & _INSIDE


def crowd(tokens: int, province: int) -> int:
    """How many tokens lie in one province: the sum of its octal digits, by casting out sevens."""
    return (tokens >> _AREA * province & _INSIDE) % 7


def number_in(tokens: int, people: int, province: int) -> int:
    """How many tokens of a people lie in a province."""
    return tokens >> _AREA * province + 3 * people & 7


def tokens_of(contents: int, people: int) -> int:
    """How many tokens of a people are in what lies in a province."""
    return contents >> 3 * people & 7


def with_one_more(contents: int, people: int) -> int:
    """What lies in a province once a token of a people is added."""
    return contents + (1 << 3 * people)


def is_full(contents: int) -> bool:
    """A4.1 Whether four tokens lie there, so that one more brings war."""
    return contents % 7 == 4


def changed(before: int, after: int, province: int) -> bool:
    """Whether the tokens of a province differ."""
    return bool(inside(before ^ after, province))


PRESENT: Final = Memo[int, tuple[int, ...]](
    lambda contents: tuple(people for people in PEOPLES if contents >> 3 * people & 7)
)
"""The peoples present, by what lies in a province."""


def present(tokens: int, province: int) -> tuple[int, ...]:
    """The peoples that have a token in the province."""
    return PRESENT[inside(tokens, province)]


_CARDS: Final = Memo[int, Bag](lambda contents: every_card_of(PRESENT[contents]))


def cards_of_present(hand: Bag, contents: int) -> Bag:
    """A4.2 The cards of the hand whose peoples are present."""
    return only(hand, _CARDS[contents])


# --- Distances ---


@cache
def steps(on: Board) -> dict[str, int]:
    """A10.2 The steps of each province from the red line, over borders and sea arrows."""
    found: dict[str, int] = {}
    reached, step = on.north, 0
    while len(found) < len(on.provinces):
        for name in on.names(reached):
            found.setdefault(name, step)
        for at in list(members(reached)):
            reached |= on.near[at]
        step += 1
    return found


@cache
def reaches(on: Board) -> tuple[tuple[str, ...], ...]:
    """The provinces by reach: northern, one step away, two steps, farther."""
    away = steps(on)
    return tuple(
        tuple(name for name in on.provinces if min(3, away[name]) == reach) for reach in range(4)
    )
