import pytest

from tests.invasions.positions import at, do, expect_refused, key, offers, position


@pytest.mark.parametrize(
    ("start", "places"),
    [
        ("w_humber", {"w_bight", "w_dogger", "w_northumbria", "york", "lincoln", "norwich"}),
        ("york", {"w_humber"}),
        ("rostov", {"e_volga_u", "e_volga_m"}),
        ("denmark", {"w_dogger", "w_frisia", "w_skagerrak"}),
        ("e_volkhov", {"e_dnieper_u", "e_gulf", "e_volga_u", "novgorod"}),
        ("w_skagerrak", {"e_sound", "w_dogger", "w_norway", "norway", "denmark"}),
        ("constantinople", {"s_aegean", "s_blacksea"}),
    ],
)
def test_one_day_takes_a_ship_to_an_adjacent_place(start: str, places: set[str]) -> None:
    """V6.1 Sea space, river space, port or home port."""
    state = position(ships=[f"{start} viking"])
    assert offers(state, "sail") == {f"sail {place}" for place in places}
    for place in places:
        after = do(state, f"sail {place}")
        assert (at(after), key(after, "sailed")) == (place, 1)


@pytest.mark.parametrize(
    ("start", "place"),
    [("york", "lincoln"), ("w_humber", "denmark"), ("w_humber", "w_humber"), ("norway", "sweden")],
)
def test_a_ship_does_not_leap(start: str, place: str) -> None:
    """V6.1 York and Lincoln touch one space, but not each other."""
    expect_refused(position(ships=[f"{start} viking"]), f"sail {place}", "V6.1")


@pytest.mark.parametrize("place", ["w_dogger", "york", "denmark"])
def test_from_the_wintering_zone_no_ship_sails(place: str) -> None:
    """V6.1, V4.6 It goes to a home port first."""
    expect_refused(position(ships=["wintering viking"]), f"sail {place}", "V4.6", "V6.1")


def test_a_port_that_holds_another_ship_may_not_be_entered() -> None:
    """V6.2 Ragnar's example: York and Norwich are occupied, so Lincoln it is."""
    state = position(ships=["w_humber viking", "york viking", "norwich viking"])
    for port in ("york", "norwich"):
        expect_refused(state, f"sail {port}", "V6.2")
    assert {"sail lincoln"} == offers(state) & {"sail york", "sail norwich", "sail lincoln"}


def test_towns_goods_and_settlements_do_not_hinder_entering() -> None:
    """V6.2 Lincoln with its town, Norwich with goods, Kiev settled by a rival."""
    state = position(ships=["w_humber viking"], ports={"norwich": "furs"})
    assert {"sail york", "sail lincoln", "sail norwich"} <= offers(state)
    settled = position(ships=["e_dnieper_m viking"], ports={"kiev": "1"})
    assert "sail kiev" in offers(settled)


@pytest.mark.parametrize(
    ("start", "place"), [("york", "w_humber"), ("novgorod", "e_volkhov"), ("w_dogger", "denmark")]
)
def test_every_other_place_holds_any_number_of_ships(start: str, place: str) -> None:
    """V6.2 Sea spaces, river spaces and home ports."""
    state = position(ships=[f"{start} viking", f"{place} viking", f"{place} viking"])
    after = do(state, f"sail {place}")
    assert [at(after, seat) for seat in range(3)] == [place] * 3


@pytest.mark.parametrize("place", ["w_humber", "e_volkhov", "york", "sweden"])
def test_a_ship_may_end_its_turn_anywhere(place: str) -> None:
    """V6.3 It is still there on the next turn."""
    state = do(position(ships=[f"{place} viking"]), "end", "end", "end")
    assert (at(state), key(state, "active")) == (place, 0)
