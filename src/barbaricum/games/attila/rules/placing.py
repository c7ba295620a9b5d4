"""A3.2–A3.4 Where a token may go."""

from __future__ import annotations

from typing import Final

from barbaricum.core.errors import Refusal
from barbaricum.games.attila.codes import CODES
from barbaricum.games.attila.data.board import NOWHERE, Board, Places, contains, union
from barbaricum.games.attila.data.material import PEOPLES, Bag, count
from barbaricum.games.attila.state import State

FIRST_TOKEN_NORTH: Final = CODES.refusal("A3.2", "first-token-north")
OUT_OF_REACH: Final = CODES.refusal("A3.3", "out-of-reach")
PACIFIED: Final = CODES.refusal("A3.4", "pacified")
SIXTH_TOKEN: Final = CODES.refusal("A3.4", "sixth-token")
NO_TOKEN: Final = CODES.refusal("A3.4", "no-token")


def reach_of(board: Board, tokens: int, supply: Bag, people: int) -> Places:
    """A3.2, A3.3 The north, and near its own tokens; A3.4 nowhere without a token in the supply."""
    return union(board.north, board.around(tokens, people)) if count(supply, people) else NOWHERE


def refuse_place(state: State, people: int, province: int) -> Refusal | None:
    """A3.2–A3.4 The first rule that keeps a token of the people out of the province."""
    board, who = state.table.board, PEOPLES[people]
    where, northern = board.provinces[province], contains(board.north, province)
    near = board.around(state.tokens, people)
    if not near and not northern:
        return FIRST_TOKEN_NORTH(people=who, province=where)
    if not northern and not contains(near, province):
        return OUT_OF_REACH(people=who, province=where)
    if contains(state.pacified(), province):
        return PACIFIED(province=where)
    if province in state.wars:
        return SIXTH_TOKEN(province=where)
    if not count(state.supply, people):
        return NO_TOKEN(people=who)
    return None
