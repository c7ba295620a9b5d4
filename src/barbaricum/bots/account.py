"""What an analysis says of a whole game: accuracy, luck, turning points, costly decisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from barbaricum.bots.analysis import Step
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
    """100 is the best that was found every time, 0 what a choice by lot would have brought."""
    costly: int
    """Decisions that surely cost something."""
    luck: float
    """In shares of a victory, of all draws and dice of all seats."""
    draws: list[Tally]
    """What fell to this player, by kind."""

    def written(self) -> dict[str, Json]:
        """As JSON."""
        return {
            "seat": self.seat,
            "decisions": self.decisions,
            "accuracy": round(self.accuracy, 1),
            "costly": self.costly,
            "luck": round(self.luck, 4),
            "draws": [tally.written() for tally in self.draws],
        }


def account(steps: Sequence[Step], seat: int) -> Account:
    """What one player did and met."""
    chosen = [step for step in steps if step.seat == seat and step.best]
    return Account(
        seat,
        len(chosen),
        accuracy(chosen),
        sum(step.cost >= LEAST for step in chosen),
        sum(step.luck[seat] for step in steps if step.luck is not None),
        tallies(steps, seat),
    )


def accuracy(chosen: Sequence[Step]) -> float:
    """What was made of all that was at stake: what was missed, against a choice by lot."""
    stake = sum(step.stake for step in chosen)
    if stake <= 0:
        return 100.0
    return 100 * min(1.0, max(0.0, 1 - sum(step.missed for step in chosen) / stake))


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
