"""The map of the page is the map of the game."""

import json
from itertools import combinations
from math import dist
from typing import Any

import dev
import pytest

from barbaricum.games.attila.data.board import built_in

PAGE: dict[str, Any] = json.loads((dev.WEB / "src" / "map" / "attila.json").read_text("utf-8"))


def test_it_was_baked_from_the_same_version() -> None:
    assert PAGE["version"] == built_in().pack["version"]


@pytest.mark.parametrize("entry", built_in().pack["provinces"], ids=lambda entry: entry["id"])
def test_a_province_has_the_neighbours_that_the_rules_give_it(entry: dict[str, Any]) -> None:
    drawn = next(province for province in PAGE["provinces"] if province["id"] == entry["id"])
    assert set(drawn["neighbours"]) == {*entry["land"], *entry["sea"]}
    assert drawn["northern"] == entry["northern"]


def test_a_province_has_room_for_five_tokens_and_a_peace_tile() -> None:
    places = [place for province in PAGE["provinces"] for place in slots(province)]
    assert len(places) == 25 * 6
    assert min(dist(*pair) for pair in combinations(places, 2)) >= 27


def test_no_slot_lies_where_hand_tiles_prompt_or_centuries_lie() -> None:
    for x, y, width, height in PAGE["quiet"].values():
        for province in PAGE["provinces"]:
            assert not [
                slot
                for slot in slots(province)
                if x < slot[0] < x + width and y < slot[1] < y + height
            ], province["id"]


def slots(province: dict[str, Any]) -> list[list[float]]:
    return [*province["slots"], province["tile"]]
