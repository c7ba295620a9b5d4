"""The weights of the bots are found by a tool that can be run again."""

import random

import pytest
from tools.least_squares import Row, Squares, above, scatter
from tools.tune_bots import SUBJECTS, play, rows

from barbaricum.bots.library import lore_of
from barbaricum.games import get


def test_least_squares_find_the_weights_that_made_the_values() -> None:
    rng, squares = random.Random(1), Squares(3)
    kept = []
    for _ in range(40):
        values = [rng.random() for _ in range(3)]
        kept.append(Row(0.5, values, 2 * values[0] - values[1] + 0.5 * values[2]))
        squares.add(kept[-1])
    weights = squares.solve(ridge=0.0)
    assert weights == pytest.approx([2, -1, 0.5])
    assert scatter(kept, weights) == pytest.approx((0, 0), abs=1e-9)


def test_everything_is_measured_against_the_average_of_the_table() -> None:
    assert above([4.0, 1.0, 1.0]) == [2.0, -1.0, -1.0]


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_game_teaches_a_row_for_each_seat_at_each_turn(name: str) -> None:
    subject = SUBJECTS[name]
    turns, points = play(get(name), lore_of(name), 2, random.Random(3))
    found = list(rows(subject, turns, points))
    assert len(found) == 2 * len(turns)
    assert all(len(row.values) == 2 * len(subject.names) for row in found)
    assert sum(row.gained for row in found) == pytest.approx(0)
