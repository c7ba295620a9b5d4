"""The sequence of play: what follows what, from set-up to the end.

Each function here changes a fresh copy (`new`) until somebody has to decide or chance has to act.
"""

from __future__ import annotations

from barbaricum.core.game import CHANCE
from barbaricum.core.memo import put
from barbaricum.games.attila.data.material import EMPTY, HAND, ONE, size
from barbaricum.games.attila.rules.ending import call_by_tokens, finish
from barbaricum.games.attila.rules.placing import can_play
from barbaricum.games.attila.rules.scoring import score
from barbaricum.games.attila.rules.tiles import scoring_waits, tile_actions, turn_waits
from barbaricum.games.attila.rules.war import fight, next_to_lay, take_peace_tile
from barbaricum.games.attila.state import Phase, State


def ask(new: State, phase: Phase) -> None:
    """The active player decides next."""
    new.phase = phase
    new.actor = new.active


def begin_turn(new: State, seat: int) -> None:
    """A3 The next player becomes active."""
    new.active = seat
    new.cards_left = new.table.cards_a_turn
    new.played = 0
    new.tile_used = new.skipped = False
    begin_card(new)


def begin_card(new: State) -> None:
    """A3.1, A3.9 A card is to be played; who has neither card nor tile skips."""
    ask(new, "card")
    if not can_play(new, new.hands[new.active]) and not tile_actions(new):
        skip_cards(new)


def skip_cards(new: State) -> None:
    """A3.9 No card any more this turn; window 5 still follows."""
    new.skipped = True
    call_by_tokens(new)  # nothing new in a played game, but a written position may have no room
    close_cards(new)


def end_influence_step(new: State) -> None:
    """A4.1 Wars come once the influence step is over."""
    new.people = None
    go_on(new)


def go_on(new: State) -> None:
    """A4.1 The next war of this card, or the card is resolved."""
    if new.wars:
        new.phase = "war"
        ask_for_cards(new, new.active)
    else:
        end_card(new)


def ask_for_cards(new: State, seat: int) -> None:
    """A4.2 The next player lays cards; when all have decided, A4.3 the war is fought."""
    new.actor = next_to_lay(new, seat)
    if new.actor is None:
        end_war(new)


def end_war(new: State) -> None:
    """A4.3–A4.6, then A5.1 a scoring that is due, with window 4 of A6.1 before it."""
    fight(new)
    if not take_peace_tile(new):
        go_on(new)
    elif scoring_waits(new):
        ask(new, "score")
    else:
        end_scoring(new)


def end_scoring(new: State) -> None:
    """A5.1 Score, before a second war of the same card."""
    score(new)
    go_on(new)


def end_card(new: State) -> None:
    """A7.1, A8.1 The card is fully resolved; A7.2 after the tenth tile perhaps no further one."""
    call_by_tokens(new)
    if new.cards_left and new.table.can_play_on(new.peace):
        begin_card(new)
    else:
        close_cards(new)


def close_cards(new: State) -> None:
    """A6.1 Window 5, if A6.5 waits for it."""
    new.cards_left = 0
    ask(new, "end")
    if not turn_waits(new):
        end_turn(new)


def end_turn(new: State) -> None:
    """A7.2 The last turn ends the game; A3.9 who skipped lays down the hand; A3.8 refill."""
    if new.called:
        finish(new)
        return
    seat = new.active
    if new.skipped and not new.played:
        new.discard += new.hands[seat]
        new.hands = put(new.hands, seat, EMPTY)
    missing = HAND - size(new.hands[seat])
    if missing:
        ask_chance(new, "refill", seat, missing)
    else:
        begin_turn(new, (seat + 1) % new.table.seats)


def ask_chance(new: State, phase: Phase, seat: int, cards: int) -> None:
    """So many cards are due to a seat."""
    new.phase = phase
    new.actor = CHANCE
    new.due = seat, cards
    reshuffle_if_empty(new)


def reshuffle_if_empty(new: State) -> None:
    """A3.10 An empty draw pile is made anew of the discard pile as soon as a card is due."""
    if not new.draw:
        new.draw, new.discard = new.discard, EMPTY


def deal_one(new: State, people: int) -> None:
    """A2.1, A3.8, A6.3 One card goes to the seat that is due."""
    assert new.due is not None
    seat, cards = new.due
    new.hands = put(new.hands, seat, new.hands[seat] + ONE[people])
    new.draw -= ONE[people]
    if cards > 1:
        new.due = seat, cards - 1
        reshuffle_if_empty(new)
    else:
        new.due = None
        end_dealing(new, seat)


def end_dealing(new: State, seat: int) -> None:
    """What follows the last card that was due."""
    following = (seat + 1) % new.table.seats
    if new.phase == "exchange":
        end_exchange(new)
    elif new.phase == "deal" and following != new.first:
        ask_chance(new, "deal", following, HAND)
    else:
        begin_turn(new, following)


def end_exchange(new: State) -> None:
    """A6.3 The cards laid aside go to the discard pile; back to the window of the tile."""
    new.discard += new.aside
    new.aside = EMPTY
    if new.people is not None:
        ask(new, "influence")
    elif new.wars:
        ask(new, "war")
    elif new.cards_left:
        begin_card(new)
    else:
        close_cards(new)
