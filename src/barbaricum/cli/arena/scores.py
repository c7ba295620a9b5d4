"""What an arena shows of each bot: win share and points, with how sure they are.

Games of one deal have the same luck, so a deal is the unit: the interval of a mean is that of the
means of the deals.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from barbaricum.cli.arena.match import Match, Played

SURE: Final = 1.96
"""Standard deviations on each side of a 95 % interval."""


class Mean(NamedTuple):
    """A mean, and its 95 % interval."""

    value: float
    low: float
    high: float


class Score(NamedTuple):
    """What one bot reached, for each seat it had."""

    bot: str
    wins: Mean
    points: Mean
    seconds: float
    """The time of one decision, on average."""
    decisions: int
    illegal: int
    late: int
    """All its choices, those the rules refused, and those that took too long."""


def mean(values: Sequence[float]) -> Mean:
    """The mean of some values, with the interval of the normal distribution."""
    number = len(values)
    middle = sum(values) / number
    if number < 2:
        return Mean(middle, float("-inf"), float("inf"))
    variance = sum((value - middle) ** 2 for value in values) / (number - 1)
    reach = SURE * sqrt(variance / number)
    return Mean(middle, middle - reach, middle + reach)


def won(played: Played) -> list[float]:
    """By seat the share of the victory."""
    winners = played.places.count(1)
    return [1 / winners if place == 1 else 0.0 for place in played.places]


def of_bot(played: Played, bot: int, values: Sequence[float]) -> list[float]:
    """The values of the seats a bot had."""
    return [value for index, value in zip(played.lineup, values, strict=True) if index == bot]


def deals(match: Match, games: Iterable[Played]) -> list[list[Played]]:
    """The games of each deal that is complete, in order."""
    by_deal: dict[int, list[Played]] = {}
    for played in games:
        by_deal.setdefault(match.deal(played.number), []).append(played)
    return [by_deal[deal] for deal in sorted(by_deal) if len(by_deal[deal]) == len(match.bots)]


def by_deal(match: Match, games: Iterable[Played], bot: int, points: bool) -> list[float]:
    """For each deal the mean of a bot over its seats: of victories, or of points."""
    means = []
    for deal in deals(match, games):
        values = [
            value
            for played in deal
            for value in of_bot(played, bot, played.points if points else won(played))
        ]
        means.append(sum(values) / len(values))
    return means


def scores(match: Match, games: Sequence[Played]) -> list[Score]:
    """One line for each bot."""
    return [
        Score(
            name,
            mean(by_deal(match, games, bot, points=False)),
            mean(by_deal(match, games, bot, points=True)),
            thinking(games, bot),
            *faults(games, bot),
        )
        for bot, name in enumerate(match.bots)
    ]


def faults(games: Iterable[Played], bot: int) -> tuple[int, int, int]:
    """How often a bot chose, how often against the rules, and how often too late."""
    decisions = illegal = late = 0
    for played in games:
        nobody = (0,) * len(played.lineup)
        decisions += sum(map(int, of_bot(played, bot, played.decisions)))
        illegal += sum(map(int, of_bot(played, bot, played.illegal or nobody)))
        late += sum(map(int, of_bot(played, bot, played.late or nobody)))
    return decisions, illegal, late


def thinking(games: Iterable[Played], bot: int) -> float:
    """Seconds for one decision of a bot."""
    decisions, seconds = 0.0, 0.0
    for played in games:
        decisions += sum(of_bot(played, bot, played.decisions))
        seconds += sum(of_bot(played, bot, played.seconds))
    return seconds / decisions if decisions else 0.0
