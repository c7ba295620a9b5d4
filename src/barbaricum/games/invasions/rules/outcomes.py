"""What chance can bring now, and how often: seats, runes, sagas, dice, treasures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from barbaricum.core.game import CHANCE
from barbaricum.core.memo import Memo
from barbaricum.games.invasions.data.cards import KINDS_OF, Runes, count_of
from barbaricum.games.invasions.data.material import hidden
from barbaricum.games.invasions.data.world import ports, town_size
from barbaricum.games.invasions.rules.actions import DIE, FIRST, RUNE_CARD, SAGA_CARD, TREASURE
from barbaricum.games.invasions.rules.decisions import Action
from barbaricum.games.invasions.rules.sagas import on_top
from barbaricum.games.invasions.state import State

Odds = dict[Action, int]

THROW: Final[Odds] = dict.fromkeys(DIE, 1)
"""V1.3 Six faces, each as likely."""


def _cards(runes: Runes) -> Odds:
    return {RUNE_CARD[rune]: count_of(runes, rune) for rune in KINDS_OF[runes]}


def _sagas(mask: int) -> Odds:
    return {SAGA_CARD[saga]: 1 for saga in ports(mask)}


CARDS: Final = Memo[Runes, Odds](_cards)
SAGAS: Final = Memo[int, Odds](_sagas)


def seats(state: State) -> Odds:
    """V2.6 Any seat may be the first."""
    return dict.fromkeys(FIRST[: state.table.seats], 1)


def from_deck(state: State) -> Odds:
    """V2.4, V5.1 Any rune of the deck."""
    return CARDS[state.runes]


def from_hand(state: State) -> Odds:
    """V14.4 Loki: any rune of the victim's hand."""
    assert state.pending is not None
    assert state.pending.seat is not None
    return CARDS[state.hands[state.pending.seat]]


def sagas(state: State) -> Odds:
    """V2.1 Any saga of the era on top that nobody has seen."""
    return SAGAS[on_top(state)]


def throws(_state: State) -> Odds:
    """V1.3 A die."""
    return THROW


def treasure(state: State) -> Odds:
    """V8.4, V14.5 Any treasure not yet found in a town of this size."""
    size = town_size(state.at[state.active])
    return {TREASURE[value]: number for value, number in hidden(state.treasures, size).items()}


OUTCOMES: Final[Mapping[str, Callable[[State], Odds]]] = {
    "first": seats,
    "deal": from_deck,
    "card": from_deck,
    "take": from_hand,
    "saga": sagas,
    "die": throws,
    "treasure": treasure,
}


def odds(state: State) -> Odds:
    """At chance the weight of each outcome, in the order of `legal`."""
    if state.actor != CHANCE:
        raise ValueError("chance is not to act")
    assert state.pending is not None
    return dict(OUTCOMES[state.pending.what](state))
