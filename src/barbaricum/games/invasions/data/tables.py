"""V14 The tables of the game, read once and found sound before anything is played with them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

Table = dict[str, Any]  # the shape of the files is what `faults` looks at

MARKS: Final = ("found", "partly found", "reconstructed")


def read(name: str) -> Table:
    """One of the tables beside this file."""
    table: Table = json.loads(files(__package__).joinpath(name).read_text("utf-8"))
    return table


def faults(world: Table, cards: Table) -> list[str]:
    """Everything in the tables that V14 forbids, in words."""
    return [
        *places_amiss(world),
        *distances_amiss(world),
        *regions_amiss(world),
        *cards_amiss(world, cards),
        *marks_amiss(world, cards),
    ]


def places_amiss(world: Table) -> list[str]:
    """V14.1 47 ports, 3 home ports, 45 spaces, each near to others that are near to it."""
    numbers = {"ports": 47, "homes": 3, "spaces": 45}
    wrong = [f"{len(world[kind])} {kind}" for kind, n in numbers.items() if len(world[kind]) != n]
    near = {place["id"]: place["near"] for kind in numbers for place in world[kind]}
    wrong += [
        f"{one} – {other}" for one in near for other in near[one] if one not in near.get(other, ())
    ]
    wrong += [f"{one} is near to nothing" for one in near if not near[one]]
    zones = world["weather"]["fair"]
    return wrong + [p["id"] for kind in numbers for p in world[kind] if p["zone"] not in zones]


DISTANCES: Final = {
    ("denmark", "york"): 3,
    ("york", "lincoln"): 2,
    ("lincoln", "denmark"): 3,
    ("sweden", "rostov"): 5,
    ("rostov", "bulgar"): 2,
    ("york", "horn"): 7,
}
"""V14.2 Days by the shortest way, from the examples of the rulebook."""


def distances_amiss(world: Table) -> list[str]:
    """V14.2 The distances that must hold."""
    near = {p["id"]: p["near"] for kind in ("ports", "homes", "spaces") for p in world[kind]}
    return [
        f"{one} – {other}"
        for (one, other), days in DISTANCES.items()
        if days_between(near, one, other) != days
    ]


def days_between(near: Mapping[str, list[str]], one: str, other: str) -> int:
    """V6.1 The steps of the shortest way; 0 if there is none."""
    reached, edge, days = {one}, {one}, 0
    while edge and other not in reached:
        edge = {place for start in edge for place in near.get(start, ())} - reached
        reached |= edge
        days += 1
    return days if other in reached else 0


def regions_amiss(world: Table) -> list[str]:
    """V14.1 Eleven regions of three ports of one value; fourteen ports are independent."""
    value = {port["id"]: port["value"] for port in world["ports"]}
    wrong = [
        region["id"]
        for region in world["regions"]
        if len({port for port in region["ports"] if port in value}) != 3
        or len({value[port] for port in region["ports"]}) != 1
    ]
    inside = [port for region in world["regions"] for port in region["ports"]]
    if len(world["regions"]) != 11 or len(set(inside)) != 33 or len(value) - len(inside) != 14:
        wrong.append("regions")
    return wrong + [port for port, v in value.items() if v not in range(2, 6)]


def cards_amiss(world: Table, cards: Table) -> list[str]:
    """V1.2, V14.3–V14.5 27 sagas, one for each era, homeland and kind; 33 runes; 15 treasures."""
    towns = {port["id"]: port["town"] for port in world["ports"]}
    sagas, runes = cards["sagas"], cards["runes"]
    wrong = [s["id"] for s in sagas if not s["ports"] or not set(s["ports"]) <= set(towns)]
    wrong += [s["id"] for s in sagas if s["kind"] == "raid" and not all(map(towns.get, s["ports"]))]
    if len({(s["era"], s["homeland"], s["kind"]) for s in sagas}) != 27 or len(sagas) != 27:
        wrong.append("sagas")
    counts = [sum(r["count"] for r in runes if r["conflict"] is hard) for hard in (False, True)]
    if len(runes) != 19 or counts != [24, 9]:
        wrong.append("runes")
    for size in ("small", "large"):
        if len(cards["treasures"][size]) != list(towns.values()).count(size):
            wrong.append(f"{size} towns")
    return wrong


def marks_amiss(world: Table, cards: Table) -> list[str]:
    """V14 Every item says whether it was found or is ours."""
    items = [*world["regions"], *world["ports"], *world["homes"], *world["spaces"]]
    items += [*cards["sagas"], *cards["runes"]]
    return [item["id"] for item in items if not set(marks(item)) <= set(MARKS) or not marks(item)]


def marks(item: Mapping[str, Any]) -> list[str]:
    """The marks of one item."""
    return [item["mark"]] if "mark" in item else list(item.get("marks", {}).values())


WORLD: Final = read("world.json")
CARDS: Final = read("cards.json")

if amiss := faults(WORLD, CARDS):
    raise ValueError(f"the tables of Invasions are not sound: {', '.join(amiss)}")
