"""The statistics of an arena, against cases counted by hand."""

from math import inf, log, sqrt

import pytest
from openskill.models import PlackettLuce

from barbaricum.cli.arena.match import Match, Played
from barbaricum.cli.arena.ratings import best_places, ratings
from barbaricum.cli.arena.report import differences, plot, verdicts, written
from barbaricum.cli.arena.scores import by_deal, deals, mean, scores, won
from barbaricum.cli.arena.sequential import BOUND, evidence, verdict
from barbaricum.texts import Texts

MATCH = Match("attila", ("one", "other"), 4, 0)


def played(number: int, points: tuple[int, ...]) -> Played:
    places = tuple(1 + sum(other > own for other in points) for own in points)
    return Played(number, MATCH.lineup(number), points, places, (10,) * 4, (0.5,) * 4)


GAMES = [
    played(0, (20, 10, 5, 0)),  # one other one other: one wins
    played(1, (10, 20, 5, 0)),  # other one other one: one wins
    played(2, (10, 20, 5, 0)),  # other wins
    played(3, (20, 20, 5, 0)),  # both share
]


def test_the_mean_of_three_and_its_interval() -> None:
    assert mean([1, 2, 3]) == pytest.approx((2, 2 - 1.96 / sqrt(3), 2 + 1.96 / sqrt(3)))


def test_one_value_says_nothing_about_its_interval() -> None:
    assert mean([0.5]) == (0.5, -inf, inf)


def test_bots_move_on_by_a_seat_and_meet_the_same_deal() -> None:
    assert [MATCH.lineup(number) for number in (0, 1)] == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert [MATCH.deal(number) for number in range(5)] == [0, 0, 1, 1, 2]
    three = Match("attila", ("a", "b", "c"), 4, 0)
    by_seat = zip(*(three.lineup(number) for number in range(3)), strict=True)
    assert [sorted(column) for column in by_seat] == [[0, 1, 2]] * 4


def test_those_who_tie_share_the_victory() -> None:
    assert won(GAMES[3]) == [0.5, 0.5, 0, 0]


def test_a_deal_counts_once_all_its_games_are_played() -> None:
    assert [len(deal) for deal in deals(MATCH, GAMES)] == [2, 2]
    assert [len(deal) for deal in deals(MATCH, GAMES[:3])] == [2]


def test_win_shares_and_points_are_those_of_the_seats_of_a_bot() -> None:
    assert by_deal(MATCH, GAMES, 0, points=False) == [0.5, 0.125]
    assert by_deal(MATCH, GAMES, 1, points=False) == [0, 0.375]
    assert by_deal(MATCH, GAMES, 0, points=True) == [45 / 4, 35 / 4]
    assert differences(MATCH, GAMES, 0, 1) == [0.5, -0.25]
    assert scores(MATCH, GAMES)[0].seconds == 0.05


@pytest.mark.parametrize(
    ("values", "clear", "expected"),
    [
        ([0.0, 0.2, 0.0, 0.2], 0.1, 1.5),  # 4 × 0.1 × (0.1 − 0.05) / (0.04 / 3)
        ([0.0, 0.2, 0.0, 0.2], 0.2, 0.0),
        ([0.5, -0.5], 0.1, -0.02),  # 2 × 0.1 × (0 − 0.05) / 0.5
        ([0.3], 0.1, 0.0),
    ],
)
def test_the_evidence_of_a_few_differences(
    values: list[float], clear: float, expected: float
) -> None:
    assert evidence(values, clear) == pytest.approx(expected)


def test_the_bound_is_that_of_five_percent_errors() -> None:
    assert pytest.approx(log(19)) == BOUND


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([0.6, -0.4] * 150, "better"),  # 300 × 0.05 × (0.1 − 0.025) / 0.25 = 4.5
        ([0.4, -0.4] * 500, "no-better"),  # 1000 × 0.05 × −0.025 / 0.16 = −7.8
        ([0.6, -0.4] * 50, "open"),  # 100 × 0.05 × 0.075 / 0.25 = 1.5
        ([0.2] * 19, "open"),
        ([0.2] * 20, "better"),
        ([-0.2] * 20, "no-better"),
        ([0.0] * 30, "open"),
    ],
)
def test_a_verdict_falls_when_the_evidence_is_enough(values: list[float], expected: str) -> None:
    assert verdict(values) == expected


def test_ratings_are_those_of_openskill() -> None:
    model = PlackettLuce()
    one, other = model.rating(), model.rating()
    [[one], [other]] = model.rate([[one], [other]], ranks=[1, 2])
    assert best_places(GAMES[0]) == {0: 1, 1: 2}
    assert ratings(MATCH, GAMES[:1]) == [(one.mu, one.sigma), (other.mu, other.sigma)]
    assert one.mu > 25 > other.mu


def test_a_second_place_is_rated_like_the_last() -> None:
    four = Match("attila", ("a", "b", "c", "d"), 4, 0)
    one = Played(0, (0, 1, 2, 3), (9, 7, 5, 3), (1, 2, 3, 4), (1,) * 4, (0.1,) * 4)
    best, *others = (found.mu for found in ratings(four, [one]))
    assert best > 25 > others[0]
    assert others == pytest.approx([others[0]] * 3)


def test_the_figures_and_the_plot_tell_the_same() -> None:
    figures = written(MATCH, GAMES)
    assert figures["bots"][0]["wins"]["value"] == 0.3125
    assert figures["verdicts"] == verdicts(MATCH, GAMES) == ["open"]
    assert "31.2 %" in plot(MATCH, GAMES, Texts("en"))
