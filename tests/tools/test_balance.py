"""What the page about balance says is counted by a tool that can be run again."""

import random
from xml.etree import ElementTree as ET

import pytest
from tools.balance import SOURCES, Counted, play
from tools.balance_plots import interval, middle, points

from barbaricum.cli.charts import Bar, Chart, svg
from barbaricum.games.invasions import GAME


@pytest.fixture(scope="module")
def counted() -> Counted:
    counted = Counted()
    for number in range(2):
        play(GAME.setup(3), random.Random(number), counted)
    return counted


def test_the_sources_of_points_add_up_to_the_points_of_the_winner_and_the_others(
    counted: Counted,
) -> None:
    assert counted.games == 2
    assert set(counted.points) <= {*SOURCES, "start"}
    assert counted.points["start"] == 2 * (1 + 2 + 3)
    assert sum(counted.points.values()) == counted.total


def test_every_game_has_one_winner_or_parts_of_one(counted: Counted) -> None:
    assert sum(counted.wins) == pytest.approx(2)
    assert len(counted.wins) == 3


def test_a_saga_won_or_set_aside_was_turned_up(counted: Counted) -> None:
    for name in counted.sagas:
        saga, what = name.split(" ", 1)
        assert counted.sagas[name] <= counted.sagas[f"{saga} turned up"], what


@pytest.mark.parametrize(
    ("hits", "games", "low", "high"), [(50, 100, 0.404, 0.596), (0, 10, 0.0, 0.278)]
)
def test_an_interval_holds_the_share(hits: int, games: int, low: float, high: float) -> None:
    assert interval(hits, games) == pytest.approx((low, high), abs=0.001)


def test_the_middle_of_counts_is_that_of_the_games() -> None:
    assert middle({"3": 1, "5": 2, "9": 1}) == 5
    assert middle({"3": 1, "5": 2, "9": 1}, 1.0) == 9


def test_a_chart_is_a_picture_with_a_bar_for_every_part() -> None:
    chart = Chart("Points < more", ("a", "b"), [Bar("one", [1, 2], "3", (2.5, 4))], line=2)
    root = ET.fromstring(svg(chart))
    assert root.findtext("{http://www.w3.org/2000/svg}title") == "Points < more"
    assert len(root.findall("{http://www.w3.org/2000/svg}rect")) == 4


def test_the_chart_of_points_has_a_row_for_every_number_of_jarls(counted: Counted) -> None:
    figures = dict.fromkeys(("2", "3", "4", "5"), counted.written())
    assert len(points(figures).bars) == 4
