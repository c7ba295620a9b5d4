"""The sequence of play: what follows what, from set-up to the end.

Each function here changes a fresh copy (`new`) until somebody has to decide or chance has to act.
"""

from __future__ import annotations

from typing import Final

from barbaricum.core.game import CHANCE
from barbaricum.core.memo import put
from barbaricum.games.invasions.data.cards import NO_RUNE, ONE_RUNE
from barbaricum.games.invasions.data.material import (
    CREW,
    MOST_ROUNDS,
    QUIET_ROUNDS,
    VIKING,
    VIKINGS,
    size,
)
from barbaricum.games.invasions.rules.sagas import (
    begin_last_rounds,
    deck_empty,
    take_complete,
    turn_up,
    wants_saga,
)
from barbaricum.games.invasions.rules.ship import abandon, crewless, take_off_board
from barbaricum.games.invasions.state import State
from barbaricum.games.invasions.table import Ending, Pending

SAGA_DUE: Final = Pending("saga")
WIND_DUE: Final = Pending("wind")


def free(new: State) -> None:
    """V3.1 The active jarl may do anything."""
    new.pending = None
    new.actor = new.active


def ask(new: State, pending: Pending) -> None:
    """The active jarl has one thing to decide first."""
    new.pending = pending
    new.actor = new.active


def wait_for_chance(new: State, pending: Pending) -> None:
    """A card or a die has to fall."""
    new.pending = pending
    new.actor = CHANCE


def begin(new: State, seat: int) -> None:
    """V2.6 The first jarl gets 1 VP, the next 2, and so on; V2.4 runes are dealt."""
    seats = new.table.seats
    new.first = new.active = seat
    new.vp = tuple((other - seat) % seats + 1 for other in range(seats))
    new.phase = "deal"
    wait_for_chance(new, Pending("deal", seat=seat))


def deal(new: State, seat: int, rune: int) -> None:
    """V2.4 One rune to each jarl, from the first on; V2.1 then three sagas are turned up."""
    give(new, seat, rune)
    following = (seat + 1) % new.table.seats
    if following != new.first:
        wait_for_chance(new, Pending("deal", seat=following))
    else:
        new.phase = "sagas"
        turn_up_more(new)


def give(new: State, seat: int, rune: int) -> None:
    """V5.1 A rune of the deck comes into a hand."""
    new.hands = put(new.hands, seat, new.hands[seat] + ONE_RUNE[rune])
    new.runes -= ONE_RUNE[rune]


def begin_turn(new: State, seat: int) -> None:
    """V3, V11.6 The next jarl who has a viking; V11.5 unless the last round is over."""
    while new.turns_left != 0:
        if new.turns_left is not None:
            new.turns_left -= 1
        new.phase = "turn"
        new.active = seat
        new.turn += 1
        if new.reserve[seat] or new.hold[seat] & CREW:
            free(new)
            return
        count_turn(new)
        seat = (seat + 1) % new.table.seats
    finish(new, "last-rounds")


def end_turn(new: State) -> None:
    """V3.3 What belongs to this turn is forgotten; the next jarl begins."""
    new.prepared = new.sailed = new.suffered = 0
    new.raven = new.berserk = new.calm = 0
    new.missions = ()
    new.combat = None
    count_turn(new)
    begin_turn(new, (new.active + 1) % new.table.seats)


def count_turn(new: State) -> None:
    """V11.7 A turn is over; too many quiet ones, or too many at all, begin the last rounds."""
    new.quiet = 0 if new.busy else new.quiet + 1
    new.busy = False
    seats = new.table.seats
    if new.quiet >= QUIET_ROUNDS * seats or new.turn >= MOST_ROUNDS * seats:
        begin_last_rounds(new)


def draw_rune(new: State) -> None:
    """V5.1 A rune is due; V5.3 an empty deck is made anew of the discards."""
    if not new.runes:
        new.runes, new.discards = new.discards, NO_RUNE
    wait_for_chance(new, Pending("card", seat=new.active))


def suffer(new: State, due: int) -> None:
    """V7.4 Losses fall at once; the owner chooses where there is a choice."""
    seat = new.active
    while due:
        hold = new.hold[seat]
        crew = hold & CREW
        if size(hold) <= due:
            leave_ship(new)
            return
        if hold != crew:
            ask(new, Pending("lose", n=due))
            return
        take_off_board(new, seat, VIKING)
        new.suffered += 1
        due -= 1
    free(new)


def leave_ship(new: State) -> None:
    """V4.5 The own ship is abandoned and the turn ends."""
    abandon(new, new.active)
    end_turn(new)


def go_on(new: State) -> None:
    """V4.5 After a mission: the jarl is free, unless no viking is left on board."""
    if crewless(new, new.active):
        leave_ship(new)
    else:
        free(new)


def succeed(new: State) -> None:
    """V11.2, V11.3, V11.7 A mission succeeded: sagas are taken, then others turned up."""
    new.busy = True
    take_complete(new)
    if not (deck_empty(new) and not new.open) and all_settled(new):
        finish(new, "all-settled")
    else:
        turn_up_more(new)


def all_settled(state: State) -> bool:
    """V11.7 All vikings of all jarls are settlements."""
    return state.settled.bit_count() == VIKINGS * state.table.seats


def turn_up_more(new: State) -> None:
    """V11.3 Sagas are turned up until three lie open; V11.5 with none left at all it is over."""
    if wants_saga(new):
        wait_for_chance(new, SAGA_DUE)
    elif new.phase == "sagas":
        begin_turn(new, new.first)
    elif deck_empty(new) and not new.open:
        finish(new, "no-saga")
    else:
        go_on(new)


def turn_up_one(new: State, saga: int) -> None:
    """V11.3 One saga, then perhaps the next."""
    turn_up(new, saga)
    turn_up_more(new)


def finish(new: State, ending: Ending) -> None:
    """V11.5, V11.7 The game is over; V9.10 nothing comes right after."""
    new.phase = "over"
    new.combat = None
    new.ending = ending
    new.pending = None
    new.actor = None
