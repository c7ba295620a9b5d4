"""How strong the levels were measured to be; `docs/bots.md` says how.

Ratings are those of openskill, 25 for the average of the four at one table. They compare levels
of one game, not players of different games.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

RATINGS: Final[Mapping[str, Mapping[str, float]]] = {
    "attila": {},
    "invasions": {},
}


def rating(game: str, level: str) -> float | None:
    """The rating of a level in a game, if it was measured."""
    return RATINGS[game].get(level)
