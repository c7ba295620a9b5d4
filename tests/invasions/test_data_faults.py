"""The tables are looked at before they are played with: what V14 forbids is found."""

from collections.abc import Callable
from copy import deepcopy

import pytest

from barbaricum.games.invasions.data.tables import CARDS, WORLD, Table, faults, marks
from barbaricum.games.invasions.notation.snapshot import snapshot
from tests.invasions.positions import position

Break = Callable[[Table, Table], object]


def places(world: Table) -> dict[str, Table]:
    return {p["id"]: p for kind in ("ports", "homes", "spaces") for p in world[kind]}


def longer_way(world: Table, _cards: Table) -> None:
    """The Humber Sea no longer touches the Dogger Bank."""
    places(world)["w_humber"]["near"].remove("w_dogger")
    places(world)["w_dogger"]["near"].remove("w_humber")


BREAKS: dict[str, tuple[Break, str]] = {
    "one port less": (lambda w, _c: w["ports"].pop(), "46 ports"),
    "one-way": (lambda w, _c: places(w)["york"]["near"].append("e_gulf"), "york – e_gulf"),
    "no neighbour": (lambda w, _c: places(w)["kiev"].update(near=[]), "kiev is near to nothing"),
    "no zone": (lambda w, _c: places(w)["kiev"].update(zone="up"), "kiev"),
    "a longer way": (longer_way, "denmark – york"),
    "no way": (lambda w, _c: places(w)["york"].update(near=[]), "york – lincoln"),
    "a region of two": (lambda w, _c: w["regions"][0]["ports"].pop(), "england"),
    "ten regions": (lambda w, _c: w["regions"].pop(), "regions"),
    "a value of seven": (lambda w, _c: places(w)["london"].update(value=7), "london"),
    "a saga for nowhere": (lambda _w, c: c["sagas"][0].update(ports=["rhodes"]), "s01"),
    "a raid without a town": (lambda _w, c: c["sagas"][1].update(ports=["york"]), "s02"),
    "the same saga twice": (lambda _w, c: c["sagas"][0].update(era=2), "sagas"),
    "one rune more": (lambda _w, c: c["runes"][0].update(count=4), "runes"),
    "one treasure less": (lambda _w, c: c["treasures"]["small"].pop(), "small towns"),
    "no mark": (lambda w, _c: places(w)["york"].update(marks={}), "york"),
    "another mark": (lambda _w, c: c["sagas"][0].update(mark="guessed"), "s01"),
}


def test_the_tables_are_sound() -> None:
    """V14.1–V14.5 As they are."""
    assert faults(WORLD, CARDS) == []


@pytest.mark.parametrize("name", BREAKS)
def test_a_table_that_is_not_sound_is_found_out(name: str) -> None:
    """V14.1–V14.5 Each thing that is asked of the tables, broken once."""
    spoil, found = BREAKS[name]
    world, cards = deepcopy(WORLD), deepcopy(CARDS)
    spoil(world, cards)
    assert found in faults(world, cards)


def test_every_item_says_whether_it_was_found() -> None:
    """V14 York is found in the rulebook, Hamburg is ours."""
    assert set(marks(places(WORLD)["york"])) == {"found"}
    assert set(marks(places(WORLD)["hamburg"])) == {"reconstructed"}
    assert marks(CARDS["sagas"][1]) == ["partly found"]


def test_what_is_secret_is_not_in_the_tables() -> None:
    """V14.6, V1.6 Which treasure lies where is decided only when the town falls."""
    ports = snapshot(position())["ports"]
    assert ports["paris"] == {"town": "large"}
