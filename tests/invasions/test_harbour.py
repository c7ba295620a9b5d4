"""What a ship can do in a port, before anything is done: points, odds, sagas, or why not."""

from itertools import product

import pytest

from barbaricum.core.game import Json
from barbaricum.games.invasions.assist.harbour import harbour
from barbaricum.games.invasions.state import State
from tests.invasions.positions import do, key, position


def here(state: State, hand: str = "") -> dict[str, Json]:
    found = harbour(state, {rune: hand.split().count(rune) for rune in hand.split()})
    assert found is not None
    return found


def chances(of: Json) -> Json:
    return [(one["dice"], one["chance"], one["lost"]) for one in of]


def test_trade_brings_the_value_and_two_for_a_kind_in_demand() -> None:
    """V8.2, V8.8 Skins at Arles (4) while skins are in demand: 6 VP."""
    found = here(position(ships=["arles viking skins tusks"]))
    assert [(one["piece"], one["points"]) for one in found["trade"]] == [("skins", 6), ("tusks", 4)]


def test_a_kind_that_cannot_be_traded_says_why() -> None:
    """V8.2, V8.8 With tusks at York and skins at Norwich only furs can be traded at Lincoln."""
    ports = {"york": "tusks", "norwich": "skins"}
    found = here(position(ships=["lincoln viking furs skins tusks"], ports=ports))
    why = [one["why"] and (one["why"].rule, one["why"].code) for one in found["trade"]]
    assert why == [None, ("V8.2", "region-has-goods"), ("V8.2", "region-has-goods")]


def test_trade_that_completes_a_saga_brings_its_bonus_besides() -> None:
    """V11.2 Shetland has goods already; Trade with Shetland and the Faroes brings 2 VP."""
    state = position(ships=["faroes viking furs"], ports={"shetland": "tusks"}, open="s01 s06 s07")
    (found,) = here(state)["trade"]
    assert (found["sagas"], found["bonus"]) == (["s01"], 2)
    gained = key(do(state, "trade furs"), "vp")[0] - key(state, "vp")[0]
    assert gained == found["points"] + found["bonus"]


def test_a_raid_shows_odds_and_the_treasures_not_found_yet() -> None:
    """V8.4, V14.5 Paris: three dice above 5; 10 has been found in Rome."""
    found = here(position(ships=["paris viking viking viking"], towns=[{"rome": 10}]))
    assert chances([found["raid"]]) == [(3, 42, 2.11)]
    assert found["treasure"] == {"least": 12, "most": 14, "mean": 13.0}
    assert (found["settle"], found["why"]["settle"].rule) == (None, "V8.5")


def test_settling_shows_the_odds_of_every_number_of_dice() -> None:
    """V8.5 Kiev (4), two vikings; V12.2 with Novgorod settled it would count twice."""
    found = here(position(ships=["kiev viking viking"], ports={"novgorod": "1"}))
    assert chances(found["settle"]) == [(1, 33, 0.67), (2, 56, 1.33)]
    assert found["settlement"] == 8
    assert (found["raid"], found["why"]["raid"].code) == (None, "no-town")


def test_goods_in_the_port_lower_its_value_for_combat_only() -> None:
    """V8.3 A port with goods counts 1 less for raids and settling; trade uses the printed value."""
    found = here(position(ships=["kiev viking furs"], ports={"kiev": "skins"}))
    assert (found["value"], found["worth"]) == (4, 3)
    assert chances(found["settle"]) == [(1, 50, 0.5)]


def test_combat_runes_in_hand_are_counted_alone_and_together() -> None:
    """V9.3, V9.9 Paris (5) with one die: 17, +1: 33, +2: 50, both: 67 in a hundred."""
    found = here(position(ships=["paris viking"]), "raven berserk calm")["raid"]
    assert [(one["runes"], one["chance"]) for one in found["runes"]] == [
        (["berserk"], 50),
        (["raven"], 33),
        (["raven", "berserk"], 67),
    ]


@pytest.mark.parametrize(("raven", "berserk"), list(product((0, 1, 2), (0, 1, 2))))
def test_runes_in_hand_promise_what_runes_played_give(raven: int, berserk: int) -> None:
    """V9.9 The odds after playing them are the odds foretold, in a raid and in settling."""
    hand = "raven " * raven + "berserk " * berserk
    names = ["raven"] * raven + ["berserk"] * berserk
    bonus = {"raven": raven, "berserk": berserk}
    for ship in ("paris viking viking viking", "kiev viking viking viking"):
        before = here(position(ships=[ship]), hand)
        after = here(position(ships=[ship], bonus=bonus))
        pairs = zip(_all(before), _all(after), strict=True)
        for promised, given in pairs:
            options = [{"runes": [], **promised}, *promised["runes"]]
            match = next(one for one in options if one["runes"] == names or not (raven + berserk))
            assert (match["chance"], match["lost"]) == (given["chance"], given["lost"])


def _all(found: dict[str, Json]) -> list[dict[str, Json]]:
    return [*([found["raid"]] if found["raid"] else []), *(found["settle"] or [])]


def test_between_the_dice_of_a_raid_the_odds_are_those_of_the_dice_left() -> None:
    """V8.4 Of three dice one failed: two are left."""
    pending = {"what": "raid", "of": 3, "thrown": [2], "lost": 1}
    found = here(position(ships=["paris viking viking"], pending=pending), "raven")
    assert chances([found["raid"]]) == [(2, 31, 1.53)]
    assert found["raid"]["next"] == 17
    assert found["raid"]["runes"] == []


def test_contested_settlement_shows_the_odds_of_its_dice() -> None:
    """V14.4 A rival settlement in Kiev, after the rune and its wind."""
    pending = {"what": "dice", "rune": "contested"}
    found = here(position(ships=["kiev viking"], ports={"kiev": "1"}, pending=pending), "raven")
    assert chances(found["settle"]) == [(1, 33, 0.67)]
    assert found["settle"][0]["runes"][0]["chance"] == 50
    assert found["why"]["settle"] is None


def test_contested_settlement_in_hand_shows_its_odds_where_it_could_be_played() -> None:
    """V14.4 In a port with a rival settlement, before any mission there."""
    kiev = {"ships": ["kiev viking viking"], "ports": {"kiev": "1"}}
    assert chances(here(position(**kiev), "contested")["contested"]) == [
        (1, 33, 0.67),
        (2, 56, 1.33),
    ]
    assert here(position(**kiev))["contested"] is None
    assert here(position(**kiev, missions=["kiev"]), "contested")["contested"] is None
    own = position(ships=["kiev viking"], ports={"kiev": "0"})
    assert here(own, "contested")["contested"] is None


def test_after_a_mission_every_other_one_says_why_not() -> None:
    """V8.1 At most one mission a port a turn."""
    found = here(position(ships=["kiev viking furs"], missions=["kiev"]))
    refused = [found["why"]["raid"], found["why"]["settle"], found["trade"][0]["why"]]
    assert [why.code for why in refused] == ["mission-done"] * 3


def test_outside_ports_there_is_nothing_to_do() -> None:
    """V8.1 Missions are carried out only in a port."""
    places = ("w_dogger", "norway", "wintering")
    assert [harbour(position(ships=[f"{at} viking"]), {}) for at in places] == [None] * 3
