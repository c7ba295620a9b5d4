"""One game of a run: everything about it follows from the seed of the run and its number."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Final

from barbaricum.cli.fuzz.subject import Mix, Subject
from barbaricum.core import AnyGame, Json

UNDO_IN: Final = 16
"""One game in so many takes decisions back."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Seats, options and policies of one game."""

    seed: int
    number: int
    seats: int
    options: Mapping[str, Json]
    policies: tuple[str, ...]
    undo: bool = False
    rng: random.Random = field(default_factory=random.Random, compare=False, repr=False)


def tables(game: AnyGame) -> list[tuple[int, dict[str, Json]]]:
    """Every number of seats with every combination of options."""
    values = product(*(option.values for option in game.options.values()))
    settled = [dict(zip(game.options, chosen, strict=True)) for chosen in values]
    return [(seats, options) for options in settled for seats in game.seats]


def plan(subject: Subject, seed: int, number: int) -> Plan:
    """Game `number` of the run: the tables in turn, the policies drawn."""
    rng = random.Random(f"{subject.game.name} {seed} {number}")
    every = tables(subject.game)
    seats, options = every[number % len(every)]
    policies = seated(subject.mix, seats, rng)
    return Plan(seed, number, seats, options, policies, not rng.randrange(UNDO_IN), rng)


def seated(mix: Mix, seats: int, rng: random.Random) -> tuple[str, ...]:
    """A policy for each seat: one for the whole table, or one apiece."""
    if not rng.randrange(mix.together_in):
        return (_draw(mix.together, rng),) * seats
    return tuple(_draw(mix.alone, rng) for _ in range(seats))


def _draw(weights: Mapping[str, int], rng: random.Random) -> str:
    return rng.choices(tuple(weights), tuple(weights.values()))[0]
