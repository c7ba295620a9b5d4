"""What each action does: one short function a kind, and the table of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from barbaricum.core.memo import put
from barbaricum.games.attila.data.material import (
    DOUBLE,
    EXCHANGE,
    HAND,
    INFLUENCE,
    ONE,
    SPACES,
    size,
)
from barbaricum.games.attila.rules.actions import (
    Action,
    Advance,
    Deal,
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
from barbaricum.games.attila.rules.placing import put_down
from barbaricum.games.attila.rules.sequence import (
    ask,
    ask_chance,
    ask_for_cards,
    deal_one,
    end_influence_step,
    end_scoring,
    end_turn,
    skip_cards,
)
from barbaricum.games.attila.rules.sequence import begin_card as back_to_card
from barbaricum.games.attila.rules.sequence import close_cards as back_to_end
from barbaricum.games.attila.rules.tiles import advance, replaces_step, use
from barbaricum.games.attila.rules.war import lay
from barbaricum.games.attila.state import State


def play(state: State, action: Play) -> State:
    """A3.1 A card to the discard pile, a token onto the map."""
    new = state.copy()
    seat, card = new.active, ONE[action.people]
    new.hands = put(new.hands, seat, new.hands[seat] - card)
    new.discard += card
    new.cards_left -= 1
    new.played += 1
    new.people = action.people
    put_down(new, action.people, action.province)
    new.phase = "influence"
    return new


def take_influence(state: State, _action: TakeInfluence) -> State:
    """A3.5 The own cube advances by the step of the current century."""
    new = state.copy()
    assert new.people is not None
    advance(new, new.people, SPACES[new.peace])
    end_influence_step(new)
    return new


def second(state: State, action: Second) -> State:
    """A3.7 A second token instead of the influence."""
    new = state.copy()
    assert new.people is not None
    put_down(new, new.people, action.province)
    end_influence_step(new)
    return new


def forgo(state: State, _action: Forgo) -> State:
    """A3.7 Neither."""
    new = state.copy()
    end_influence_step(new)
    return new


def war(state: State, action: War) -> State:
    """A4.2 One player's cards, or a pass."""
    new = state.copy()
    seat = state.actor
    assert seat is not None
    lay(new, seat, action.cards)
    ask_for_cards(new, (seat + 1) % new.table.seats)
    return new


def go_to_scoring(state: State, _action: Score) -> State:
    """A6.1 Window 4 closes."""
    new = state.copy()
    end_scoring(new)
    return new


def double(state: State, _action: Double) -> State:
    """A6.2 One more card; A8.2 with two players it is the third."""
    new = state.copy()
    use(new, DOUBLE)
    new.cards_left = 1
    ask(new, "card")
    return new


def exchange(state: State, action: Exchange) -> State:
    """A6.3 Cards aside, as many are due."""
    new = state.copy()
    seat = new.active
    use(new, EXCHANGE)
    new.hands = put(new.hands, seat, new.hands[seat] - action.cards)
    new.aside = action.cards
    ask_chance(new, "exchange", seat, size(action.cards))
    return new


def influence_tile(state: State, action: Advance) -> State:
    """A6.4 Two spaces, or one on each of two tracks; then what the window was before."""
    new = state.copy()
    use(new, INFLUENCE)
    for people in action.tracks:
        advance(new, people, 1)
    AFTER_INFLUENCE_TILE[state.phase](new)
    return new


def _stay(new: State) -> None:
    """The same question again."""


def _back_to_influence(new: State) -> None:
    """A3.5 The step is still to come; A9 `instead`: the tile was the step."""
    if replaces_step(new):
        end_influence_step(new)


AFTER_INFLUENCE_TILE: Final[Mapping[str, Callable[[State], None]]] = {
    "card": back_to_card,
    "influence": _back_to_influence,
    "war": _stay,
    "score": end_scoring,
    "end": back_to_end,
}


def skip(state: State, _action: Skip) -> State:
    """A3.9 No card this turn."""
    new = state.copy()
    skip_cards(new)
    return new


def end(state: State, _action: End) -> State:
    """A6.5 The turn ends."""
    new = state.copy()
    end_turn(new)
    return new


def first(state: State, action: First) -> State:
    """A2.2 The first player is named and is dealt the first card."""
    new = state.copy()
    new.first = new.active = action.seat
    ask_chance(new, "deal", action.seat, HAND)
    return new


def deal(state: State, action: Deal) -> State:
    """A2.1, A3.8 One card."""
    new = state.copy()
    deal_one(new, action.people)
    return new


Step = Callable[[State, Any], State]  # each step takes the kind of action it stands for

STEPS: Final[Mapping[type, Step]] = {
    Play: play,
    TakeInfluence: take_influence,
    Second: second,
    Forgo: forgo,
    War: war,
    Score: go_to_scoring,
    Double: double,
    Exchange: exchange,
    Advance: influence_tile,
    Skip: skip,
    End: end,
    First: first,
    Deal: deal,
}


def step(state: State, action: Action) -> State:
    """The state after a legal action."""
    return STEPS[type(action)](state, action)
