"""Whether hints promise what comes true is counted by a tool that can be run again."""

import pytest
from tools.calibration import Forecast, error, forecasts, told

from barbaricum import games

FOUND = [Forecast(0.1 * n, 0.5, float(n > 4)) for n in range(10)]


def test_promises_are_counted_by_hand() -> None:
    lines = list(told("attila", 3, FOUND))
    assert lines[0] == "| attila | 3 | 2 | 5 | 0 |"
    assert lines[2] == "| attila | 3 | 2 | 45 | 50 |"
    own, even = error(FOUND)
    assert (round(own, 3), even) == (0.085, 0.25)


@pytest.mark.parametrize("name", games.names())
def test_the_same_game_is_asked_about_again(name: str) -> None:
    game = games.get(name)
    found = list(forecasts(game, 2))
    assert found == list(forecasts(game, 2))
    assert all(0 <= one.promised <= 1 for one in found)
    assert {one.even for one in found} <= {0.25}
