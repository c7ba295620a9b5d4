"""How strong the levels were measured to be; `docs/bots.md` says how.

Ratings are those of openskill, 25 for the average of the four at one table, by victories alone.
They compare levels of one game, not players of different games. `strong` was measured with the
simulations of the ladder, which are fewer than it makes at a table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

RATINGS: Final[Mapping[str, Mapping[str, float]]] = {
    "attila": {"strong": 33.5, "steady": 23.6, "greedy": 22.8, "novice": 20.1},
    "invasions": {"strong": 31.4, "steady": 27.3, "greedy": 21.5, "novice": 20.0},
}


def rating(game: str, level: str) -> float | None:
    """The rating of a level in a game, if it was measured."""
    return RATINGS.get(game, {}).get(level)
