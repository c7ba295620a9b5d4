"""Attila as a Game: the functions of the rules under the names of the contract."""

from __future__ import annotations

from typing import Final

from barbaricum.core.game import Game, Options
from barbaricum.games.attila.data.board import VERSION
from barbaricum.games.attila.hidden import guess as guesses
from barbaricum.games.attila.hidden import view as views
from barbaricum.games.attila.notation import restore, snapshot
from barbaricum.games.attila.rules import ending, refusals, steps
from barbaricum.games.attila.rules import legal as rules_of_phases
from barbaricum.games.attila.rules.actions import Action, parse
from barbaricum.games.attila.state import OFFER, State, empty, table


class Attila(Game[State, Action]):
    """The migration of peoples into the Roman Empire, for two to five players."""

    name = OFFER.name
    seats = OFFER.seats
    options = OFFER.options
    rules = "1.0"
    data = VERSION

    def setup(self, seats: int, options: Options = {}) -> State:  # noqa: B006  never changed
        """A2 The position before anything is dealt."""
        return empty(table(seats, options))

    @staticmethod
    def to_act(state: State) -> int | None:
        """The seat to act, CHANCE, or None."""
        return state.actor

    @staticmethod
    def text(action: Action) -> str:
        """The notation of an action."""
        return action.text

    legal = staticmethod(rules_of_phases.legal)
    odds = staticmethod(rules_of_phases.odds)
    step = staticmethod(steps.step)
    why_not = staticmethod(refusals.why_not)
    parse = staticmethod(parse)
    view = staticmethod(views.view)
    witness = staticmethod(views.witness)
    guess = staticmethod(guesses.guess)
    result = staticmethod(ending.result)
    snapshot = staticmethod(snapshot.snapshot)
    restore = staticmethod(restore.restore)


GAME: Final = Attila()
