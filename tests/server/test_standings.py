"""Standings by hand: what a table is worth, and what decides between those who have as many."""

from fractions import Fraction

import pytest

from barbaricum.server.tournaments.standing import BYE, Played, Sat, standings, worth


def table(*sat: tuple[int | None, int, int]) -> list[Sat]:
    return [Sat(*one) for one in sat]


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2), (12, 0)),
        ((1, 1), (6, 6)),
        ((1, 2, 3), (12, 6, 0)),
        ((1, 1, 3), (9, 9, 0)),
        ((1, 2, 3, 4), (12, 8, 4, 0)),
        ((1, 2, 2, 2), (12, 4, 4, 4)),
        ((1, 2, 3, 4, 5), (12, 9, 6, 3, 0)),
        ((1, 2, 2, 4, 5), (12, 7.5, 7.5, 3, 0)),
    ],
)
def test_a_table_is_worth_twelve_to_its_first_and_nothing_to_its_last(
    places: tuple[int, ...], points: tuple[float, ...]
) -> None:
    seats = table(*((number, place, 0) for number, place in enumerate(places)))
    assert tuple(worth(seats, one) / 2 for one in seats) == points
    assert sum(points) == 6 * len(places)


def test_a_bye_is_worth_what_a_table_brings_on_average() -> None:
    (one,) = standings([1], [Played([], [1])], "s")
    assert (one.score, one.byes, one.tables) == (BYE, 1, 0)
    assert BYE / 2 == 6


def test_who_met_stronger_opponents_is_ahead_of_who_has_as_many_points() -> None:
    rounds = [
        Played([table((1, 1, 5), (3, 2, 4)), table((2, 1, 5), (4, 2, 4))]),
        Played([table((3, 1, 5), (4, 2, 1)), table((1, 1, 5), (2, 1, 5))]),
    ]
    ranked = standings([1, 2, 3, 4], rounds, "s")
    assert [(one.player, one.score / 2) for one in ranked] == [(1, 18), (2, 18), (3, 12), (4, 0)]
    assert [one.opponents / 2 for one in ranked] == [15, 9, 9, 15]


def test_who_beat_the_other_is_ahead_if_all_else_is_equal() -> None:
    """Three who beat each other in a circle are level; two of four points decide directly."""
    rounds = [
        Played([table((1, 2, 0), (2, 1, 9)), table((3, 1, 9), (4, 2, 0))]),
        Played([table((1, 1, 9), (3, 2, 0)), table((2, 2, 0), (4, 1, 9))]),
        Played([table((1, 1, 9), (4, 2, 0)), table((2, 1, 9), (3, 2, 0))]),
    ]
    ranked = standings([1, 2, 3, 4], rounds, "s")
    assert [(one.player, one.score / 2, one.direct) for one in ranked] == [
        (2, 24, 1),
        (1, 24, -1),
        (3, 12, 1),
        (4, 12, -1),
    ]


def test_then_the_share_of_the_points_of_the_games_decides() -> None:
    rounds = [Played([table((1, 1, 30), (2, 2, 10)), table((3, 1, 30), (4, 2, 20))])]
    ranked = standings([1, 2, 3, 4], rounds, "s")
    assert [one.player for one in ranked] == [1, 3, 4, 2]
    assert [one.share for one in ranked] == [
        Fraction(3, 4),
        Fraction(3, 5),
        Fraction(2, 5),
        Fraction(1, 4),
    ]


def test_then_fewer_byes_and_in_the_end_the_lot_that_follows_from_the_seed() -> None:
    level = [Played([table((1, 1, 0), (2, 1, 0))], [3])]
    ranked = standings([1, 2, 3], level, "s")
    assert ranked[2].player == 3, "nobody was met: the opponents decide before the byes do"
    assert ranked[0].lot < ranked[1].lot
    orders = {tuple(one.player for one in standings([1, 2, 3], level, seed)) for seed in "abcdefgh"}
    assert orders == {(1, 2, 3), (2, 1, 3)}


def test_bots_take_places_but_are_no_opponents_and_stand_nowhere() -> None:
    rounds = [Played([table((1, 2, 10), (None, 1, 20), (2, 3, 0))])]
    ranked = standings([1, 2], rounds, "s")
    assert [(one.player, one.score, int(one.opponents)) for one in ranked] == [
        (1, 12, 0),
        (2, 0, 12),
    ]


def test_whoever_left_keeps_his_points_and_comes_after_all_others() -> None:
    rounds = [Played([table((1, 1, 9), (2, 2, 0))])]
    ranked = standings([1, 2], rounds, "s", frozenset({1}))
    assert [(one.player, one.score / 2) for one in ranked] == [(2, 0), (1, 12)]
