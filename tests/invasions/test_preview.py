"""What would be, shown before anything is done: ways, combats, sagas, points."""

from fractions import Fraction

import pytest

from barbaricum.games.invasions.assist.preview import (
    legs,
    points,
    raid_chance,
    seen,
    settle_chance,
    survives,
    voyages,
    wanting,
)
from barbaricum.games.invasions.game import GAME
from tests.invasions.positions import do, hold, keys, position


def test_a_way_shows_its_losses_day_by_day() -> None:
    """V7.5 After five days West, two North with f=3: both losses on the sixth day."""
    state = position(ships=["w_faroe viking viking furs furs"], wind="east", sailed=5)
    assert legs(state, ("n_east", "horn")) == [("n_east", 6, 3, 2), ("horn", 7, 3, 0)]


def test_what_was_suffered_already_is_not_suffered_again() -> None:
    """V7.5 Rostov to Bulgar after five days in the East: the second loss only."""
    state = position(ships=["rostov viking viking"], sailed=5, suffered=1)
    assert [leg.losses for leg in legs(state, ("e_volga_m", "bulgar"))] == [0, 1]


@pytest.mark.parametrize("wind", ["north", "east", "south", "west"])
def test_a_voyage_costs_what_sailing_it_costs(wind: str) -> None:
    """V7.3 Every place York can be left for in seven days, sailed and compared."""
    state = position(ships=["york viking viking viking viking viking"], wind=wind)
    for place, voyage in voyages(state).items():
        after = do(state, *(f"sail {step}" for step in voyage.way))
        assert voyage.way[-1] == place
        assert hold(after) == {"viking": 5 - voyage.losses}
        assert keys(after, "sailed", "suffered") == [len(voyage.way), voyage.losses]


def test_the_best_of_several_shortest_ways_is_the_cheapest() -> None:
    """V7.3, V7.2 From Norway to the Faroes by the West: the North would cost a loss."""
    state = position(ships=["norway viking viking"])
    assert voyages(state)["faroes"] == (("w_norway", "w_shetland", "w_faroe", "faroes"), 0)
    north = ("w_norway", "n_norwegian", "n_faroe", "faroes")
    assert sum(leg.losses for leg in legs(state, north)) == 1


def test_ports_with_ships_and_days_spent_shorten_the_reach() -> None:
    """V6.2, V3.1 Lincoln holds a ship; one day is left."""
    state = position(ships=["w_humber viking", "lincoln viking"], prepared=6)
    assert set(voyages(state)) == {"york", "norwich", "w_bight", "w_dogger", "w_northumbria"}
    assert "w_skagerrak" in voyages(state, start="norway", days=1)


def test_a_ship_survives_while_a_piece_is_left_for_its_last_viking() -> None:
    """V7.4 Three losses: three pieces are too few, four are enough."""
    voyage = voyages(position(ships=["york viking"]))["horn"]
    assert not survives(position(ships=["york viking furs furs"]), voyage)
    assert survives(position(ships=["york viking furs furs furs"]), voyage)


@pytest.mark.parametrize(
    ("bonus", "goods", "dice", "success", "lost"),
    [
        ({}, {}, 1, Fraction(1, 6), Fraction(5, 6)),
        ({}, {}, 3, Fraction(91, 216), Fraction(455, 216)),
        ({}, {"paris": "furs"}, 2, Fraction(5, 9), Fraction(10, 9)),
        ({"raven": 1}, {}, 1, Fraction(1, 3), Fraction(2, 3)),
        ({"berserk": 1, "raven": 1}, {}, 1, Fraction(2, 3), Fraction(1, 3)),
    ],
)
def test_the_odds_of_a_raid(
    bonus: dict[str, int], goods: dict[str, str], dice: int, success: Fraction, lost: Fraction
) -> None:
    """V8.4 Paris has the value 5: one face in six, and one viking lost for each die that fails."""
    state = position(ships=["paris viking viking viking"], bonus=bonus, ports=goods)
    assert raid_chance(state, "paris", dice) == (success, lost)


@pytest.mark.parametrize(
    ("bonus", "dice", "success", "lost"),
    [
        ({}, 1, Fraction(1, 3), Fraction(2, 3)),
        ({}, 3, Fraction(19, 27), Fraction(2)),
        ({"raven": 2}, 1, Fraction(2, 3), Fraction(1, 3)),
        ({"berserk": 1}, 2, Fraction(8, 9), Fraction(1)),
    ],
)
def test_the_odds_of_settling(
    bonus: dict[str, int], dice: int, success: Fraction, lost: Fraction
) -> None:
    """V8.5 Kiev has the value 4; Berserk Fury helps the highest die only."""
    state = position(ships=["kiev viking viking viking"], bonus=bonus)
    assert settle_chance(state, "kiev", dice) == (success, lost)


def test_what_open_sagas_still_need() -> None:
    """V11.1 Goods in Shetland are there already; towns that stand, settlements that are missing."""
    state = position(open="s01 s02 s03", ports={"shetland": "furs 1"})
    assert wanting(state) == {"s01": ["faroes"], "s02": ["lindisfarne"], "s03": ["orkneys"]}


def test_points_if_it_ended_now() -> None:
    """V12 The same as the result will say, without ending the game."""
    state = position(ports={"kiev": "0", "novgorod": "1"}, towns=["lincoln"], turns_left=0)
    result = GAME.result(do(state, "end"))
    assert result is not None
    assert points(state) == result.breakdown


def test_a_seat_can_preview_all_of_it_from_its_view() -> None:
    """V1.6 Nothing here needs a secret; the position itself is not touched."""
    state = position(ships=["york viking furs"], hands=["calm", "oars"])
    snapshot = GAME.snapshot(state)
    for seat in (0, 1, None):
        public = seen(GAME.view(state, seat))
        assert voyages(public) == voyages(state)
        assert (wanting(public), points(public)) == (wanting(state), points(state))
    assert GAME.snapshot(state) == snapshot
