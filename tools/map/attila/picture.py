"""The still layer: water, land, relief, rivers, borders and the limes, without any text."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import shapely
from shapely.geometry import LineString, Point
from shapely.ops import linemerge, unary_union

from tools.map.attila.check import SLOT, Layout, places
from tools.map.attila.palette import TINT, TINTS
from tools.map.attila.projection import HEIGHT, WIDTH, projected
from tools.map.attila.provinces import OUTSIDE, Borders, Geography
from tools.map.lines import lines, number, path, stroke
from tools.map.shot import embedded

DEFINITIONS: Final = """
<filter id="paper" x="0" y="0" width="100%" height="100%">
<feTurbulence type="fractalNoise" baseFrequency=".010 .014" numOctaves="5" seed="11"/>
<feColorMatrix type="matrix" values="0 0 0 0 .42 0 0 0 0 .27 0 0 0 0 .10 0 0 0 1.5 -.62"/></filter>
<filter id="soft" x="-5%" y="-5%" width="110%" height="110%">
<feGaussianBlur stdDeviation="8"/></filter>
<filter id="rim" x="-5%" y="-5%" width="110%" height="110%">
<feGaussianBlur stdDeviation="3.2"/></filter>
<radialGradient id="sea" cx="46%" cy="52%" r="75%">
<stop offset="0" stop-color="#c9d5c9"/><stop offset="1" stop-color="#a9bdb8"/></radialGradient>
<radialGradient id="edge" cx="50%" cy="50%" r="74%">
<stop offset="66%" stop-color="#5a3510" stop-opacity="0"/>
<stop offset="100%" stop-color="#33190a" stop-opacity=".5"/></radialGradient>"""

FORT: Final = (
    '<path d="M-5,4.6V-4.4H-2.9V-2.4H-1.1V-4.4H1.1V-2.4H2.9V-4.4H5V4.6Z" fill="#f7e3b4" '
    'stroke="#4a0806" stroke-width="1.25" stroke-linejoin="round"/>'
    '<path d="M-1.2,4.6V1.6A1.2,1.2 0 0 1 1.2,1.6V4.6Z" fill="#4a0806"/>'
)

SIZE: Final = f'width="{WIDTH}" height="{HEIGHT}"'
HALO: Final = ((52, 0.10), (36, 0.12), (24, 0.15), (14, 0.20), (7, 0.28))
SHORES: Final = ((3.2, 0.7), (6.6, 0.52), (10.4, 0.4), (14.8, 0.29), (19.8, 0.2), (25.6, 0.13))
LIMES: Final = (("#fff0cc", 8.2, 0.75), ("#5e0806", 5.8, 1), ("#c5180f", 4.1, 1))


def svg(borders: Borders, found: Geography, layout: Layout, relief: Any, waters: Any) -> str:
    """The picture as SVG; a browser turns it into pixels."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {SIZE}><defs>{DEFINITIONS}',
        *_clips(found),
        "</defs>",
        *_sea(found.land),
        *_land(found, relief),
        *_rivers(waters),
        *_borders(borders, found),
        *_limes(borders, found, layout),
        f'<rect {SIZE} filter="url(#paper)" style="mix-blend-mode:multiply" opacity=".34"/>',
        f'<rect {SIZE} fill="url(#edge)"/></svg>',
    ]
    return "\n".join(parts)


def _clips(found: Geography) -> Iterator[str]:
    yield f'<clipPath id="land"><path d="{path(found.land)}"/></clipPath>'
    for name, shape in found.provinces.items():
        yield f'<clipPath id="in-{name}"><path d="{path(shape)}"/></clipPath>'


def _sea(land: Any) -> Iterator[str]:
    """Water, its grid, a pale halo and engraved lines along the shore."""
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sea)"/>'
    meridians = [LineString([(lon, 24), (lon, 64)]) for lon in range(-30, 61, 5)]
    parallels = [LineString([(-34, lat), (64, lat)]) for lat in range(25, 66, 5)]
    for line in (*meridians, *parallels):
        yield stroke(path(projected(shapely.segmentize(line, 1))), "#3e5a5c", 0.7, 0.16)
    for width, opacity in HALO:
        yield stroke(path(land), "#55868f", width, opacity)
    for distance, opacity in SHORES:
        shore = land.buffer(distance, quad_segs=5).simplify(0.4)
        yield stroke(path(shore), "#2f5f6a", 0.75, opacity)


def _land(found: Geography, relief: Any) -> Iterator[str]:
    """Flat tints, the relief multiplied over them, a darker rim inside each province."""
    yield f'<path d="{path(found.land)}" fill="#ecdcb2"/><g clip-path="url(#land)">'
    for name, tint in TINT.items():
        yield f'<path d="{path(found.provinces[name])}" fill="{TINTS[tint][0]}"/>'
    yield (
        f'<image href="{embedded(relief)}" width="{WIDTH}" height="{HEIGHT}" '
        'style="mix-blend-mode:multiply" opacity=".66"/>'
    )
    for name, tint in TINT.items():
        d, rim = path(found.provinces[name]), TINTS[tint][1]
        yield f'<g clip-path="url(#in-{name})">'
        yield stroke(d, rim, 16, 0.34, ' filter="url(#rim)"')
        yield stroke(d, rim, 6.5, 0.4) + "</g>"
    yield "</g>"


def _rivers(waters: Any) -> Iterator[str]:
    rivers, lakes = waters
    yield '<g clip-path="url(#land)">'
    yield from (stroke(path(line), "#3c7180", width, 0.8) for width, line in rivers)
    yield "</g>"
    for lake in lakes:
        yield f'<path d="{path(lake)}" fill="#a9c0bb" stroke="#2f5f6a" stroke-width=".8"/>'


def _borders(borders: Borders, found: Geography) -> Iterator[str]:
    """A dark line in a pale casing; dashed where the board ends."""
    yield '<g clip-path="url(#land)">'
    inner = [arc for arc in borders["arcs"] if arc["kind"] != "limes"]
    for arc in inner:
        yield stroke(path(found.arcs[arc["id"]]), "#fff4d4", 5.2, 0.72)
    for arc in inner:
        edge = OUTSIDE in (arc["left"], arc["right"])
        dashes = ' stroke-dasharray="9 4 2 4"' if edge else ""
        yield stroke(path(found.arcs[arc["id"]]), "#3b2010", 2.1, 0.95, dashes)
    yield "</g>" + stroke(path(found.land), "#2b1b0e", 1.35)


def _limes(borders: Borders, found: Geography, layout: Layout) -> Iterator[str]:
    """A10.4 The red line with its glow, most of it on the barbarian side, and its forts."""
    parts = [found.arcs[arc["id"]] for arc in borders["arcs"] if arc["kind"] == "limes"]
    line = linemerge(unary_union(parts))
    d = path(line)
    yield '<g clip-path="url(#land)">'
    yield f'<g clip-path="url(#in-{OUTSIDE})">'
    yield stroke(d, "#d8200f", 40, 0.46, ' filter="url(#soft)"') + "</g>"
    yield stroke(d, "#d8200f", 22, 0.22, ' filter="url(#soft)"')
    yield stroke(d, "#e2331c", 13, 0.45, ' filter="url(#rim)"')
    yield from (stroke(d, colour, width, opacity) for colour, width, opacity in LIMES)
    yield stroke(d, "#ff9a6b", 1, 0.8) + "</g>"
    taken = [place for entry in layout.values() for place in places(entry)]
    for part in lines(line):
        yield from _forts(part, found.land, taken)


def _forts(line: Any, land: Any, taken: list[Any]) -> Iterator[str]:
    for distance in np.arange(26, line.length, 62):
        point = line.interpolate(distance)
        free = all(math.dist((point.x, point.y), place) > SLOT + 7 for place in taken)
        if free and 26 < point.x < WIDTH - 26 and land.contains(Point(point.x, point.y)):
            move = f"translate({number(point.x)},{number(point.y)})"
            yield f'<g transform="{move}">{FORT}</g>'
