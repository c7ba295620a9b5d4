"""A3.8, A3.10 The refill of a hand, and a draw pile that runs out."""

from __future__ import annotations

from typing import Final

from barbaricum.games.attila.codes import CODES
from barbaricum.games.attila.data.material import EMPTY, HAND, size
from barbaricum.games.attila.state import State

REFILLING: Final = CODES.refusal("A3.8", "refilling")
NOTHING_DUE: Final = CODES.refusal("A3.8", "nothing-due")
TURN_ENDED: Final = CODES.event("A3.8", "turn-ended", "seat")
RESHUFFLED: Final = CODES.event("A3.10", "reshuffled")


def missing_cards(state: State) -> int:
    """A3.8 How many cards the active player draws at the end of the turn."""
    return HAND - size(state.hands[state.active])


def reshuffle_if_empty(new: State) -> None:
    """A3.10 An empty draw pile is made anew of the discard pile as soon as a card is due."""
    if not new.draw:
        new.draw, new.discard = new.discard, EMPTY
        if new.log is not None:
            new.log.append(RESHUFFLED())
