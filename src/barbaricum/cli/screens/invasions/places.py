"""Ports and home ports as a table of two columns: how far, at what cost, what for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from barbaricum.cli.screens.layout import WIDTH, Scene, numbered, padded
from barbaricum.games.invasions.assist.preview import seen
from barbaricum.games.invasions.assist.prospect import Prospect, at_hand, in_reach
from barbaricum.games.invasions.assist.sail_menu import ways
from barbaricum.games.invasions.data.tables import WORLD
from barbaricum.texts import Texts
from barbaricum.texts.invasions import name, short

NAME: Final = 14
CELL: Final = WIDTH // 2
TAGS: Final[Mapping[str, str]] = {
    port: region["id"] for region in WORLD["regions"] for port in region["ports"]
}
"""The region of each port that has one."""
PORT: Final = {port["id"]: port for port in WORLD["ports"]}
SIGNS: Final = {"small": "▲ ", "large": "▲▲"}


def near(scene: Scene, rows: int) -> list[Text]:
    """The places in reach, as many as there is room for."""
    if rows < 2 or scene.view["phase"] != "turn":
        return []
    state = seen(scene.view)
    here = at_hand(state)
    found = here + foremost(in_reach(state), 2 * (rows - 1) - len(here))
    winters = scene.view["ships"][scene.view["active"]]["at"] == "wintering"
    key = "invasions-ports-homes" if winters else "invasions-ports-near"
    return table(scene, key, found, {}) if found else []


def foremost(found: list[Prospect], number: int) -> list[Prospect]:
    """So many of the places, the nearest first; none that a saga needs is left out."""
    chosen = sorted(found, key=lambda one: not one.wanted)[:number]
    return [one for one in found if one in chosen]


def goals(scene: Scene) -> list[Text]:
    """The goals of the menu, each with its number."""
    assert scene.menu is not None
    numbers = {
        entry.values["place"]: number
        for number, entry in numbered(scene.menu.entries).items()
        if entry.code == "goal"
    }
    found = {one.place: one for one in ways(seen(scene.view))}
    key = "invasions-ports-near" if scene.menu.ask == "sail" else "invasions-ports-far"
    return table(scene, key, [found[place] for place in numbers], numbers)


def table(
    scene: Scene, key: str, found: Sequence[Prospect], numbers: Mapping[str, int]
) -> list[Text]:
    """A head, then the left column and the right one."""
    half = -(-len(found) // 2)
    head = _head(scene.texts, key)
    lines = [Text.assemble(head, " ", head if len(found) > 1 else "", style="underline")]
    for at in range(half):
        pair = [cell(scene, one, numbers.get(one.place)) for one in found[at::half]]
        lines.append(Text(" ").join(pair))
    return lines


def _head(texts: Texts, key: str) -> str:
    columns = {part: texts.say(f"invasions-ports-{part}") for part in HEADS}
    return (
        padded(f"   {texts.say(key)}", 4 + NAME)
        + f"{columns['days']:>3}{columns['losses']:>3}{columns['value']:>2} "
        + padded(columns["region"], 4)
        + padded(columns["inside"], 3)
        + padded(columns["odds"], 5)
    )


HEADS: Final = ("days", "losses", "value", "region", "inside", "odds")


def cell(scene: Scene, one: Prospect, number: int | None) -> Text:
    """One place: number, mark of a saga, name, days, losses, value, region, what is in it, odds."""
    texts, place = scene.texts, one.place
    value = PORT[place]["value"] if place in PORT else ""
    tag = texts.say(f"invasions-tag-{TAGS[place]}") if place in TAGS else ""
    return Text.assemble(
        (f"{number or '':>2}", "bold reverse" if number else ""),
        " ",
        ("◆" if one.wanted else " ", "bold"),
        (padded(short(texts, place), NAME), "bold" if one.wanted else ""),
        f"{_days(texts, one):>3}",
        (f"{_losses(one):>3}", "" if one.safe else "bold red"),
        f"{value:>2} {tag:<4}{inside(scene, place):<3}",
        f"{odds(scene, one):<5}",
    )


def _days(texts: Texts, one: Prospect) -> str:
    """V6.1 The days; from the wintering zone with the initial of the home port."""
    return (name(texts, one.start)[0] if one.start else "") + str(len(one.way))


def _losses(one: Prospect) -> str:
    """V7.3 The losses; with a sign if no viking is left after them."""
    return f"−{one.losses}{'' if one.safe else '!'}" if one.losses else "·"


def inside(scene: Scene, place: str) -> str:
    """V8.2, V8.5 Goods by their letter, a settlement as own or as a rival's."""
    here = scene.view["ports"].get(place, {})
    goods = scene.texts.say(f"invasions-letter-{here['goods']}") if "goods" in here else ""
    owner = here.get("settlement")
    mine = scene.view["active"] if scene.view["seat"] is None else scene.view["seat"]
    return goods + ("" if owner is None else "●" if owner == mine else "○")


def odds(scene: Scene, one: Prospect) -> str:
    """V8.4, V8.5 A town to raid or a port to settle, and the chance in a hundred."""
    if one.combat is None:
        return ""
    here = scene.view["ports"].get(one.place, {})
    sign = SIGNS[here["town"]] if one.combat == "raid" else "⌂ "
    return f"{sign}{'' if one.chance is None else one.chance:>3}"
