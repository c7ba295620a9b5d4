"""V9.9, V9.10 Combat runes, and the runes right after a combat."""

import pytest

from tests.invasions.positions import do, expect_refused, hold, key, keys, offers, position


def test_combat_runes_lapse_when_the_ship_leaves_the_port() -> None:
    """V9.9 They count for the next combat in that port this turn."""
    state = position(ships=["kiev viking viking"], hands=["raven"])
    state = do(state, "rune raven", "wind keep")
    assert key(state, "bonus")["raven"] == 1
    state = do(state, "sail e_dnieper_m", "sail kiev")
    assert not any(key(state, "bonus").values())
    state = do(state, "settle 1", "die 4")
    assert hold(state) == {"viking": 1}


def test_combat_runes_lapse_when_oars_take_the_ship_out() -> None:
    """V9.9 Leaving by a rune is leaving."""
    state = position(ships=["kiev viking"], hands=["berserk oars"])
    state = do(state, "rune berserk", "wind keep", "rune oars e_dnieper_m", "wind keep")
    assert not any(key(state, "bonus").values())


def test_combat_runes_lapse_when_the_turn_ends() -> None:
    """V9.9 Nothing is left for the next turn."""
    state = position(ships=["kiev viking"], hands=["raven"])
    state = do(state, "rune raven", "wind keep", "end")
    assert not any(key(state, "bonus").values())


def test_combat_runes_count_for_one_combat() -> None:
    """V9.9 The next combat; after it they are gone."""
    state = position(ships=["kiev viking viking"], hands=["raven"])
    state = do(state, "rune raven", "wind keep", "settle 1", "die 1")
    assert not any(key(state, "bonus").values())


def test_trade_does_not_use_a_combat_rune_up_but_the_mission() -> None:
    """V9.9, V8.1 After the trade no combat can follow in that port this turn."""
    state = position(ships=["lincoln viking furs"], hands=["raven"])
    state = do(state, "rune raven", "wind keep", "trade furs")
    expect_refused(state, "raid", "V8.1")


def test_combat_runes_need_a_combat_that_is_possible() -> None:
    """V9.9 Playable when `raid` or `settle` is legal where the ship is."""
    for ship, ports in (("york viking", {}), ("london viking", {"london": "1"})):
        state = position(ships=[ship], ports=ports, hands=["raven berserk"])
        for text in ("rune raven", "rune berserk"):
            expect_refused(state, text, "V9.9", "V14.4", "V8.5")
    used = position(ships=["kiev viking"], missions=["kiev"], hands=["raven"])
    expect_refused(used, "rune raven", "V9.9", "V14.4", "V8.1")


@pytest.mark.parametrize(
    ("hand", "die", "success"),
    [
        ("raven raven", 3, True),
        ("raven", 3, False),
        ("berserk raven", 2, True),
        ("berserk berserk", 1, True),
        ("berserk", 2, False),
    ],
)
def test_bonuses_add_up_in_a_raid(hand: str, die: int, success: bool) -> None:
    """V9.9 Also from two cards of one kind; Lincoln is worth 4."""
    state = position(ships=["lincoln viking viking"], hands=[hand])
    for rune in hand.split():
        state = do(state, f"rune {rune}", "wind keep")
    state = do(state, "raid", f"die {die}")
    assert key(state, "pending")["what"] == ("treasure" if success else "raid")


def test_there_is_no_automatic_failure_or_success() -> None:
    """V9.9 A 1 with +4 beats Lincoln's 4; a 5 does not beat Paris, whatever the luck."""
    state = position(ships=["lincoln viking"], hands=["berserk berserk"])
    state = do(state, "rune berserk", "wind keep", "rune berserk", "wind keep", "raid", "die 1")
    assert key(state, "pending")["what"] == "treasure"
    state = do(position(ships=["paris viking viking"]), "raid", "die 5")
    assert key(state, "pending")["what"] == "raid"


@pytest.mark.parametrize("text", ["sail w_humber", "end", "winter"])
def test_right_after_ends_with_anything_but_runes(text: str) -> None:
    """V9.10 Sailing, ending or wintering ends it."""
    state = position(ships=["lincoln viking viking viking"], hands=["valkyries"])
    state = do(state, "raid", "die 1", "raid stop")
    assert key(state, "combat") == {"lost": 1}
    assert key(do(state, text), "combat") is None


def test_right_after_lasts_while_oars_move_the_ship() -> None:
    """V9.10 The ship may have moved by Oars and Sails."""
    state = position(ships=["lincoln viking viking viking"], hands=["valkyries oars"])
    state = do(state, "raid", "die 1", "raid stop", "rune oars w_humber york", "wind keep")
    assert "rune valkyries" in offers(state)
    assert hold(do(state, "rune valkyries", "wind keep")) == {"viking": 3}


def test_drawing_a_rune_ends_right_after() -> None:
    """V9.10 Oars brought the ship home, where a rune is drawn."""
    state = position(ships=["bremen viking viking viking"], hands=["valkyries oars"])
    state = do(state, "raid", "die 1", "raid stop", "rune oars w_frisia denmark", "wind keep")
    assert key(state, "combat") == {"lost": 1}
    assert key(do(state, "draw"), "combat") is None


def test_a_trade_after_oars_ends_right_after() -> None:
    """V9.10 A mission is something else than a rune."""
    state = position(ships=["lincoln viking viking viking furs"], hands=["valkyries oars"])
    state = do(state, "raid", "die 1", "raid stop", "rune oars w_humber york", "wind keep")
    state = do(state, "trade furs")
    expect_refused(state, "rune valkyries", "V9.10", "V14.4")


def test_a_new_combat_ends_right_after_the_old_one() -> None:
    """V9.10 Only what was lost in the new one can come back."""
    state = position(
        ships=["lincoln viking viking viking viking"],
        hands=["valkyries oars"],
        towns=[],
        ports={},
    )
    state = do(state, "raid", "die 1", "raid on", "die 6", "treasure 3")
    state = do(state, "rune oars w_humber york", "wind keep", "settle 1")
    assert key(state, "combat") is None
    state = do(state, "die 6")
    assert key(state, "combat") in ({}, {"lost": 0}, None)
    expect_refused(state, "rune valkyries", "V9.10", "V14.4")


def test_not_right_after_if_the_ship_was_abandoned() -> None:
    """V9.10 The turn is over anyway; nothing is left of the combat."""
    state = do(position(ships=["lincoln viking"], hands=["valkyries"]), "raid", "die 1")
    assert keys(state, "active", "combat") == [1, None]


def test_not_right_after_if_the_game_is_over() -> None:
    """V9.10, V11.5 No rune follows the last mission."""
    state = position(
        open="s26", left=[0, 0, 0], ships=["rome viking"], turns_left=2, hands=["hoard"]
    )
    state = do(state, "raid", "die 6", "treasure 10")
    expect_refused(state, "rune hoard", "V11.5", "V9.10")
    assert key(state, "combat") is None
