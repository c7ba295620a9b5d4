"""What can be done now: the legal actions of a free jarl and of each pending decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from barbaricum.core.memo import Memo
from barbaricum.games.invasions.data.cards import KINDS_OF, Runes, size_of
from barbaricum.games.invasions.data.material import (
    CREW,
    DAYS,
    GOODS,
    HAND,
    SHIFT,
    Bag,
    count,
    size,
)
from barbaricum.games.invasions.data.world import (
    BIT,
    FIRST_HOME,
    FIRST_SPACE,
    NEAR,
    REGION,
    WINTERING,
)
from barbaricum.games.invasions.rules.actions import (
    DECLINE,
    DISCARD,
    DRAW,
    END,
    LAUNCH,
    LOAD,
    LOSE,
    PLACE,
    RAID,
    RAID_ON,
    RAID_STOP,
    SAIL,
    SETTLE,
    TRADE,
    WIND,
    WINTER,
)
from barbaricum.games.invasions.rules.combat import most_dice
from barbaricum.games.invasions.rules.decisions import Action, Sail
from barbaricum.games.invasions.rules.outcomes import OUTCOMES
from barbaricum.games.invasions.rules.runes import KINDS
from barbaricum.games.invasions.state import State

Actions = tuple[Action, ...]


def _loads(key: tuple[Bag, int, bool, Bag]) -> Actions:
    """V4.2, V4.4, V4.8 What can be loaded into a hold, given what there is to load."""
    hold, limit, reserve, supply = key
    room = limit - size(hold)
    goods = room > 1 or (room and hold & CREW)
    kinds = [piece for piece in GOODS if goods and supply >> SHIFT[piece] & 15]
    vikings = LOAD[:1] if room and reserve else ()
    return (*vikings, *(LOAD[piece] for piece in kinds))


LOADS: Final = Memo[tuple[Bag, int, bool, Bag], Actions](_loads)
SAILS: Final = tuple(tuple(SAIL[place] for place in near) for near in NEAR)
DISCARDS: Final = Memo[Runes, Actions](lambda hand: tuple(DISCARD[r] for r in KINDS_OF[hand]))


def when_free(state: State) -> Actions:
    """V3.1, V3.2 Everything a jarl may do while nothing is pending; V6.3 ending, anywhere."""
    here = state.at[state.active]
    if here == WINTERING:
        return (*in_wintering_zone(state), *with_runes(state), END)
    days = state.prepared + state.sailed < DAYS
    sails = without_ships(state, SAILS[here]) if days else ()
    if here < FIRST_HOME:
        return (*sails, *in_port(state, here), *with_runes(state), WINTER, END)
    if here < FIRST_SPACE:
        return (*draws(state, days), *sails, WINTER, END)
    return (*sails, *with_runes(state), WINTER, END)


def in_wintering_zone(state: State) -> Actions:
    """V4.1, V4.6 Load while there are days, leave with a viking."""
    seat = state.active
    hold = state.hold[seat]
    launches = LAUNCH if hold & CREW else ()
    if state.prepared + state.sailed >= DAYS:
        return launches
    return LOADS[hold, state.limit, state.reserve[seat] > 0, state.goods] + launches


def draws(state: State, days: bool) -> Actions:
    """V5.1–V5.3 In a home port, two runes in hand at the most."""
    full = size_of(state.hands[state.active]) >= HAND
    return (DRAW,) if days and not full and (state.runes or state.discards) else ()


def without_ships(state: State, sails: tuple[Sail, ...]) -> tuple[Sail, ...]:
    """V6.2 Not into a port that holds another ship."""
    taken = [place for place in state.at if place < FIRST_HOME]
    if not taken:
        return sails
    return tuple(sail for sail in sails if sail.place not in taken)


def in_port(state: State, here: int) -> Actions:
    """V8.1 The missions: trade, and raid or settle."""
    if here in state.missions:
        return ()
    bit, region = BIT[here], REGION[here]
    combat: Actions = ()
    if state.towns & bit:
        combat = (RAID,)
    elif not state.settled & bit and not state.towns & region:
        combat = SETTLE[: most_dice(state)]
    if state.lots[0] & bit:
        return combat
    hold, lots = state.hold[state.active], state.lots
    kinds = [
        TRADE[piece] for piece in GOODS if hold >> SHIFT[piece] & 15 and not lots[piece] & region
    ]
    return (*kinds, *combat)


def with_runes(state: State) -> Actions:
    """V9.1, V9.4 Runes to play and to discard."""
    hand = state.hands[state.active]
    if not hand:
        return ()
    plays = [action for rune in KINDS_OF[hand] for action in KINDS[rune].offered(state)]
    return (*plays, *DISCARDS[hand])


def losses(state: State) -> Actions:
    """V7.4 Any piece of the hold."""
    hold = state.hold[state.active]
    return tuple(LOSE[piece] for piece in range(4) if count(hold, piece))


def contested(state: State) -> Actions:
    """V14.4 The dice of Contested Settlement, or combat runes before them."""
    kinds = [KINDS[rune] for rune in KINDS_OF[state.hands[state.active]]]
    runes = [kind.plays[0] for kind in kinds if kind.before_dice]
    return (*SETTLE[: most_dice(state)], *runes)


DECISIONS: Final[Mapping[str, Callable[[State], Actions]]] = {
    "lose": losses,
    "wind": lambda _state: WIND,
    "dice": contested,
    "raid": lambda _state: (RAID_ON, RAID_STOP),
    "place": lambda _state: (PLACE, DECLINE),
}


def legal(state: State) -> Actions:
    """Every legal action of the seat to act, or every outcome of chance."""
    if state.pending is None:
        return () if state.phase == "over" else when_free(state)
    what = state.pending.what
    if what in DECISIONS:
        return DECISIONS[what](state)
    return tuple(OUTCOMES[what](state))
