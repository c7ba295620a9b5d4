"""How a played game falls into turns and rounds, what stands out, and what lies open at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from barbaricum.core.game import Json
from barbaricum.games.invasions.data.cards import written_runes
from barbaricum.games.invasions.hidden.view import view
from barbaricum.games.invasions.state import State

MARKS: Final[Mapping[str, str]] = {
    "raids": "raid",
    "takes-town": "town",
    "settled": "settlement",
    "drives-out": "settlement",
    "wins-saga": "saga",
    "over": "end",
}
"""What somebody who looks for it later wants to find, by the code of the event that tells it."""


def begins(before: State, after: State) -> Literal["turn", "round"] | None:
    """V3 Whether a turn began in this step, and with it a new round; V11.6 some are passed over."""
    if after.phase != "turn" or after.turn == before.turn:
        return None
    return "round" if _round(after) > _round(before) else "turn"


def _round(state: State) -> int:
    """V3 The number of the round from 0; -1 during set-up."""
    return (state.turn - 1) // state.table.seats


def opened(state: State) -> dict[str, Json]:
    """V1.6 The position with all runes in hand face up, for when it is over."""
    return view(state, None) | {"hands": [written_runes(hand) for hand in state.hands]}
