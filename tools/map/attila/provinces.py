"""From border arcs and a coast to provinces: no gap, no overlap, every island owned."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.ops import polygonize, unary_union

from tools.map import topology
from tools.map.attila.projection import HEIGHT, WIDTH, at, projected
from tools.map.lines import natural, polygons

VIEW: Final = box(-30, -30, WIDTH + 30, HEIGHT + 30)
WINDOW: Final = box(-24, 24, 46, 62)
OUTSIDE: Final = "outside"

Borders = dict[str, Any]  # attila-borders.json
Shapes = dict[str, Any]  # shapes of shapely by province


class Geography(NamedTuple):
    """What the board shows."""

    land: Any
    arcs: Shapes
    provinces: Shapes
    hits: Shapes


def geography(borders: Borders, land_file: Path) -> Geography:
    """Everything that has a place on the board."""
    land = _land(borders, land_file)
    arcs = {
        arc["id"]: LineString(natural([at(p) for p in arc["points"]])) for arc in borders["arcs"]
    }
    provinces = _provinces(borders, land, arcs)
    return Geography(land, arcs, provinces, _hit_areas(provinces, land))


def _land(borders: Borders, file: Path) -> Any:
    """The land of the board; narrow straits are widened, so that they can be seen."""
    found = []
    for raw in topology.read(file)["land"]:
        shape = raw.buffer(0)
        if shape.intersects(WINDOW):
            part = shapely.segmentize(shape.intersection(WINDOW), 0.4)
            found.append(projected(part).buffer(0))
    land = unary_union(found).intersection(VIEW)
    for strait in borders["straits"]:
        land = land.difference(LineString([at(p) for p in strait["points"]]).buffer(2.6))
    parts = polygons(land.simplify(0.35).buffer(0))
    return MultiPolygon([part for part in parts if part.area > 14])


def _provinces(borders: Borders, land: Any, arcs: Shapes) -> Shapes:
    """Each face of the net of coast and arcs belongs to the side its arcs name."""
    net = unary_union([land.boundary, VIEW.exterior, *arcs.values()])
    faces = [face for face in polygonize(net) if land.contains(face.representative_point())]
    owner = _voted(borders, arcs, faces)
    main = _united(faces, owner)
    hulls = [
        (entry["province"], Polygon([at(p) for p in entry["hull"]])) for entry in borders["islands"]
    ]
    for number, face in enumerate(faces):
        if number not in owner:
            owner[number] = _island(face, hulls, main)
    return _united(faces, owner)


def _voted(borders: Borders, arcs: Shapes, faces: list[Any]) -> dict[int, str]:
    """Points beside every arc vote for the face they lie in."""
    tree = shapely.STRtree(faces)
    votes: dict[int, Counter[str]] = defaultdict(Counter)
    for arc in borders["arcs"]:
        for side, point in _beside(arcs[arc["id"]], arc):
            for number in tree.query(point, "within"):
                votes[int(number)][side] += 1
    return {number: count.most_common(1)[0][0] for number, count in votes.items()}


def _beside(line: Any, arc: dict[str, str]) -> Iterator[tuple[str, Any]]:
    """Points on both sides along a line; on the board y runs south."""
    for distance in np.arange(2, line.length - 2, 3):
        p, q = line.interpolate(distance - 0.5), line.interpolate(distance + 0.5)
        x, y, dx, dy = (p.x + q.x) / 2, (p.y + q.y) / 2, q.x - p.x, q.y - p.y
        length = math.hypot(dx, dy) or 1
        yield arc["left"], Point(x + dy / length, y - dx / length)
        yield arc["right"], Point(x - dy / length, y + dx / length)


def _island(face: Any, hulls: list[tuple[str, Any]], main: Shapes) -> str:
    """Islands go by the hulls of the file, all others to the nearest shore."""
    point = face.representative_point()
    named = next((name for name, hull in hulls if hull.contains(point)), None)
    if named:
        return named
    return min(main, key=lambda name: main[name].distance(face) + 3 * (name == OUTSIDE))


def _united(faces: list[Any], owner: dict[int, str]) -> Shapes:
    parts: dict[str, list[Any]] = defaultdict(list)
    for number, name in owner.items():
        parts[name].append(faces[number])
    return {name: unary_union(shapes).buffer(0) for name, shapes in parts.items()}


def inscribed(shape: Any) -> float:
    """The radius of the largest circle that fits in."""
    largest = sorted(polygons(shape), key=lambda part: -part.area)[:3]
    return max(float(shapely.maximum_inscribed_circle(part, 0.5).length) for part in largest)


def _hit_areas(provinces: Shapes, land: Any) -> Shapes:
    """Provinces with some of the water beside them, small ones with more of it."""
    inland = {name: shape for name, shape in provinces.items() if name != OUTSIDE}
    wide = {name: _widened(shape, land) for name, shape in inland.items()}
    for name, other in permutations(inland, 2):
        apart = inland[name].distance(inland[other])
        if apart > 0.01 and wide[name].intersects(wide[other]):
            wide[name] = wide[name].difference(inland[other].buffer(apart / 2))
    taken: Any = Polygon()
    for name in sorted(inland, key=lambda name: inscribed(inland[name])):
        wide[name] = wide[name].difference(taken).buffer(0)
        taken = taken.union(wide[name])
    return wide


def _widened(shape: Any, land: Any) -> Any:
    margin = 16 if inscribed(shape) < 32 else 7
    large = unary_union([part for part in polygons(shape) if part.area > 14])
    return large.buffer(margin).difference(land.difference(shape.buffer(0.01)))
