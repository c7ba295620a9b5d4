"""What the actions of Attila have in common."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from barbaricum.core import action
from barbaricum.games.attila.data.board import Board, built_in
from barbaricum.games.attila.data.material import PEOPLES, Bag, count
from barbaricum.games.attila.state import State


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Move(action.Action[State]):
    """A decision, or an outcome of chance."""

    @classmethod
    def every(cls, board: Board) -> Iterable[Self]:
        """Each action of the kind on a board; the same objects whenever it is asked."""
        raise NotImplementedError

    def home(self) -> Board:
        """The board on which it is made; most actions are the same on all boards."""
        return built_in()

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.text, self.home())


def _again(kind: type[Move], text: str, board: Board) -> Move:
    """The one action of a text, when it comes out of a pickle."""
    return next(action for action in kind.every(board) if action.text == text)


def card_clicks(cards: Bag) -> list[str]:
    """A click for each card, in the order of the peoples."""
    return [f"card:{name}" for p, name in enumerate(PEOPLES) for _ in range(count(cards, p))]
