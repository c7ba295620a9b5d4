"""Reading TopoJSON: shapes whose arcs are shared and stored as differences."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from shapely.geometry import LineString, Polygon

Ring = list[tuple[float, float]]


def read(path: Path) -> dict[str, list[Any]]:
    """The shapes of a file by the name of their layer."""
    data = json.loads(path.read_text("utf-8"))
    arcs = [_arc(arc, data.get("transform")) for arc in data["arcs"]]
    return {name: list(_shapes(layer, arcs)) for name, layer in data["objects"].items()}


def _arc(points: list[list[float]], transform: dict[str, list[float]] | None) -> Ring:
    """The points of an arc; with a transform they are differences on a grid."""
    if transform is None:
        return [(point[0], point[1]) for point in points]
    (sx, sy), (tx, ty) = transform["scale"], transform["translate"]
    x = y = 0.0
    result: Ring = []
    for dx, dy in points:
        x, y = x + dx, y + dy
        result.append((x * sx + tx, y * sy + ty))
    return result


def _ring(numbers: list[int], arcs: list[Ring]) -> Ring:
    """Arcs one after the other; a negative number runs backwards."""
    result: Ring = []
    for number in numbers:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        result += arc[1:] if result else arc
    return result


def _shapes(shape: dict[str, Any], arcs: list[Ring]) -> Iterator[Any]:
    """The polygons and lines of a shape, one by one."""
    for part in shape.get("geometries", []):
        yield from _shapes(part, arcs)
    numbers = shape.get("arcs")
    if not numbers:
        return
    match shape["type"]:
        case "Polygon":
            yield from _polygons([numbers], arcs)
        case "MultiPolygon":
            yield from _polygons(numbers, arcs)
        case "LineString":
            yield LineString(_ring(numbers, arcs))
        case "MultiLineString":
            yield from (LineString(_ring(line, arcs)) for line in numbers)
        case kind:
            raise ValueError(f"shapes of the kind {kind} are not expected")


def _polygons(parts: list[list[list[int]]], arcs: list[Ring]) -> Iterator[Any]:
    for outer, *holes in parts:
        ring = _ring(outer, arcs)
        if len(ring) > 3:
            yield Polygon(ring, [_ring(hole, arcs) for hole in holes])


def unwound(polygon: Any) -> Any:
    """A polygon that crosses the meridian of 180 degrees goes on beyond it."""
    outer, *holes = (_unwound(list(ring.coords)) for ring in (polygon.exterior, *polygon.interiors))
    return Polygon(outer, holes)


def _unwound(ring: Ring) -> Ring:
    """No step of the ring is longer than half the earth, and most of it is where it was."""
    turn = 0
    result = ring[:1]
    for (before, _), (x, y) in pairwise(ring):
        turn += 360 * ((x - before < -180) - (x - before > 180))
        result.append((x + turn, y))
    middle = sum(x for x, _ in result) / len(result)
    shift = 360 * round(middle / 360)
    return [(x - shift, y) for x, y in result]
