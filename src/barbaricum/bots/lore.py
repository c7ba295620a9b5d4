"""What a searching bot must know of a game: moves worth a thought, a quick choice, an estimate."""

from __future__ import annotations

from typing import Any, Protocol

from barbaricum.bots.reason import Reason
from barbaricum.core.game import Rng, View

State = Any  # a state of the game that the lore stands for, always one drawn by `guess`
Move = Any  # an action of it, or a plan that begins with one
Rated = list[tuple[float, Move]]


class Lore(Protocol):
    """The knowledge of one game, as one kind of player has it."""

    @property
    def widths(self) -> tuple[int, ...]:
        """How many moves a search of one turn looks at: now, and at its next decisions."""

    @property
    def glance(self) -> int:
        """How many simulations of its turn `steady` makes where it does not search it through."""

    @property
    def simulations(self) -> int:
        """How many simulations a tree search makes unless it is told otherwise."""

    @property
    def caution(self) -> float:
        """By how many standard errors a move must be better than the first one to be taken."""

    @property
    def haste(self) -> float:
        """By how many a move is given up early, against the first one or the best so far."""

    @property
    def doubt(self) -> float:
        """How far the rounds of a search are taken to differ before they are played."""

    @property
    def solitary(self) -> bool:
        """Whether a tree search lets the others do nothing, because they are hardly met."""

    @property
    def certainty(self) -> float:
        """How far the chances of the estimate are believed; the rest is shared by all evenly."""

    @property
    def foresight(self) -> int:
        """How many rounds of quick choices tell the chances to win better than the estimate."""

    def drawer(self, state: State) -> int | None:
        """The seat to which chance falls; None if it falls to all."""

    @property
    def guesses(self) -> int:
        """On how many guesses it does so; 0 if the rough worth of a move has it all."""

    def moves(self, state: State) -> Rated:
        """The moves worth a thought with their rough worth in points; at least one."""

    def horizon(self, seats: int) -> int:
        """How many turns a tree search looks ahead."""

    def text(self, move: Move) -> str:
        """The notation of the first action of a move."""

    def play(self, state: State, move: Move, rng: Rng) -> State:
        """The state after a move and all chance that follows, up to the next decision."""

    def quick(self, state: State, rng: Rng) -> State:
        """The same after a quick choice of the seat to act."""

    def idle(self, state: State, rng: Rng) -> State:
        """The same after nothing is done, where that is possible."""

    def luck(self, seed: int, number: int) -> Rng:
        """The luck of one round of a comparison; the same for all moves that are compared."""

    def estimate(self, state: State) -> list[float]:
        """By seat: the final points, as far as they can be foreseen."""

    def reason(self, view: View, move: Move) -> Reason:
        """A fact about a legal move of the seat of the view."""

    def as_move(self, text: str) -> Move:
        """The move that is this action and no more."""

    def scatter(self, state: State) -> float:
        """How far final points may be from the estimate."""

    def to_act(self, state: State) -> int | None:
        """The seat to act, CHANCE, or None, as the game says it."""

    def turn(self, state: State) -> int:
        """A number that changes with every turn, growing."""
