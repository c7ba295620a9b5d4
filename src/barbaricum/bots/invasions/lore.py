"""Invasions as a searching bot knows it."""

from __future__ import annotations

from typing import Final

from barbaricum.bots.invasions.estimate import Estimate, scatter
from barbaricum.bots.invasions.fate import Fate
from barbaricum.bots.invasions.plans import Plan, Rated, plans
from barbaricum.bots.invasions.reasons import reason
from barbaricum.bots.invasions.rollout import carry_out, choice, do
from barbaricum.bots.invasions.weights import WEIGHTS
from barbaricum.bots.weights import Personality, Weights
from barbaricum.core.game import Rng
from barbaricum.games.invasions.rules.actions import END
from barbaricum.games.invasions.rules.decisions import parse
from barbaricum.games.invasions.rules.legal import legal
from barbaricum.games.invasions.state import State


class InvasionsLore:
    """Moves are plans: an action, or a voyage with all its steps and the mission at its end."""

    widths: Final = (6,)
    guesses: Final = 0
    caution: Final = 1.0
    haste: Final = 0.5
    doubt: Final = 0.015
    glance: Final = 6
    simulations: Final = 240
    solitary: Final = True
    certainty: Final = 0.85
    foresight: Final = 0

    reason = staticmethod(reason)

    def __init__(self, personality: Personality, weights: Weights = WEIGHTS) -> None:
        self.estimate = Estimate(personality, weights)

    def moves(self, state: State) -> Rated:
        """The plans worth a thought, the best first."""
        return plans(state, legal(state), self.estimate.prizes(state))

    @staticmethod
    def horizon(seats: int) -> int:
        """To the end of the own next turn: further ahead the others would be missed."""
        return seats + 1

    @staticmethod
    def text(move: Plan) -> str:
        """The notation of its first action."""
        return move.action.text

    @staticmethod
    def as_move(text: str) -> Plan:
        """The action of a notation, without a goal."""
        return Plan(parse(text))

    def play(self, state: State, move: Plan, rng: Rng) -> State:
        """The action; with a goal all that follows, up to the end of the mission there."""
        own = state.copy()
        carry_out(own, move, self.estimate.prizes(own), rng)
        return own

    def quick(self, state: State, rng: Rng) -> State:
        """After greedy's choice, if greedy knew what the end of the game is worth."""
        own = state.copy()
        prizes = self.estimate.prizes(own)
        carry_out(own, choice(own, prizes), prizes, rng)
        return own

    @staticmethod
    def idle(state: State, rng: Rng) -> State:
        """V3.3 After a turn that is ended at once."""
        own = state.copy()
        do(own, END, rng)
        return own

    @staticmethod
    def luck(seed: int, number: int) -> Rng:
        """The same dice for all plans that meet in one place."""
        return Fate(seed, number)

    @staticmethod
    def scatter(state: State) -> float:
        """How far final points may be from the estimate."""
        return scatter(state)

    @staticmethod
    def drawer(state: State) -> int | None:
        """V5.3, V8.4, V8.5 Whoever is due a rune; dice, treasures and thefts are the active's."""
        pending = state.pending
        if pending is None or pending.what in ("first", "saga"):
            return None
        return pending.seat if pending.what in ("deal", "card") else state.active

    @staticmethod
    def to_act(state: State) -> int | None:
        """The seat to act, CHANCE, or None."""
        return state.actor

    @staticmethod
    def turn(state: State) -> int:
        """The turns so far."""
        return state.turn
