"""What the lobby says of the strength of the levels."""

import pytest

from barbaricum import bots, games
from barbaricum.bots.ratings import rating


@pytest.mark.parametrize("game", games.names())
def test_a_higher_level_is_rated_higher_where_it_was_measured(game: str) -> None:
    measured = [found for level in bots.names() if (found := rating(game, level)) is not None]
    assert measured == sorted(measured)
    assert len(measured) in (0, 4)


def test_a_measure_is_no_company_and_has_no_rating() -> None:
    assert rating("attila", "random") is None
