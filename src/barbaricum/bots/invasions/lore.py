"""Invasions as a searching bot knows it."""

from __future__ import annotations

from typing import Final

from barbaricum.bots.invasions.decide import decide, head_for, mission
from barbaricum.bots.invasions.estimate import Estimate, scatter
from barbaricum.bots.invasions.fate import Fate
from barbaricum.bots.invasions.features import NAMES
from barbaricum.bots.invasions.plans import Plan, Rated, plans
from barbaricum.bots.invasions.runes import to_play
from barbaricum.bots.weights import Personality
from barbaricum.core.chance import draw
from barbaricum.core.game import CHANCE, Rng
from barbaricum.games.invasions.actions import END
from barbaricum.games.invasions.decisions import Action, parse
from barbaricum.games.invasions.legal import legal
from barbaricum.games.invasions.outcomes import odds
from barbaricum.games.invasions.state import State
from barbaricum.games.invasions.steps import step


class InvasionsLore:
    """Moves are plans: an action, or a voyage with all its steps and the mission at its end."""

    widths: Final = (6,)
    guesses: Final = 0
    caution: Final = 2.0
    glance: Final = 12
    simulations: Final = 240
    solitary: Final = True

    part_names: Final = ("points", *NAMES)

    def __init__(self, personality: Personality) -> None:
        self.estimate = Estimate(personality)
        self.parts = self.estimate.parts

    def moves(self, state: State) -> Rated:
        """The plans worth a thought, the best first."""
        return plans(state, legal(state), self.estimate.prizes(state))

    @staticmethod
    def horizon(seats: int) -> int:
        """To the end of the own turn after the next."""
        return 2 * seats + 1

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
        turn, goal = state.turn, move.goal
        prizes = self.estimate.prizes(state)
        state = after(state, move.action, rng)
        while goal is not None and state.turn == turn and state.actor == state.active:
            actions = legal(state)
            if state.pending is not None:
                state = after(state, decide(state, actions, prizes), rng)
            elif state.at[state.active] == goal.port:
                action = to_play(state, actions) or mission(state, prizes)
                if action is None:
                    break
                state = after(state, action, rng)
            else:
                action = to_play(state, actions) or head_for(state, actions, goal, prizes)
                state = after(state, action, rng)
        return state

    def quick(self, state: State, rng: Rng) -> State:
        """After greedy's choice, if greedy knew what the end of the game is worth."""
        return after(state, decide(state, legal(state), self.estimate.prizes(state)), rng)

    @staticmethod
    def idle(state: State, rng: Rng) -> State:
        """V3.3 After a turn that is ended at once."""
        return after(state, END, rng)

    @staticmethod
    def luck(seed: int, number: int) -> Rng:
        """The same dice for all plans that meet in one place."""
        return Fate(seed, number)

    @staticmethod
    def scatter(state: State) -> float:
        """How far final points may be from the estimate."""
        return scatter(state)

    @staticmethod
    def turn(state: State) -> int:
        """The turns so far."""
        return state.turn


def after(state: State, action: Action, rng: Rng) -> State:
    """The state after an action and all that falls after it."""
    state = step(state, action)
    while state.actor == CHANCE:
        if isinstance(rng, Fate):
            rng.meet(state)
        state = step(state, draw(odds(state), rng))
    return state
