"""All actions there are on a board, and their notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from barbaricum.core.errors import InvalidAction
from barbaricum.core.memo import Memo
from barbaricum.games.attila.data.board import Board
from barbaricum.games.attila.rules.move import Move
from barbaricum.games.attila.rules.scoring import Score
from barbaricum.games.attila.rules.setup import Deal, First
from barbaricum.games.attila.rules.tiles import Advance, Double, End, Exchange
from barbaricum.games.attila.rules.turn import Forgo, Play, Second, Skip, TakeInfluence
from barbaricum.games.attila.rules.war import LayCards

KINDS: Final[tuple[type[Move], ...]] = (
    Play, TakeInfluence, Second, Forgo, LayCards, Score, Double, Exchange, Advance, Skip, End,
    First, Deal,
)  # fmt: skip

BY_TEXT: Final = Memo[Board, Mapping[str, Move]](
    lambda board: {action.text: action for kind in KINDS for action in kind.every(board)}
)


def every(board: Board) -> tuple[Move, ...]:
    """Every action there is."""
    return tuple(BY_TEXT[board].values())


def parse(board: Board, text: str) -> Move:
    """The action of a notation."""
    try:
        return BY_TEXT[board][text]
    except (KeyError, TypeError):
        raise InvalidAction("not-an-action", text=text, game="attila") from None
