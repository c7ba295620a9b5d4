"""The land: its hills, streams and forests, and the rivers that ships sail."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
import shapely
from shapely.geometry import Point
from shapely.ops import unary_union

from tools.map.invasions.check import disc
from tools.map.invasions.palette import ZONES
from tools.map.invasions.projection import HEIGHT, VIEW, WIDTH, at, unproject
from tools.map.invasions.waters import Geography, Waters, smooth
from tools.map.lines import number, path, stroke
from tools.map.shot import embedded

if TYPE_CHECKING:
    from tools.map.invasions.picture import Ground

INK = "#1d2327"


def clipped(found: Geography) -> str:
    """Clips for what is drawn on land or on water only."""
    return (
        f'<clipPath id="land"><path d="{path(found.land)}"/></clipPath><clipPath id="sea">'
        f'<path d="{path(VIEW.difference(found.land))}" clip-rule="evenodd"/></clipPath>'
    )


def inland(found: Geography, ground: Ground) -> Iterator[str]:
    """Hills under the light of the north, streams and lakes, the coast in ink."""
    d, bed = path(found.land), riverbed(found)
    yield f'<path d="{d}" fill="#d9d0b2"/><g clip-path="url(#land)">'
    yield f'<image href="{embedded(ground.texture)}" width="{WIDTH}" height="{HEIGHT}"/>'
    yield stroke(d, "#4a3a22", 8, 0.22, ' filter="url(#soft)"')
    for stream in ground.streams:
        line = stream.difference(bed)
        if line.length > 14 and stream.intersection(bed.buffer(9)).length < 0.5 * stream.length:
            yield stroke(path(line.simplify(0.3)), "#4f7388", 1.15, 0.75)
    yield "</g>"
    for lake in ground.lakes:
        water = path(lake.difference(bed))
        yield f'<path d="{water}" fill="#b9cbd0" stroke="#3d6072" stroke-width=".8"/>'
    yield stroke(d, INK, 1.5)


def riverbed(found: Geography) -> Any:
    """All river spaces as one."""
    return unary_union([found.spaces[name] for name in found.rivers])


def ribbons(waters: Waters, found: Geography) -> Iterator[str]:
    """River spaces, and the ways by which ports inland are reached."""
    bed, (water, lines) = riverbed(found), ZONES["east"]
    spaces = "".join(path(found.spaces[name]) for name in found.rivers)
    yield stroke(path(bed), "#2b2a1e", 9, 0.35, ' filter="url(#soft)"')
    yield f'<path d="{spaces}" fill="{water}"/><path d="{spaces}" fill="url(#east)"/>'
    yield stroke(path(bed), INK, 1.7)
    yield stroke(path(bed.buffer(-3.2)), lines, 0.8, 0.6)
    for course in waters["approaches"].values():
        d = path(smooth([at(p) for p in course]))
        yield stroke(d, INK, 10.5) + stroke(d, ZONES["west"][0], 8)
        yield stroke(d, "#24465a", 1.1, 1, ' stroke-dasharray="3 3"')


def forests(waters: Waters, found: Geography) -> Iterator[str]:
    """Small firs in the north and east, where nothing else stands."""
    chance = np.random.default_rng(5)
    taken = [disc(waters, name).buffer(30) for name in waters["places"]]
    free = found.land.difference(unary_union([riverbed(found).buffer(6), *taken]))
    free = free.buffer(-9)
    shapely.prepare(free)
    spots: list[tuple[float, float]] = []
    for _ in range(5200):
        x, y = float(chance.uniform(930, WIDTH - 30)), float(chance.uniform(30, 900))
        lon, lat = unproject(x, y)
        dense = chance.random() < (0.85 if lat > 56 else 0.4)
        wild = dense and 49 < lat < 67 and lon < 75 and free.contains(Point(x, y))
        if wild and not any(abs(x - a) < 17 and abs(y - b) < 12 for a, b in spots):
            spots.append((x, y))
    for x, y in sorted(spots, key=lambda spot: spot[1]):
        yield f'<use href="#fir" x="{number(x)}" y="{number(y)}" opacity=".85"/>'
