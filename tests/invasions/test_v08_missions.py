import pytest

from tests.invasions.positions import (
    at,
    do,
    expect_refused,
    gained,
    hold,
    key,
    keys,
    odds,
    offers,
    position,
)

MISSIONS = ("trade furs", "raid", "settle 1")


@pytest.mark.parametrize("place", ["wintering", "denmark", "w_humber", "e_volkhov"])
def test_missions_are_only_in_ports(place: str) -> None:
    """V8.1 Not in a home port, at sea, on a river or in the wintering zone."""
    state = position(ships=[f"{place} viking furs"])
    for text in MISSIONS:
        expect_refused(state, text, "V8.1")


def test_there_is_one_mission_a_port_a_turn() -> None:
    """V8.1 After the trade neither raid nor settling, nor a second trade."""
    state = do(position(ships=["lincoln viking furs tusks"]), "trade furs")
    assert key(state, "missions") == ["lincoln"]
    for text in ("raid", "settle 1", "trade tusks"):
        expect_refused(state, text, "V8.1")


def test_a_mission_that_failed_is_used_up_too() -> None:
    """V8.1 Thorkil's example: he cannot try York again this turn, nor do anything else there."""
    state = position(ships=["york viking viking furs"], towns=["lincoln"])
    state = do(state, "settle 1", "die 1")
    assert key(state, "missions") == ["york"]
    for text in ("settle 1", "trade furs"):
        expect_refused(state, text, "V8.1")


@pytest.mark.parametrize(
    ("ship", "text"), [("lincoln viking viking", "raid"), ("kiev viking viking", "settle 2")]
)
def test_a_mission_counts_once_the_first_die_is_thrown(ship: str, text: str) -> None:
    """V8.1 Not before."""
    state = do(position(ships=[ship]), text)
    assert key(state, "missions") == []
    assert key(do(state, "die 1"), "missions") == [ship.split(maxsplit=1)[0]]


def test_leaving_and_coming_back_does_not_allow_a_second() -> None:
    """V8.1 But the next turn does."""
    state = position(ships=["york viking furs tusks"])
    state = do(state, "trade furs", "sail w_humber", "sail york")
    expect_refused(state, "trade tusks", "V8.1")
    state = position(ships=["york viking viking"], ports={"york": "furs"}, towns=["lincoln"])
    state = do(state, "settle 1", "die 1", "end", "end", "end")
    assert "settle 1" in offers(state)


def test_leif_trades_in_york_and_raids_lincoln() -> None:
    """V8.1 Denmark to York 3 days, on to Lincoln 2 more; both missions in one turn."""
    state = position(ships=["denmark viking viking furs"])
    state = do(state, "sail w_dogger", "sail w_humber", "sail york", "trade furs")
    state = do(state, "sail w_humber", "sail lincoln", "raid", "die 5", "treasure 6")
    assert keys(state, "sailed", "missions") == [5, ["york", "lincoln"]]


def test_a_ship_that_starts_in_a_port_may_carry_out_a_mission_before_moving() -> None:
    """V8.1 Raid first, sail then."""
    state = do(position(ships=["lincoln viking"]), "raid", "die 6", "treasure 3")
    assert "sail w_humber" in offers(state)


@pytest.mark.parametrize(
    ("port", "kind", "points"),
    [("dublin", "tusks", 3), ("arles", "skins", 6), ("paris", "furs", 5), ("pembroke", "skins", 4)],
)
def test_trade_gives_the_value_and_two_more_in_demand(port: str, kind: str, points: int) -> None:
    """V8.8, V8.2 Tusks at Dublin: 3 VP. Skins at Arles while in demand: 6 VP."""
    before = position(ships=[f"{port} viking {kind} {kind}"])
    after = do(before, f"trade {kind}")
    assert gained(before, after) == points
    assert hold(after) == {"viking": 1, kind: 1}
    assert key(after, "ports")[port]["goods"] == kind
    assert keys(after, "missions", "busy") == [[port], True]
    assert key(after, "goods") == key(before, "goods")


def test_a_port_holds_one_goods_token() -> None:
    """V8.2 Whoever put it there, and whatever its kind."""
    state = position(ships=["london viking furs tusks"], ports={"london": "skins"})
    for kind in ("furs", "tusks"):
        expect_refused(state, f"trade {kind}", "V8.2")


def test_with_tusks_at_york_and_skins_at_norwich_only_furs_can_be_traded_at_lincoln() -> None:
    """V8.8, V8.2 No kind twice in a region."""
    state = position(
        ships=["lincoln viking furs skins tusks"], ports={"york": "tusks", "norwich": "skins"}
    )
    assert offers(state, "trade") == {"trade furs"}
    for kind in ("skins", "tusks"):
        expect_refused(state, f"trade {kind}", "V8.2")


def test_independent_ports_have_no_region() -> None:
    """V8.2 London and Dorestad may have the same kind."""
    state = position(ships=["london viking furs"], ports={"dorestad": "furs", "paris": "furs"})
    assert "trade furs" in offers(state)


def test_only_goods_on_board_can_be_traded() -> None:
    """V8.2 A goods token from the hold."""
    state = position(ships=["london viking furs"])
    expect_refused(state, "trade tusks", "V8.2")


def test_towns_and_settlements_do_not_hinder_trade() -> None:
    """V8.2 Paris has a town, London a rival's settlement, Truso an own one."""
    for port, settler in (("paris", ""), ("london", "1"), ("truso", "0")):
        state = position(ships=[f"{port} viking furs"], ports={port: settler})
        assert "trade furs" in offers(state)


def test_goods_lower_the_value_for_raids_and_settling_only() -> None:
    """V8.3 Whoever put them; trade uses the printed value."""
    state = position(ships=["lincoln viking viking"], ports={"lincoln": "furs"})
    assert key(do(state, "raid", "die 4"), "pending")["what"] == "treasure"
    bare = position(ships=["lincoln viking viking"])
    assert key(do(bare, "raid", "die 4"), "pending")["what"] == "raid"


def test_only_a_port_with_a_town_is_raided() -> None:
    """V8.4 York has none, Lincoln's was taken."""
    expect_refused(position(ships=["york viking"]), "raid", "V8.4")
    expect_refused(position(ships=["lincoln viking"], towns=["", "lincoln"]), "raid", "V8.4")


def test_the_first_die_of_a_raid_must_be_thrown() -> None:
    """V8.4 After `raid` there is no way back."""
    state = do(position(ships=["lincoln viking viking"]), "raid")
    assert key(state, "pending")["what"] == "die"
    assert offers(state) == {f"die {side}" for side in range(1, 7)}


def test_ragnar_raids_paris_with_five_vikings() -> None:
    """V8.8, V8.4 Dice 1, 5, 6 lose two vikings and succeed."""
    before = position(ships=["paris" + " viking" * 5])
    state = do(before, "raid", "die 1", "raid on", "die 5", "raid on", "die 6")
    assert hold(state) == {"viking": 3}
    assert offers(state) == {"treasure 10", "treasure 12", "treasure 14"}
    after = do(state, "treasure 12")
    assert gained(before, after) == 12
    assert key(after, "towns")[0] == {"paris": 12}
    assert "town" not in key(after, "ports").get("paris", {})
    assert keys(after, "missions", "busy", "pending") == [["paris"], True, None]
    assert key(after, "treasures")["large"] == {"10": 1, "14": 1}


def test_with_goods_in_paris_the_five_succeeds() -> None:
    """V8.8, V8.3 Its value counts 1 less."""
    state = position(ships=["paris" + " viking" * 5], ports={"paris": "furs"})
    state = do(state, "raid", "die 1", "raid on", "die 5")
    assert key(state, "pending")["what"] == "treasure"
    assert hold(state) == {"viking": 4}


def test_after_a_failed_die_the_jarl_rolls_on_or_stops() -> None:
    """V8.4 Stopping keeps the others; the town stands, the mission is used up."""
    state = do(position(ships=["paris viking viking viking"]), "raid", "die 3")
    assert offers(state) == {"raid on", "raid stop"}
    state = do(state, "raid stop")
    assert hold(state) == {"viking": 2}
    assert keys(state, "pending", "missions", "busy") == [None, ["paris"], False]
    assert key(state, "ports")["paris"] == {"town": "large"}


@pytest.mark.parametrize(("vikings", "dice"), [(1, 1), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_at_most_three_dice_and_one_for_each_viking(vikings: int, dice: int) -> None:
    """V8.4 As long as a viking that has not attacked is left; then the raid is over."""
    state = do(position(ships=["paris" + " viking" * vikings]), "raid", "die 1")
    thrown = 1
    while "raid on" in offers(state):
        state = do(state, "raid on", "die 1")
        thrown += 1
    assert thrown == dice
    assert hold(state) == ({"viking": vikings - dice} if vikings > dice else {})
    assert at(state) == ("paris" if vikings > dice else "wintering")


def test_rolling_on_and_stopping_are_for_raids_only() -> None:
    """V8.4 Without a raid there is nothing to go on with."""
    state = position(ships=["lincoln viking"])
    for text in ("raid on", "raid stop"):
        expect_refused(state, text, "V8.4")


def test_treasures_are_found_by_their_odds() -> None:
    """V8.4, V14.5 Of the small ones still hidden; those found are gone."""
    state = position(ships=["lincoln viking"], towns=["", {"dublin": 3, "bremen": 8}])
    state = do(state, "raid", "die 6")
    expected = {"treasure 3": 1, "treasure 4": 3, "treasure 5": 3, "treasure 6": 2, "treasure 7": 1}
    assert odds(state) == expected
    for text in ("treasure 8", "treasure 10"):
        expect_refused(state, text, "V8.4", "V14.5", "V1.3")


def test_the_ports_value_gives_no_points_for_a_raid() -> None:
    """V8.4 Only the treasure does."""
    before = position(ships=["lincoln viking"])
    assert gained(before, do(before, "raid", "die 5", "treasure 3")) == 3
