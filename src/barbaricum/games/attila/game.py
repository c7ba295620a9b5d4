"""Attila as a Game: the functions of the rules under the names of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from barbaricum.core.errors import UnknownVersion
from barbaricum.core.game import Game, Json, Options, Rng, View
from barbaricum.core.pack import Pack
from barbaricum.games.attila.data.board import Board, board_of, built_in
from barbaricum.games.attila.hidden import guess, view
from barbaricum.games.attila.notation import restore, snapshot
from barbaricum.games.attila.rules import actions, ending, steps
from barbaricum.games.attila.rules.move import Move
from barbaricum.games.attila.rules.setup import odds
from barbaricum.games.attila.state import OFFER, State, empty, table


class Attila(Game[State, Move]):
    """The migration of peoples into the Roman Empire, for two to five players."""

    name = OFFER.name
    seats = OFFER.seats
    options = OFFER.options
    rules = "1.0"

    def __init__(self, board: Board | None = None) -> None:
        self.board = board or built_in()
        self.data = self.board.id
        self.pack = None if self.board is built_in() else self.board.pack

    def with_data(self, data: str | Pack) -> Attila:
        """A10 The same rules on another board: a pack, or the id of the one that is built in."""
        if data == self.data:
            return self
        if not isinstance(data, str):
            return type(self)(board_of(data))
        known = built_in().id
        if data != known:
            raise UnknownVersion("unknown-version", what="data", found=data, known=known)
        return type(self)()

    def setup(self, seats: int, options: Options = {}) -> State:  # noqa: B006  never changed
        return empty(table(self.board, seats, options))

    @staticmethod
    def to_act(state: State) -> int | None:
        return state.actor

    @staticmethod
    def text(action: Move) -> str:
        return action.text

    def parse(self, text: str) -> Move:
        return actions.parse(self.board, text)

    @staticmethod
    def witness(state: State, action: Move, seat: int | None) -> str:
        return action.witness(state, seat)

    def guess(self, view: View, rng: Rng) -> State:
        return guess.guess(self.board, view, rng)

    def restore(self, snapshot: Mapping[str, Json]) -> State:
        return restore.restore(self.board, snapshot)

    legal = staticmethod(steps.legal)
    odds = staticmethod(odds)
    step = staticmethod(steps.step)
    narrate = staticmethod(steps.narrate)
    why_not = staticmethod(steps.why_not)
    view = staticmethod(view.view)
    result = staticmethod(ending.result)
    snapshot = staticmethod(snapshot.snapshot)


GAME: Final = Attila()
