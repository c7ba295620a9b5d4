"""V1, V3–V7 What no step may break, counted apart from the engine's own books."""

from __future__ import annotations

from typing import Final

from barbaricum.cli.fuzz.subject import require
from barbaricum.games.invasions.data.cards import ALL_SAGAS, SAGAS, count_of
from barbaricum.games.invasions.data.material import (
    ALL_GOODS,
    ALL_TREASURES,
    CREW,
    DAYS,
    FOUND_IN,
    GOODS,
    HAND,
    ONE,
    OPEN_SAGAS,
    VIKINGS,
    count,
    treasures,
)
from barbaricum.games.invasions.data.world import FIRST_HOME, LARGE, TOWNS, WINTERING
from barbaricum.games.invasions.state import State

KINDS: Final = range(19)


def check(before: State, after: State) -> None:
    """Every step keeps vikings, goods, runes, sagas, towns and VP."""
    if after.hold != before.hold or after.settlements != before.settlements:
        check_vikings(after)
    if after.goods != before.goods or after.hold != before.hold or after.lots != before.lots:
        check_goods(after)
    if after.hands != before.hands or after.discards != before.discards:
        check_runes(after)
    if after.towns != before.towns or after.taken != before.taken:
        check_towns(after)
    if after.open != before.open or after.left != before.left or after.won != before.won:
        check_sagas(after)
    if after.at != before.at or after.hold != before.hold:
        check_ships(after)
    check_turn(before, after)


def check_vikings(state: State) -> None:
    """V1.1 Fifteen vikings of each jarl; V8.5 one settlement a port."""
    for seat, reserve in enumerate(state.reserve):
        settled = state.settlements[seat].bit_count()
        require(reserve >= 0, f"the reserve of seat {seat} is below 0")
        everywhere = reserve + state.crew(seat) + settled
        require(everywhere == VIKINGS, f"not {VIKINGS} vikings of seat {seat}")
    apart = sum(ports.bit_count() for ports in state.settlements)
    require(apart == state.settled.bit_count(), "two settlements in one port")


def check_goods(state: State) -> None:
    """V1.1 Eleven tokens of each kind; V8.2 one a port."""
    for piece in GOODS:
        on_map = state.lots[piece].bit_count() + (state.demand == piece)
        everywhere = count(state.goods, piece) + on_map
        everywhere += sum(count(hold, piece) for hold in state.hold)
        require(everywhere == count(ALL_GOODS, piece), f"tokens of kind {piece} differ")
    apart = sum(state.lots[piece].bit_count() for piece in GOODS)
    require(apart == state.lots[0].bit_count(), "two tokens in one port")


def check_runes(state: State) -> None:
    """V1.2 The runes of the table; V5.2 three at the most in a hand."""
    for rune in KINDS:
        piles = (*state.hands, state.runes, state.discards)
        everywhere = sum(count_of(pile, rune) for pile in piles)
        require(everywhere == count_of(state.table.deck, rune), f"runes of kind {rune} differ")
    for hand in state.hands:
        require(sum(count_of(hand, rune) for rune in KINDS) <= HAND, "a hand too large")


def check_towns(state: State) -> None:
    """V1.3 A town stands or is taken, with a treasure of its size."""
    taken = [town for towns in state.taken for town in towns]
    gone = sum(1 << port for port, _ in taken)
    require(gone ^ state.towns == TOWNS, "towns differ")
    found = treasures(value for _, value in taken)
    require(found + state.treasures == ALL_TREASURES, "treasures differ")
    for port, value in taken:
        large = value in FOUND_IN["large"]
        require(large == bool(1 << port & LARGE), "a treasure in a town of another size")


def check_sagas(state: State) -> None:
    """V1.2 Every saga once; V11.1 three at the most lie open."""
    seen = [*state.open, *state.aside, *(saga for won in state.won for saga in won)]
    require(sum(1 << saga for saga in seen) ^ state.bag == ALL_SAGAS, "sagas differ")
    require(len(set(seen)) == len(seen), "a saga lies in two places")
    require(len(state.open) <= OPEN_SAGAS, "more than three sagas lie open")
    for era, left in enumerate(state.left):
        turned_up = sum(SAGAS[saga].era == era for saga in seen)
        require(left + turned_up == state.table.sagas_per_era, f"sagas of era {era} differ")


def check_ships(state: State) -> None:
    """V4.2, V4.5, V6.2 Holds within the limit, a viking on board outside, one ship a port."""
    moored = [place for place in state.at if place < FIRST_HOME]
    require(len(set(moored)) == len(moored), "two ships in one port")
    for place, hold in zip(state.at, state.hold, strict=True):
        require(sum(count(hold, piece) for piece in range(4)) <= state.limit, "a hold too full")
        manned = bool(hold & CREW) or place == WINTERING
        require(manned or not nothing_due(state), "a ship without a viking")


def nothing_due(state: State) -> bool:
    """V4.5, V11.5 A ship is abandoned once the mission is over, and never after the end."""
    return state.pending is None and state.phase != "over"


def check_turn(before: State, after: State) -> None:
    """V3.1 Seven days; V1.4 VP never fall, and out of turn they never rise."""
    require(after.prepared + after.sailed <= DAYS, "more than seven days")
    require(0 <= after.suffered <= DAYS, "weather losses that cannot be")
    if after.vp != before.vp and before.phase == "turn":
        for seat, (old, new) in enumerate(zip(before.vp, after.vp, strict=True)):
            require(new == old or (new > old and seat == before.active), "VP fell, or out of turn")
    waiting = sum(count(after.goods, piece) * ONE[piece] for piece in GOODS)
    require(waiting == after.goods, "something else than goods in the supply")
