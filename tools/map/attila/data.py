"""What the page draws over the picture: provinces, hit areas, names, slots, arrows."""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np
from shapely.geometry import LineString
from shapely.ops import substring

from barbaricum.games.attila.data.board import built_in
from tools.map.attila.check import Layout, curve
from tools.map.attila.palette import SCENERY, Scenery
from tools.map.attila.projection import HEIGHT, WIDTH, at
from tools.map.attila.provinces import Borders, Geography
from tools.map.lines import bow, path

QUIET: Final = {
    "hand": [34, 1050, 600, 121],
    "tiles": [45, 255, 262, 240],
    "prompt": [975, 950, 580, 210],
    "centuries": [995, 50, 560, 120],
}
"""Rectangles (x, y, width, height) without a province, a slot or an arrow."""


def data(borders: Borders, found: Geography, layout: Layout) -> dict[str, Any]:
    """The file of the page."""
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "version": built_in().pack["version"],
        "provinces": [
            _province(entry, found, layout[entry["id"]]) for entry in built_in().pack["provinces"]
        ],
        "arrows": [_arrow(arrow) for arrow in borders["arrows"]],
        "scenery": [_scenery(entry) for entry in SCENERY],
        "quiet": QUIET,
    }


def _province(entry: dict[str, Any], found: Geography, laid: dict[str, Any]) -> dict[str, Any]:
    name = entry["id"]
    return {
        "id": name,
        "northern": entry["northern"],
        "neighbours": [*entry["land"], *entry["sea"]],
        "path": path(found.provinces[name].simplify(0.5)),
        "hit": path(found.hits[name].simplify(1.5)),
        "label": {"path": baseline(curve(laid), laid["size"]), "size": laid["size"]},
        "slots": laid["slots"],
        "tile": laid["tile"],
    }


def baseline(points: Any, size: float) -> str:
    """A name is centred on its curve: the line below its capitals, longer at both ends."""
    step = np.gradient(points, axis=0)
    unit = step / np.hypot(*step.T)[:, None]
    down = np.stack([-unit[:, 1], unit[:, 0]], 1)
    line = points + down * size * 0.345
    long = np.vstack([line[0] - unit[0] * 90, line[::3], line[-1] + unit[-1] * 90])
    return path(LineString(long))


def _scenery(entry: Scenery) -> dict[str, Any]:
    kind, text, start, end, size, sag = entry
    (x1, y1), (x2, y2) = at(start), at(end)
    points = bow(math.dist((x1, y1), (x2, y2)), math.atan2(y2 - y1, x2 - x1), sag, 24)
    line = points + np.array([(x1 + x2) / 2, (y1 + y2) / 2])
    return {"kind": kind, "text": text, "size": size, "path": baseline(line, size)}


def _arrow(arrow: dict[str, Any]) -> dict[str, Any]:
    """A sea arrow: a dashed bow with a head at each end."""
    (x1, y1), (x2, y2) = at(arrow["start"]), at(arrow["end"])
    mx = (x1 + x2) / 2 + (y2 - y1) * arrow["bend"] * 2
    my = (y1 + y2) / 2 - (x2 - x1) * arrow["bend"] * 2
    t = np.linspace(0, 1, 20)[:, None]
    points = (
        np.array([[x1, y1]]) * (1 - t) ** 2
        + np.array([[mx, my]]) * 2 * t * (1 - t)
        + np.array([[x2, y2]]) * t**2
    )
    line = LineString(points)
    return {
        "path": path(substring(line, 7, line.length - 7)),
        "heads": [_head(points[0], points[2]), _head(points[-1], points[-3])],
    }


def _head(end: Any, before: Any) -> list[float]:
    angle = math.degrees(math.atan2(end[1] - before[1], end[0] - before[0]))
    return [round(float(end[0]), 1), round(float(end[1]), 1), round(angle)]
