"""What each outcome of chance does: the first jarl, runes, sagas, dice, treasures."""

from __future__ import annotations

from barbaricum.games.invasions.rules.combat import take_town, throw
from barbaricum.games.invasions.rules.decisions import Die, First, RuneCard, SagaCard, Treasure
from barbaricum.games.invasions.rules.runes.land import Unrest
from barbaricum.games.invasions.rules.runes.rivals import Loki
from barbaricum.games.invasions.rules.sequence import begin, deal, free, give, turn_up_one
from barbaricum.games.invasions.state import State
from barbaricum.games.invasions.table import Pending


def due(state: State) -> Pending:
    """What is pending, where something is."""
    assert state.pending is not None
    return state.pending


def first(new: State, action: First) -> None:
    """V2.6 The first jarl is known."""
    begin(new, action.seat)


def rune_card(new: State, action: RuneCard) -> None:
    """V2.4, V5.1, V14.4 A rune dealt, drawn, or taken by Loki."""
    pending = due(new)
    assert pending.seat is not None
    if pending.what == "take":
        Loki.take(new, pending.seat, action.rune)
    elif pending.what == "deal":
        deal(new, pending.seat, action.rune)
    else:
        give(new, pending.seat, action.rune)
        free(new)


def saga(new: State, action: SagaCard) -> None:
    """V11.3 A saga is turned up."""
    turn_up_one(new, action.saga)


def die(new: State, action: Die) -> None:
    """V8.4, V8.5, V14.4 A die of a raid, of settling, or of Unrest."""
    pending = due(new)
    if pending.port is not None:
        Unrest.throw(new, pending.port, action.pips)
    else:
        throw(new, pending, action.pips)


def treasure(new: State, action: Treasure) -> None:
    """V8.4 The town is taken."""
    take_town(new, action.value)
