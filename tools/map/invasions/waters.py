"""From arcs, a coast and river courses to spaces: neighbours share their vertices."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import shapely
import shapely.affinity
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.ops import polygonize, substring, unary_union

from barbaricum.games.invasions.data.tables import WORLD
from tools.map import topology
from tools.map.invasions.projection import VIEW, at, projected
from tools.map.lines import Line, polygons, rounded

Waters = dict[str, Any]  # waters.json
Shapes = dict[str, Any]  # shapes of shapely by place

HALF: Final = 15.5
"""Half the width of a river space."""

CHAINS: Final = (
    ("e_volkhov", "e_dnieper_u", "e_dnieper_m", "e_dnieper_l"),
    ("e_volga_u", "e_volga_m"),
)
LADOGA: Final = (31.8, 60.3)


class Geography(NamedTuple):
    """What the board shows."""

    land: Any
    shoals: Shapes
    spaces: Shapes
    rivers: Shapes


def geography(waters: Waters, land_file: Path) -> Geography:
    """Everything that has a place on the board."""
    land = _land(waters, land_file)
    shoals = {name: _shoal(waters, name) for name in waters["shoals"]}
    seas = _seas(waters, land, shoals)
    rivers = _courses(waters)
    return Geography(land, shoals, seas | _ribbons(rivers, seas), rivers)


def smooth(points: Line, rounds: int = 3) -> Any:
    """A line with its corners cut."""
    for _ in range(rounds):
        points = rounded(points)
    return LineString(points)


def _land(waters: Waters, file: Path) -> Any:
    """The land of the board without the islets that are in the way, its straits opened."""
    window = box(-100, 15, 120, 84)
    islets = [(box(*entry["box"]), entry["least"]) for entry in waters["islets"]]
    found = []
    for raw in topology.read(file)["land"]:
        whole = shapely.make_valid(topology.unwound(raw))
        shifted = [shapely.affinity.translate(whole, turn) for turn in (-360, 0, 360)]
        part = unary_union([shape.intersection(window) for shape in shifted])
        islet = any(area.contains(part.centroid) and part.area < n for area, n in islets)
        if not part.is_empty and not islet:
            found.append(projected(shapely.segmentize(part, 0.5)).buffer(0))
    land = unary_union(found).intersection(VIEW.buffer(60))
    for strait in waters["straits"]:
        course = smooth([at(p) for p in strait["course"]])
        land = land.difference(course.buffer(strait["half"], cap_style="flat"))
    return MultiPolygon([part for part in polygons(land.buffer(0)) if part.area > 7])


def _point(waters: Waters, point: Any) -> tuple[float, float]:
    """A point of an arc: degrees, or the name of some."""
    return at(waters["points"][point] if isinstance(point, str) else point)


def _shoal(waters: Waters, name: str) -> Any:
    """A bank of sand that keeps spaces apart which are not neighbours."""
    a, b, turn = waters["shoals"][name]
    points = []
    for number in range(36):
        angle = number * math.tau / 36
        swell = 1 + 0.13 * math.sin(3 * angle + a) + 0.08 * math.sin(5 * angle + b)
        points.append((a * swell * math.cos(angle), b * swell * math.sin(angle)))
    turned = shapely.affinity.rotate(Polygon(points), turn, origin=(0, 0))
    return shapely.affinity.translate(turned, *_point(waters, name))


def _seas(waters: Waters, land: Any, shoals: Shapes) -> Shapes:
    """Each face of the net of coast and arcs that holds the seed of a sea space."""
    sea = VIEW.difference(land).difference(unary_union(list(shoals.values())))
    arcs = [smooth([_point(waters, p) for p in arc]) for arc in waters["arcs"]]
    net = unary_union([sea.boundary, *arcs])
    faces = [face for face in polygonize(net) if sea.contains(face.representative_point())]
    result = {}
    for space in WORLD["spaces"]:
        if space["kind"] == "sea":
            seed = Point(at(waters["seeds"].get(space["id"], space["at"])))
            result[space["id"]] = next(face for face in faces if face.contains(seed))
    return result


def _courses(waters: Waters) -> Shapes:
    """The middle of each river space: a chain is smoothed as a whole, so that ribbons fit."""
    result = {}
    for chain in CHAINS:
        ends = [waters["rivers"][name] for name in chain]
        whole = smooth([at(ends[0][0]), *(at(p) for course in ends for p in course[1:])], 4)
        cuts = [0.0, *(whole.project(Point(at(course[-1]))) for course in ends)]
        for name, (start, end) in zip(chain, pairwise(cuts), strict=True):
            result[name] = substring(whole, start, end)
    return result


def _ribbons(rivers: Shapes, seas: Shapes) -> Shapes:
    """Each river space stops where the one before it, or the sea, begins."""
    result: Shapes = {}
    for name, course in rivers.items():
        ribbon = course.buffer(HALF, cap_style="flat", join_style="round")
        if name == "e_volkhov":
            ribbon = ribbon.union(Point(at(LADOGA)).buffer(HALF * 1.75))
        if name == "e_volga_m":
            ribbon = ribbon.union(Point(course.coords[-1]).buffer(HALF))
        ribbon = ribbon.difference(unary_union([*result.values(), *seas.values()]))
        result[name] = max(polygons(ribbon), key=lambda part: float(part.area))
    return result
