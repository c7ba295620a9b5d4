"""Luck: what a draw or a die brought against the average of all that it could have brought."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from barbaricum.bots.lore import Lore, State
from barbaricum.bots.outlook import win_shares
from barbaricum.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Fortune:
    """One row of chance against its average, by seat, and how likely each outcome was."""

    shares: list[float]
    points: list[float]
    odds: Mapping[str, float]


def fortune(game: AnyGame, lore: Lore, state: State, after: State) -> Fortune:
    """What fell between two positions; by the estimate, so that nothing blurs small luck."""
    weights = game.odds(state)
    total = sum(weights.values())
    odds = {game.text(action): weight / total for action, weight in weights.items()}
    outcomes = [game.step(state, action) for action in weights]

    def gain(measure: Callable[[State], Sequence[float]]) -> list[float]:
        could = zip(*map(measure, outcomes), strict=True)
        averages = [_average(list(odds.values()), column) for column in could]
        return [came - middle for came, middle in zip(measure(after), averages, strict=True)]

    return Fortune(gain(lambda end: win_shares(lore, end)), gain(lore.estimate), odds)


def _average(shares: Sequence[float], values: Sequence[float]) -> float:
    return sum(share * value for share, value in zip(shares, values, strict=True))
