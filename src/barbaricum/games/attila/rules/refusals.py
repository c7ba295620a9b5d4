"""Why not: for every action that is not legal now, the first rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from barbaricum.core.errors import InvalidAction, Refusal
from barbaricum.core.game import CHANCE
from barbaricum.games.attila.data.material import PEOPLES, count
from barbaricum.games.attila.rules.actions import (
    Action,
    Advance,
    Deal,
    Decision,
    Double,
    End,
    Exchange,
    First,
    Forgo,
    Play,
    Score,
    Second,
    Skip,
    TakeInfluence,
    War,
)
from barbaricum.games.attila.rules.placing import can_play, refuse_place
from barbaricum.games.attila.rules.reasons import refuse
from barbaricum.games.attila.rules.tiles import refuse_advance, refuse_double, refuse_exchange
from barbaricum.games.attila.rules.war import refuse_war
from barbaricum.games.attila.state import State

AWAITED: Final[Mapping[str, str]] = {
    "first": "first-player-first",
    "deal": "dealing",
    "refill": "refilling",
    "exchange": "exchanging",
    "influence": "influence-first",
    "war": "war-first",
    "score": "scoring-first",
}
"""What comes before anything else, by phase."""


def refuse_play(state: State, action: Play) -> Refusal | None:
    """A3.1 A card of the hand, in its turn; A3.2–A3.4 into a legal province."""
    if state.phase == "end":
        return refuse(_why_no_card(state))
    if state.phase != "card":
        return refuse(AWAITED[state.phase])
    if not count(state.hands[state.active], action.people):
        return refuse("not-in-hand", people=PEOPLES[action.people])
    return refuse_place(state, action.people, action.province)


def _why_no_card(state: State) -> str:
    """A3.1, A3.9, A7.2, A8.1 Why no card is played any more this turn."""
    if state.skipped:
        return "skipped"
    if not state.table.can_play_on(state.peace):
        return "no-century"
    return "cards-played" if state.table.seats == 2 else "card-played"


def refuse_influence(state: State, _action: TakeInfluence) -> Refusal | None:
    """A3.5 Only in the influence step."""
    return None if state.phase == "influence" else refuse("no-card-resolved")


def refuse_second(state: State, action: Second) -> Refusal | None:
    """A3.7 Only in the influence step, and by A3.2–A3.4."""
    if state.phase != "influence" or state.people is None:
        return refuse("no-second-token")
    return refuse_place(state, state.people, action.province)


def refuse_forgo(state: State, _action: Forgo) -> Refusal | None:
    """A3.7 Only in the influence step."""
    return None if state.phase == "influence" else refuse("nothing-to-forgo")


def refuse_score(state: State, _action: Score) -> Refusal | None:
    """A5.1 Only when a scoring waits."""
    return None if state.phase == "score" else refuse("no-scoring-due")


def refuse_skip(state: State, _action: Skip) -> Refusal | None:
    """A3.9 Only when no card can be played."""
    if state.phase != "card":
        return refuse("nothing-to-skip")
    return refuse("must-play") if can_play(state, state.hands[state.active]) else None


def refuse_end(state: State, _action: End) -> Refusal | None:
    """A6.5 Only when all cards are resolved."""
    if state.phase == "end":
        return None
    if state.phase != "card":
        return refuse(AWAITED[state.phase])
    return refuse("must-play" if can_play(state, state.hands[state.active]) else "skip-first")


def refuse_first(state: State, action: First) -> Refusal | None:
    """A2.2 Once, and a seat of the table."""
    if state.phase != "first":
        return refuse("first-player-known")
    seats = state.table.seats
    return None if action.seat < seats else refuse("no-such-seat", seat=action.seat)


def refuse_deal(state: State, action: Deal) -> Refusal | None:
    """A2.1, A3.8 Only cards that are due, and only from the draw pile."""
    if state.due is None:
        return refuse("nothing-due")
    if count(state.draw, action.people):
        return None
    return refuse("none-in-pile", people=PEOPLES[action.people])


Why = Callable[[State, Any], Refusal | None]  # each takes the kind of action it stands for

WHY_NOT: Final[Mapping[type, Why]] = {
    Play: refuse_play,
    TakeInfluence: refuse_influence,
    Second: refuse_second,
    Forgo: refuse_forgo,
    War: refuse_war,
    Score: refuse_score,
    Double: refuse_double,
    Exchange: refuse_exchange,
    Advance: refuse_advance,
    Skip: refuse_skip,
    End: refuse_end,
    First: refuse_first,
    Deal: refuse_deal,
}


def why_not(state: State, action: Action) -> Refusal | None:
    """The first rule that forbids the action to the seat to act."""
    if not isinstance(action, Decision):
        raise InvalidAction("not-an-action", text=action, game="attila")
    if state.phase == "over":
        return refuse("over")
    if state.actor == CHANCE and not isinstance(action, First | Deal):
        return refuse(AWAITED[state.phase])
    return WHY_NOT[type(action)](state, action)
