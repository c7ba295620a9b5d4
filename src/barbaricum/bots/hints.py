"""What a player could do now, from the own view alone: the best few actions, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from barbaricum.bots import strong
from barbaricum.bots.guard import only_a_view
from barbaricum.bots.library import lore_of
from barbaricum.bots.lore import Lore, Move, State
from barbaricum.bots.search import Budget, Candidate
from barbaricum.core.game import AnyGame, Rng, View

SHOWN: Final = 3
LOOKS: Final = 4
"""Guesses on which the end of the turn is looked at."""
ALIKE: Final = 0.3
"""Points by which a feature must stand out to be named."""
SEEDS: Final = 1 << 30


@dataclass(frozen=True, slots=True)
class Hint:
    """An action, what may be expected of it, and the code of the sentence that says why."""

    text: str
    points: float
    """The own points at the end of the game."""
    chance: float
    """To win, from 0 to 1."""
    why: str
    """The feature for which it stands out; `only`, `close` (the best) or `plain` if none."""


def hints(game: AnyGame, view: View, rng: Rng, budget: Budget) -> list[Hint]:
    """The best few actions of the seat to act, the best first."""
    only_a_view(view)
    lore = lore_of(game.name)
    found = distinct(strong.search(game, view, rng, lore, budget), lore)
    looks = look_ahead(game, view, rng, lore, [one.move for one in found])
    return [
        Hint(lore.text(one.move), points, share_of(one), reason(lore, looks, place))
        for place, (one, (points, _parts)) in enumerate(zip(found[:SHOWN], looks, strict=False))
    ]


def distinct(found: Sequence[Candidate], lore: Lore) -> list[Candidate]:
    """The best move for each first action."""
    by_text: dict[str, Candidate] = {}
    for one in found:
        by_text.setdefault(lore.text(one.move), one)
    return list(by_text.values())


def share_of(one: Candidate) -> float:
    """The chance to win that a search found for a move."""
    return min(1.0, max(0.0, one.value))


Look = tuple[float, list[float]]
"""Points at the end of the game, and the worth of each feature at the end of the turn."""


def look_ahead(
    game: AnyGame, view: View, rng: Rng, lore: Lore, moves: Sequence[Move]
) -> list[Look]:
    """For each move how the turn ends, over the same guesses and the same luck."""
    seat = view["seat"]
    worlds = [(game.guess(view, rng), rng.randrange(SEEDS)) for _ in range(LOOKS)]
    looks = []
    for move in moves:
        ends = [turn_end(lore, state, move, Random(seed)) for state, seed in worlds]
        points = sum(lore.estimate(end)[seat] for end in ends) / LOOKS
        parts = [lore.parts(end)[seat] for end in ends]
        looks.append((points, [sum(column) / LOOKS for column in zip(*parts, strict=True)]))
    return looks


def turn_end(lore: Lore, state: State, move: Move, luck: Rng) -> State:
    """The position at the end of the turn, after a move and quick choices."""
    turn = lore.turn(state)
    state = lore.play(state, move, luck)
    while lore.to_act(state) is not None and lore.turn(state) == turn:
        state = lore.quick(state, luck)
    return state


def reason(lore: Lore, looks: Sequence[Look], place: int) -> str:
    """The feature by which the move in that place stands out most from the others."""
    if len(looks) == 1:
        return "only"
    parts = looks[place][1]
    average = [sum(column) / len(looks) for column in zip(*(p for _, p in looks), strict=True)]
    gains = [own - middle for own, middle in zip(parts, average, strict=True)]
    best = max(range(len(gains)), key=gains.__getitem__)
    if gains[best] >= ALIKE:
        return lore.part_names[best]
    return "plain" if place else "close"
