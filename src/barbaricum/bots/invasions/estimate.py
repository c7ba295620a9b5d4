"""What a position of Invasions is worth to each jarl: the weighed features."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from barbaricum.bots.invasions.features import NAMES, features, progress
from barbaricum.bots.invasions.scene import Prizes
from barbaricum.bots.invasions.weights import SPREAD, WEIGHTS
from barbaricum.bots.weights import Personality, Weights, weighed
from barbaricum.core.memo import Memo
from barbaricum.games.invasions.data.cards import SAGAS
from barbaricum.games.invasions.data.world import HOMES
from barbaricum.games.invasions.rules.scoring import axe, breakdown, homeland
from barbaricum.games.invasions.state import State

Standings = tuple[int, tuple[tuple[int, ...], ...], tuple[int, ...], int]
"""The active jarl, the sagas of each, the towns of each, the moment of the game."""
BEGUN: Final = 1.5
"""A part of a saga that somebody else may finish."""
STEPS: Final = 100
"""Moments of a game for which the weights are kept."""


class Estimate:
    """The evaluation as one kind of player sees it."""

    def __init__(self, personality: Personality, weights: Weights = WEIGHTS) -> None:
        self._table, self._personality = weights, personality
        self._weights = Memo[int, tuple[float, ...]](self._at)
        self._prizes = Memo[Standings, Prizes](self._prizes_at)

    def _at(self, moment: int) -> tuple[float, ...]:
        table = weighed(self._table, self._personality, moment / STEPS)
        return tuple(table[name] for name in NAMES)

    def prizes(self, state: State) -> Prizes:
        """V12 What a saga of each homeland and a town would add for the active jarl."""
        towns = tuple([len(taken) for taken in state.taken])
        return self._prizes[state.active, state.won, towns, round(STEPS * progress(state))]

    def _prizes_at(self, standings: Standings) -> Prizes:
        seat, all_won, towns, moment = standings
        table = dict(zip(NAMES, self._weights[moment], strict=True))
        numbers = [[0] * len(HOMES) for _ in all_won]
        for owner, won in enumerate(all_won):
            for saga in won:
                numbers[owner][SAGAS[saga].homeland] += 1
        sagas = [
            table["won"] + table["sagas"] * gain(homeland, [row[home] for row in numbers], seat)
            for home in range(len(HOMES))
        ]
        town = table["towns"] + table["axe"] * gain(axe, towns, seat)
        return Prizes(tuple(sagas), BEGUN, town, table["settlements"])

    def __call__(self, state: State) -> list[float]:
        """The final points of each jarl, as far as they can be foreseen from here."""
        if state.phase == "over":
            return [float(sum(column)) for column in zip(*breakdown(state).values(), strict=True)]
        weights = self._weights[round(STEPS * progress(state))]
        return [
            vp + sum([weight * value for weight, value in zip(weights, values, strict=True)])
            for vp, values in zip(state.vp, features(state), strict=True)
        ]


def gain(
    scored: Callable[[Sequence[int]], Sequence[int]], numbers: Sequence[int], seat: int
) -> float:
    """What one more of something is worth at the end, half of what it takes from others too."""
    more = [number + (other == seat) for other, number in enumerate(numbers)]
    changes = [new - old for new, old in zip(scored(more), scored(numbers), strict=True)]
    own = changes[seat]
    return own - (sum(changes) - own) / 2


def scatter(state: State) -> float:
    """How far the final points may still be from the estimate."""
    return SPREAD.at(progress(state))
