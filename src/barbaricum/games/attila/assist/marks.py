"""How a played game falls into turns and rounds, what stands out, and what lies open at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from barbaricum.core.game import Json
from barbaricum.games.attila.hidden.view import view
from barbaricum.games.attila.notation.snapshot import snapshot
from barbaricum.games.attila.rules.story import began
from barbaricum.games.attila.state import State

MARKS: Final[Mapping[str, str]] = {
    "strengths": "war",
    "scoring": "scoring",
    "final-scoring": "scoring",
    "over": "end",
}
"""What somebody who looks for it later wants to find, by the code of the event that tells it."""


def begins(before: State, after: State) -> Literal["turn", "round"] | None:
    """A3 Whether a turn began in this step, and with it a new round."""
    if after.phase == "over" or not began(before, after):
        return None
    new_round = before.phase in ("first", "deal") or _place(after) <= _place(before)
    return "round" if new_round else "turn"


def _place(state: State) -> int:
    """A2.2 How many players came before the active one in this round."""
    return (state.active - state.first) % state.table.seats


def opened(state: State) -> dict[str, Json]:
    """A2.1, A4.2 The position with all hands and laid cards face up, for when it is over."""
    cards = snapshot(state)
    return view(state, None) | {key: cards[key] for key in ("hands", "laid")}
