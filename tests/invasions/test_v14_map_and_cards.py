"""V14 The tables of the engine, and the map as ships see it: by the steps that are legal."""

from collections import Counter
from functools import cache

import pytest

from barbaricum.games.invasions.data.tables import CARDS, WORLD
from barbaricum.games.invasions.game import GAME
from tests.invasions.positions import CONFLICT, ERAS, RUNES, TOWNS, TREASURES, offers, position

KINDS = ("ports", "homes", "spaces")
ZONE = {place["id"]: place["zone"] for kind in KINDS for place in WORLD[kind]}


@cache
def near(place: str) -> frozenset[str]:
    """V6.1 Where one day takes a ship from here."""
    sails = offers(position(ships=[f"{place} viking"]), "sail ")
    return frozenset(text.split()[1] for text in sails)


def days(start: str, end: str, zones: str = "north east south west") -> int:
    """The shortest way, through places of these zones only."""
    reached, number = {start}, 0
    while end not in reached:
        more = {place for here in reached for place in near(here) if ZONE[place] in zones}
        assert not more <= reached, f"no way from {start} to {end}"
        reached |= more
        number += 1
    return number


def test_there_are_47_ports_3_home_ports_and_45_spaces() -> None:
    """V14.1 Every id once."""
    assert [len(WORLD[kind]) for kind in KINDS] == [47, 3, 45]
    assert len(ZONE) == 95
    assert Counter(space["kind"] for space in WORLD["spaces"]) == {"sea": 39, "river": 6}


def test_adjacency_is_symmetric() -> None:
    """V14.1 Who can sail there can sail back."""
    assert [(one, other) for one in ZONE for other in near(one) if one not in near(other)] == []


def test_every_place_can_be_reached() -> None:
    """V14.1 From each home port; ports touch only spaces."""
    for home in ("norway", "sweden", "denmark"):
        assert max(days(home, place) for place in ZONE) <= 14
    ports = {port["id"] for port in WORLD["ports"]}
    assert not [port for port in ports if near(port) & ports]


def test_there_are_eleven_regions_of_three_and_fourteen_independent_ports() -> None:
    """V14.1 The ports of a region have one value."""
    value = {port["id"]: port["value"] for port in WORLD["ports"]}
    inside = [port for region in WORLD["regions"] for port in region["ports"]]
    assert [len(region["ports"]) for region in WORLD["regions"]] == [3] * 11
    assert len(set(inside)) == len(inside) == 33
    assert len(set(value) - set(inside)) == 14
    assert all(len({value[port] for port in region["ports"]}) == 1 for region in WORLD["regions"])
    assert set(value.values()) == {2, 3, 4, 5}


@pytest.mark.parametrize(
    ("ports", "value"),
    [("york lincoln norwich arles kiev", 4), ("dublin man cork", 3), ("paris", 5)],
)
def test_the_values_of_the_rulebook_are_kept(ports: str, value: int) -> None:
    """V14 The nine values that were found, by what a trade there gives."""
    for port in ports.split():
        before = position(ships=[f"{port} viking furs"], open="s02 s06 s08")
        after = GAME.step(before, GAME.parse("trade furs"))
        assert GAME.snapshot(after)["vp"][0] == 1 + value


@pytest.mark.parametrize(
    ("start", "end", "number"),
    [
        ("denmark", "york", 3),
        ("york", "lincoln", 2),
        ("lincoln", "denmark", 3),
        ("sweden", "rostov", 5),
        ("rostov", "bulgar", 2),
        ("york", "horn", 7),
    ],
)
def test_distances(start: str, end: str, number: int) -> None:
    """V14.2 In days, by the shortest way, there and back."""
    assert days(start, end) == number
    assert days(end, start) == number


@pytest.mark.parametrize(
    ("start", "end", "number"), [("sweden", "rostov", 5), ("rostov", "bulgar", 2)]
)
def test_the_road_to_bulgar_is_all_in_the_east(start: str, end: str, number: int) -> None:
    """V14.2 Without leaving the zone."""
    assert days(start, end, "east") == number


def test_york_to_horn_is_five_days_west_and_two_north() -> None:
    """V14.2 One shortest way is W W W W W N N."""
    ways = [["york"]]
    for zone in ["west"] * 5 + ["north"] * 2:
        ways = [[*way, step] for way in ways for step in near(way[-1]) if ZONE[step] == zone]
    assert any(way[-1] == "horn" for way in ways)


def test_york_lincoln_and_norwich_touch_one_common_space() -> None:
    """V14.2 The Humber Sea."""
    assert near("york") & near("lincoln") & near("norwich") == {"w_humber"}


def test_there_is_one_saga_for_each_era_homeland_and_kind() -> None:
    """V14.3 27 sagas."""
    sagas = CARDS["sagas"]
    signs = {(saga["era"], saga["homeland"], saga["kind"]) for saga in sagas}
    assert len(sagas) == len(signs) == 27
    assert {
        str(era): [saga["id"] for saga in sagas if saga["era"] == era] for era in (1, 2, 3)
    } == ERAS


def test_sagas_name_ports_and_raid_sagas_name_towns() -> None:
    """V14.3, V11.1 None could not be completed."""
    ports = {port["id"] for port in WORLD["ports"]}
    for saga in CARDS["sagas"]:
        assert set(saga["ports"]) <= (set(TOWNS) if saga["kind"] == "raid" else ports)
        assert len(set(saga["ports"])) == len(saga["ports"]) > 0


@pytest.mark.parametrize(
    ("saga", "ports", "bonus"),
    [
        ("s12", ["horn", "reykjavik"], 5),
        ("s17", ["constantinople"], 8),
        ("s25", ["antioch"], 8),
        ("s02", ["lindisfarne"], 3),
    ],
)
def test_sagas_of_the_rulebook(saga: str, ports: list[str], bonus: int) -> None:
    """V14.3 Settle Horn and Reykjavik, Raid Constantinople, Trade with Antioch."""
    card = next(card for card in CARDS["sagas"] if card["id"] == saga)
    assert (card["ports"], card["bonus"]) == (ports, bonus)


def test_there_are_33_runes_of_19_kinds() -> None:
    """V14.4 24 base, 9 conflict."""
    counts = {card["id"]: card["count"] for card in CARDS["runes"]}
    assert counts == RUNES | CONFLICT
    assert {card["id"] for card in CARDS["runes"] if card["conflict"]} == set(CONFLICT)
    assert (sum(RUNES.values()), sum(CONFLICT.values()), len(counts)) == (24, 9, 19)


def test_treasures() -> None:
    """V14.5 Small 3 3 4 4 4 5 5 5 6 6 7 8; large 10 12 14."""
    assert {size: sorted(CARDS["treasures"][size]) for size in TREASURES} == TREASURES


def test_towns() -> None:
    """V14.1, V2.2 Twelve small ones and three large ones."""
    towns = {port["id"]: port["town"] for port in WORLD["ports"] if port["town"]}
    assert towns == TOWNS


def test_every_item_is_named_in_three_languages_and_says_whether_it_was_found() -> None:
    """V14 Names in French, English and German; `found`, `partly found` or `reconstructed`."""
    items = [item for kind in (*KINDS, "regions") for item in WORLD[kind]]
    for item in [*items, *CARDS["sagas"], *CARDS["runes"]]:
        assert all(item["names"][language] for language in ("en", "fr", "de")), item["id"]
        marks = [item["mark"]] if "mark" in item else list(item["marks"].values())
        assert marks
        assert set(marks) <= {"found", "partly found", "reconstructed"}


def test_the_data_has_a_version() -> None:
    """V14 A table stores it in its record."""
    assert GAME.data == WORLD["version"] == "viking-world/1"
