"""What features are worth: one table a game, by name, from the beginning of a game to its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Personality = Mapping[str, float]
"""By the name of a feature: how many times as much it is worth to such a player."""
NEUTRAL: Personality = {}


class Weight(NamedTuple):
    """Points that one unit of a feature is worth, at the beginning and at the end."""

    early: float
    late: float

    def at(self, progress: float) -> float:
        """The worth at some moment, from 0 (the beginning) to 1 (the end)."""
        return self.early + (self.late - self.early) * progress


Weights = Mapping[str, Weight]


def weighed(weights: Weights, personality: Personality, progress: float) -> dict[str, float]:
    """What each feature is worth to such a player at some moment."""
    return {
        name: weight.at(progress) * personality.get(name, 1.0) for name, weight in weights.items()
    }
