"""Lambert's conformal conic projection, and the window of the board in it."""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np
import shapely

from tools.map.relief import Frame

WIDTH: Final = 1600
PAD: Final = {"left": 62, "right": 66, "top": 62, "bottom": 44}
_P1, _P2, _L0 = (math.radians(degrees) for degrees in (35, 52, 11.0))
_N: Final = math.log(math.cos(_P1) / math.cos(_P2)) / math.log(
    math.tan(math.pi / 4 + _P2 / 2) / math.tan(math.pi / 4 + _P1 / 2)
)
_F: Final = math.cos(_P1) * math.tan(math.pi / 4 + _P1 / 2) ** _N / _N

Point = tuple[float, float]


def _raw(lon: Any, lat: Any) -> tuple[Any, Any]:  # numbers or arrays of numbers
    """East and south of the apex, in radii of the earth."""
    lat = np.clip(np.asarray(lat, float), -60, 88)
    radius = _F / np.tan(np.pi / 4 + np.radians(lat) / 2) ** _N
    angle = _N * (np.radians(np.asarray(lon, float)) - _L0)
    return radius * np.sin(angle), radius * np.cos(angle)


_LEFT: Final = float(_raw(-9.5, 38.75)[0])
_RIGHT: Final = float(_raw(31.75, 37.9)[0])
_TOP: Final = float(_raw(-2.4, 55.0)[1])
_BOTTOM: Final = float(_raw(14.0, 31.75)[1])
SCALE: Final = (WIDTH - PAD["left"] - PAD["right"]) / (_RIGHT - _LEFT)
HEIGHT: Final = round(SCALE * (_BOTTOM - _TOP) + PAD["top"] + PAD["bottom"])


def project(lon: Any, lat: Any) -> tuple[Any, Any]:  # numbers or arrays of numbers
    """Degrees to units of the board."""
    x, y = _raw(lon, lat)
    return PAD["left"] + SCALE * (x - _LEFT), PAD["top"] + SCALE * (y - _TOP)


def unproject(x: Any, y: Any) -> tuple[Any, Any]:  # arrays of numbers
    """Units of the board to degrees."""
    east = (x - PAD["left"]) / SCALE + _LEFT
    south = (y - PAD["top"]) / SCALE + _TOP
    radius, angle = np.hypot(east, south), np.arctan2(east, south)
    lat = np.degrees(2 * np.arctan((_F / radius) ** (1 / _N)) - np.pi / 2)
    return np.degrees(_L0 + angle / _N), lat


FRAME: Final = Frame(WIDTH, HEIGHT, unproject)


def at(lonlat: Any) -> Point:  # two numbers of a JSON file
    """One point on the board."""
    x, y = project(*lonlat)
    return float(x), float(y)


def projected(shape: Any) -> Any:  # a shape of shapely
    """A whole shape on the board."""
    return shapely.transform(shape, lambda c: np.stack(project(c[:, 0], c[:, 1]), 1))
