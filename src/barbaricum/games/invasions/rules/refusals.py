"""Why not: for every action that is not legal now, the first rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from barbaricum.core.errors import InvalidAction, Refusal
from barbaricum.games.invasions.data.material import count
from barbaricum.games.invasions.data.world import WINTERING
from barbaricum.games.invasions.rules import checks
from barbaricum.games.invasions.rules.checks import Code
from barbaricum.games.invasions.rules.decisions import (
    Action,
    Decline,
    Die,
    Discard,
    Draw,
    End,
    First,
    Launch,
    Load,
    Lose,
    Place,
    Raid,
    RaidOn,
    RaidStop,
    RuneCard,
    SagaCard,
    Sail,
    Settle,
    Trade,
    Treasure,
    Wind,
    Winter,
)
from barbaricum.games.invasions.rules.outcomes import OUTCOMES
from barbaricum.games.invasions.rules.runes import KINDS
from barbaricum.games.invasions.rules.runes.play import Rune, in_hand
from barbaricum.games.invasions.rules.sentences import refuse
from barbaricum.games.invasions.state import State

AWAITED: Final[Mapping[str, str]] = {
    "first": "first-jarl-first",
    "deal": "dealing",
    "saga": "sagas-first",
    "card": "card-first",
    "take": "loki-first",
    "lose": "losses-first",
    "wind": "wind-first",
    "dice": "contested-first",
    "die": "die-first",
    "raid": "raid-first",
    "place": "place-first",
    "treasure": "treasure-first",
}
"""What comes before anything else."""

ANSWERS: Final[Mapping[type, tuple[tuple[str, ...], str]]] = {
    Lose: (("lose",), "no-loss-due"),
    RaidOn: (("raid",), "no-raid"),
    RaidStop: (("raid",), "no-raid"),
    Place: (("place",), "nothing-to-place"),
    Decline: (("place",), "nothing-to-place"),
    Wind: (("wind",), "no-wind-due"),
    First: (("first",), "first-jarl-known"),
    RuneCard: (("deal", "card", "take"), "no-card-due"),
    SagaCard: (("saga",), "no-saga-due"),
    Die: (("die",), "no-die-due"),
    Treasure: (("treasure",), "no-treasure-due"),
}
"""The answers to what is pending: when they are asked for, and what to say when they are not."""


def lose(state: State, action: Lose) -> Code:
    """V7.4 A piece of the hold."""
    return None if count(state.hold[state.active], action.piece) else "not-on-board"


def rune(state: State, action: Rune) -> Code:
    """V9.1, V9.2 A rune of the hand; V9.7 whose conditions hold."""
    return in_hand(state, action.rune) or action.why_not(state)


def discard(state: State, action: Discard) -> Code:
    """V9.2, V9.4 A rune of the hand, outside home ports."""
    return in_hand(state, action.rune)


def winter(state: State, _action: Winter) -> Code:
    """V10.1 From anywhere else."""
    return "already-wintering" if state.at[state.active] == WINTERING else None


def first(state: State, action: First) -> Code:
    """V1.5 A seat of the table."""
    return None if action.seat < state.table.seats else "no-such-seat"


def outcome(code: str) -> Why:
    """Only what chance can bring."""

    def why(state: State, action: Action) -> Code:
        assert state.pending is not None
        return None if action in OUTCOMES[state.pending.what](state) else code

    return why


def rune_card(state: State, action: RuneCard) -> Code:
    """V5.3, V14.4 A rune of the deck, or of the hand Loki takes from."""
    assert state.pending is not None
    taking = state.pending.what == "take"
    return outcome("not-in-victims-hand" if taking else "not-in-deck")(state, action)


def nothing(_state: State, _action: Action) -> Code:
    """Nothing more is asked of it."""
    return None


Why = Callable[[State, Any], Code]  # each takes the kind of action it stands for

WHY_NOT: Final[Mapping[type, Why]] = {
    Load: checks.load,
    Launch: checks.launch,
    Draw: checks.draw,
    Sail: checks.sail,
    Lose: lose,
    Trade: checks.trade,
    Raid: checks.raid,
    RaidOn: nothing,
    RaidStop: nothing,
    Settle: checks.settle,
    Place: nothing,
    Decline: nothing,
    **dict.fromkeys(KINDS, rune),
    Discard: discard,
    Wind: nothing,
    Winter: winter,
    End: nothing,
    First: first,
    RuneCard: rune_card,
    SagaCard: outcome("saga-not-on-top"),
    Die: nothing,
    Treasure: outcome("not-hidden"),
}

PATIENT: Final[Mapping[type, str]] = {
    End: "end-pending",
    **dict.fromkeys(KINDS, "rune-pending"),
    Discard: "rune-pending",
    Winter: "winter-pending",
}
"""V3.3, V9.7, V10.1 What waits by a rule of its own while something is pending."""


def untimely(state: State, action: Action) -> Code:
    """V3.3 An action of a free jarl while something is pending, or an answer to no question."""
    what = None if state.pending is None else state.pending.what
    kind = type(action)
    if kind in ANSWERS:
        asked, code = ANSWERS[kind]
        return None if what in asked else code if what is None else AWAITED[what]
    if what is None or (what == "dice" and for_contested(action)):
        return None
    return PATIENT.get(kind) or AWAITED[what]


def for_contested(action: Action) -> bool:
    """V14.4 What Contested Settlement waits for: its dice, or a combat rune before them."""
    return action.before_dice if isinstance(action, Rune) else isinstance(action, Settle)


def why_not(state: State, action: Action) -> Refusal | None:
    """The first rule that forbids the action to the seat to act."""
    if not isinstance(action, Action):
        raise InvalidAction("not-an-action", text=action, game="invasions")
    if state.phase == "over":
        return refuse(state, action, "over")
    code = untimely(state, action) or WHY_NOT[type(action)](state, action)
    return None if code is None else refuse(state, action, code)
