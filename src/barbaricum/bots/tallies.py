"""The luck report: what fell to a player, how often, and how often it was to be expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from barbaricum.bots.analysis import Step
from barbaricum.core.game import CHANCE, Json


@dataclass(slots=True)
class Tally:
    """All draws of one kind, such as `die` or `deal`, that fell to one player."""

    kind: str
    number: int = 0
    share: float = 0.0
    points: float = 0.0
    """What they brought the player against the average: in shares of a victory, in points."""
    came: Counter[str] = field(default_factory=Counter)
    expected: dict[str, float] = field(default_factory=dict)
    """By outcome: how often it came, and how often it was to be expected."""

    def add(self, step: Step, seat: int) -> None:
        """One more."""
        assert step.luck is not None
        assert step.luck_points is not None
        self.number += 1
        self.share += step.luck[seat]
        self.points += step.luck_points[seat]
        self.came[step.text] += 1
        for text, share in step.odds.items():
            self.expected[text] = self.expected.get(text, 0.0) + share

    def written(self) -> dict[str, Json]:
        """As JSON."""
        outcomes = [
            {"text": text, "came": self.came[text], "expected": round(share, 2)}
            for text, share in self.expected.items()
        ]
        return {
            "kind": self.kind,
            "number": self.number,
            "share": round(self.share, 4),
            "points": round(self.points, 2),
            "outcomes": outcomes,
        }


def tallies(steps: Sequence[Step], seat: int) -> list[Tally]:
    """By kind, in the order in which each kind first fell to the player."""
    found: dict[str, Tally] = {}
    for step in steps:
        if step.seat == CHANCE and step.drawer == seat:
            kind = step.text.split()[0]
            found.setdefault(kind, Tally(kind)).add(step, seat)
    return list(found.values())
