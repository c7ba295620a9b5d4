"""The still layer: water in its four zones, shores, borders; without any text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import shapely
from shapely.geometry import LineString
from shapely.ops import unary_union

from barbaricum.games.invasions.data.tables import WORLD
from tools.map.invasions.ashore import clipped, forests, inland, ribbons
from tools.map.invasions.check import border, links
from tools.map.invasions.palette import DEFINITIONS, OPEN, SERPENT, ZONES
from tools.map.invasions.projection import HEIGHT, VIEW, WIDTH, projected, unproject
from tools.map.invasions.waters import Geography, Waters
from tools.map.lines import path, polygons, stroke

SIZE: Final = f'width="{WIDTH}" height="{HEIGHT}"'
ZONE: Final = {space["id"]: space["zone"] for space in WORLD["spaces"]}
HALO: Final = ((40, 0.07), (28, 0.09), (18, 0.12), (10, 0.16))
SHORES: Final = ((3.2, 0.6), (6.8, 0.42), (11, 0.28), (16, 0.17))
PALE: Final = "#f4f1e4"
CORD: Final = "#8a1f14"


class Ground(NamedTuple):
    """What is under the waters: the land as a picture, and its rivers and lakes."""

    texture: Any
    streams: list[Any]
    lakes: list[Any]


def svg(waters: Waters, found: Geography, ground: Ground) -> str:
    """The picture as SVG; a browser turns it into pixels."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {SIZE}><defs>{DEFINITIONS}',
        f"{clipped(found)}</defs>",
        *_open_water(found),
        *_zones(found),
        *_shores(found.land),
        *_borders(found),
        *_rim(found),
        *_shoals(found),
        *inland(found, ground),
        *forests(waters, found),
        *ribbons(waters, found),
        *_cuts(found),
        SERPENT,
        f'<rect {SIZE} filter="url(#paper)" style="mix-blend-mode:multiply" opacity=".3"/>',
        f'<rect {SIZE} fill="url(#edge)"/></svg>',
    ]
    return "\n".join(parts)


def _open_water(found: Geography) -> Iterator[str]:
    """Paper-coloured water with its grid; ice in the far north."""
    yield f'<rect {SIZE} fill="{OPEN}"/>'
    meridians = [LineString([(lon, 20), (lon, 84)]) for lon in range(-100, 121, 5)]
    parallels = [LineString([(-95, lat), (115, lat)]) for lat in range(20, 86, 5)]
    for line in (*meridians, *parallels):
        yield stroke(path(projected(shapely.segmentize(line, 1))), "#3f4a4a", 0.8, 0.14)
    sailed = unary_union([shape.buffer(0.3) for shape in found.spaces.values()])
    for part in polygons(VIEW.difference(found.land).difference(sailed)):
        middle = part.centroid
        if unproject(middle.x, middle.y)[1] > 59.5 and middle.y < 330:
            yield f'<path d="{path(part)}" fill="#dfe8ea"/>'
            yield f'<path d="{path(part)}" fill="url(#ice)"/>'


def _zones(found: Geography) -> Iterator[str]:
    """V7.1 Each weather zone has its tint and its pattern."""
    for zone, (water, _) in ZONES.items():
        shapes = [found.spaces[name] for name in _seas(found) if ZONE[name] == zone]
        d = "".join(path(shape) for shape in shapes)
        yield f'<path d="{d}" fill="{water}"/><path d="{d}" fill="url(#{zone})"/>'


def _seas(found: Geography) -> list[str]:
    return [name for name in found.spaces if name not in found.rivers]


def _shores(land: Any) -> Iterator[str]:
    """A halo, and engraved lines along the shore."""
    yield '<g clip-path="url(#sea)">'
    yield from (stroke(path(land), "#234a5c", width, opacity) for width, opacity in HALO)
    for distance, opacity in SHORES:
        shore = land.buffer(distance, quad_segs=4).simplify(0.5)
        yield stroke(path(shore), "#1f4254", 0.75, opacity)
    yield "</g>"


def _line(d: str, zones: bool) -> Iterator[str]:
    """Fine dashes between spaces, a red cord between weather zones."""
    if zones:
        yield stroke(d, PALE, 7, 0.9)
        yield stroke(d, CORD, 3.6, 1, ' stroke-dasharray="11 6.5 .1 6.5"')
    else:
        yield stroke(d, PALE, 3.4, 0.75)
        yield stroke(d, "#24465a", 1.3, 1, ' stroke-dasharray="6 5"')


def _pairs(found: Geography, river: bool, zones: bool) -> str:
    """The lines between spaces of one kind."""
    kinds = [
        border(found.spaces[one], found.spaces[other])
        for one, other in sorted(links())
        if (one in found.rivers or other in found.rivers) == river
        and (ZONE[one] != ZONE[other]) == zones
    ]
    return "".join(path(line) for line in kinds)


def _borders(found: Geography) -> Iterator[str]:
    """V7.1 The sea spaces apart, and the weather zones apart."""
    yield from _line(_pairs(found, river=False, zones=False), zones=False)
    yield from _line(_pairs(found, river=False, zones=True), zones=True)


def _cuts(found: Geography) -> Iterator[str]:
    """The same on rivers."""
    yield from _line(_pairs(found, river=True, zones=False), zones=False)
    yield from _line(_pairs(found, river=True, zones=True), zones=True)


def _rim(found: Geography) -> Iterator[str]:
    """Where the sailed waters end in the open sea."""
    seas = unary_union([found.spaces[name].buffer(0.4) for name in _seas(found)])
    line = seas.boundary.difference(found.land.buffer(2)).intersection(VIEW.buffer(-3))
    yield stroke(path(line), PALE, 4, 0.6)
    yield stroke(path(line), "#24465a", 1.8)


def _shoals(found: Geography) -> Iterator[str]:
    for shoal in found.shoals.values():
        d = path(shoal)
        yield f'<path d="{d}" fill="#d9cca4" stroke="#5d5138" stroke-width="1.2"/>'
        yield f'<path d="{d}" fill="url(#sand)" opacity=".6"/>'
