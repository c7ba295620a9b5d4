"""A10 The map: 25 provinces, who borders whom, and tokens on them.

A set of provinces is a bit mask. All tokens together are one whole number: eighteen bits a
province, in it three bits a people (in peace and war a province never holds more than five).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

DATA: Final[dict[str, Any]] = json.loads(  # the shape of the file is checked by a test
    files(__package__).joinpath("map.json").read_text("utf-8")
)
VERSION: Final[str] = DATA["version"]
PROVINCES: Final[tuple[str, ...]] = tuple(entry["id"] for entry in DATA["provinces"])
NAMES: Final[dict[str, str]] = {entry["id"]: entry["name"] for entry in DATA["provinces"]}
INDEX: Final = {name: index for index, name in enumerate(PROVINCES)}

BIT: Final = tuple(1 << index for index in range(len(PROVINCES)))
ALL: Final = sum(BIT)
NORTH: Final = sum(BIT[INDEX[entry["id"]]] for entry in DATA["provinces"] if entry["northern"])
"""A10.1 The six northern provinces."""


NEAR: Final = tuple(
    sum(BIT[INDEX[name]] for name in (entry["id"], *entry["land"], *entry["sea"]))
    for entry in DATA["provinces"]
)
"""A10.2 Each province with all that border it, by land or by sea arrow."""

AREA: Final = tuple(range(0, 18 * len(PROVINCES), 18))
TOKEN: Final = tuple(tuple(1 << area + 3 * people for area in AREA) for people in range(6))
"""One token of a people in a province, to be added to the tokens on the map."""

TOKENS_EVERYWHERE: Final = tuple(sum(row) for row in TOKEN)
"""One token of a people in every province."""
_LOWEST: Final = TOKENS_EVERYWHERE[0]
_DIGITS: Final = sum(TOKENS_EVERYWHERE)


def provinces(mask: int) -> Iterator[int]:
    """The provinces of a mask, in the order of the map."""
    return (index for index in range(len(PROVINCES)) if mask & BIT[index])


def inside(tokens: int, province: int) -> int:
    """What lies in one province: three bits a people."""
    return tokens >> AREA[province] & 0o777777


def crowd(tokens: int, province: int) -> int:
    """How many tokens lie in one province: the sum of its octal digits, by casting out sevens."""
    return inside(tokens, province) % 7


def number_in(tokens: int, people: int, province: int) -> int:
    """How many tokens of a people lie in a province."""
    return tokens >> AREA[province] + 3 * people & 7


def present(tokens: int, province: int) -> list[int]:
    """The peoples that have a token in the province."""
    return [people for people in range(6) if number_in(tokens, people, province)]


def _homes(tokens: int, people: int) -> int:
    """Where a token of the people lies: the lowest bit of the area of each such province."""
    digits = tokens >> 3 * people
    return (digits | digits >> 1 | digits >> 2) & _LOWEST


def spread(tokens: int, people: int) -> int:
    """A5.2 M, the number of provinces that hold a token of the people."""
    return _homes(tokens, people).bit_count()


def spreads(tokens: int) -> list[int]:
    """A5.2 The same for all six peoples."""
    homes = (tokens | tokens >> 1 | tokens >> 2) & _DIGITS
    return [(homes & every).bit_count() for every in TOKENS_EVERYWHERE]


def near(tokens: int, people: int) -> int:
    """A3.3 The provinces that hold a token of the people, and all that border them."""
    mask, homes = 0, _homes(tokens, people)
    while homes:
        mask |= NEAR[homes.bit_length() // 18]
        homes ^= 1 << homes.bit_length() - 1
    return mask
