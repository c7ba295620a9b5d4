"""The one door by which a position leaves: what each seat may know of it."""

from __future__ import annotations

from barbaricum.core.game import View
from barbaricum.games.invasions.data.cards import size_of, written_runes
from barbaricum.games.invasions.notation.snapshot import HIDDEN, snapshot
from barbaricum.games.invasions.rules.decisions import Action, RuneCard
from barbaricum.games.invasions.rules.legal import legal
from barbaricum.games.invasions.state import State


def view(state: State, seat: int | None) -> View:
    """V1.6, V14.6 Hands and the deck of runes are secret, their sizes public."""
    if seat is not None and seat not in range(state.table.seats):
        raise ValueError(f"there is no seat {seat}")
    mine = seat is not None and seat == state.actor
    public = {key: value for key, value in snapshot(state).items() if key not in HIDDEN}
    return {
        "game": "invasions",
        "seat": seat,
        "to_act": state.actor,
        "number": state.number,
        "legal": [action.text for action in legal(state)] if mine else [],
        **public,
        "hand": None if seat is None else written_runes(state.hands[seat]),
        "hand_sizes": [size_of(hand) for hand in state.hands],
        "draw_size": size_of(state.runes),
    }


def witness(state: State, action: Action, seat: int | None) -> str:
    """The notation of what happens, with `?` for what this seat may not know."""
    if isinstance(action, RuneCard) and not sees_card(state, seat):
        return "rune-card ?"
    return action.text


def sees_card(state: State, seat: int | None) -> bool:
    """V1.6 Who is dealt a rune sees it; V14.4 Loki's rune is seen by both jarls."""
    due = state.pending
    if due is None or seat is None:
        return False
    return seat == due.seat or (due.what == "take" and seat == state.active)
