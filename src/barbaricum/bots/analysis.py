"""A finished game looked at again: what each decision cost, and what luck gave and took.

The chances to win are those of the whole position, for the game is over and nothing is hidden any
more. What a decision cost is asked from the view of the player who made it: nobody is blamed for
what could not be known. How much was at stake is what a choice by lot would have cost there. Luck
is what a draw or a die brought against the average of all that it could have brought.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NamedTuple

from barbaricum.bots import strong
from barbaricum.bots.fortune import fortune
from barbaricum.bots.library import lore_of
from barbaricum.bots.lore import Lore, Move
from barbaricum.bots.outlook import leads, utilities
from barbaricum.bots.prospects import prospects
from barbaricum.bots.search import Budget, Search
from barbaricum.bots.search.ismcts import Worth
from barbaricum.bots.search.race import surely
from barbaricum.core.game import CHANCE, AnyGame, Json, View
from barbaricum.core.record import Record, game_of, still_counting

State = Any  # a state of the record's own game
EDITION: Final = 3
"""Goes up whenever the same game would be judged otherwise: what was kept is not shown then."""
USUAL: Final = 160
"""Simulations a decision: a minute or two a game on one core, see docs/bots.md."""
DOUBT: Final = 1.0
"""By so many standard errors something must be better to be held against a decision."""
LOTS: Final = 3
"""So many actions drawn by lot tell what was at stake."""
STAKES: Final = 2
"""For each so many simulations of a decision there is one to compare with these."""
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
    """What a decision surely cost, in shares of a victory, against the best that was found."""
    best: str = ""
    """The best that was found; empty for chance, and where there was no choice."""
    luck: list[float] | None = None
    luck_points: list[float] | None = None
    """What chance brought against its average: in shares of a victory, and in points."""
    drawer: int | None = None
    """To whom chance fell; None for decisions, and for what falls to all."""
    odds: Mapping[str, float] = field(default_factory=dict)
    """How likely each outcome of chance was."""
    missed: float = 0.0
    stake: float = 0.0
    """By how much it was worse than the best, sure or not, and a choice by lot would have been.

    Both are in points, so that who has no chance any more is judged as well.
    """

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
    game = game_of(record)
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
            price = judge.price(game.view(state, seat), text, Random(f"{seed} {row}"))
            yield Step(
                row, seat, text, shares, price.cost, price.best,
                missed=price.missed, stake=price.stake,
            )  # fmt: skip
        state = after


class Price(NamedTuple):
    """What a decision cost, and the best that was found; without a choice nothing at all."""

    cost: float = 0.0
    best: str = ""
    missed: float = 0.0
    stake: float = 0.0


@dataclass(frozen=True, slots=True)
class Judge:
    """Looks at decisions of a game, each from the view of whoever made it."""

    game: AnyGame
    lore: Lore
    simulations: int

    def price(self, view: View, text: str, rng: Random) -> Price:
        """What an action costs against the best that a search finds, and that."""
        if len(view["legal"]) == 1:
            return Price()
        lore = self.lore
        found = strong.search(self.game, view, rng, lore, Budget(self.simulations))
        best = found[0].move
        own = next((one.move for one in found if lore.text(one.move) == text), None)
        played = best if lore.text(best) == text else own or lore.as_move(text)
        cost = 0.0 if played == best else self.duel(view, best, played, rng)
        missed, stake = self.stakes(view, best, played, rng)
        return Price(cost, lore.text(best) if cost > 0 or played == best else text, missed, stake)

    def duel(self, view: View, one: Move, other: Move, rng: Random) -> float:
        """How much better one move is than another, over the same guesses and the same luck.

        Nothing, if that may be chance: else a choice between equals would be blamed. Nobody
        loses more than they had.
        """
        best, worse = self.compared(utilities, view, [one, other], self.simulations, rng)
        if not surely(best, worse, DOUBT):
            return 0.0
        return min(lead(best, worse), max(0.0, sum(best) / len(best)))

    def stakes(self, view: View, best: Move, played: Move, rng: Random) -> tuple[float, float]:
        """By how many points the best is ahead of what was played, and of actions drawn by lot."""
        lots = [rng.choice(view["legal"]) for _ in range(LOTS)]
        known = {self.lore.text(move): move for move in (played, best)}
        moves = known | {text: self.lore.as_move(text) for text in lots if text not in known}
        found = self.compared(leads, view, [*moves.values()], self.simulations // STAKES, rng)
        rows = dict(zip(moves, found, strict=True))
        behind = {text: lead(rows[self.lore.text(best)], row) for text, row in rows.items()}
        return behind[self.lore.text(played)], sum(behind[text] for text in lots) / LOTS

    def compared(
        self, worth: Worth, view: View, moves: Sequence[Move], simulations: int, rng: Random
    ) -> list[list[float]]:
        """For each move what every round brought; all meet the same guesses and the same luck."""
        horizon = self.lore.horizon(view["seats"])
        asked = Search(self.game, self.lore, view, rng, horizon, worth=worth)
        budget = Budget(max(len(moves), simulations))
        found = {one.move: one.found for one in asked.run([(0.0, m) for m in moves], budget)}
        return [found[move] for move in moves]


def lead(one: Sequence[float], other: Sequence[float]) -> float:
    """By how much one row of values is above another, over the rounds that both have."""
    pairs = [a - b for a, b in zip(one, other, strict=False)]
    return sum(pairs) / len(pairs)
