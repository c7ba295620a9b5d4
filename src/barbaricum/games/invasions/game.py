"""Invasions as a Game: the functions of the rules under the names of the contract."""

from __future__ import annotations

from typing import Final

from barbaricum.core.event import Event
from barbaricum.core.game import Game, Options
from barbaricum.games.invasions.data.world import VERSION
from barbaricum.games.invasions.hidden import guess as guesses
from barbaricum.games.invasions.hidden import view as views
from barbaricum.games.invasions.notation import restore, snapshot
from barbaricum.games.invasions.rules import legal as decisions
from barbaricum.games.invasions.rules import outcomes, refusals, scoring, steps, story
from barbaricum.games.invasions.rules.decisions import Action, parse
from barbaricum.games.invasions.rules.sequence import begin
from barbaricum.games.invasions.state import State, empty
from barbaricum.games.invasions.table import OFFER, table


class Invasions(Game[State, Action]):
    """The voyages of the vikings, for two to five jarls."""

    name = OFFER.name
    seats = OFFER.seats
    options = OFFER.options
    rules = "1.0"
    data = VERSION

    def setup(self, seats: int, options: Options = {}) -> State:  # noqa: B006  never changed
        """V2 The position before anything is drawn; V13 `first=seat`: seat 0 begins."""
        new = empty(table(seats, options))
        if new.table.first == "seat":
            begin(new, 0)
        return new

    @staticmethod
    def to_act(state: State) -> int | None:
        """The seat to act, CHANCE, or None."""
        return state.actor

    @staticmethod
    def text(action: Action) -> str:
        """The notation of an action."""
        return action.text

    @staticmethod
    def narrate(state: State, action: Action) -> tuple[State, list[Event]]:
        """The same step, and what an onlooker sees of it."""
        after = steps.step(state, action)
        return after, list(story.tell(state, action, after, None))

    legal = staticmethod(decisions.legal)
    odds = staticmethod(outcomes.odds)
    step = staticmethod(steps.step)
    why_not = staticmethod(refusals.why_not)
    parse = staticmethod(parse)
    view = staticmethod(views.view)
    witness = staticmethod(views.witness)
    guess = staticmethod(guesses.guess)
    result = staticmethod(scoring.result)
    snapshot = staticmethod(snapshot.snapshot)
    restore = staticmethod(restore.restore)


GAME: Final = Invasions()
