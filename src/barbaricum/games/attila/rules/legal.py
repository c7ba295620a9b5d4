"""What can be done now: the legal actions of each phase, and the odds of chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from barbaricum.core.game import CHANCE
from barbaricum.core.memo import Memo
from barbaricum.games.attila.data.material import DIGIT, SHIFT, Bag
from barbaricum.games.attila.rules.actions import (
    DEAL,
    END,
    FIRST,
    FORGO,
    SCORE,
    SKIP,
    TAKE_INFLUENCE,
    Action,
    Advance,
)
from barbaricum.games.attila.rules.placing import plays, seconds
from barbaricum.games.attila.rules.tiles import double_actions, tile_actions
from barbaricum.games.attila.rules.war import lays
from barbaricum.games.attila.state import State

Actions = tuple[Action, ...]


def in_card(state: State) -> Actions:
    """A3.1 A card, or a tile before it (window 1); A3.9 `skip` only if no card can be played."""
    cards = plays(state, state.hands[state.active])
    return (cards or (SKIP,)) + tile_actions(state)


def in_influence(state: State) -> Actions:
    """A3.5, A3.7 Influence, a second token or neither, or a tile before it (window 2)."""
    return (TAKE_INFLUENCE, *seconds(state), FORGO, *tile_actions(state))


def in_war(state: State) -> Actions:
    """A4.2 Cards or a pass; for the active player a tile before it (window 3)."""
    if state.actor == state.active:
        return lays(state) + tile_actions(state)
    return lays(state)


def in_score(state: State) -> Actions:
    """A6.1 Window 4: the Influence tile only."""
    return (SCORE, *(a for a in tile_actions(state) if type(a) is Advance))


def in_end(state: State) -> Actions:
    """A6.5 Window 5: the end of the turn, or a tile."""
    return (END, *double_actions(state), *tile_actions(state))


def first_player(state: State) -> Actions:
    """A2.2 Any seat may begin."""
    return FIRST[: state.table.seats]


def cards(state: State) -> Actions:
    """A2.1 Any card of the draw pile."""
    draw = state.draw
    return tuple(DEAL[people] for people in range(6) if draw >> SHIFT[people] & DIGIT)


def nothing(_state: State) -> Actions:
    """A7.2 The game is over."""
    return ()


LEGAL: Final[Mapping[str, Callable[[State], Actions]]] = {
    "first": first_player,
    "deal": cards,
    "card": in_card,
    "influence": in_influence,
    "war": in_war,
    "score": in_score,
    "end": in_end,
    "refill": cards,
    "exchange": cards,
    "over": nothing,
}


def legal(state: State) -> Actions:
    """Every legal action of the seat to act, or every outcome of chance."""
    return LEGAL[state.phase](state)


def _odds(peoples: range) -> Memo[Bag, dict[Action, int]]:
    """The weights of three peoples' cards; there are only a thousand ways."""
    return Memo(
        lambda bag: {
            DEAL[people]: number
            for digit, people in enumerate(peoples)
            if (number := bag >> SHIFT[digit] & DIGIT)
        }
    )


FIRST_THREE: Final = _odds(range(3))
LAST_THREE: Final = _odds(range(3, 6))


def odds(state: State) -> dict[Action, int]:
    """A2.1 Every card of the draw pile is as likely; A2.2 every seat is."""
    if state.actor != CHANCE:
        raise ValueError("chance is not to act")
    if state.phase == "first":
        return dict.fromkeys(first_player(state), 1)
    draw = state.draw
    return FIRST_THREE[draw & 0o777777] | LAST_THREE[draw >> 18]
