"""What the map must keep: it shows exactly the neighbours of V14.1, and nothing covers anything."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

from shapely.geometry import LineString, Point

from barbaricum.games.invasions.data.tables import WORLD
from tools.map.invasions.projection import at
from tools.map.invasions.waters import Geography, Shapes, Waters

PORT: Final = 15.0
HOME: Final = 36.0
"""The radius of a disc."""

Links = set[tuple[str, str]]


def faults(waters: Waters, found: Geography) -> list[str]:
    """Everything that is wrong; nothing, if the map may be shipped."""
    spaces = found.spaces
    return [*_wrong_borders(spaces), *_wrong_discs(waters, spaces), *_crowded(waters)]


def links() -> Links:
    """V6.1 The pairs of spaces a ship can go between."""
    names = {space["id"] for space in WORLD["spaces"]}
    return {
        (min(space["id"], near), max(space["id"], near))
        for space in WORLD["spaces"]
        for near in space["near"]
        if near in names
    }


def border(one: Any, other: Any) -> Any:
    """The line where two spaces touch."""
    return one.buffer(0.05).intersection(other.boundary)


def disc(waters: Waters, place: str) -> Any:
    """The disc of a port or home port."""
    homes = {home["id"] for home in WORLD["homes"]}
    return Point(at(waters["places"][place])).buffer(HOME if place in homes else PORT)


def _wrong_borders(spaces: Shapes) -> Iterator[str]:
    """V6.1 Neighbours share a line that can be seen, others do not come near each other."""
    if set(spaces) != {space["id"] for space in WORLD["spaces"]}:
        yield f"the spaces are {sorted(spaces)}"
    for one, other in combinations(sorted(spaces), 2):
        if (one, other) in links():
            if border(spaces[one], spaces[other]).length < 8:
                yield f"{one} and {other} hardly touch"
        elif spaces[one].distance(spaces[other]) < 2:
            yield f"{one} and {other} are no neighbours, but touch"


def _wrong_discs(waters: Waters, spaces: Shapes) -> Iterator[str]:
    """V6.1 A port lies at each of its waters and at no other."""
    for place in (*WORLD["ports"], *WORLD["homes"]):
        name = place["id"]
        shape = disc(waters, name)
        way = waters["approaches"].get(name)
        course = LineString([at(p) for p in way]) if way else Point(shape.centroid)
        for space, water in spaces.items():
            area = shape.intersection(water).area
            reached = area >= 40 or (way is not None and course.intersects(water))
            touched = area > 0 or (way is not None and course.intersects(water))
            if space in place["near"] and not reached:
                yield f"{name} hardly touches {space}"
            if space not in place["near"] and touched:
                yield f"{name} touches {space}"


def _crowded(waters: Waters) -> Iterator[str]:
    """No disc lies on another."""
    for one, other in combinations(waters["places"], 2):
        if math.dist(at(waters["places"][one]), at(waters["places"][other])) < 2 * PORT + 2:
            yield f"{one} and {other} collide"
