"""The map of Invasions on the page is the map of the game."""

import json
import re
from itertools import combinations, pairwise
from math import dist, hypot
from typing import Any

import dev
import pytest

from barbaricum.games.invasions.data.tables import WORLD

FILE = dev.WEB / "src" / "map" / "invasions.json"
PAGE: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
KINDS = ("ports", "homes", "spaces")
ENTRIES = [(kind, entry) for kind in KINDS for entry in WORLD[kind]]
DRAWN = {place["id"]: place for kind in KINDS for place in PAGE[kind]}
SHAPES: dict[str, str] = json.loads((FILE.parent / "invasions-shapes.json").read_text("utf-8"))

Point = tuple[float, float]


def outline(place: str) -> list[list[Point]]:
    """The rings of a shape."""
    rings = re.findall(r"M([^MZ]*)Z", SHAPES.get(place) or DRAWN[place]["hit"])
    closed = [[*ring.split(), ring.split()[0]] for ring in rings]
    return [[point(corner) for corner in ring] for ring in closed]


def point(text: str) -> Point:
    x, y = text.split(",")
    return float(x), float(y)


def away(spot: Point, start: Point, end: Point) -> float:
    """The distance of a point from a line between two."""
    (x, y), (a, b), (c, d) = spot, start, end
    length = (c - a) ** 2 + (d - b) ** 2
    t = max(0.0, min(1.0, ((x - a) * (c - a) + (y - b) * (d - b)) / length)) if length else 0
    return hypot(x - a - t * (c - a), y - b - t * (d - b))


def gap(one: str, other: str) -> float:
    """The distance between two spaces."""
    corners = [corner for ring in outline(one) for corner in ring]
    x1, x2 = min(x for x, _ in corners) - 3, max(x for x, _ in corners) + 3
    y1, y2 = min(y for _, y in corners) - 3, max(y for _, y in corners) + 3
    near = [
        pair
        for ring in outline(other)
        for pair in pairwise(ring)
        if any(x1 < x < x2 and y1 < y < y2 for x, y in pair)
    ]
    return min((away(corner, *pair) for corner in corners for pair in near), default=99)


def inside(spot: Point, place: str) -> bool:
    """Whether a point lies in a shape: a ray from it crosses the outline an odd number of times."""
    x, y = spot
    crossed = False
    for ring in outline(place):
        for (a, b), (c, d) in pairwise(ring):
            if (b > y) != (d > y) and x < (c - a) * (y - b) / (d - b) + a:
                crossed = not crossed
    return crossed


def test_it_was_baked_from_the_same_version() -> None:
    assert PAGE["version"] == WORLD["version"]
    assert [len(PAGE[kind]) for kind in KINDS] == [47, 3, 45]


@pytest.mark.parametrize(("kind", "entry"), ENTRIES, ids=[entry["id"] for _, entry in ENTRIES])
def test_a_place_is_what_the_rules_say(kind: str, entry: dict[str, Any]) -> None:
    drawn = next(place for place in PAGE[kind] if place["id"] == entry["id"])
    for key in {"id", "zone", "kind", "value", "town"} & set(entry):
        assert drawn[key] == entry[key]
    assert set(drawn["near"]) == set(entry["near"])


def test_a_region_has_its_ports() -> None:
    for region in WORLD["regions"]:
        ports = [port["id"] for port in PAGE["ports"] if port["region"] == region["id"]]
        assert set(ports) == set(region["ports"])


def test_spaces_touch_on_the_board_if_a_ship_can_go_between_them_and_only_then() -> None:
    for one, other in combinations([space["id"] for space in WORLD["spaces"]], 2):
        apart = min(gap(one, other), gap(other, one))
        assert (apart < 0.8) == (other in DRAWN[one]["near"]), (one, other, apart)


def test_ships_lie_in_their_space() -> None:
    for space in PAGE["spaces"]:
        assert len(space["berths"]) == 5
        assert all(inside(berth, space["id"]) for berth in space["berths"]), space["id"]


def test_discs_do_not_touch() -> None:
    discs = [place["at"] for place in (*PAGE["ports"], *PAGE["homes"])]
    assert min(dist(*pair) for pair in combinations(discs, 2)) >= 32


def test_a_port_can_be_hit_where_its_disc_is_and_no_other_port() -> None:
    for port in PAGE["ports"]:
        hit = [other["id"] for other in PAGE["ports"] if inside(port["at"], other["id"])]
        assert hit == [port["id"]]


def test_no_port_or_berth_lies_where_plates_lie() -> None:
    points = [p for place in DRAWN.values() for p in place.get("berths", [place.get("at")])]
    for x, y, width, height in PAGE["quiet"].values():
        assert not [p for p in points if x < p[0] < x + width and y < p[1] < y + height]


def test_it_is_small_enough_to_be_loaded_first() -> None:
    pictures = dev.WEB / "public" / "map"
    assert FILE.stat().st_size <= 70_000
    assert (pictures / "invasions.webp").stat().st_size <= 350_000
    for game in ("attila", "invasions"):
        assert (pictures / f"{game}-small.avif").stat().st_size <= 65_000
