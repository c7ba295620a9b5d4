"""Coverage, line by line: what follows from an action by itself."""

from __future__ import annotations

from typing import Final

from barbaricum.cli.fuzz.invasions.words import watch_word
from barbaricum.cli.fuzz.subject import Tally
from barbaricum.games.invasions.data.cards import SAGAS, size_of
from barbaricum.games.invasions.data.material import (
    GOODS,
    HAND,
    MOST_ROUNDS,
    PIECES,
    VIKINGS,
    count,
)
from barbaricum.games.invasions.data.world import DIRECTIONS, WINTERING, ZONE
from barbaricum.games.invasions.rules.decisions import (
    Action,
    Draw,
    Lose,
    Place,
    SagaCard,
    Sail,
    Winter,
)
from barbaricum.games.invasions.state import State

KINDS: Final = ("trade", "raid", "settle")
ERAS: Final = (1, 2, 3)

EVENT_LINES: Final = (
    *(f"V7.3 loss in the {zone}" for zone in DIRECTIONS),
    "V4.3 second era begins",
    "V4.3 third era begins",
    "V4.5 ship abandoned in the weather",
    "V4.5 ship abandoned after a combat",
    "V4.5 ship abandoned by the last settler",
    "V4.5 rival ship abandoned by a rune",
    *(f"V4.4 no {PIECES[piece]} in the supply" for piece in GOODS),
    "V5.2 hand full",
    "V5.3 discards become the deck",
    *(f"V11.2 {kind} saga won in era {era}" for kind in KINDS for era in ERAS),
    "V11.3 saga set aside",
    "V11.3 saga set aside starts an era",
    "V11.4 last rounds begin",
    "V11.4 last saga set aside",
    "V11.6 turn passed over",
    "V11.6 viking given back by a rune",
    "V11.7 last rounds after quiet turns",
    "V11.7 last rounds after a hundred turns each",
)

SAGA_LINES: Final = tuple(f"V14.3 {saga.name} won" for saga in SAGAS)


def watch(before: State, action: Action, after: State, tally: Tally) -> None:
    """Everything one step shows."""
    watch_word(before, action, tally)
    if after.hold != before.hold:
        watch_ships(before, action, after, tally)
    if after.goods != before.goods:
        watch_supply(before, after, tally)
    if after.hands != before.hands or isinstance(action, Draw):
        watch_hands(before, action, after, tally)
    if after.settlements != before.settlements:
        watch_driven_out(before, after, tally)
    if after.won != before.won:
        watch_won(before, after, tally)
    watch_order(before, action, after, tally)


def watch_order(before: State, action: Action, after: State, tally: Tally) -> None:
    """V11 How the game goes on: sagas, turns, last rounds."""
    if isinstance(action, SagaCard):
        watch_turned_up(before, after, tally)
    if after.turn - before.turn > 1:
        tally["V11.6 turn passed over"] += 1
    if after.turns_left is not None and before.turns_left is None:
        watch_last_rounds(action, after, tally)


def watch_hands(before: State, action: Action, after: State, tally: Tally) -> None:
    """V5.2, V5.3 Hands that are full, and a deck that was empty."""
    if full(after) > full(before):
        tally["V5.2 hand full"] += 1
    if isinstance(action, Draw) and not before.runes:
        tally["V5.3 discards become the deck"] += 1


def full(state: State) -> int:
    """V5.2 How many hands are full."""
    return sum(size_of(hand) == HAND for hand in state.hands)


def watch_ships(before: State, action: Action, after: State, tally: Tally) -> None:
    """V7.3 Losses, by zone; V4.5 ships abandoned, by cause."""
    seat = before.active
    if isinstance(action, Lose | Sail):
        place = action.place if isinstance(action, Sail) else before.at[seat]
        tally[f"V7.3 loss in the {DIRECTIONS[ZONE[place]]}"] += 1
    if isinstance(action, Winter):
        return
    gone = [
        other
        for other, place in enumerate(after.at)
        if place == WINTERING != before.at[other] and not after.hold[other]
    ]
    for other in gone:
        tally[abandoned(action, other == seat)] += 1


def abandoned(action: Action, own: bool) -> str:
    """V4.5 Why a ship was abandoned."""
    if not own:
        return "V4.5 rival ship abandoned by a rune"
    if isinstance(action, Lose | Sail):
        return "V4.5 ship abandoned in the weather"
    if isinstance(action, Place | SagaCard):
        return "V4.5 ship abandoned by the last settler"
    return "V4.5 ship abandoned after a combat"


def watch_supply(before: State, after: State, tally: Tally) -> None:
    """V4.4 A supply has become empty."""
    for piece in GOODS:
        if count(before.goods, piece) and not count(after.goods, piece):
            tally[f"V4.4 no {PIECES[piece]} in the supply"] += 1


def watch_won(before: State, after: State, tally: Tally) -> None:
    """V11.2 Which sagas were won; with this data a mission never completes two."""
    seat = before.active
    for saga in after.won[seat][len(before.won[seat]) :]:
        card = SAGAS[saga]
        tally[f"V14.3 {card.name} won"] += 1
        tally[f"V11.2 {card.kind} saga won in era {card.era + 1}"] += 1


def watch_turned_up(before: State, after: State, tally: Tally) -> None:
    """V4.3, V11.3 A new era, and sagas set aside."""
    later = after.limit > before.limit
    if later:
        tally["V4.3 third era begins" if after.limit == 7 else "V4.3 second era begins"] += 1
    if after.aside != before.aside:
        tally["V11.3 saga set aside"] += 1
        if later:
            tally["V11.3 saga set aside starts an era"] += 1
        if not any(after.left):
            tally["V11.4 last saga set aside"] += 1


def watch_last_rounds(action: Action, after: State, tally: Tally) -> None:
    """V11.4, V11.7 Why the last rounds begin."""
    seats = after.table.seats
    if isinstance(action, SagaCard):
        tally["V11.4 last rounds begin"] += 1
    elif after.turn > MOST_ROUNDS * seats:
        tally["V11.7 last rounds after a hundred turns each"] += 1
    else:
        tally["V11.7 last rounds after quiet turns"] += 1


def watch_driven_out(before: State, after: State, tally: Tally) -> None:
    """V11.6 A jarl whose vikings were all settlements has one in reserve again."""
    for old, new in zip(before.settlements, after.settlements, strict=True):
        if old.bit_count() == VIKINGS > new.bit_count():
            tally["V11.6 viking given back by a rune"] += 1
