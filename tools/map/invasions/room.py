"""Room in a space: berths for five ships, rows that are free for a name, areas to be hit."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import shapely
from shapely.geometry import LineString, Point
from shapely.ops import unary_union

from barbaricum.games.invasions.data.tables import WORLD
from tools.map.invasions.check import disc
from tools.map.invasions.projection import at
from tools.map.invasions.waters import Geography, Waters

SHIP: Final = (38.0, 29.0)
"""The room of a ship, side by side with others."""

NAME: Final = 16.0
"""Ships leave the discs some more room than the shore: names stand around them."""

ROW: Final = 8
"""The distance of the rows of a space."""

FINGER: Final = 31.0
"""The radius that a finger hits at the first zoom of a phone: 22 pixels."""

Spot = tuple[float, float]


def berths(space: Any, keep_out: Any) -> list[Spot]:
    """Middles for five ships around the middle of a space, clear of each other if there is room."""
    points = _grid(space)
    shore = shapely.distance(points, space.boundary)
    free = np.minimum(shore, shapely.distance(points, keep_out) - NAME)
    xy = np.stack([shapely.get_x(points), shapely.get_y(points)], 1)
    spots = [xy[int(np.argmax(free))]]
    cost = np.hypot(*(xy - spots[0]).T) + 6 * np.maximum(0, 16 - free)
    while len(spots) < 5:
        crowded = [_overlap(xy - spot) for spot in spots]
        spots.append(xy[int(np.argmin(cost + 160 * np.sum(crowded, 0)))])
    return [(round(float(x), 1), round(float(y), 1)) for x, y in spots]


def _overlap(apart: Any) -> Any:  # arrays
    """The share of a ship that lies on another at this distance."""
    sides = np.maximum(0, 1 - np.abs(apart) / np.array(SHIP))
    return sides[:, 0] * sides[:, 1]


def _grid(space: Any) -> Any:  # an array of points
    left, top, right, bottom = space.bounds
    xs, ys = np.meshgrid(np.arange(left, right, 3.0), np.arange(top, bottom, 3.0))
    points = shapely.points(xs.ravel(), ys.ravel())
    shapely.prepare(space)
    return points[shapely.contains(space, points)]


def rows(space: Any, keep_out: Any) -> list[list[int]]:
    """Where a name fits: [y, from, to] for every stretch of every eighth row."""
    free = space.buffer(-2).difference(keep_out)
    left, top, right, bottom = space.bounds
    result = []
    for y in range(int(top // ROW + 1) * ROW, int(bottom), ROW):
        line = free.intersection(LineString([(left - 1, y), (right + 1, y)]))
        for part in getattr(line, "geoms", [line]):
            if part.length >= 2 * ROW:
                x1, _, x2, _ = part.bounds
                result.append([y, round(x1), round(x2)])
    return result


def hits(waters: Waters, found: Geography) -> dict[str, Any]:
    """A finger's width around each port, no nearer to another; water keeps a finger of its own."""
    radius = {port["id"]: FINGER for port in WORLD["ports"]}
    shapes = _discs(waters, radius)
    for _ in range(6):
        for port in WORLD["ports"]:
            narrow = any(_left(found.spaces[name], shapes) < 20 for name in port["near"])
            if narrow and radius[port["id"]] > 21:
                radius[port["id"]] -= 2
        shapes = _discs(waters, radius)
    return shapes


def _left(space: Any, shapes: dict[str, Any]) -> float:
    """The radius of the largest circle that ports leave free in a space."""
    free = space.difference(unary_union([one for one in shapes.values() if one.intersects(space)]))
    return float(shapely.maximum_inscribed_circle(free, 1).length) if not free.is_empty else 0.0


def _discs(waters: Waters, radius: dict[str, float]) -> dict[str, Any]:
    """Circles, cut half-way between any two; home ports keep their whole disc."""
    homes = unary_union([disc(waters, home["id"]) for home in WORLD["homes"]])
    middles = {name: at(waters["places"][name]) for name in radius}
    result = {}
    for name, (x, y) in middles.items():
        shape = Point(x, y).buffer(radius[name], quad_segs=4).difference(homes)
        for other, (u, v) in middles.items():
            if other != name and np.hypot(u - x, v - y) < 2 * FINGER:
                shape = shape.intersection(_nearer((x, y), (u, v)))
        result[name] = shape
    return result


def _nearer(one: Spot, other: Spot) -> Any:
    """The half of the board that is nearer to one point than to another."""
    (x, y), (u, v) = one, other
    length = float(np.hypot(u - x, v - y))
    dx, dy = (u - x) / length, (v - y) / length
    middle = ((x + u) / 2 - dx * 150, (y + v) / 2 - dy * 150)
    line = [
        (middle[0] - dy * 150, middle[1] + dx * 150),
        (middle[0] + dy * 150, middle[1] - dx * 150),
    ]
    return LineString(line).buffer(150, cap_style="flat")
