"""Whether the turn of a written position can be: its days, what is pending, how the end nears."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from barbaricum.games.invasions.data.material import DAYS, LAST_ROUNDS, MOST_ROUNDS, QUIET_ROUNDS
from barbaricum.games.invasions.data.world import is_port
from barbaricum.games.invasions.notation.check_pending import AT_SETUP, check_pending
from barbaricum.games.invasions.notation.faults import fault
from barbaricum.games.invasions.rules.sagas import deck_empty
from barbaricum.games.invasions.state import State


def check_days(state: State) -> None:
    """V3.1 Seven days a turn; V11.7 turns are counted from the first on."""
    if state.prepared + state.sailed > DAYS:
        raise fault("too-many-days", days=state.prepared + state.sailed)
    if (state.turn == 0) != (state.phase in AT_SETUP):
        raise fault("wrong-turn", phase=state.phase, turn=state.turn)


def check_end(state: State) -> None:
    """V11.4–V11.7 Whether the game would be over, or its last rounds begun."""
    if (state.ending is None) != (state.phase != "over"):
        raise fault("wrong-ending", phase=state.phase, ending=state.ending)
    if state.phase != "turn":
        return
    seats, left = state.table.seats, state.turns_left
    if deck_empty(state) and not state.open:
        raise fault("no-saga-left")
    if left is None and (state.quiet >= QUIET_ROUNDS * seats or state.turn > MOST_ROUNDS * seats):
        raise fault("too-quiet", quiet=state.quiet)
    if (left is None and deck_empty(state)) or (left or 0) > LAST_ROUNDS * seats:
        raise fault("wrong-last-rounds", turns_left=left)
    if not state.reserve[state.active] + state.crew(state.active) and not turning_up(state):
        raise fault("cannot-play", seat=state.active)


def turning_up(state: State) -> bool:
    """V11.3 Sagas are being turned up."""
    return state.pending is not None and state.pending.what == "saga"


def check_bonus(state: State) -> None:
    """V9.9, V9.10 Bonuses count in a port; nothing is right after a combat during another."""
    if state.raven + state.berserk and not is_port(state.at[state.active]):
        raise fault("bonus-nowhere")
    fighting = state.pending is not None and state.pending.what in (
        "dice",
        "raid",
        "place",
        "treasure",
    )
    if state.combat is not None and (fighting or (state.pending and state.pending.of)):
        raise fault("combat-in-combat")


TURN_CHECKS: Final[tuple[Callable[[State], None], ...]] = (
    check_days, check_pending, check_end, check_bonus,
)  # fmt: skip
