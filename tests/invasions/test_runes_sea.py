"""V14.4 Oars and Sails, Calm Sea, Breath of Njord."""

import pytest

from tests.invasions.positions import at, do, expect_refused, hold, key, keys, offers, position


@pytest.mark.parametrize(
    ("start", "way", "end"),
    [
        ("w_humber", "york", "york"),
        ("york", "w_humber lincoln", "lincoln"),
        ("e_volkhov", "e_volga_u rostov", "rostov"),
        ("w_dogger", "denmark", "denmark"),
        ("w_dogger", "denmark w_frisia", "w_frisia"),
        ("w_humber", "w_dogger w_frisia", "w_frisia"),
    ],
)
def test_oars_take_one_or_two_steps(start: str, way: str, end: str) -> None:
    """V14.4 oars: no day, s unchanged, no weather; home ports may be entered and passed."""
    state = position(ships=[f"{start} viking"], hands=["oars"], prepared=0, sailed=7)
    state = do(state, f"rune oars {way}")
    assert at(state) == end
    assert keys(state, "sailed", "suffered", "prepared") == [7, 0, 0]
    assert hold(state) == {"viking": 1}


def test_oars_bring_no_weather() -> None:
    """V14.4 oars: into the North on the seventh day, without a loss."""
    state = position(ships=["w_faroe viking furs"], hands=["oars"], sailed=7)
    state = do(state, "rune oars n_east horn", "wind keep")
    assert (at(state), hold(state)) == ("horn", {"viking": 1, "furs": 1})


def test_every_way_is_its_own_action() -> None:
    """V14.4 oars: to the Dogger Bank by Northumbria, or straight."""
    state = position(ships=["w_humber viking"], hands=["oars"])
    ways = offers(state, "rune oars")
    assert {"rune oars w_dogger", "rune oars w_northumbria w_dogger"} <= ways
    assert {"rune oars w_bight w_frisia", "rune oars w_dogger w_frisia"} <= ways


def test_oars_end_in_another_place() -> None:
    """V14.4 oars: there and back is no way."""
    state = position(ships=["w_humber viking"], hands=["oars"])
    expect_refused(state, "rune oars york w_humber", "V14.4", "V9.7")


def test_oars_pass_no_port_that_holds_another_ship() -> None:
    """V14.4 oars, V6.2: neither the end nor the way."""
    state = position(ships=["e_volga_u viking", "rostov viking"], hands=["oars"])
    expect_refused(state, "rune oars rostov", "V6.2")
    expect_refused(state, "rune oars rostov e_volga_m", "V6.2")
    assert "rune oars e_volga_m bulgar" in offers(state)


def test_oars_take_adjacent_steps_only() -> None:
    """V14.4 oars, V6.1: one step after the other."""
    state = position(ships=["w_humber viking"], hands=["oars"])
    for way in ("denmark", "york lincoln", "w_bight bremen"):
        expect_refused(state, f"rune oars {way}", "V6.1", "V14.4")


def test_after_oars_a_mission_can_follow() -> None:
    """V14.4 oars: on the last day from York to Lincoln."""
    state = position(ships=["york viking furs"], hands=["oars"], prepared=7)
    state = do(state, "rune oars w_humber lincoln", "wind keep")
    assert {"raid", "trade furs"} <= offers(state)


def test_calm_sea_makes_two_more_days_fair() -> None:
    """V14.4 calm: in every zone until the end of the turn."""
    state = position(ships=["n_faroe viking viking"], hands=["calm"], sailed=3)
    state = do(state, "rune calm", "wind keep", "sail n_east")
    assert hold(state) == {"viking": 2}
    state = do(state, "sail n_south")
    assert hold(state) == {"viking": 1}


@pytest.mark.parametrize(("start", "step"), [("e_gulf", "e_volkhov"), ("w_irish", "w_celtic")])
def test_calm_sea_counts_in_the_other_zones(start: str, step: str) -> None:
    """V14.4 calm: the sixth day East, the seventh day West."""
    sailed = 5 if start == "e_gulf" else 6
    state = position(ships=[f"{start} viking viking"], hands=["calm"], sailed=sailed)
    assert hold(do(state, "rune calm", "wind keep", f"sail {step}")) == {"viking": 2}


def test_two_cards_of_calm_sea_make_four() -> None:
    """V14.4 calm: f = 2 + 4, the sixth day North is fair."""
    state = position(ships=["n_faroe viking viking"], hands=["calm calm"], sailed=5)
    state = do(state, "rune calm", "wind keep", "rune calm", "wind keep", "sail n_east")
    assert hold(state) == {"viking": 2}
    assert key(state, "bonus") == {"calm": 2}
    assert hold(do(state, "sail n_south")) == {"viking": 1}


def test_calm_sea_gives_no_loss_back() -> None:
    """V14.4 calm: losses already suffered stay."""
    state = position(ships=["n_faroe viking viking"], hands=["calm"], sailed=3, suffered=1)
    state = do(state, "rune calm", "wind keep")
    assert (hold(state), key(state, "suffered")) == ({"viking": 2}, 1)


def test_calm_sea_can_be_played_with_no_day_left() -> None:
    """V14.4 calm: for the wind's sake."""
    state = position(ships=["york viking"], hands=["calm"], prepared=7)
    assert "rune calm" in offers(state)


def test_calm_sea_is_for_this_jarl_and_this_turn() -> None:
    """V14.4 calm: the next jarl has the usual weather."""
    state = position(ships=["york viking", "n_faroe viking viking"], hands=["calm"])
    state = do(state, "rune calm", "wind keep", "end", "sail n_east", "sail n_faroe", "sail n_east")
    assert hold(state, 1) == {"viking": 1}


@pytest.mark.parametrize("direction", ["north", "east", "west"])
@pytest.mark.parametrize("place", ["wintering", "w_humber", "e_volkhov", "york"])
def test_the_breath_of_njord_points_anywhere(place: str, direction: str) -> None:
    """V14.4 wind: any of the other three; no quarter turn besides."""
    state = do(position(ships=[f"{place} viking"], hands=["wind"]), f"rune wind {direction}")
    assert keys(state, "wind", "pending") == [direction, None]


def test_the_breath_of_njord_changes_the_direction() -> None:
    """V14.4 wind: not to where it points already."""
    state = position(ships=["york viking"], hands=["wind"])
    expect_refused(state, "rune wind south", "V14.4", "V9.7")
