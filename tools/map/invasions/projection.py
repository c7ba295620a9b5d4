"""Azimuthal about the North Sea, the rim compressed, the Atlantic and the far east squeezed.

So the crowded British and Danish waters are about 1.5 times larger than Russia or the Levant.
"""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np
import shapely
from shapely.geometry import box

from tools.map.relief import Frame

WIDTH: Final = 1800
HEIGHT: Final = 1270
VIEW: Final = box(0, 0, WIDTH, HEIGHT)

_LON, _LAT = 2.5, math.radians(53.0)
_X, _Y = 862.0, 578.0
_SCALE: Final = 2350.0
_PINCH: Final = 1.75
_WEST, _EAST = (-25, 0.35), (28, 0.74)
"""Beyond these meridians degrees are that much shorter."""

Point = tuple[float, float]


def _squeezed(lon: Any) -> Any:  # numbers or arrays of numbers
    (west, a), (east, b) = _WEST, _EAST
    return np.where(
        lon < west, west + a * (lon - west), np.where(lon > east, east + b * (lon - east), lon)
    )


def _stretched(lon: Any) -> Any:  # numbers or arrays of numbers
    (west, a), (east, b) = _WEST, _EAST
    return np.where(
        lon < west, west + (lon - west) / a, np.where(lon > east, east + (lon - east) / b, lon)
    )


def project(lon: Any, lat: Any) -> tuple[Any, Any]:  # numbers or arrays of numbers
    """Degrees to units of the board."""
    east = np.radians(_squeezed(np.asarray(lon, float)) - _LON)
    north = np.radians(np.asarray(lat, float))
    x = np.cos(north) * np.sin(east)
    y = math.cos(_LAT) * np.sin(north) - math.sin(_LAT) * np.cos(north) * np.cos(east)
    z = math.sin(_LAT) * np.sin(north) + math.cos(_LAT) * np.cos(north) * np.cos(east)
    away = np.hypot(x, y)
    radius = _SCALE * np.arctan(_PINCH * np.arctan2(away, z)) / _PINCH
    unit = radius / np.where(away < 1e-12, 1, away)
    return _X + unit * x, _Y - unit * y


def unproject(x: Any, y: Any) -> tuple[Any, Any]:  # numbers or arrays of numbers
    """Units of the board to degrees."""
    east, north = np.asarray(x, float) - _X, _Y - np.asarray(y, float)
    radius = np.hypot(east, north)
    angle = np.tan(np.minimum(radius / _SCALE * _PINCH, 1.5)) / _PINCH
    unit = np.where(radius < 1e-9, 1, radius)
    sine = np.cos(angle) * math.sin(_LAT) + north * np.sin(angle) * math.cos(_LAT) / unit
    turn = np.arctan2(
        east * np.sin(angle),
        unit * math.cos(_LAT) * np.cos(angle) - north * math.sin(_LAT) * np.sin(angle),
    )
    return _stretched(np.degrees(turn) + _LON), np.degrees(np.arcsin(np.clip(sine, -1, 1)))


FRAME: Final = Frame(WIDTH, HEIGHT, unproject)


def at(lonlat: Any) -> Point:  # two numbers of a JSON file
    """One point on the board."""
    x, y = project(*lonlat)
    return float(x), float(y)


def projected(shape: Any) -> Any:  # a shape of shapely
    """A whole shape on the board."""
    return shapely.transform(shape, lambda c: np.stack(project(c[:, 0], c[:, 1]), 1))
