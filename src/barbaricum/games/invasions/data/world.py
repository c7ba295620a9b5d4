"""V14.1 The map: ports, home ports, sea and river spaces, who is next to whom.

A place is a number: first the ports, then the home ports, then the spaces, last the wintering
zone. A set of ports is a bit mask.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from barbaricum.games.invasions.data.tables import WORLD

VERSION: Final[str] = WORLD["version"]
_ALL: Final = (*WORLD["ports"], *WORLD["homes"], *WORLD["spaces"])

PORTS: Final[tuple[str, ...]] = tuple(port["id"] for port in WORLD["ports"])
HOMES: Final[tuple[str, ...]] = tuple(home["id"] for home in WORLD["homes"])
PLACES: Final[tuple[str, ...]] = tuple(place["id"] for place in _ALL)
FIRST_HOME: Final = len(PORTS)
FIRST_SPACE: Final = FIRST_HOME + len(HOMES)
WINTERING: Final = len(PLACES)
WHERE: Final = (*PLACES, "wintering")
INDEX: Final = {name: index for index, name in enumerate(WHERE)}

NEAR: Final = (*(tuple(INDEX[name] for name in place["near"]) for place in _ALL), ())
"""V6.1 The places one step away; none from the wintering zone."""

DIRECTIONS: Final = ("north", "east", "south", "west")
"""V7.1, V9.5 The weather zones and the directions of the wind, clockwise."""
SOUTH: Final = 2
ZONE: Final = tuple(DIRECTIONS.index(place["zone"]) for place in _ALL)
_BASE: Final[tuple[int, ...]] = tuple(WORLD["weather"]["fair"][zone] for zone in DIRECTIONS)
_WIND: Final = (1, 0, -1, 0)
FAIR: Final = tuple(
    tuple(_BASE[zone] + _WIND[(zone - wind) % 4] for zone in range(4)) for wind in range(4)
)
"""V7.2 Fair-weather days by wind and zone."""

BIT: Final = tuple(1 << port for port in range(len(PORTS)))
VALUE: Final[tuple[int, ...]] = tuple(port["value"] for port in WORLD["ports"])
REGIONS: Final = tuple(
    sum(BIT[INDEX[name]] for name in region["ports"]) for region in WORLD["regions"]
)
REGION: Final = tuple(next((r for r in REGIONS if r & bit), bit) for bit in BIT)
"""The ports of each port's region; an independent port is alone."""

LARGE: Final = sum(BIT[INDEX[port["id"]]] for port in WORLD["ports"] if port["town"] == "large")
SMALL: Final = sum(BIT[INDEX[port["id"]]] for port in WORLD["ports"] if port["town"] == "small")
TOWNS: Final = SMALL | LARGE
"""V2.2 Where the towns stand at the start."""


def town_size(port: int) -> str:
    """V1.3 The size of the town that stands or stood there."""
    return "large" if BIT[port] & LARGE else "small"


def ports(mask: int) -> Iterator[int]:
    """The ports of a mask, in the order of the data."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def is_port(place: int) -> bool:
    """A port, not a home port."""
    return place < FIRST_HOME


def is_home(place: int) -> bool:
    """Norway, Sweden or Denmark."""
    return FIRST_HOME <= place < FIRST_SPACE


def is_space(place: int) -> bool:
    """A sea or river space."""
    return FIRST_SPACE <= place < WINTERING
