"""The moves at the root: which of them are still compared, and which comes first in the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from barbaricum.bots.lore import Lore, Move
from barbaricum.bots.search.tree import Edge

DOUBTS: Final = 4
"""So many rounds are taken to have differed by the doubt of the game before the first is played."""
TRUST: Final = 4.0
"""So many simulations the value found before the search counts."""


@dataclass(slots=True)
class Candidate:
    """A move at the root: what was known of it before, and what the search found."""

    move: Move
    before: float
    edge: Edge
    seat: int
    found: list[float] = field(default_factory=list)
    """What each round brought to the seat that searches."""

    @property
    def value(self) -> float:
        """What the seat that searches may expect."""
        found = self.edge.totals[self.seat] + TRUST * self.before
        return found / (self.edge.visits + TRUST)


def value(one: Candidate) -> float:
    """To sort by."""
    return one.value


@dataclass(slots=True)
class Race:
    """Some moves, the one that was thought best before the search first."""

    lore: Lore
    left: list[Candidate]
    first: Candidate
    given_up: list[Candidate] = field(default_factory=list)
    """The last ones first."""

    def halve(self) -> None:
        """Give up the worse half, but not down to a single move."""
        self.left.sort(key=value, reverse=True)
        keep = max(2, (len(self.left) + 1) // 2)
        self.left, worse = self.left[:keep], self.left[keep:]
        self.given_up = worse + self.given_up

    def hurry(self) -> None:
        """Give up what is behind by more than the haste of the game allows."""
        ahead = self.first if self.lore.caution else max(self.left, key=value)
        if ahead not in self.left:
            return
        behind = [
            one
            for one in self.left
            if one is not ahead and self._surely(ahead, one, self.lore.haste)
        ]
        self.left = [one for one in self.left if one not in behind]
        self.given_up = behind + self.given_up

    def is_decided(self) -> bool:
        """Whether all moves that are left begin with the same action."""
        return len({self.lore.text(one.move) for one in self.left}) == 1

    def ranking(self) -> list[Candidate]:
        """All moves, the best first; the first stays so, unless another is better beyond luck."""
        found = sorted(self.left, key=value, reverse=True) + self.given_up
        best, first = found[0], self.first
        if best is first or self._surely(best, first, self.lore.caution):
            return found
        return [first, *(one for one in found if one is not first)]

    def _surely(self, one: Candidate, other: Candidate, errors: float) -> bool:
        return surely(one.found, other.found, errors, self.lore.doubt)


def surely(
    one: Sequence[float], other: Sequence[float], errors: float, doubt: float = 0.03
) -> bool:
    """Whether one row of values is above another by so many standard errors of their difference.

    A few rounds that went alike by chance do not make sure: some doubt is there from the start.
    """
    pairs = [a - b for a, b in zip(one, other, strict=False)]
    number = len(pairs)
    if not number:
        return False
    middle = sum(pairs) / number
    squares = sum([(pair - middle) ** 2 for pair in pairs]) + DOUBTS * doubt**2
    return middle >= errors * sqrt(squares / (number + DOUBTS) / number)
