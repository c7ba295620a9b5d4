import pytest

from tests.invasions.positions import at, do, expect_refused, hold, key, keys, offers, position


@pytest.mark.parametrize("place", ["york", "w_humber", "e_volkhov", "denmark", "anse"])
def test_a_ship_winters_from_anywhere(place: str) -> None:
    """V10.1 Goods go to the supply, all vikings but one to the reserve, and the turn ends."""
    state = position(ships=[f"{place} viking viking viking furs tusks"], sailed=7)
    state = do(state, "winter")
    assert (at(state), hold(state)) == ("wintering", {"viking": 1})
    assert keys(state, "goods", "reserve", "active") == [
        {"furs": 11, "skins": 10, "tusks": 11},
        [14, 15, 15],
        1,
    ]


def test_one_viking_stays_on_board() -> None:
    """V10.1 The only one stays too; the next turn begins with it."""
    state = do(position(ships=["york viking"]), "winter", "end", "end")
    assert (at(state), hold(state), key(state, "active")) == ("wintering", {"viking": 1}, 0)
    assert len(offers(state, "launch")) == 3


def test_a_ship_in_the_wintering_zone_just_ends_the_turn() -> None:
    """V10.1 What was loaded stays."""
    state = position(ships=["wintering viking furs tusks"])
    expect_refused(state, "winter", "V10.1")
    state = do(state, "end")
    assert hold(state) == {"viking": 1, "furs": 1, "tusks": 1}
    assert key(state, "active") == 1


def test_wintering_waits_for_a_pending_decision() -> None:
    """V10.1 Neither a loss nor a wind can be dodged."""
    losing = do(position(ships=["n_faroe viking viking furs"], sailed=3), "sail n_east")
    expect_refused(losing, "winter", "V10.1", "V3.3", "V7.3", "V7.4")
    turning = do(position(ships=["york viking"], hands=["calm"]), "rune calm")
    expect_refused(turning, "winter", "V10.1", "V3.3", "V9.5", "V9.7", "V9.8")


def test_settlements_and_hands_do_not_winter() -> None:
    """V10.1 Only the pieces of the hold go."""
    state = position(ships=["york viking viking"], ports={"kiev": "0 furs"}, hands=["calm oars"])
    state = do(state, "winter")
    assert key(state, "ports")["kiev"] == {"goods": "furs", "settlement": 0}
    assert keys(state, "hands", "reserve") == [[{"calm": 1, "oars": 1}, {}, {}], [13, 15, 15]]
