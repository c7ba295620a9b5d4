import pytest

from tests.invasions.positions import (
    FREE_PORTS,
    at,
    do,
    expect_refused,
    hold,
    key,
    keys,
    offers,
    position,
)


@pytest.mark.parametrize("port", ["paris", "lindisfarne", "lincoln"])
def test_no_settling_in_a_port_with_a_town(port: str) -> None:
    """V8.5 It has to be raided first."""
    expect_refused(position(ships=[f"{port} viking"]), "settle 1", "V8.5")


@pytest.mark.parametrize("port", ["york", "norwich"])
def test_no_settling_in_a_region_where_a_town_stands(port: str) -> None:
    """V8.5 York and Norwich wait for Lincoln."""
    expect_refused(position(ships=[f"{port} viking"]), "settle 1", "V8.5")
    assert "settle 1" in offers(position(ships=[f"{port} viking"], towns=["", "lincoln"]))


def test_a_town_in_another_region_does_not_matter() -> None:
    """V8.5 Independent ports have no region: London is free while Paris stands."""
    assert "settle 1" in offers(position(ships=["london viking"]))


@pytest.mark.parametrize("settler", ["0", "1"])
def test_a_port_holds_one_settlement(settler: str) -> None:
    """V8.5, V8.7 Neither a rival's nor an own settlement can be attacked."""
    state = position(ships=["london viking"], ports={"london": settler})
    expect_refused(state, "settle 1", "V8.5", "V8.7")


@pytest.mark.parametrize(
    ("crew", "dice"),
    [(1, {"settle 1"}), (2, {"settle 1", "settle 2"}), (5, {"settle 1", "settle 2", "settle 3"})],
)
def test_one_to_three_dice_at_most_one_for_each_viking(crew: int, dice: set[str]) -> None:
    """V8.5 Chosen before the roll."""
    state = position(ships=["kiev" + " viking" * crew])
    assert offers(state, "settle") == dice
    for text in {"settle 1", "settle 2", "settle 3"} - dice:
        expect_refused(state, text, "V8.5")


def test_leif_settles_kiev_with_three_dice() -> None:
    """V8.8, V8.5 Dice 4, 5, 6 succeed; one viking lost, one settles."""
    state = position(ships=["kiev" + " viking" * 4])
    state = do(state, "settle 3", "die 4", "die 5", "die 6")
    assert hold(state) == {"viking": 2}
    assert key(state, "ports")["kiev"] == {"settlement": 0}
    assert key(state, "reserve")[0] == 12
    assert keys(state, "missions", "busy", "pending") == [["kiev"], True, None]


def test_the_dice_are_rolled_together() -> None:
    """V8.5 No viking falls before the last die, and no die can be left out."""
    state = do(position(ships=["kiev" + " viking" * 3]), "settle 3", "die 1", "die 6")
    assert hold(state) == {"viking": 3}
    assert offers(state) == {f"die {side}" for side in range(1, 7)}
    assert key(state, "pending") == {"what": "die", "of": 3, "thrown": [1, 6]}


def test_each_die_that_is_not_above_the_value_loses_a_viking() -> None:
    """V8.5 All fail: nothing is settled, the mission is used up."""
    state = do(position(ships=["kiev" + " viking" * 3]), "settle 2", "die 4", "die 3")
    assert hold(state) == {"viking": 1}
    assert key(state, "ports").get("kiev", {}) == {}
    assert keys(state, "missions", "busy") == [["kiev"], False]


def test_goods_make_settling_easier() -> None:
    """V8.5, V8.3 Kiev with furs counts 3: a 4 succeeds."""
    state = position(ships=["kiev viking viking"], ports={"kiev": "furs"})
    state = do(state, "settle 1", "die 4")
    assert key(state, "ports")["kiev"] == {"goods": "furs", "settlement": 0}


def test_settling_gives_no_points_at_once() -> None:
    """V8.5, V12.2 They come with the final scoring."""
    state = do(position(ships=["kiev viking viking"]), "settle 1", "die 6")
    assert key(state, "vp") == [1, 2, 3]


def test_when_all_vikings_fail_the_ship_is_abandoned() -> None:
    """V8.5, V4.5 Two dice, two vikings, no success: the turn ends."""
    state = do(position(ships=["kiev viking viking furs"]), "settle 2", "die 1", "die 2")
    assert (at(state), hold(state)) == ("wintering", {})
    assert keys(state, "active", "reserve") == [1, [15, 15, 15]]


@pytest.mark.parametrize(
    ("crew", "texts"),
    [
        (1, ["settle 1", "die 5"]),
        (2, ["settle 2", "die 1", "die 5"]),
        (2, ["settle 2", "die 6", "die 4"]),
    ],
)
def test_if_one_viking_is_left_the_jarl_chooses(crew: int, texts: list[str]) -> None:
    """V8.6 Losses come first, then the settlement: place it and abandon the ship, or keep it."""
    state = do(position(ships=["kiev" + " viking" * crew + " furs"]), *texts)
    assert offers(state) == {"settle place", "settle decline"}
    placed = do(state, "settle place")
    assert key(placed, "ports")["kiev"] == {"settlement": 0}
    assert (at(placed), hold(placed)) == ("wintering", {})
    assert keys(placed, "active", "goods", "reserve") == [
        1,
        {"furs": 11, "skins": 10, "tusks": 11},
        [14, 15, 15],
    ]
    declined = do(state, "settle decline")
    assert (at(declined), hold(declined)) == ("kiev", {"viking": 1, "furs": 1})
    assert key(declined, "ports").get("kiev", {}) == {}
    assert keys(declined, "active", "missions", "busy") == [0, ["kiev"], False]
    expect_refused(declined, "settle 1", "V8.1")


def test_with_two_vikings_left_there_is_nothing_to_choose() -> None:
    """V8.6 The settlement is placed at once."""
    state = do(position(ships=["kiev viking viking viking"]), "settle 2", "die 1", "die 5")
    assert hold(state) == {"viking": 1}
    assert key(state, "ports")["kiev"] == {"settlement": 0}
    for text in ("settle place", "settle decline"):
        expect_refused(state, text, "V8.6", "V8.5")


@pytest.mark.parametrize("port", FREE_PORTS)
def test_ports_without_towns_around_can_be_settled_at_once(port: str) -> None:
    """V8.5 Independent ports and regions without a town."""
    assert "settle 1" in offers(position(ships=[f"{port} viking"]))
