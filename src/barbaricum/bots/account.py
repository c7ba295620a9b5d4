"""What an analysis says of a whole game: accuracy, luck, turning points, costly decisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from barbaricum.bots.analysis import Step, accuracy
from barbaricum.bots.tallies import Tally, tallies
from barbaricum.core.game import CHANCE, Json

TURNS: Final = 8
"""So many turning points are told."""
WORST: Final = 5
"""So many costly decisions of each player."""
LEAST: Final = 0.02
"""A smaller swing is none."""


@dataclass(frozen=True, slots=True)
class Account:
    """One player's game."""

    seat: int
    decisions: int
    """Those at which there was a choice."""
    accuracy: float
    cost: float
    """In shares of a victory."""
    luck: float
    """Likewise, of all draws and dice, whoever they fell to."""
    draws: list[Tally]
    """What fell to this player, by kind."""

    def written(self) -> dict[str, Json]:
        """As JSON."""
        return {
            "seat": self.seat,
            "decisions": self.decisions,
            "accuracy": round(self.accuracy, 1),
            "cost": round(self.cost, 4),
            "luck": round(self.luck, 4),
            "draws": [tally.written() for tally in self.draws],
        }


def account(steps: Sequence[Step], seat: int) -> Account:
    """What one player did and met."""
    chosen = [step for step in steps if step.seat == seat and step.best]
    grades = [accuracy(step.cost) for step in chosen]
    return Account(
        seat,
        len(chosen),
        sum(grades) / len(grades) if grades else 100.0,
        sum(step.cost for step in chosen),
        sum(step.luck[seat] for step in steps if step.luck is not None),
        tallies(steps, seat),
    )


def swing(step: Step) -> float:
    """How far one row moved the victory: by a mistake, or by luck."""
    if step.seat != CHANCE:
        return step.cost
    return max(map(abs, step.luck or [0.0]))


def turning_points(steps: Sequence[Step], number: int = TURNS) -> list[Step]:
    """The rows that moved the victory furthest, in the order of the game."""
    far = sorted((step for step in steps if swing(step) >= LEAST), key=swing, reverse=True)
    return sorted(far[:number], key=lambda step: step.row)


def mistakes(steps: Sequence[Step], seat: int, number: int = WORST) -> list[Step]:
    """The costliest decisions of a player, the worst first."""
    own = [step for step in steps if step.seat == seat and step.cost >= LEAST]
    return sorted(own, key=lambda step: step.cost, reverse=True)[:number]
