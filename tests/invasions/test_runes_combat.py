"""V14.4 Contested Settlement, The Raven Banner, Berserk Fury."""

import pytest

from barbaricum.core import Json
from tests.invasions.positions import at, do, expect_refused, hold, key, keys, offers, position


def contest(crew: int = 3, **more: Json) -> dict[str, Json]:
    """A ship in Kiev (4), where a rival has settled."""
    ships = ["kiev" + " viking" * crew]
    return {"ships": ships, "ports": {"kiev": "1"}, "hands": ["contested"]} | more


def test_contested_settlement_takes_the_place_of_a_rival() -> None:
    """V14.4 contested: the rival viking goes to its owner's reserve, one of yours settles."""
    before = position(**contest())
    state = do(before, "rune contested", "wind keep")
    assert key(state, "pending") == {"what": "dice", "rune": "contested"}
    state = do(state, "settle 2", "die 4", "die 5")
    assert key(state, "ports")["kiev"] == {"settlement": 0}
    assert hold(state) == {"viking": 1}
    assert keys(before, "reserve") == [[12, 14, 15]]
    assert keys(state, "reserve", "busy") == [[13, 15, 15], True]


def test_contested_settlement_is_the_mission_there() -> None:
    """V14.4 contested: no mission yet this turn, and none after it."""
    used = position(**contest(missions=["kiev"]))
    expect_refused(used, "rune contested", "V8.1", "V14.4")
    state = position(**contest(ships=["kiev viking viking furs"]))
    state = do(state, "rune contested", "wind keep", "settle 1", "die 1")
    assert key(state, "missions") == ["kiev"]
    expect_refused(state, "trade furs", "V8.1")


def test_contested_settlement_that_fails_leaves_the_rival() -> None:
    """V14.4 contested: losses as in V8.5."""
    state = do(position(**contest()), "rune contested", "wind keep", "settle 2", "die 1", "die 4")
    assert key(state, "ports")["kiev"] == {"settlement": 1}
    assert keys(state, "reserve", "busy") == [[14, 14, 15], False]


def test_goods_lower_the_value_for_contested_settlement_too() -> None:
    """V14.4 contested: value with V8.3."""
    state = position(**contest(ports={"kiev": "1 furs"}))
    state = do(state, "rune contested", "wind keep", "settle 1", "die 4")
    assert key(state, "ports")["kiev"] == {"goods": "furs", "settlement": 0}


@pytest.mark.parametrize(("choice", "owner"), [("settle place", 0), ("settle decline", 1)])
def test_the_last_viking_places_or_declines(choice: str, owner: int) -> None:
    """V14.4 contested: V8.6 applies, declining leaves the rival."""
    state = do(position(**contest(1)), "rune contested", "wind keep", "settle 1", "die 6")
    assert offers(state) == {"settle place", "settle decline"}
    state = do(state, choice)
    assert key(state, "ports")["kiev"] == {"settlement": owner}
    assert at(state) == ("wintering" if owner == 0 else "kiev")
    assert key(state, "reserve")[1] == (15 if owner == 0 else 14)
    assert key(state, "missions") == ([] if owner == 0 else ["kiev"])


def test_all_vikings_lost_in_a_contested_settlement() -> None:
    """V14.4 contested, V4.5: the ship is abandoned."""
    state = do(position(**contest(1)), "rune contested", "wind keep", "settle 1", "die 1")
    assert (at(state), key(state, "active")) == ("wintering", 1)


@pytest.mark.parametrize("ports", [{}, {"kiev": "0"}])
def test_contested_settlement_needs_a_rival_settlement(ports: dict[str, str]) -> None:
    """V14.4 contested: not an own one, nor an empty port."""
    expect_refused(position(**contest(ports=ports)), "rune contested", "V14.4")


def test_contested_settlement_does_not_mind_towns_in_the_region() -> None:
    """V14.4 contested: its condition is the rival settlement alone; York beside Lincoln."""
    state = position(**contest(ships=["london viking"], ports={"london": "2"}))
    assert "rune contested" in offers(state)


def test_a_second_contested_settlement_waits_for_the_next_turn() -> None:
    """V14.4 contested: the port's mission is used up."""
    state = position(**contest(hands=["contested contested"]))
    state = do(state, "rune contested", "wind keep", "settle 1", "die 1")
    expect_refused(state, "rune contested", "V8.1", "V14.4")


@pytest.mark.parametrize(
    ("dice", "lost", "settled"), [((3, 3), 2, False), ((4, 3), 1, True), ((4, 4), 0, True)]
)
def test_the_raven_banner_adds_one_to_every_die(
    dice: tuple[int, int], lost: int, settled: bool
) -> None:
    """V14.4 raven: settling Kiev (4)."""
    state = position(ships=["kiev" + " viking" * 4], hands=["raven"])
    state = do(state, "rune raven", "wind keep", "settle 2", *(f"die {die}" for die in dice))
    assert hold(state) == {"viking": 4 - lost - settled}
    assert ("settlement" in key(state, "ports").get("kiev", {})) is settled


def test_the_raven_banner_adds_one_to_every_die_of_a_raid() -> None:
    """V14.4 raven: Paris (5) falls to the 5 of the second die."""
    state = position(ships=["paris viking viking viking"], hands=["raven"])
    state = do(state, "rune raven", "wind keep", "raid", "die 4", "raid on", "die 5")
    assert key(state, "pending")["what"] == "treasure"


@pytest.mark.parametrize(
    ("dice", "lost", "settled"),
    [
        ((3, 3), 1, True),
        ((3, 1), 1, True),
        ((2, 2), 2, False),
        ((2, 6), 1, True),
        ((5, 3), 1, True),
    ],
)
def test_berserk_fury_adds_two_to_the_highest_die_only(
    dice: tuple[int, int], lost: int, settled: bool
) -> None:
    """V14.4 berserk: settling, one die only."""
    state = position(ships=["kiev" + " viking" * 4], hands=["berserk"])
    state = do(state, "rune berserk", "wind keep", "settle 2", *(f"die {die}" for die in dice))
    assert hold(state) == {"viking": 4 - lost - settled}


def test_berserk_fury_adds_two_to_each_die_of_a_raid() -> None:
    """V14.4 berserk: a raid ends with its first success, so only the best die profits."""
    state = position(ships=["rome viking viking viking"], hands=["berserk"])
    state = do(state, "rune berserk", "wind keep", "raid", "die 3", "raid on", "die 4")
    assert key(state, "pending")["what"] == "treasure"
    assert hold(state) == {"viking": 2}


def test_berserk_fury_counts_for_contested_settlement() -> None:
    """V14.4 berserk: played before the contest or after it, before the dice."""
    state = position(**contest(hands=["contested berserk raven"]))
    state = do(state, "rune contested", "wind keep", "rune berserk", "wind keep")
    state = do(state, "rune raven", "wind keep", "settle 2", "die 2", "die 3")
    assert key(state, "ports")["kiev"] == {"settlement": 0}
    assert hold(state) == {"viking": 1}


def test_two_cards_of_berserk_fury_add_four_to_the_highest_die() -> None:
    """V14.4 berserk, V9.9: bonuses add up, on the one die."""
    state = position(ships=["kiev viking viking viking"], hands=["berserk berserk"])
    state = do(state, "rune berserk", "wind keep", "rune berserk", "wind keep")
    state = do(state, "settle 2", "die 1", "die 1")
    assert key(state, "ports")["kiev"] == {"settlement": 0}
    assert hold(state) == {"viking": 1}


def test_combat_runes_are_seen_by_everybody() -> None:
    """V14.4 raven: the bonus is in the snapshot until the combat is over."""
    state = position(ships=["kiev viking viking"], hands=["berserk raven"])
    state = do(state, "rune berserk", "wind keep", "rune raven", "wind keep")
    assert key(state, "bonus") == {"raven": 1, "berserk": 1}
    assert not any(key(do(state, "settle 1", "die 1"), "bonus").values())
