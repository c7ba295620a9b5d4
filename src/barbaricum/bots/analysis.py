"""A finished game looked at again: what each decision cost, and what luck gave and took.

The chances to win are those of the whole position, for the game is over and nothing is hidden any
more. What a decision cost is asked from the view of the player who made it: nobody is blamed for
what could not be known. Luck is what a draw or a die brought against the average of all that it
could have brought.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import exp
from random import Random
from typing import Any, Final

from barbaricum.bots import strong
from barbaricum.bots.fortune import fortune
from barbaricum.bots.library import lore_of
from barbaricum.bots.lore import Lore, Move
from barbaricum.bots.prospects import prospects
from barbaricum.bots.search import Budget, Search
from barbaricum.bots.search.race import surely
from barbaricum.core import registry
from barbaricum.core.game import CHANCE, AnyGame, Json, View
from barbaricum.core.record import Record, still_counting

State = Any  # a state of the record's own game
EDITION: Final = 2
"""Goes up whenever the same game would be judged otherwise: what was kept is not shown then."""
USUAL: Final = 160
"""Simulations a decision: a minute or two a game on one core, see docs/bots.md."""
SEVERITY: Final = 12.0
"""A decision that costs a tenth of a victory has an accuracy of 30 of 100."""
DOUBT: Final = 1.0
"""By so many standard errors something must be better to be held against a decision."""
PLAYOUTS: Final = 5
"""For each so many simulations of a decision there is one to tell the chances after it."""


@dataclass(frozen=True, slots=True)
class Step:
    """One row of a game, and what it did. Lists go by seat."""

    row: int
    """Its number in the log."""
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
    drawer: int | None = None
    """To whom chance fell; None for decisions, and for what falls to all."""
    odds: Mapping[str, float] = field(default_factory=dict)
    """How likely each outcome of chance was."""

    def written(self) -> dict[str, Json]:
        """As JSON, without the odds: they follow from the row."""
        return {name: _brief(getattr(self, name)) for name in self.__slots__ if name != "odds"}


def _brief(value: Json) -> Json:
    """Figures to a hundredth of a per cent: the search knows no better."""
    if isinstance(value, list):
        return [_brief(one) for one in value]
    return round(value, 4) if isinstance(value, float) else value


def steps(record: Record, simulations: int, seed: int = 0) -> Iterator[Step]:
    """Row by row; the same seed finds the same."""
    game = registry.get(record.game)
    lore, state = lore_of(game.name), game.setup(len(record.seats), record.options)
    judge, playouts = Judge(game, lore, simulations), max(4, simulations // PLAYOUTS)
    for row in still_counting(record):
        seat, text = record.log[row]
        after = game.apply(state, game.parse(text))
        shares = prospects(game, lore, after, playouts, seed)
        if seat == CHANCE:
            fell = fortune(game, lore, state, after)
            luck, points, odds = fell.shares, fell.points, fell.odds
            yield Step(row, seat, text, shares, 0.0, "", luck, points, lore.drawer(state), odds)
        else:
            cost, best = judge.price(game.view(state, seat), text, Random(f"{seed} {row}"))
            yield Step(row, seat, text, shares, cost, best)
        state = after


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
        """How much better one move is than another, over the same guesses and the same luck.

        Nothing, if that may be chance: else whoever chose between equals would be blamed.
        """
        horizon = self.lore.horizon(view["seats"])
        asked = Search(self.game, self.lore, view, rng, horizon)
        found = asked.run([(0.0, one), (0.0, other)], Budget(max(2, self.simulations)))
        best, worse = sorted(found, key=lambda candidate: candidate.move != one)
        if not surely(best.found, worse.found, DOUBT):
            return 0.0
        gap = sum(best.found) / len(best.found) - sum(worse.found) / len(worse.found)
        return min(1.0, gap)  # points count a little besides, but nobody loses more than all


def accuracy(cost: float) -> float:
    """Of one decision: 100 if nothing better was found, less the more it cost."""
    return 100 * exp(-SEVERITY * cost)
