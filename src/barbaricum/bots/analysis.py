"""A finished game looked at again: what each decision cost, and what luck gave and took.

The chances to win are those of the whole position, for the game is over and nothing is hidden any
more. What a decision cost is asked from the view of the player who made it: nobody is blamed for
what could not be known. Luck is what a draw or a die brought against the average of all that it
could have brought.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Any, Final

from barbaricum.bots import strong
from barbaricum.bots.library import lore_of
from barbaricum.bots.lore import Lore, Move
from barbaricum.bots.outlook import win_shares
from barbaricum.bots.search import Budget, Search
from barbaricum.core import registry
from barbaricum.core.game import CHANCE, AnyGame, Json, View
from barbaricum.core.record import Record, standing

State = Any  # a state of the record's own game
SEVERITY: Final = 12.0
"""A decision that costs a tenth of a victory has an accuracy of 30 of 100."""


@dataclass(frozen=True, slots=True)
class Step:
    """One row of a game, and what it did. Lists go by seat."""

    row: int
    seat: int
    text: str
    shares: list[float]
    """The chances to win after it."""
    cost: float = 0.0
    """What a decision cost, in shares of a victory, against the best that was found."""
    best: str = ""
    """The best that was found; empty for chance, and where there was no choice."""
    luck: list[float] | None = None
    luck_points: list[float] | None = None
    """What chance brought against its average: in shares of a victory, and in points."""

    def written(self) -> dict[str, Json]:
        """As JSON."""
        return {name: getattr(self, name) for name in self.__slots__}


def steps(record: Record, simulations: int, seed: int = 0) -> Iterator[Step]:
    """Row by row; the same seed finds the same."""
    game = registry.get(record.game)
    lore, state = lore_of(game.name), game.setup(len(record.seats), record.options)
    judge = Judge(game, lore, simulations)
    for row, (seat, text) in enumerate(standing(record)):
        after = game.apply(state, game.parse(text))
        shares = win_shares(lore, after)
        if seat == CHANCE:
            luck, points = fortune(game, lore, state, after)
            yield Step(row, seat, text, shares, luck=luck, luck_points=points)
        else:
            view = game.view(state, seat)
            cost, best = judge.price(view, text, Random(f"{seed} {row}"))
            yield Step(row, seat, text, shares, cost, best)
        state = after


def fortune(
    game: AnyGame, lore: Lore, state: State, after: State
) -> tuple[list[float], list[float]]:
    """What a draw or a die brought each seat against its average: victory, then points."""
    odds = game.odds(state)
    total = sum(odds.values())
    outcomes = [(weight / total, game.step(state, action)) for action, weight in odds.items()]

    def against_average(measure: Any, came: list[float]) -> list[float]:  # a function of states
        averages = [0.0] * len(came)
        for weight, outcome in outcomes:
            for seat, value in enumerate(measure(outcome)):
                averages[seat] += weight * value
        return [value - average for value, average in zip(came, averages, strict=True)]

    shares = against_average(lambda outcome: win_shares(lore, outcome), win_shares(lore, after))
    return shares, against_average(lore.estimate, lore.estimate(after))


@dataclass(frozen=True, slots=True)
class Judge:
    """Looks at decisions of a game, each from the view of whoever made it."""

    game: AnyGame
    lore: Lore
    simulations: int

    def price(self, view: View, text: str, rng: Random) -> tuple[float, str]:
        """What an action costs against the best that a search finds, and that."""
        if len(view["legal"]) == 1:
            return 0.0, ""
        lore = self.lore
        found = strong.search(self.game, view, rng, lore, Budget(self.simulations))
        best = found[0].move
        if lore.text(best) == text:
            return 0.0, text
        own = next((one.move for one in found if lore.text(one.move) == text), None)
        better = self.duel(view, best, own or lore.as_move(text), rng)
        return (better, lore.text(best)) if better > 0 else (0.0, text)

    def duel(self, view: View, one: Move, other: Move, rng: Random) -> float:
        """How much better one move is than another, over the same guesses and the same luck."""
        horizon, seat = self.lore.horizon(view["seats"]), view["seat"]
        asked = Search(self.game, self.lore, view, rng, horizon)
        asked.run([(0.0, one), (0.0, other)], Budget(max(2, self.simulations)))
        best, worse = (asked.root.edges[move] for move in (one, other))
        return best.totals[seat] / best.visits - worse.totals[seat] / worse.visits


def accuracy(cost: float) -> float:
    """Of one decision: 100 if nothing better was found, less the more it cost."""
    return 100 * exp(-SEVERITY * cost)
