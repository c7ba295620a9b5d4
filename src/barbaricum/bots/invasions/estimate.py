"""What a position of Invasions is worth to each jarl: the weighed features."""

from __future__ import annotations

from typing import Final

from barbaricum.bots.invasions.features import NAMES, features, progress
from barbaricum.bots.invasions.weights import SPREAD, WEIGHTS
from barbaricum.bots.weights import Personality, weighed
from barbaricum.core.memo import Memo
from barbaricum.games.invasions.scoring import breakdown
from barbaricum.games.invasions.state import State

STEPS: Final = 100
"""Moments of a game for which the weights are kept."""


class Estimate:
    """The evaluation as one kind of player sees it."""

    def __init__(self, personality: Personality) -> None:
        self._personality = personality
        self._weights = Memo[int, tuple[float, ...]](self._at)

    def _at(self, moment: int) -> tuple[float, ...]:
        table = weighed(WEIGHTS, self._personality, moment / STEPS)
        return tuple(table[name] for name in NAMES)

    def __call__(self, state: State) -> list[float]:
        """The final points of each jarl, as far as they can be foreseen from here."""
        if state.phase == "over":
            return [float(sum(column)) for column in zip(*breakdown(state).values(), strict=True)]
        weights = self._weights[round(STEPS * progress(state))]
        return [
            vp + sum([weight * value for weight, value in zip(weights, values, strict=True)])
            for vp, values in zip(state.vp, features(state), strict=True)
        ]


def scatter(state: State) -> float:
    """How far the final points may still be from the estimate."""
    return SPREAD.at(progress(state))
