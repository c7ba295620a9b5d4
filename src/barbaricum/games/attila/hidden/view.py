"""The one door by which a position leaves: what each seat may know of it."""

from __future__ import annotations

from barbaricum.core.game import View
from barbaricum.games.attila.data.material import size, written
from barbaricum.games.attila.notation.snapshot import public
from barbaricum.games.attila.rules.steps import legal
from barbaricum.games.attila.rules.war import lies_open
from barbaricum.games.attila.state import State


def view(state: State, seat: int | None) -> View:
    """A2.1 Hands are secret, their sizes public; A4.2 so are cards laid in a war."""
    if seat is not None and seat not in range(state.table.seats):
        raise ValueError(f"there is no seat {seat}")
    mine = seat is not None and seat == state.actor
    return {
        "game": "attila",
        "seat": seat,
        "to_act": state.actor,
        "number": state.number,
        "legal": [action.text for action in legal(state)] if mine else [],
        **public(state),
        "hand": None if seat is None else written(state.hands[seat]),
        "hand_sizes": [size(hand) for hand in state.hands],
        "draw_size": size(state.draw),
        "laid": [
            written(cards) if cards is not None and (lies_open(state) or owner == seat) else None
            for owner, cards in enumerate(state.laid)
        ],
        "laid_sizes": [None if cards is None else size(cards) for cards in state.laid],
    }
