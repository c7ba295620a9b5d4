"""How far a deeper search agrees is counted by a tool that can be run again."""

import pytest
from tools.agreement import Pair, correlation, judged, told

from barbaricum.bots.analysis import Price
from tests.bots.test_analysis import ATTILA, recorded

PAIRS = [
    Pair("a", Price(0.00, best="a"), Price(0.00, best="a")),
    Pair("b", Price(0.10, best="c"), Price(0.10, best="c")),
    Pair("d", Price(0.00, best="d"), Price(0.05, best="e")),  # only the deep search sees it
    Pair("f", Price(0.02, best="g"), Price(0.00, best="f")),  # a blame that it takes back
]


def test_agreement_is_counted_by_hand() -> None:
    line = told("attila", 40, PAIRS)
    assert line == "| attila | 40 / 400 | 4 | 50 | 0.80 | 50 of 2 | 50 of 2 | 0.0300 / 0.0375 |"


def test_costs_that_go_together_are_correlated() -> None:
    assert correlation([1, 2, 3], [2, 4, 6]) == pytest.approx(1)
    assert correlation([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)
    assert correlation([1, 2, 3], [1, 1, 1]) == 0


def test_one_decision_in_so_many_is_judged_twice_and_again_alike() -> None:
    record = recorded(ATTILA, 40)
    pairs = list(judged(record, simulations=2, every=6, seed=0))
    assert 2 <= len(pairs) <= 7
    assert pairs == list(judged(record, simulations=2, every=6, seed=0))
