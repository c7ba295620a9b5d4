"""The sequence of play: which kinds of actions answer which question, and what comes next.

Read this page first. Each function changes a fresh copy (`new`) until somebody has to decide
or chance has to act; what the actions themselves do stands in the chapters.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from barbaricum.core.codes import Refuse
from barbaricum.core.game import CHANCE
from barbaricum.games.attila.data.material import EMPTY, HAND, size
from barbaricum.games.attila.rules.ending import OVER, call_by_tokens, finish
from barbaricum.games.attila.rules.move import Move
from barbaricum.games.attila.rules.refill import (
    REFILLING,
    TURN_ENDED,
    missing_cards,
    reshuffle_if_empty,
)
from barbaricum.games.attila.rules.scoring import SCORING, SCORING_FIRST, Score, century, score
from barbaricum.games.attila.rules.setup import DEALING, FIRST_PLAYER_FIRST, Deal, First
from barbaricum.games.attila.rules.tiles import (
    EXCHANGING,
    Advance,
    Double,
    End,
    Exchange,
    any_tile,
    replaces_step,
    scoring_waits,
    turn_waits,
)
from barbaricum.games.attila.rules.turn import (
    INFLUENCE_FIRST,
    SKIPS,
    Forgo,
    Play,
    Second,
    Skip,
    TakeInfluence,
    can_play,
    lay_hand_down,
)
from barbaricum.games.attila.rules.war import WAR_FIRST, LayCards, fight, next_to_lay
from barbaricum.games.attila.state import Phase, State

# --- What comes next ---


def ask(new: State, phase: Phase) -> None:
    """The active player decides next."""
    new.phase = phase
    new.actor = new.active


def ask_chance(new: State, phase: Phase, seat: int, cards: int) -> None:
    """So many cards are due to a seat."""
    new.phase = phase
    new.actor = CHANCE
    new.due = seat, cards
    reshuffle_if_empty(new)


def deal_hands(new: State) -> None:
    """The first player is known and is dealt the first hand."""
    ask_chance(new, "deal", new.first, HAND)


def deal_on(new: State) -> None:
    """The next card that is due, or what follows the last one."""
    assert new.due is not None
    seat, cards = new.due
    if cards > 1:
        new.due = seat, cards - 1
        reshuffle_if_empty(new)
        return
    new.due = None
    following = (seat + 1) % new.table.seats
    if new.phase == "exchange":
        end_exchange(new)
    elif new.phase == "deal" and following != new.first:
        ask_chance(new, "deal", following, HAND)
    else:
        begin_turn(new, following)


def begin_turn(new: State, seat: int) -> None:
    """The next player becomes active."""
    new.active = seat
    new.cards_left = new.table.cards_a_turn
    new.played = 0
    new.tile_used = new.skipped = False
    begin_card(new)


def begin_card(new: State) -> None:
    """A card is to be played; a player with neither card nor tile skips."""
    ask(new, "card")
    if not can_play(new) and not any_tile(new):
        skip_cards(new)


def skip_cards(new: State) -> None:
    """No card any more this turn; the tiles at the end of the turn still follow."""
    new.skipped = True
    if new.log is not None:
        new.log.append(SKIPS(new.active))
    call_by_tokens(new)  # nothing new in a played game, but a written position may have no room
    close_cards(new)


def ask_influence(new: State) -> None:
    """The token lies; then influence, a second token, or neither."""
    ask(new, "influence")


def end_influence_step(new: State) -> None:
    """Wars come once the influence step is over."""
    new.people = None
    go_on(new)


def after_influence_tile(new: State) -> None:
    """The influence step is still to come, unless the tile was used in its place."""
    if replaces_step(new):
        end_influence_step(new)


def go_on(new: State) -> None:
    """The next war of this card, or the card is resolved."""
    if new.wars:
        new.phase = "war"
        ask_for_cards(new, new.active)
    else:
        end_card(new)


def ask_for_cards(new: State, seat: int) -> None:
    """The next player lays cards; when all have decided, the war is fought."""
    new.actor = next_to_lay(new, seat)
    if new.actor is None:
        end_war(new)


def ask_next_for_cards(new: State) -> None:
    """One player has decided."""
    assert new.actor is not None
    ask_for_cards(new, (new.actor + 1) % new.table.seats)


def end_war(new: State) -> None:
    """The war is fought; then a scoring that is due, after the window for the Influence tile."""
    if not fight(new):
        go_on(new)
    elif scoring_waits(new):
        ask(new, "score")
    else:
        end_scoring(new)


def end_scoring(new: State) -> None:
    """Score, before a second war of the same card."""
    score(new, SCORING(century(new.peace + 1)))
    go_on(new)


def end_card(new: State) -> None:
    """The card is fully resolved; perhaps there is another one this turn."""
    call_by_tokens(new)
    if new.cards_left and new.table.can_play_on(new.peace):
        begin_card(new)
    else:
        close_cards(new)


def ask_one_more(new: State) -> None:
    """The card of the Double tile, which is known to be playable."""
    ask(new, "card")


def close_cards(new: State) -> None:
    """The last window for tiles, if one is open."""
    new.cards_left = 0
    ask(new, "end")
    if not turn_waits(new):
        end_turn(new)


def end_turn(new: State) -> None:
    """The last turn ends the game; else the hand is refilled, and the next turn begins."""
    seat = new.active
    if not new.called:
        lay_hand_down(new)
    if new.log is not None:
        new.log.append(TURN_ENDED(seat))
    missing = missing_cards(new)
    if new.called:
        finish(new)
    elif missing:
        ask_chance(new, "refill", seat, missing)
    else:
        begin_turn(new, (seat + 1) % new.table.seats)


def draw_exchanged(new: State) -> None:
    """As many cards as were laid aside are due."""
    ask_chance(new, "exchange", new.active, size(new.aside))


def end_exchange(new: State) -> None:
    """The cards laid aside go to the discard pile; back to the window of the tile."""
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


def ask_again(new: State) -> None:
    """The same question again."""


# --- The questions ---

Then = Callable[[State], None]


@dataclass(frozen=True)
class Question:
    """What a phase asks: the kinds that answer it with what follows, and what it says to others."""

    answers: Mapping[type[Move], Then]
    comes_first: Refuse | None = None
    """Why anything else has to wait."""

    @cached_property
    def offers(self) -> tuple[Callable[[State], tuple[Move, ...]], ...]:
        """What each kind offers."""
        return tuple(kind.offered for kind in self.answers)


SEQUENCE: Final[Mapping[Phase, Question]] = {
    "first": Question({First: deal_hands}, FIRST_PLAYER_FIRST),
    "deal": Question({Deal: deal_on}, DEALING),
    "card": Question(
        {Play: ask_influence, Skip: skip_cards, Exchange: draw_exchanged, Advance: begin_card}
    ),
    "influence": Question(
        {
            TakeInfluence: end_influence_step,
            Second: end_influence_step,
            Forgo: end_influence_step,
            Exchange: draw_exchanged,
            Advance: after_influence_tile,
        },
        INFLUENCE_FIRST,
    ),
    "war": Question(
        {LayCards: ask_next_for_cards, Exchange: draw_exchanged, Advance: ask_again}, WAR_FIRST
    ),
    "score": Question({Score: end_scoring, Advance: end_scoring}, SCORING_FIRST),
    "end": Question(
        {End: end_turn, Double: ask_one_more, Exchange: draw_exchanged, Advance: close_cards}
    ),
    "refill": Question({Deal: deal_on}, REFILLING),
    "exchange": Question({Deal: deal_on}, EXCHANGING),
    "over": Question({}, OVER),
}
"""By phase, in the order in which legal actions are listed."""
