"""Whether a written position can be: pieces and cards all there, nothing where it cannot lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from barbaricum.games.invasions.data.cards import OF_ERA, RUNES, SAGAS, count_of, size_of
from barbaricum.games.invasions.data.material import (
    CREW,
    FOUND_IN,
    GOODS,
    HAND,
    OPEN_SAGAS,
    PIECES,
    TOKENS,
    VALUES,
    VIKINGS,
    count,
    hidden,
    size,
)
from barbaricum.games.invasions.data.world import (
    BIT,
    PORTS,
    REGION,
    TOWNS,
    WINTERING,
    is_port,
    ports,
    town_size,
)
from barbaricum.games.invasions.notation.check_turn import TURN_CHECKS
from barbaricum.games.invasions.notation.faults import fault
from barbaricum.games.invasions.rules.sagas import missing
from barbaricum.games.invasions.rules.ship import crewless
from barbaricum.games.invasions.state import State


def check(state: State) -> None:
    """Raise InvalidState for the first thing that cannot be."""
    for look in CHECKS:
        look(state)


def check_vikings(state: State) -> None:
    """V1.1 Fifteen vikings a jarl."""
    for seat in range(state.table.seats):
        settled = state.settlements[seat].bit_count()
        number = state.reserve[seat] + state.crew(seat) + settled
        if number != VIKINGS:
            raise fault("wrong-vikings", seat=seat, number=number)


def check_goods(state: State) -> None:
    """V1.1, V2.3 Eleven tokens of each kind, the one in demand included."""
    for piece in GOODS:
        number = count(state.goods, piece) + state.lots[piece].bit_count()
        number += sum(count(hold, piece) for hold in state.hold) + (piece == state.demand)
        if number != TOKENS:
            raise fault("wrong-goods", goods=PIECES[piece], number=number)


def check_runes(state: State) -> None:
    """V2.4, V14.4 The runes of the table; V5.2 three in a hand at the most."""
    for rune, kind in enumerate(RUNES):
        piles = (*state.hands, state.runes, state.discards)
        number = sum(count_of(pile, rune) for pile in piles)
        right = count_of(state.table.deck, rune)
        if number != right:
            raise fault("wrong-runes", rune=kind.name, number=number, right=right)
    for seat, hand in enumerate(state.hands):
        if size_of(hand) > HAND:
            raise fault("large-hand", seat=seat, number=size_of(hand))


def check_ships(state: State) -> None:
    """V4.2, V4.5, V4.8, V6.2 Holds, crews, and one ship a port."""
    for seat, (place, hold) in enumerate(zip(state.at, state.hold, strict=True)):
        if size(hold) > state.limit:
            raise fault("large-hold", seat=seat, number=size(hold), limit=state.limit)
        if place == WINTERING and size(hold) == state.limit and not hold & CREW:
            raise fault("no-room-for-viking", seat=seat)
        if crewless(state, seat) and not (seat == state.active and just_lost_crew(state)):
            raise fault("crewless", seat=seat)
        if is_port(place) and state.at.count(place) > 1:
            raise fault("port-shared", port=PORTS[place])


def just_lost_crew(state: State) -> bool:
    """V11.3, V11.5 The last viking settled: sagas come first, or the game is over."""
    turning = state.pending is not None and state.pending.what == "saga"
    return turning or state.ending in ("no-saga", "all-settled")


def check_ports(state: State) -> None:
    """V8.2, V8.5 Goods of different kinds in a region; no settlement while a town stands."""
    for piece in GOODS:
        for port in ports(state.lots[piece]):
            if state.lots[piece] & REGION[port] & ~BIT[port]:
                raise fault("region-goods", port=PORTS[port])
    for port in ports(state.settled):
        if state.towns & REGION[port]:
            raise fault("settled-under-town", port=PORTS[port])


def check_towns(state: State) -> None:
    """V2.2 Fifteen towns, each in its port or taken; V14.5 with their treasures."""
    gone = [port for taken in state.taken for port, _ in taken]
    for port in (*ports(state.towns), *gone):
        if not BIT[port] & TOWNS:
            raise fault("wrong-town", port=PORTS[port])
        if (state.towns >> port & 1) + gone.count(port) > 1:
            raise fault("town-twice", port=PORTS[port])
    for size_ in FOUND_IN:
        check_treasures(state, size_)


def check_treasures(state: State, size_: str) -> None:
    """V14.5 The treasures of small or of large towns, found and not found."""
    left = hidden(state.treasures, size_)
    found = [v for taken in state.taken for port, v in taken if town_size(port) == size_]
    for value in {*VALUES[size_], *found}:
        number, right = left.get(value, 0) + found.count(value), FOUND_IN[size_].count(value)
        if number != right:
            raise fault("wrong-treasures", value=value, size=size_, number=number, right=right)


def check_sagas(state: State) -> None:
    """V1.2, V11.1 Every saga in one place; three open at the most, none of them complete."""
    seen = [*state.open, *state.aside, *(saga for won in state.won for saga in won)]
    for saga, card in enumerate(SAGAS):
        places = seen.count(saga) + (state.bag >> saga & 1)
        if places != 1:
            raise fault("saga-twice" if places else "saga-missing", saga=card.name)
    if len(state.open) > OPEN_SAGAS:
        raise fault("too-many-open", number=len(state.open))
    for saga in state.open:
        if not missing(state, saga):
            raise fault("open-complete", saga=SAGAS[saga].name)


def check_eras(state: State) -> None:
    """V2.1 The deck: era 1 on era 2 on era 3, so many of each."""
    right = state.table.sagas_per_era
    for era, mask in enumerate(OF_ERA):
        number, left = (mask & ~state.bag).bit_count(), state.left[era]
        if number + left != right:
            raise fault("wrong-left", era=era + 1, number=number, left=left, right=right)
        if number and any(state.left[:era]):
            raise fault("era-too-early", era=era + 1, earlier=era)


CHECKS: Final[tuple[Callable[[State], None], ...]] = (
    check_vikings, check_goods, check_towns, check_ports, check_sagas, check_eras, check_runes,
    check_ships, *TURN_CHECKS,
)  # fmt: skip
