import pytest

from barbaricum.core import CHANCE, Json
from barbaricum.games.invasions.game import GAME
from barbaricum.games.invasions.state import State
from tests.invasions.positions import (
    ERAS,
    RUNES,
    TOWNS,
    do,
    expect_refused,
    key,
    keys,
    odds,
    offers,
)

SEAT_FIRST = {"first": "seat"}


def dealt(seats: int = 3, **options: Json) -> State:
    """The first turn, with one rune of needs for each of three jarls."""
    return do(GAME.setup(seats, SEAT_FIRST | options), *["rune-card needs"] * 3)


def begun(seats: int = 3, **options: Json) -> State:
    return do(dealt(seats, **options), "saga s01", "saga s06", "saga s07")


@pytest.mark.parametrize(("cards", "left"), [(6, [6, 6, 6]), (5, [5, 5, 5]), (4, [4, 4, 4])])
def test_of_each_era_some_sagas_are_set_aside_unseen(cards: int, left: list[int]) -> None:
    """V2.1 Nine minus `sagas_per_era`; nobody knows which, so all nine are in the bag."""
    state = GAME.setup(3, {"sagas_per_era": cards})
    assert keys(state, "left", "sagas") == [left, ERAS]


def test_three_sagas_of_the_first_era_are_turned_up() -> None:
    """V2.1 Era 1 lies on era 2 on era 3; each of the nine is as likely."""
    state = dealt()
    assert odds(state) == dict.fromkeys([f"saga {saga}" for saga in ERAS["1"]], 1)
    expect_refused(state, "saga s10", "V2.1", "V11.3")
    state = do(state, "saga s05")
    assert keys(state, "open", "left") == [["s05"], [5, 6, 6]]
    assert "saga s05" not in odds(state)
    state = do(state, "saga s02", "saga s09")
    assert keys(state, "open", "left", "phase") == [["s05", "s02", "s09"], [3, 6, 6], "turn"]


def test_the_towns_are_put_on_their_ports() -> None:
    """V2.2 Twelve small ones, three large ones, and nothing else is on the board."""
    ports = key(begun(), "ports")
    assert ports == {port: {"town": size} for port, size in TOWNS.items()}


def test_treasures_are_shuffled_within_their_size() -> None:
    """V2.2, V14.5 All of them are still to be found."""
    assert key(begun(), "treasures") == {
        "small": {"3": 2, "4": 3, "5": 3, "6": 2, "7": 1, "8": 1},
        "large": {"10": 1, "12": 1, "14": 1},
    }


def test_one_skins_token_goes_on_the_demand_space() -> None:
    """V2.3 It comes out of the supply."""
    state = begun()
    assert keys(state, "demand", "goods") == ["skins", {"furs": 11, "skins": 10, "tusks": 11}]


def test_one_rune_is_dealt_to_each_jarl_from_the_first_on() -> None:
    """V2.4 One row each."""
    state = do(GAME.setup(3), "first 1")
    for seat, rune in ((1, "oars"), (2, "calm"), (0, "wind")):
        assert GAME.to_act(state) == CHANCE
        assert keys(state, "phase", "pending") == ["deal", {"what": "deal", "seat": seat}]
        state = do(state, f"rune-card {rune}")
        assert key(state, "hands")[seat] == {rune: 1}
    assert key(state, "phase") == "sagas"


def test_runes_are_dealt_by_what_is_left_in_the_deck() -> None:
    """V2.4 Three cards of oars are three times as likely as the one of wind."""
    state = GAME.setup(2, SEAT_FIRST)
    assert odds(state) == {f"rune-card {rune}": number for rune, number in RUNES.items()}
    state = do(state, "rune-card wind")
    assert "rune-card wind" not in offers(state)
    assert "wind" not in key(state, "runes")


def test_conflict_runes_are_shuffled_in_only_if_the_option_says_so() -> None:
    """V2.4 Wreckers is a conflict rune."""
    without = GAME.setup(2, SEAT_FIRST)
    with_them = GAME.setup(2, SEAT_FIRST | {"conflict_runes": True})
    expect_refused(without, "rune-card wreckers", "V2.4", "V1.2", "V13", "V5.3", "V14.4")
    assert odds(with_them)["rune-card wreckers"] == 2


def test_the_wind_points_south_and_all_ships_winter_empty() -> None:
    """V2.5 In the wintering zone."""
    state = begun()
    assert keys(state, "wind", "ships") == ["south", [{"at": "wintering", "hold": {}}] * 3]


def test_the_first_jarl_is_drawn_by_lot() -> None:
    """V2.6 Every seat is as likely; with `first=seat` there is no such row."""
    assert odds(GAME.setup(4)) == {f"first {seat}": 1 for seat in range(4)}
    assert not offers(GAME.setup(4, SEAT_FIRST), "first")
    expect_refused(GAME.setup(2), "first 2", "V1.5", "V2.6")


@pytest.mark.parametrize(
    ("seats", "first", "vp"),
    [
        (2, 1, [2, 1]),
        (3, 0, [1, 2, 3]),
        (3, 1, [3, 1, 2]),
        (4, 3, [2, 3, 4, 1]),
        (5, 2, [4, 5, 1, 2, 3]),
    ],
)
def test_victory_points_follow_the_turn_order(seats: int, first: int, vp: list[int]) -> None:
    """V2.6 The first jarl gets 1 VP, the next 2, the third 3, and so on."""
    state = do(GAME.setup(seats), f"first {first}")
    for _ in range(seats):
        state = GAME.step(state, GAME.legal(state)[0])
    state = do(state, "saga s01", "saga s02", "saga s03")
    assert keys(state, "vp", "active", "first", "turn") == [vp, first, first, 1]
    assert GAME.to_act(state) == first


def test_play_goes_clockwise_by_seat() -> None:
    """V2.6 After the last seat comes seat 0."""
    state = begun()
    order = []
    for _ in range(4):
        order.append(GAME.to_act(state))
        state = do(state, "end")
    assert order == [0, 1, 2, 0]
