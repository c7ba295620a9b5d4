"""Chance is a seat: here its outcomes are drawn, by any source or by a verifiable one."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from barbaricum.core.game import Rng

Outcome = TypeVar("Outcome")


def pick(odds: Mapping[Outcome, int], number: int) -> Outcome:
    """The outcome that holds the number-th share, counted through the odds in their order."""
    rest = number
    for outcome, weight in odds.items():
        rest -= weight
        if rest < 0 <= number:
            return outcome
    raise ValueError(f"{number} is not from 0 to below the sum of the weights")


def draw(odds: Mapping[Outcome, int], rng: Rng) -> Outcome:
    """One outcome, each as likely as its weight."""
    return pick(odds, rng.randrange(sum(odds.values())))


def take(things: list[Outcome], number: int, rng: Rng) -> list[Outcome]:
    """So many things out of the list, each as likely as any other; the rest stays in it."""
    taken = []
    for _ in range(number):
        index = rng.randrange(len(things))
        things[index], things[-1] = things[-1], things[index]
        taken.append(things.pop())
    return taken


@dataclass(frozen=True, slots=True)
class Luck:
    """Chance that can be checked afterwards: a committed secret and everybody's entropy."""

    secret: bytes
    entropy: Sequence[str]

    @property
    def commit(self) -> str:
        """What is shown before the first row."""
        return hashlib.sha256(self.secret).hexdigest()

    def draw(self, odds: Mapping[Outcome, int], k: int) -> Outcome:
        """The outcome of chance row k; undone rows count in k too."""
        total = sum(odds.values())
        fair = (1 << 64) - (1 << 64) % total
        for attempt in range(256):
            number = self._number(k, attempt)
            if number < fair:
                return pick(odds, number % total)
        raise ValueError("256 unfair numbers in a row: the odds are not odds")

    def _number(self, k: int, attempt: int) -> int:
        seats = b"\0".join(text.encode() for text in self.entropy)
        message = seats + k.to_bytes(8, "big") + attempt.to_bytes(1, "big")
        digest = hmac.digest(self.secret, message, hashlib.sha256)
        return int.from_bytes(digest[:8], "big")
