"""The search: guess what is hidden, play on, remember what it brought.

At the root all moves meet the same guesses and the same luck, and the worse half is given up
round after round. Below it, every seat takes what promises most to itself (max-n); what the tree
does not know is played by quick choices, and a few turns ahead the estimate has the last word.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from barbaricum.bots.lore import Lore, Move, State
from barbaricum.bots.outlook import utilities
from barbaricum.bots.search.budget import Budget, is_over
from barbaricum.bots.search.race import Candidate, Race
from barbaricum.bots.search.tree import Edge, Node
from barbaricum.core.game import AnyGame, Rng, View

SEEDS: Final = 1 << 30
Worth = Callable[[Lore, State], list[float]]


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
    worth: Worth = utilities
    """What the end of a simulation is worth to each seat."""

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
        race = Race(self.lore, left, left[0])
        deadline = budget.deadline()
        stages = max(1, (len(left) - 1).bit_length())
        for stage in range(stages):
            rounds = (budget.simulations - self.simulations) // ((stages - stage) * len(race.left))
            for _ in range(max(1, rounds)):
                if is_over(deadline) or not self._goes_on(race, budget):
                    return race.ranking()
                self._compare(race.left)
                if budget.hasty:
                    race.hurry()
            race.halve()
        return race.ranking()

    def _goes_on(self, race: Race, budget: Budget) -> bool:
        """Whether there are simulations for another round, and a question left."""
        if self.simulations + len(race.left) > budget.simulations:
            return False
        return not (budget.hasty and race.is_decided())

    def _compare(self, left: Sequence[Candidate]) -> None:
        """A round: a guess, and all moves that are left."""
        state = self.game.guess(self.view, self.rng)
        for one in left:
            luck = self.lore.luck(self.seed, self.rounds)
            one.found.append(self._simulate(state, one.edge, luck)[one.seat])
        self.rounds += 1

    def _simulate(self, state: State, edge: Edge, luck: Rng) -> list[float]:
        """One game from the root on, to the horizon; what it is worth to each seat."""
        lore, seats, searcher = self.lore, len(edge.totals), self.view["seat"]
        self.simulations += 1
        turn, turns = lore.turn(state), 0
        path = [edge]
        fresh = False
        state = lore.play(state, edge.move, luck)
        while (actor := lore.to_act(state)) is not None:
            if lore.turn(state) != turn:
                turn, turns = lore.turn(state), turns + 1
                if turns >= self.horizon:
                    break
            if lore.solitary and actor != searcher:
                state = lore.idle(state, luck)
                continue
            if fresh:
                state = lore.quick(state, luck)
                continue
            node = edge.below()
            edge, fresh = node.choose(lore.moves(state), actor, seats)
            path.append(edge)
            state = lore.play(state, edge.move, luck)
        values = self.worth(lore, state)
        for passed in path:
            passed.add(values)
        return values
