"""What the fuzzer has to know of a game beyond the contract."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from barbaricum.core import AnyGame

State = Any  # a state of the subject's own game
Action = Any  # an action of it
Tally = Counter[str]
"""How often each line of the coverage table occurred."""

Choose = Callable[[AnyGame, State, Sequence[Action], random.Random], Action]
"""A policy: one of the legal actions. It may look at the whole state."""


class Broken(Exception):
    """Something that must hold in every game does not."""


def require(holds: bool, reason: str) -> None:
    """Raise Broken with the reason unless it holds."""
    if not holds:
        raise Broken(reason)


@dataclass(frozen=True, slots=True)
class Mix:
    """How often whole tables follow one policy, and which policies sit at the other tables."""

    alone: Mapping[str, int]
    """Policies by weight, drawn for each seat apart."""
    together: Mapping[str, int]
    """Policies by weight that need the help of the whole table."""
    together_in: int
    """One table in so many plays together."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A game under test."""

    game: AnyGame
    actions: Sequence[Action]
    """Every action there is."""
    policies: Mapping[str, Choose]
    mix: Mix
    lines: tuple[str, ...]
    """The coverage table: no line may stay at 0 in the long run."""
    check: Callable[[State, State], None]
    """Raises Broken if a step lost or made pieces, or did what no rule says."""
    asked: Callable[[State], str]
    """The question of a position, as `lines` names it."""
    most_rows: int
    """Contract 5.1 A game of more rows than this does not end."""
    watch: Callable[[State, Action, State, Tally], None] | None = None
    """Counts what a step showed, in a game whose rules do not tell it."""
    watch_end: Callable[[State, Tally], None] | None = None
    """Counts what a whole game of such a game showed."""
    turns: Callable[[State], int] | None = None
    """How many turns a game had, where its states count them."""
