"""What a player could do now, from the own view alone: the best few actions, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from barbaricum.bots import strong
from barbaricum.bots.guard import only_a_view
from barbaricum.bots.library import lore_of
from barbaricum.bots.lore import Lore, Move, State
from barbaricum.bots.outlook import win_shares
from barbaricum.bots.reason import ONLY
from barbaricum.bots.search import Budget, Candidate
from barbaricum.core.game import AnyGame, Json, Rng, View

SHOWN: Final = 3
LOOKS: Final = 4
"""Guesses on which the end of the turn is looked at."""
SEEDS: Final = 1 << 30


@dataclass(frozen=True, slots=True)
class Hint:
    """An action, the chance to win with it, and a fact that speaks for it."""

    text: str
    chance: float
    """From 0 to 1; measured against games that were played, see docs/bots.md."""
    why: str
    """The code of the fact; empty where there is nothing to say."""
    values: Mapping[str, Json] = field(default_factory=dict)


def hints(game: AnyGame, view: View, rng: Rng, budget: Budget) -> list[Hint]:
    """The best few actions of the seat to act, the best first."""
    only_a_view(view)
    lore = lore_of(game.name)
    found = distinct(strong.search(game, view, rng, lore, budget), lore)
    moves = [one.move for one in found][:SHOWN]
    return list(hinted(lore, view, moves, chances(game, view, rng, lore, moves)))


def hinted(lore: Lore, view: View, moves: Sequence[Move], found: Sequence[float]) -> Iterator[Hint]:
    """Each move with its reason; what comes later never promises more."""
    most = 1.0
    for move, chance in zip(moves, found, strict=True):
        most = min(most, chance)
        reason = ONLY if len(view["legal"]) == 1 else lore.reason(view, move)
        yield Hint(lore.text(move), most, reason.code, reason.values)


def distinct(found: Sequence[Candidate], lore: Lore) -> list[Candidate]:
    """The best move for each first action."""
    by_text: dict[str, Candidate] = {}
    for one in found:
        by_text.setdefault(lore.text(one.move), one)
    return list(by_text.values())


def chances(game: AnyGame, view: View, rng: Rng, lore: Lore, moves: Sequence[Move]) -> list[float]:
    """The chance to win at the end of the turn, for each move over the same guesses and luck."""
    worlds = [(game.guess(view, rng), rng.randrange(SEEDS)) for _ in range(LOOKS)]
    shares = [
        [win_shares(lore, turn_end(lore, state, move, Random(seed))) for state, seed in worlds]
        for move in moves
    ]
    seat, even = view["seat"], (1 - lore.certainty) / view["seats"]
    return [even + lore.certainty * sum(one[seat] for one in row) / LOOKS for row in shares]


def turn_end(lore: Lore, state: State, move: Move, luck: Rng) -> State:
    """The position at the end of the turn, after a move and quick choices."""
    turn = lore.turn(state)
    state = lore.play(state, move, luck)
    while lore.to_act(state) is not None and lore.turn(state) == turn:
        state = lore.quick(state, luck)
    return state
