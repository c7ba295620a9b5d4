import pytest

from tests.invasions.positions import (
    FREE_PORTS,
    GOODS,
    at,
    do,
    expect_refused,
    hold,
    key,
    keys,
    offers,
    position,
)

ERA_2 = {"open": "s01 s06 s10"}
ERA_3 = {"open": "s01 s06 s19"}
LOADS = {"load viking", "load furs", "load skins", "load tusks"}


@pytest.mark.parametrize("place", ["denmark", "w_humber", "e_volkhov", "york"])
def test_loading_is_only_in_the_wintering_zone(place: str) -> None:
    """V4.1 Not in a home port, at sea, on a river or in a port."""
    state = position(ships=[f"{place} viking"])
    for text in LOADS:
        expect_refused(state, text, "V4.1")
    assert offers(position(ships=["wintering viking"]), "load") == LOADS


def test_leif_loads_two_skins_two_tusks_and_a_viking() -> None:
    """V4.2 The rulebook's example: five pieces in five days, then the hold is full."""
    state = position(ships=["wintering"])
    state = do(state, "load skins", "load skins", "load tusks", "load tusks", "load viking")
    assert hold(state) == {"viking": 1, "skins": 2, "tusks": 2}
    assert keys(state, "prepared", "goods") == [5, {"furs": 11, "skins": 8, "tusks": 9}]
    assert key(state, "reserve")[0] == 14
    for text in LOADS:
        expect_refused(state, text, "V4.2")


@pytest.mark.parametrize(("era", "places"), [({}, 5), (ERA_2, 6), (ERA_3, 7)])
def test_the_hold_grows_with_the_era(era: dict[str, str], places: int) -> None:
    """V4.2 5 pieces in the first era, 6 in the second, 7 in the third."""
    full = position(ships=["wintering" + " viking" * places], **era)
    assert not offers(full, "load")
    expect_refused(full, "load viking", "V4.2")
    one_free = position(ships=["wintering" + " viking" * (places - 1)], **era)
    assert offers(one_free, "load") == LOADS


@pytest.mark.parametrize(
    "keys_of",
    [
        {"open": "s01 s06 s12"},
        {"open": "s01 s06 s07", "won": ["s10"], "left": [0, 5, 6]},
        {"open": "s01 s06 s07", "aside": "s10", "left": [0, 5, 6]},
    ],
    ids=["open", "won", "set aside"],
)
def test_the_era_is_that_of_the_highest_saga_turned_up_so_far(keys_of: dict[str, object]) -> None:
    """V4.3, V11.3 Lying open, won or set aside makes no difference."""
    state = position(ships=["wintering viking viking viking viking viking"], **keys_of)
    assert offers(state, "load") == LOADS


def test_a_limit_raised_in_mid_turn_counts_at_once() -> None:
    """V4.3 Trade with Novgorod turns up the first saga of the second era."""
    state = position(
        ships=["novgorod viking viking viking viking furs"],
        hands=["recruits recruits"],
        left=[0, 6, 6],
    )
    state = do(state, "trade furs", "saga s10", "rune recruits", "wind keep")
    assert hold(state) == {"viking": 5}
    state = do(state, "rune recruits", "wind keep")
    assert hold(state) == {"viking": 6}


def test_without_a_new_era_the_limit_stays() -> None:
    """V4.3 The next saga is of the first era too."""
    state = position(
        ships=["novgorod viking viking viking viking furs"], hands=["recruits recruits"]
    )
    state = do(state, "trade furs", "saga s02", "rune recruits", "wind keep")
    expect_refused(state, "rune recruits", "V4.2", "V4.7", "V14.4")


def test_vikings_come_from_the_own_reserve() -> None:
    """V4.4 Fourteen are settlements, one is on board: none is left to load."""
    ports = dict.fromkeys(FREE_PORTS[:14], "0")
    state = position(ships=["wintering viking"], ports=ports)
    assert key(state, "reserve") == [0, 15, 15]
    expect_refused(state, "load viking", "V4.4")
    assert offers(state, "load") == LOADS - {"load viking"}


def test_an_empty_supply_cannot_be_loaded_from() -> None:
    """V4.4 Eleven furs lie in ports."""
    ports = dict.fromkeys([*FREE_PORTS[:8], "york", "horn", "kiev"], "furs")
    state = position(ships=["wintering viking"], ports=ports)
    assert "furs" not in key(state, "goods")
    expect_refused(state, "load furs", "V4.4")
    assert offers(state, "load") == LOADS - {"load furs"}


def test_a_viking_that_was_lost_can_be_loaded_again() -> None:
    """V4.4 Vikings lost return to the reserve."""
    state = do(position(ships=["lincoln viking viking"]), "raid", "die 1", "raid stop")
    assert keys(state, "reserve") == [[14, 15, 15]]


def test_a_ship_needs_a_viking_to_leave_the_wintering_zone() -> None:
    """V4.5 Inside it, it may be without one, even with goods."""
    state = position(ships=["wintering furs furs"])
    assert "end" in offers(state)
    assert not offers(state, "launch")
    for port in ("norway", "sweden", "denmark"):
        expect_refused(state, f"launch {port}", "V4.5")
    assert len(offers(do(state, "load viking"), "launch")) == 3


def test_a_ship_that_loses_its_last_viking_is_abandoned() -> None:
    """V4.5 It goes to the wintering zone empty, its goods return, and the turn ends."""
    state = position(ships=["lincoln viking furs skins"])
    state = do(state, "raid", "die 2")
    assert (at(state), hold(state)) == ("wintering", {})
    assert keys(state, "goods", "reserve") == [
        {"furs": 11, "skins": 10, "tusks": 11},
        [15, 15, 15],
    ]
    assert keys(state, "active", "pending") == [1, None]


@pytest.mark.parametrize(
    ("start", "place", "sailed"),
    [
        ("e_south", "e_sound", 4),
        ("e_gulf", "e_volkhov", 4),
        ("e_volkhov", "novgorod", 4),
        ("e_central", "sweden", 4),
    ],
)
def test_a_ship_is_abandoned_anywhere_but_in_the_wintering_zone(
    start: str, place: str, sailed: int
) -> None:
    """V4.5 At sea, on a river, in a port, in a home port."""
    state = do(position(ships=[f"{start} viking"], sailed=sailed), f"sail {place}")
    assert (at(state), hold(state), key(state, "active")) == ("wintering", {}, 1)


def test_losses_still_due_lapse_when_the_ship_is_abandoned() -> None:
    """V4.5 Two are due, the first takes the last viking: the goods are not asked for."""
    state = position(ships=["n_faroe viking furs furs furs"], sailed=5)
    state = do(state, "sail n_east")
    assert key(state, "pending") == {"what": "lose", "n": 2}
    state = do(state, "lose viking")
    assert (at(state), hold(state)) == ("wintering", {})
    assert keys(state, "active", "pending", "suffered") == [1, None, 0]
    assert key(state, "goods")["furs"] == 11


def test_a_ship_abandoned_on_anothers_turn_changes_nothing_else() -> None:
    """V4.5 The active jarl plays on."""
    state = position(ships=["york viking", "w_humber viking furs"], hands=["serpent"])
    state = do(state, "rune serpent 1", "wind keep")
    assert (at(state, 1), hold(state, 1)) == ("wintering", {})
    assert keys(state, "active", "pending") == [0, None]
    assert "sail w_humber" in offers(state)
    assert key(state, "goods")["furs"] == 11


def test_a_ship_goes_to_any_of_the_three_home_ports() -> None:
    """V4.6 At no cost in days, and only from the wintering zone."""
    state = position(ships=["wintering viking"])
    assert offers(state, "launch") == {"launch norway", "launch sweden", "launch denmark"}
    for place in ("norway", "sweden", "denmark"):
        after = do(state, f"launch {place}")
        assert (at(after), key(after, "prepared"), key(after, "sailed")) == (place, 0, 0)
        expect_refused(after, "launch norway", "V4.6")
    expect_refused(position(ships=["york viking"]), "launch norway", "V4.6")


def test_loading_can_go_on_only_before_the_launch() -> None:
    """V4.1, V4.6 In the home port nothing more comes on board."""
    state = do(position(ships=["wintering viking"]), "launch denmark")
    assert not offers(state, "load")


@pytest.mark.parametrize("text", ["rune recruits", "rune hold furs"])
def test_the_limit_holds_for_runes_as_well(text: str) -> None:
    """V4.7 Five pieces in the first era."""
    state = position(ships=["york viking viking furs furs furs"], hands=["recruits hold"])
    expect_refused(state, text, "V4.2", "V4.7", "V14.4")


def test_the_last_free_place_is_for_a_viking() -> None:
    """V4.8 Four goods and no viking: goods cannot be loaded, nor put there by a rune."""
    state = position(ships=["wintering furs furs skins tusks"], hands=["hold recruits"])
    for kind in GOODS:
        expect_refused(state, f"load {kind}", "V4.8")
        expect_refused(state, f"rune hold {kind}", "V4.8")
    assert {"load viking", "rune recruits"} <= offers(state)
    assert offers(do(state, "load viking"), "load") == set()


def test_with_a_viking_on_board_the_last_free_place_takes_goods() -> None:
    """V4.8 The ruling is for ships without a viking only."""
    state = position(ships=["wintering viking furs furs furs"], hands=["hold"])
    assert {"load tusks", "rune hold tusks"} <= offers(state)


def test_the_last_free_place_is_counted_by_the_limit_of_the_era() -> None:
    """V4.8 In the second era five goods can be loaded, and the sixth place is for a viking."""
    four = position(ships=["wintering furs furs furs furs"], **ERA_2)
    assert "load furs" in offers(four)
    expect_refused(do(four, "load furs"), "load furs", "V4.8")
