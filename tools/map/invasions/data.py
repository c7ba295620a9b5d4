"""What the page draws over the picture: spaces, ports, home ports, and where their things lie."""

from __future__ import annotations

from typing import Any

import shapely
from shapely.geometry import LineString, box
from shapely.ops import substring, unary_union

from barbaricum.games.invasions.data.tables import WORLD
from tools.map.invasions.around import around
from tools.map.invasions.check import disc
from tools.map.invasions.projection import HEIGHT, WIDTH, at
from tools.map.invasions.room import berths, hits, rows
from tools.map.invasions.scenery import HOME_BERTHS, LANDS, MEDALS, QUIET, WINTER_BERTHS
from tools.map.invasions.waters import Geography, Shapes, Waters
from tools.map.lines import path, polygons


def data(waters: Waters, found: Geography) -> dict[str, Any]:
    """The file of the page."""
    areas = hits(waters, found)
    x, y, width, height = QUIET["wintering"]
    middle = (x + width / 2, y + height / 2)
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "version": WORLD["version"],
        "spaces": _spaces(waters, found, areas),
        "ports": _ports(waters, found, areas),
        "homes": [_home(waters, entry) for entry in WORLD["homes"]],
        "regions": [_some(entry, "id", "ports") for entry in WORLD["regions"]],
        "medals": [{"zone": zone, "at": _at((lon, lat))} for zone, lon, lat in MEDALS],
        "lands": [
            {"text": text, "at": [u, v], "size": size, "turn": turn}
            for text, u, v, size, turn in LANDS
        ],
        "wintering": {
            "at": middle,
            "half": [width / 2, height / 2],
            "berths": _moved(middle, WINTER_BERTHS),
        },
        "quiet": QUIET,
    }


def _some(entry: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: entry[key] for key in keys}


def _at(lonlat: Any) -> list[float]:
    return [round(n, 1) for n in at(lonlat)]


def _moved(middle: Any, spots: Any) -> list[list[float]]:
    return [[round(middle[0] + x, 1), round(middle[1] + y, 1)] for x, y in spots]


def _spaces(waters: Waters, found: Geography, areas: Shapes) -> list[dict[str, Any]]:
    names = list(found.spaces)
    thin = shapely.coverage_simplify([found.spaces[name] for name in names], 1.1)
    shapes = dict(zip(names, thin, strict=True))
    discs = unary_union(
        [disc(waters, name).buffer(2) for name in waters["places"]] + _banners(waters)
    )
    taken = unary_union([*areas.values(), *(disc(waters, home["id"]) for home in WORLD["homes"])])
    result = []
    for entry in WORLD["spaces"]:
        name = entry["id"]
        space = _some(entry, "id", "kind", "zone", "near")
        space |= {"path": path(shapes[name]), "hit": path(_rest(_banks(found, name), taken))}
        space |= {"berths": berths(found.spaces[name], discs)}
        if name in found.rivers:
            course = _eastward(_straight(name, found.rivers[name]))
            space |= {"course": path(course.simplify(0.6)), "length": round(course.length)}
        else:
            space["rows"] = rows(found.spaces[name], discs)
        result.append(space)
    return result


def _banners(waters: Waters) -> list[Any]:
    """The names of home ports, wide enough for every language."""
    middles = [at(waters["places"][home["id"]]) for home in WORLD["homes"]]
    return [box(x - 66, y + 10, x + 66, y + 42) for x, y in middles]


def _banks(found: Geography, name: str) -> Any:
    """A river is hit on its banks too; it is too narrow for a finger."""
    if name not in found.rivers:
        return found.spaces[name]
    others = unary_union([shape for other, shape in found.spaces.items() if other != name])
    return found.spaces[name].buffer(9).difference(others)


def _rest(space: Any, taken: Any) -> Any:
    """What of a space is not hit by the finger that means a port."""
    rest = space.difference(taken).buffer(-1).simplify(3).buffer(1, quad_segs=1).simplify(2)
    return unary_union([part for part in polygons(rest) if part.area > 60])


def _straight(name: str, line: Any) -> Any:
    """No name goes around the sharp corner south of Ladoga."""
    return substring(line, 0.56, 1, normalized=True) if name == "e_volkhov" else line


def _eastward(line: Any) -> Any:
    """A name reads from left to right."""
    coords = list(line.coords)
    return line if coords[0][0] <= coords[-1][0] else LineString(coords[::-1])


def _ports(waters: Waters, found: Geography, areas: Shapes) -> list[dict[str, Any]]:
    spots = around(waters, found)
    result = []
    for entry in WORLD["ports"]:
        name = entry["id"]
        port = _some(entry, "id", "zone", "near", "value", "town")
        region = next((r["id"] for r in WORLD["regions"] if name in r["ports"]), None)
        port |= {"region": region, "at": _at(waters["places"][name]), "spots": spots[name]}
        result.append(port | {"hit": path(areas[name])})
    return result


def _home(waters: Waters, entry: dict[str, Any]) -> dict[str, Any]:
    middle = _at(waters["places"][entry["id"]])
    home = _some(entry, "id", "zone", "near")
    area = path(disc(waters, entry["id"]).simplify(0.5))
    return home | {"at": middle, "hit": area, "berths": _moved(middle, HOME_BERTHS)}
