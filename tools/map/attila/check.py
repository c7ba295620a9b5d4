"""What the map must keep: it shows exactly the borders of A10.2, and nothing covers anything."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations
from typing import Any, Final

import numpy as np
from shapely.geometry import LineString, Point
from shapely.ops import unary_union

from barbaricum.games.attila.data.board import built_in
from tools.map.attila.projection import at
from tools.map.attila.provinces import OUTSIDE, Borders, Geography
from tools.map.lines import bow

SLOT: Final = 13.5
"""The radius of a slot on the board."""

Layout = dict[str, Any]  # layout.json


def faults(borders: Borders, found: Geography, layout: Layout) -> list[str]:
    """Everything that is wrong; nothing, if the map may be shipped."""
    return [*_wrong_borders(found), *_wrong_arrows(borders, found), *_covered(found, layout)]


def _pairs(kind: str) -> set[frozenset[str]]:
    """A10.2 The neighbours by land or by sea arrow."""
    return {
        frozenset((entry["id"], other))
        for entry in built_in().pack["provinces"]
        for other in entry[kind]
    }


def _wrong_borders(found: Geography) -> Iterator[str]:
    """A10.2 Land borders on the board are those of the rules, and long enough to be seen."""
    shapes = {name: shape for name, shape in found.provinces.items() if name != OUTSIDE}
    if set(shapes) != {entry["id"] for entry in built_in().pack["provinces"]}:
        yield f"the provinces are {sorted(shapes)}"
    drawn = {}
    for one, other in combinations(shapes, 2):
        length = shapes[one].boundary.intersection(shapes[other].boundary).length
        if length > 0.5:
            drawn[frozenset((one, other))] = length
    for pair in set(drawn) ^ _pairs("land"):
        yield f"{sorted(pair)} are neighbours only on one of board and rules"
    yield from (f"the border of {sorted(pair)} is short" for pair, n in drawn.items() if n < 25)
    areas = sum(shape.area for shape in shapes.values())
    if areas - unary_union(list(shapes.values())).area > 0.5:
        yield "provinces overlap"


def _wrong_arrows(borders: Borders, found: Geography) -> Iterator[str]:
    """A10.2 Sea arrows on the board are those of the rules, and end on their provinces."""
    if {frozenset((arrow["a"], arrow["b"])) for arrow in borders["arrows"]} != _pairs("sea"):
        yield "the arrows are not those of the rules"
    for arrow in borders["arrows"]:
        for name, end in ((arrow["a"], arrow["start"]), (arrow["b"], arrow["end"])):
            if found.provinces[name].distance(Point(at(end))) > 4:
                yield f"an arrow does not reach {name}"


def _covered(found: Geography, layout: Layout) -> Iterator[str]:
    """No slot lies on another, on a name or on foreign land."""
    discs = [(name, Point(p)) for name, entry in layout.items() for p in places(entry)]
    for (one, p), (other, q) in combinations(discs, 2):
        if p.distance(q) < 2 * SLOT:
            yield f"slots of {one} and {other} overlap"
    for name, entry in layout.items():
        band = LineString(curve(entry)).buffer(0.37 * entry["fs"], cap_style="flat")
        yield from (f"a slot of {n} covers {name}" for n, p in discs if band.distance(p) < SLOT)
    for name, p in discs:
        disc = p.buffer(SLOT)
        for other, shape in found.provinces.items():
            if other != name and disc.intersection(shape).area > 0.02 * disc.area:
                yield f"a slot of {name} lies on {other}"


def places(entry: dict[str, Any]) -> list[Any]:
    """The five slots of tokens, then that of the peace tile."""
    return [*entry["slots"], entry["tile"]]


def curve(entry: dict[str, Any]) -> Any:
    """The line through the middle of a name."""
    angle = math.radians(entry["ang"])
    return bow(entry["length"], angle, entry["sag"], 30) + np.array(entry["center"])
