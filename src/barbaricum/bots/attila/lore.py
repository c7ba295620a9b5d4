"""Attila as a searching bot knows it."""

from __future__ import annotations

from collections import Counter
from operator import itemgetter
from random import Random
from typing import Final

from barbaricum.bots.attila.estimate import Estimate, scatter
from barbaricum.bots.attila.quick import Quick, Rated
from barbaricum.bots.attila.reasons import reason
from barbaricum.bots.attila.weights import WEIGHTS
from barbaricum.bots.weights import Personality, Weights
from barbaricum.core.chance import draw
from barbaricum.core.game import CHANCE, Rng
from barbaricum.games.attila.game import GAME
from barbaricum.games.attila.rules.move import Move
from barbaricum.games.attila.rules.setup import odds
from barbaricum.games.attila.rules.steps import step
from barbaricum.games.attila.state import State

ALIKE: Final = 2
"""Of actions of one people and one rough worth so many are looked at before all others."""
_rating = itemgetter(0)


def varied(rated: Rated) -> Rated:
    """The same actions, but those like enough others go to the end."""
    seen: Counter[tuple[object, ...]] = Counter()
    first: Rated = []
    last: Rated = []
    for one in rated:
        value, action = one
        kind = type(action), getattr(action, "people", None), round(value, 3)
        seen[kind] += 1
        (first if seen[kind] <= ALIKE else last).append(one)
    return first + last


class AttilaLore:
    """Moves are actions."""

    widths: Final = (12, 3, 2)
    guesses: Final = 2
    caution: Final = 0.0
    haste: Final = 2.0
    doubt: Final = 0.03
    glance: Final = 0
    simulations: Final = 800
    solitary: Final = False
    certainty: Final = 1.0
    foresight: Final = 1

    reason = staticmethod(reason)

    def __init__(self, personality: Personality, weights: Weights = WEIGHTS) -> None:
        self.estimate = Estimate(personality, weights)
        self._quick = Quick(self.estimate)

    def moves(self, state: State) -> Rated:
        """The actions worth a thought, the best first."""
        return varied(sorted(self._quick(state), key=_rating, reverse=True))

    @staticmethod
    def horizon(seats: int) -> int:
        """One round."""
        return seats

    @staticmethod
    def text(move: Move) -> str:
        """The notation of the action."""
        return move.text

    @staticmethod
    def as_move(text: str) -> Move:
        """The action of a notation."""
        return GAME.parse(text)

    @staticmethod
    def play(state: State, move: Move, rng: Rng) -> State:
        """A3.8 The action, and the cards that are drawn after it."""
        state = step(state, move)
        while state.actor == CHANCE:
            state = step(state, draw(odds(state), rng))
        return state

    def quick(self, state: State, rng: Rng) -> State:
        """After the action of the best rough worth."""
        return self.play(state, self._quick.best(state), rng)

    def idle(self, state: State, rng: Rng) -> State:
        """A3.9 Nobody does nothing: a quick choice."""
        return self.quick(state, rng)

    @staticmethod
    def luck(seed: int, number: int) -> Rng:
        """The same cards as long as the same are drawn."""
        return Random(f"{seed} {number}")

    @staticmethod
    def scatter(state: State) -> float:
        """How far final points may be from the estimate."""
        return scatter(state)

    @staticmethod
    def drawer(state: State) -> int | None:
        """A2.1, A3.8 Whoever is due a card."""
        return None if state.due is None else state.due[0]

    @staticmethod
    def to_act(state: State) -> int | None:
        """The seat to act, CHANCE, or None."""
        return state.actor

    @staticmethod
    def turn(state: State) -> int:
        """Whose turn it is."""
        return state.active
