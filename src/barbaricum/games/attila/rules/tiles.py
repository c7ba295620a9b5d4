"""A6 Action tiles."""

from __future__ import annotations

from typing import Final

from barbaricum.core.errors import Refusal
from barbaricum.core.memo import Memo, put
from barbaricum.games.attila.data.material import (
    DOUBLE,
    EXCHANGE,
    INFLUENCE,
    ONE,
    PEOPLES,
    TOPS,
    TRACK_END,
    Bag,
    count,
    full_tracks,
    lacking,
)
from barbaricum.games.attila.rules.actions import (
    ADVANCES,
    EXCHANGES,
    USE_DOUBLE,
    Action,
    Advance,
    Double,
    Exchange,
)
from barbaricum.games.attila.rules.ending import call
from barbaricum.games.attila.rules.placing import can_play
from barbaricum.games.attila.rules.reasons import refuse
from barbaricum.games.attila.rules.war import parts
from barbaricum.games.attila.state import State


def _below_end(full: Bag) -> tuple[Advance, ...]:
    """A6.4 The advances on tracks where the cube is below 22."""
    return tuple(a for a in ADVANCES if not any(count(full, people) for people in a.tracks))


SWAPS: Final = Memo[Bag, tuple[Exchange, ...]](lambda h: tuple(EXCHANGES[bag] for bag in parts(h)))
CLIMBS: Final = Memo[Bag, tuple[Advance, ...]](_below_end)


def in_hand(state: State) -> int:
    """A6.1 The tiles the active player may still use this turn."""
    return 0 if state.tile_used else state.tiles[state.active]


def any_time(state: State) -> bool:
    """A9 Whether the Influence tile may be used outside window 2."""
    return state.table.influence_tile == "any_time"


def replaces_step(state: State) -> bool:
    """A9 Whether the Influence tile is used in place of the step of A3.5."""
    return state.table.influence_tile == "instead"


def tile_actions(state: State) -> tuple[Action, ...]:
    """A6.1 What the tiles allow in the windows 1, 2, 3 and 5, Double apart."""
    tiles = in_hand(state)
    result: tuple[Action, ...] = ()
    if tiles & EXCHANGE:
        result = SWAPS[state.hands[state.active]]
    if tiles & INFLUENCE and (state.phase == "influence" or any_time(state)):
        result += CLIMBS[full_tracks(state.influence[state.active])]
    return result


def double_actions(state: State) -> tuple[Action, ...]:
    """A6.2 Double, if a card can be played with it."""
    if not in_hand(state) & DOUBLE or state.skipped or not state.table.can_play_on(state.peace):
        return ()
    return (USE_DOUBLE,) if can_play(state, state.hands[state.active]) else ()


def scoring_waits(state: State) -> bool:
    """A6.5 Window 4 opens for an unused Influence tile."""
    return bool(in_hand(state) & INFLUENCE) and any_time(state)


def turn_waits(state: State) -> bool:
    """A6.5 Window 5 waits while public facts leave a tile open."""
    tiles = in_hand(state)
    if not tiles:
        return False
    hand = state.hands[state.active]
    climbs = full_tracks(state.influence[state.active]) != TOPS and any_time(state)
    return bool(
        (tiles & INFLUENCE and climbs)
        or (tiles & EXCHANGE and hand)
        or (tiles & DOUBLE and hand and state.table.can_play_on(state.peace))
    )


def use(new: State, tile: int) -> None:
    """A6.1 A used tile leaves the game; one a turn."""
    new.tiles = put(new.tiles, new.active, new.tiles[new.active] & ~tile)
    new.tile_used = True


def advance(new: State, people: int, spaces: int) -> None:
    """A3.6 A cube stops at space 22; A7.1 (c) reaching it calls the end."""
    seat = new.active
    cubes = new.influence[seat]
    steps = min(spaces, TRACK_END - count(cubes, people))
    cubes += steps * ONE[people]
    new.influence = put(new.influence, seat, cubes)
    if count(cubes, people) == TRACK_END:
        call(new, "influence")


def refuse_tile(state: State, action: Double | Exchange | Advance) -> Refusal | None:
    """A6.1 Why no tile of this kind can be used at all."""
    tile = {Double: DOUBLE, Exchange: EXCHANGE, Advance: INFLUENCE}[type(action)]
    if state.actor != state.active:
        return refuse("tile-not-active")
    if state.tile_used:
        return refuse("one-tile-a-turn")
    if not state.tiles[state.active] & tile:
        return refuse("tile-gone")
    return None


def refuse_double(state: State, action: Double) -> Refusal | None:
    """A6.2 Why Double cannot be used."""
    refusal = refuse_tile(state, action)
    if refusal:
        return refusal
    if state.phase != "end":
        return refuse("double-too-early")
    if state.skipped:
        return refuse("skipped")
    if not state.table.can_play_on(state.peace):
        return refuse("no-century")
    if not can_play(state, state.hands[state.active]):
        return refuse("double-no-card")
    return None


def refuse_exchange(state: State, action: Exchange) -> Refusal | None:
    """A6.3 Why these cards cannot be exchanged."""
    refusal = refuse_tile(state, action)
    if refusal:
        return refusal
    if state.phase == "score":
        return refuse("exchange-in-scoring")
    missing = lacking(state.hands[state.active], action.cards)
    return None if missing is None else refuse("exchange-not-in-hand", people=PEOPLES[missing])


def refuse_advance(state: State, action: Advance) -> Refusal | None:
    """A6.4 Why the cube cannot be advanced by the Influence tile."""
    refusal = refuse_tile(state, action)
    if refusal:
        return refusal
    if state.phase != "influence" and not any_time(state):
        return refuse("influence-step-only")
    full = full_tracks(state.influence[state.active])
    top = next((people for people in action.tracks if count(full, people)), None)
    return None if top is None else refuse("track-full", people=PEOPLES[top])
