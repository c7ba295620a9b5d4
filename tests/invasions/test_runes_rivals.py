"""V14.4 Wreckers, Loki's Trick, The Midgard Serpent, Sea Robbers, Deserters."""

import pytest

from barbaricum.core import CHANCE
from barbaricum.games.invasions.game import GAME
from tests.invasions.positions import (
    FREE_PORTS,
    at,
    do,
    expect_refused,
    hold,
    key,
    keys,
    odds,
    offers,
    position,
)


def test_wreckers_send_a_token_to_the_supply() -> None:
    """V14.4 wreckers: of a rival ship in a port."""
    state = position(ships=["w_dogger viking", "kiev viking furs furs tusks"], hands=["wreckers"])
    assert offers(state, "rune") == {"rune wreckers 1 furs", "rune wreckers 1 tusks"}
    state = do(state, "rune wreckers 1 furs", "wind keep")
    assert hold(state, 1) == {"viking": 1, "furs": 1, "tusks": 1}
    assert key(state, "goods")["furs"] == 10
    assert hold(state) == {"viking": 1}


@pytest.mark.parametrize("place", ["w_humber", "e_volkhov", "denmark", "wintering"])
def test_wreckers_reach_only_ports(place: str) -> None:
    """V14.4 wreckers: not at sea, on a river, in a home port or in the wintering zone."""
    state = position(ships=["york viking", f"{place} viking furs"], hands=["wreckers"])
    expect_refused(state, "rune wreckers 1 furs", "V14.4", "V9.11")


@pytest.mark.parametrize(
    "text", ["rune wreckers 1 skins", "rune wreckers 0 furs", "rune wreckers 2 furs"]
)
def test_wreckers_need_a_rival_with_that_kind_on_board(text: str) -> None:
    """V14.4 wreckers: not the own ship, not another kind, not an empty ship."""
    ships = ["york viking furs", "kiev viking furs", "truso viking"]
    state = position(ships=ships, hands=["wreckers"])
    expect_refused(state, text, "V14.4", "V9.11")


def test_there_is_no_seat_beyond_the_table() -> None:
    """V1.5 Three jarls are seats 0, 1 and 2."""
    state = position(ships=["york viking"], hands=["loki wreckers"])
    for text in ("rune loki 3", "rune wreckers 4 furs"):
        expect_refused(state, text, "V1.5", "V14.4")


@pytest.mark.parametrize("place", ["wintering", "denmark", "w_humber", "kiev"])
def test_loki_takes_a_rune_wherever_the_victim_is(place: str) -> None:
    """V14.4 loki: one of those runes, by chance."""
    state = position(ships=["york viking", f"{place} viking"], hands=["loki", "calm calm oars"])
    state = do(state, "rune loki 1")
    assert GAME.to_act(state) == CHANCE
    assert key(state, "pending") == {"what": "take", "seat": 1}
    assert odds(state) == {"rune-card calm": 2, "rune-card oars": 1}
    state = do(state, "rune-card calm", "wind keep")
    assert key(state, "hands") == [{"calm": 1}, {"calm": 1, "oars": 1}, {}]


def test_the_rune_taken_may_be_played_this_turn() -> None:
    """V14.4 loki: also with a hand that was full before."""
    state = position(ships=["york viking"], hands=["loki needs needs", "calm"])
    state = do(state, "rune loki 1", "rune-card calm", "wind keep", "rune calm")
    assert key(state, "bonus") == {"calm": 1}
    assert key(state, "discards") == {"loki": 1, "calm": 1}


@pytest.mark.parametrize("text", ["rune loki 0", "rune loki 2"])
def test_loki_needs_a_rival_with_a_rune(text: str) -> None:
    """V14.4 loki: not oneself, not an empty hand."""
    state = position(ships=["york viking"], hands=["loki calm", "oars"])
    expect_refused(state, text, "V14.4")
    assert offers(state, "rune loki") == {"rune loki 1"}


@pytest.mark.parametrize("place", ["w_humber", "e_volkhov"])
@pytest.mark.parametrize(("crew", "left"), [(5, 3), (3, 1)])
def test_the_serpent_takes_two_vikings(place: str, crew: int, left: int) -> None:
    """V14.4 serpent: of a rival ship on a sea or river space."""
    state = position(ships=["york viking", place + " viking" * crew], hands=["serpent"])
    state = do(state, "rune serpent 1")
    assert hold(state, 1) == {"viking": left}
    assert key(state, "reserve") == [14, 15 - left, 15]
    assert key(state, "pending")["what"] == "wind"


@pytest.mark.parametrize("crew", [1, 2])
def test_the_serpent_can_leave_a_ship_abandoned(crew: int) -> None:
    """V14.4 serpent, V4.5: two vikings, or the only one."""
    ship = "w_humber" + " viking" * crew + " furs skins"
    state = position(ships=["york viking", ship], hands=["serpent"])
    state = do(state, "rune serpent 1", "wind left")
    assert (at(state, 1), hold(state, 1)) == ("wintering", {})
    assert keys(state, "active", "reserve", "wind") == [0, [14, 15, 15], "east"]
    assert key(state, "goods") == {"furs": 11, "skins": 10, "tusks": 11}


@pytest.mark.parametrize("place", ["york", "denmark", "wintering"])
def test_the_serpent_reaches_no_port(place: str) -> None:
    """V14.4 serpent: sea and river spaces only."""
    state = position(ships=["kiev viking", f"{place} viking"], hands=["serpent"])
    expect_refused(state, "rune serpent 1", "V14.4", "V9.11")


def test_the_serpent_spares_the_own_ship() -> None:
    """V14.4 serpent: a rival ship."""
    state = position(ships=["w_humber viking viking"], hands=["serpent"])
    expect_refused(state, "rune serpent 0", "V14.4", "V9.11")


@pytest.mark.parametrize(
    ("own", "rival"),
    [
        ("w_humber", "w_humber"),
        ("w_humber", "york"),
        ("york", "w_humber"),
        ("w_humber", "w_dogger"),
        ("e_volkhov", "e_gulf"),
        ("e_volkhov", "e_volkhov"),
    ],
)
def test_sea_robbers_take_a_token(own: str, rival: str) -> None:
    """V14.4 pirates: from a rival ship in the same or an adjacent place."""
    state = position(ships=[f"{own} viking", f"{rival} viking furs tusks"], hands=["pirates"])
    state = do(state, "rune pirates 1 furs")
    assert hold(state) == {"viking": 1, "furs": 1}
    assert hold(state, 1) == {"viking": 1, "tusks": 1}
    assert key(state, "goods")["furs"] == 10


def test_without_a_free_place_the_token_goes_to_the_supply() -> None:
    """V14.4 pirates: five pieces fill the hold in the first era."""
    state = position(ships=["w_humber" + " viking" * 5, "w_humber viking furs"], hands=["pirates"])
    state = do(state, "rune pirates 1 furs")
    assert (hold(state), hold(state, 1)) == ({"viking": 5}, {"viking": 1})
    assert key(state, "goods")["furs"] == 11


@pytest.mark.parametrize(
    ("own", "rival"),
    [
        ("york", "lincoln"),
        ("w_dogger", "york"),
        ("w_dogger", "denmark"),
        ("wintering", "wintering"),
        ("wintering", "w_dogger"),
    ],
)
def test_sea_robbers_reach_only_the_next_place(own: str, rival: str) -> None:
    """V14.4 pirates, V9.11: two steps are too far, home ports and wintering zone are safe."""
    state = position(ships=[f"{own} viking", f"{rival} viking furs"], hands=["pirates"])
    expect_refused(state, "rune pirates 1 furs", "V14.4", "V9.11")


def test_sea_robbers_need_that_kind_on_board() -> None:
    """V14.4 pirates: the rival has only furs, the own ship does not count."""
    state = position(ships=["w_humber viking tusks", "york viking furs"], hands=["pirates"])
    assert offers(state, "rune") == {"rune pirates 1 furs"}
    for text in ("rune pirates 1 tusks", "rune pirates 0 tusks", "rune pirates 2 furs"):
        expect_refused(state, text, "V14.4", "V9.11")


@pytest.mark.parametrize("place", ["w_humber", "e_volkhov", "kiev"])
@pytest.mark.parametrize("own", ["wintering", "york"])
def test_deserters_change_the_ship(own: str, place: str) -> None:
    """V14.4 deserters: the rival loses one viking, one of yours comes on board."""
    state = position(ships=[f"{own} viking", f"{place} viking viking"], hands=["deserters"])
    state = do(state, "rune deserters 1")
    assert (hold(state), hold(state, 1)) == ({"viking": 2}, {"viking": 1})
    assert key(state, "reserve") == [13, 14, 15]


def test_deserters_can_leave_a_ship_abandoned() -> None:
    """V14.4 deserters, V4.5: it was the last viking."""
    state = position(ships=["york viking", "kiev viking furs"], hands=["deserters"])
    state = do(state, "rune deserters 1", "wind keep")
    assert (at(state, 1), hold(state, 1), key(state, "active")) == ("wintering", {}, 0)
    assert key(state, "goods")["furs"] == 11


def test_deserters_need_no_free_place() -> None:
    """V14.4 deserters: only the rival's loss happens then."""
    full = position(ships=["york" + " viking" * 5, "kiev viking viking"], hands=["deserters"])
    full = do(full, "rune deserters 1")
    assert (hold(full), hold(full, 1)) == ({"viking": 5}, {"viking": 1})
    settled = dict.fromkeys(FREE_PORTS[:14], "0")
    none = position(ships=["york viking", "kiev viking viking"], hands=["deserters"], ports=settled)
    none = do(none, "rune deserters 1")
    assert (hold(none), hold(none, 1)) == ({"viking": 1}, {"viking": 1})


@pytest.mark.parametrize("text", ["rune deserters 0", "rune deserters 1", "rune deserters 2"])
def test_deserters_need_a_ship_that_can_be_reached(text: str) -> None:
    """V14.4 deserters, V9.11: one is in a home port, one in the wintering zone, one is the own."""
    ships = ["york viking viking", "denmark viking", "wintering viking"]
    state = position(ships=ships, hands=["deserters"])
    expect_refused(state, text, "V14.4", "V9.11")
