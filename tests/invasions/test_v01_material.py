import pytest

from barbaricum.core import InvalidOptions
from barbaricum.games.invasions.game import GAME
from barbaricum.games.invasions.state import State
from tests.invasions.positions import (
    CONFLICT,
    GOODS,
    RUNES,
    TOWNS,
    TREASURES,
    do,
    gained,
    key,
    keys,
    odds,
    position,
)


@pytest.fixture
def start() -> State:
    return GAME.setup(3, {"first": "seat", "conflict_runes": True})


def test_each_jarl_has_a_ship_a_hold_and_fifteen_vikings(start: State) -> None:
    """V1.1 All vikings are in the reserve, the hold is empty."""
    assert key(start, "reserve") == [15, 15, 15]
    assert key(start, "ships") == [{"at": "wintering", "hold": {}}] * 3


def test_there_are_eleven_tokens_of_each_kind_of_goods(start: State) -> None:
    """V1.1 Thirty-three in all, the one on the demand space included."""
    goods, demand = keys(start, "goods", "demand")
    assert {kind: goods[kind] + (kind == demand) for kind in GOODS} == dict.fromkeys(GOODS, 11)


def test_nine_of_the_thirty_three_runes_are_conflict_runes(start: State) -> None:
    """V1.2 24 without them."""
    runes = key(start, "runes")
    assert sum(runes.values()) == 33
    assert runes == RUNES | CONFLICT
    assert sum(CONFLICT.values()) == 9
    assert sum(key(GAME.setup(3, {"first": "seat"}), "runes").values()) == 24


def test_there_are_nine_sagas_of_each_era(start: State) -> None:
    """V1.2 27 in all, none twice."""
    sagas = key(start, "sagas")
    assert {era: len(set(ids)) for era, ids in sagas.items()} == {"1": 9, "2": 9, "3": 9}
    assert len({saga for ids in sagas.values() for saga in ids}) == 27


def test_twelve_small_and_three_large_towns_hide_treasures(start: State) -> None:
    """V1.3 As many treasures of each size as towns."""
    towns = [port["town"] for port in key(start, "ports").values()]
    treasures = key(start, "treasures")
    assert (towns.count("small"), towns.count("large")) == (12, 3)
    assert sum(treasures["small"].values()) == 12
    assert sum(treasures["large"].values()) == 3


def test_a_die_has_six_sides() -> None:
    """V1.3 Each side as likely as the others."""
    state = do(position(ships=["lincoln viking"]), "raid")
    assert odds(state) == {f"die {side}": 1 for side in range(1, 7)}


def test_victory_points_are_not_limited_and_public() -> None:
    """V1.4 Everyone sees them, onlookers too."""
    before = position(ships=["york viking furs"], vp=[5000, 2, 3])
    after = do(before, "trade furs")
    assert gained(before, after) == 4
    assert [GAME.view(after, seat)["vp"] for seat in (0, 1, 2, None)] == [[5004, 2, 3]] * 4


def test_an_abandoned_ship_costs_no_victory_points() -> None:
    """V1.4 VP are never lost during the game."""
    before = position(ships=["lincoln viking furs"], vp=[17, 2, 3])
    after = do(before, "raid", "die 1")
    assert key(after, "ships")[0] == {"at": "wintering", "hold": {}}
    assert key(after, "vp") == [17, 2, 3]


def test_two_to_five_jarls_may_play() -> None:
    """V1.5 No more and no fewer."""
    assert list(GAME.seats) == [2, 3, 4, 5]
    assert [len(key(GAME.setup(seats), "ships")) for seats in GAME.seats] == [2, 3, 4, 5]
    for seats in (0, 1, 6):
        with pytest.raises(InvalidOptions):
            GAME.setup(seats)


def test_the_towns_are_those_of_the_rules(start: State) -> None:
    """V1.3, V2.2 Each with the size the rule gives it."""
    assert {port: here["town"] for port, here in key(start, "ports").items()} == TOWNS
    assert sorted(TREASURES) == ["large", "small"]
