"""Lines that look drawn by hand, and shapes as paths of SVG."""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np

Line = list[tuple[float, float]]


def natural(points: Line) -> Line:
    """A roughened and rounded line; the same, whichever end it is drawn from."""
    rough = [points[0]]
    for start, end in pairwise(points):
        rough += _roughened(start, end, 4)[1:]
    return rounded(rounded(rough))


def _roughened(a: tuple[float, float], b: tuple[float, float], depth: int) -> Line:
    """The middle is shifted sideways by chance that depends on the two ends alone."""
    length = math.dist(a, b)
    if not depth or length < 7:
        return [a, b]
    ends = sorted((round(x, 2), round(y, 2)) for x, y in (a, b))
    chance = random.Random(hashlib.md5(repr(ends).encode()).hexdigest())
    shift = (chance.random() - 0.5) * length * 0.26
    (x1, y1), (x2, y2) = ends
    middle = (
        (x1 + x2) / 2 - (y2 - y1) / length * shift,
        (y1 + y2) / 2 + (x2 - x1) / length * shift,
    )
    return _roughened(a, middle, depth - 1)[:-1] + _roughened(middle, b, depth - 1)


def rounded(points: Line) -> Line:
    """Every corner is cut at a quarter of its sides."""
    result = [points[0]]
    for (ax, ay), (bx, by) in pairwise(points):
        result.append((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25))
        result.append((ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75))
    return [*result, points[-1]]


def bow(length: float, angle: float, sag: float, number: int) -> Any:  # an array
    """Points of an arc of a circle around (0, 0); with a positive sag it bulges up."""
    t = np.linspace(-0.5, 0.5, number)
    x, y = t * length, np.zeros(number)
    if abs(sag) > 1e-6:
        radius = length / (8 * sag)
        x, y = radius * np.sin(t * 8 * sag), radius * (1 - np.cos(t * 8 * sag)) - sag * length / 2
    c, s = math.cos(angle), math.sin(angle)
    return np.stack([x * c - y * s, x * s + y * c], 1)


def polygons(shape: Any) -> Iterator[Any]:
    """The polygons of a shape."""
    if shape.geom_type == "Polygon":
        if not shape.is_empty:
            yield shape
        return
    for part in getattr(shape, "geoms", []):
        yield from polygons(part)


def lines(shape: Any) -> Iterator[Any]:
    """The lines of a shape."""
    if shape.geom_type == "LineString":
        if not shape.is_empty:
            yield shape
        return
    for part in getattr(shape, "geoms", []):
        yield from lines(part)


def number(value: float) -> str:
    """A number of a path: one digit after the point, if it is needed."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def path(shape: Any) -> str:
    """A shape as the `d` of a path."""
    rings = [ring for polygon in polygons(shape) for ring in (polygon.exterior, *polygon.interiors)]
    closed = ["M" + _points(list(ring.coords)[:-1]) + "Z" for ring in rings]
    return "".join([*closed, *("M" + _points(line.coords) for line in lines(shape))])


def _points(coords: Any) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in coords)


def stroke(d: str, colour: str, width: float, opacity: float = 1, more: str = "") -> str:
    """A path of a drawing that is a line."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" '
        f'stroke-opacity="{opacity}" stroke-linejoin="round" stroke-linecap="round"{more}/>'
    )
