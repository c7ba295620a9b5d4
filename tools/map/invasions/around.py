"""What stands around a port: emblem, town, goods, settlement, flag and ship, each in its place."""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple

from shapely.geometry import box
from shapely.ops import unary_union

from barbaricum.games.invasions.data.tables import WORLD
from tools.map.invasions.check import disc
from tools.map.invasions.projection import VIEW, at
from tools.map.invasions.waters import Geography, Waters


class Piece(NamedTuple):
    """How large it is, how far from the middle of the disc, and in which direction at best."""

    half: tuple[float, float]
    away: float
    best: int


PIECES: Final = {
    "badge": Piece((8, 8), 16.5, 225),
    "small": Piece((11, 12), 24, 325),
    "large": Piece((23, 19), 35, 325),
    "goods": Piece((10, 10), 20, 40),
    "settlement": Piece((10, 10), 20, 140),
    "flag": Piece((9, 11), 25, 285),
    "ship": Piece((20, 16), 37, 180),
}
"""Directions in degrees, clockwise from the east."""

NEAR: Final = {port["id"]: port["near"] for port in WORLD["ports"]}

Spot = tuple[float, float]
Taken = list[tuple[float, Any]]
"""Areas that are not to be covered, with their weights."""


def around(waters: Waters, found: Geography) -> dict[str, dict[str, Spot]]:
    """The middle of every piece, by port."""
    discs = {name: disc(waters, name) for name in waters["places"]}
    wanted = [(port["id"], kind) for kind in PIECES for port in WORLD["ports"] if _has(port, kind)]
    spots: dict[tuple[str, str], Spot] = {}
    for _ in range(3):
        for name, kind in wanted:
            spots.pop((name, kind), None)
            taken: Taken = [(4.0, shape) for other, shape in discs.items() if other != name]
            taken += [(_weight(k), _area(k, spot)) for (_, k), spot in spots.items()]
            water = unary_union([found.spaces[near] for near in NEAR[name]])
            spots[name, kind] = _best(at(waters["places"][name]), kind, taken, water)
    result: dict[str, dict[str, Spot]] = {port["id"]: {} for port in WORLD["ports"]}
    for (name, kind), spot in spots.items():
        result[name]["town" if kind in ("small", "large") else kind] = spot
    return result


def _has(port: dict[str, Any], kind: str) -> bool:
    if kind == "badge":
        return any(port["id"] in region["ports"] for region in WORLD["regions"])
    return kind not in ("small", "large") or port["town"] == kind


def _area(kind: str, spot: Spot) -> Any:
    (x, y), (a, b) = spot, PIECES[kind].half
    return box(x - a, y - b, x + a, y + b)


def _weight(kind: str) -> float:
    """What is always there is covered last."""
    return 4 if kind in ("badge", "small", "large") else 1.5


def _best(middle: Spot, kind: str, taken: Taken, water: Any) -> Spot:
    """The direction where the piece covers least."""
    piece = PIECES[kind]

    def cost(angle: int) -> float:
        area = _area(kind, _spot(middle, piece.away, angle))
        covered = sum(weight * area.intersection(other).area for weight, other in taken)
        dry = area.difference(water).area if kind == "ship" else 0
        turn = abs((angle - piece.best + 180) % 360 - 180)
        outside = area.difference(VIEW.buffer(-8)).area
        return float(covered + 1.5 * dry + outside * 9 + turn * (0.15 if kind == "ship" else 0.5))

    return _spot(middle, piece.away, min(range(0, 360, 15), key=cost))


def _spot(middle: Spot, away: float, angle: int) -> Spot:
    x, y = middle
    turn = math.radians(angle)
    return round(x + away * math.cos(turn), 1), round(y + away * math.sin(turn), 1)
