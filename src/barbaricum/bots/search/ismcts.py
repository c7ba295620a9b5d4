"""The search: guess what is hidden, play on, remember what it brought.

At the root all moves meet the same guesses and the same luck, and the worse half is given up
round after round. Below it, every seat takes what promises most to itself (max-n); what the tree
does not know is played by quick choices, and a few turns ahead the estimate has the last word.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from barbaricum.bots.lore import Lore, Move, State
from barbaricum.bots.outlook import utilities
from barbaricum.bots.search.budget import Budget, is_over
from barbaricum.bots.search.tree import Edge, Node
from barbaricum.core.game import AnyGame, Rng, View

SEEDS: Final = 1 << 30
DOUBTS: Final = 4
DOUBT: Final = 0.03
"""So many rounds are taken to have differed by so much before the first is played."""
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


@dataclass(slots=True)
class Search:
    """One question, and all that is found out about it."""

    game: AnyGame
    lore: Lore
    view: View
    rng: Rng
    horizon: int
    """After so many turns the estimate decides."""
    root: Node = field(default_factory=Node)
    simulations: int = 0
    rounds: int = 0
    seed: int = 0

    def __post_init__(self) -> None:
        self.seed = self.rng.randrange(SEEDS)

    def candidates(self, moves: Sequence[tuple[float, Move]]) -> list[Candidate]:
        """The moves to compare, each with what is known of it."""
        seats = self.view["seats"]
        found = []
        for before, move in moves:
            self.root.edges[move] = edge = Edge(move, seats)
            found.append(Candidate(move, before, edge, self.view["seat"]))
        return found

    def run(self, moves: Sequence[tuple[float, Move]], budget: Budget) -> list[Candidate]:
        """The moves, the best first. The better half of them gets half of the simulations."""
        left = self.candidates(moves)
        first = left[0]
        given_up: list[Candidate] = []
        deadline = budget.deadline()
        stages = max(1, (len(left) - 1).bit_length())
        for stage in range(stages):
            rounds = max(
                1, (budget.simulations - self.simulations) // ((stages - stage) * len(left))
            )
            if not self._compare(left, rounds, budget.simulations, deadline):
                break
            left.sort(key=lambda one: one.value, reverse=True)
            keep = max(2, (len(left) + 1) // 2)
            given_up = left[keep:] + given_up
            left = left[:keep]
        left.sort(key=lambda one: one.value, reverse=True)
        return self._cautiously(first, left + given_up)

    def _cautiously(self, first: Candidate, found: list[Candidate]) -> list[Candidate]:
        """The first move stays the first, unless another is better beyond mere luck."""
        best = found[0]
        if best is first or surely(best.found, first.found, self.lore.caution):
            return found
        return [first, *(one for one in found if one is not first)]

    def _compare(
        self, left: Sequence[Candidate], rounds: int, most: int, deadline: float | None
    ) -> bool:
        """Some rounds, a guess each, with all moves that are left; False when time is over."""
        for _ in range(rounds):
            if self.simulations + len(left) > most or is_over(deadline):
                return False
            state = self.game.guess(self.view, self.rng)
            for one in left:
                luck = self.lore.luck(self.seed, self.rounds)
                one.found.append(self._simulate(state, one.edge, luck)[one.seat])
            self.rounds += 1
        return True

    def _simulate(self, state: State, edge: Edge, luck: Rng) -> list[float]:
        """One game from the root on, to the horizon; what it is worth to each seat."""
        lore, seats, searcher = self.lore, len(edge.totals), self.view["seat"]
        self.simulations += 1
        turn, turns = lore.turn(state), 0
        path = [edge]
        fresh = False
        state = lore.play(state, edge.move, luck)
        while state.actor is not None:
            if lore.turn(state) != turn:
                turn, turns = lore.turn(state), turns + 1
                if turns >= self.horizon:
                    break
            if lore.solitary and state.actor != searcher:
                state = lore.idle(state, luck)
                continue
            if fresh:
                state = lore.quick(state, luck)
                continue
            node = edge.below()
            edge, fresh = node.choose(lore.moves(state), state.actor, seats)
            path.append(edge)
            state = lore.play(state, edge.move, luck)
        values = utilities(lore, state)
        for passed in path:
            passed.add(values)
        return values


def surely(one: Sequence[float], other: Sequence[float], caution: float) -> bool:
    """Whether one row of values is above another by so many standard errors of their difference.

    A few rounds that went alike by chance do not make sure: some doubt is there from the start.
    """
    pairs = [a - b for a, b in zip(one, other, strict=False)]
    number = len(pairs)
    if not number:
        return False
    middle = sum(pairs) / number
    squares = sum((pair - middle) ** 2 for pair in pairs) + DOUBTS * DOUBT**2
    return middle >= caution * sqrt(squares / (number + DOUBTS) / number)
