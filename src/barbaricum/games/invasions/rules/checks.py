"""What the rules ask of each action of a free jarl: the code of the first refusal, or None."""

from __future__ import annotations

from barbaricum.games.invasions.data.cards import size_of
from barbaricum.games.invasions.data.material import CREW, DAYS, HAND, VIKING, count
from barbaricum.games.invasions.data.world import BIT, NEAR, REGION, WINTERING, is_home, is_port
from barbaricum.games.invasions.rules.combat import most_dice
from barbaricum.games.invasions.rules.decisions import Draw, Launch, Load, Raid, Sail, Settle, Trade
from barbaricum.games.invasions.rules.ship import (
    has_free_place,
    in_supply,
    occupied,
    place_is_for_viking,
)
from barbaricum.games.invasions.state import State

Code = str | None


def first_of(*codes: Code) -> Code:
    """The first refusal of several."""
    return next((code for code in codes if code is not None), None)


def no_day(state: State) -> Code:
    """V3.1 Each takes one day of seven."""
    return None if state.prepared + state.sailed < DAYS else "no-day-left"


def no_room(state: State) -> Code:
    """V4.2 The hold is full."""
    return None if has_free_place(state, state.active) else "hold-full"


def no_viking(state: State) -> Code:
    """V4.4 Vikings come from the own reserve."""
    return None if state.reserve[state.active] else "reserve-empty"


def no_goods(state: State, piece: int) -> Code:
    """V4.4 Goods come from the supply; V4.8 the last place without a viking is for one."""
    if place_is_for_viking(state, state.active):
        return "place-for-viking"
    return None if in_supply(state, piece) else "supply-empty"


def load(state: State, action: Load) -> Code:
    """V4.1, V4.2, V4.4, V4.8 In the wintering zone, a day, a place, a piece."""
    if state.at[state.active] != WINTERING:
        return "load-not-wintering"
    piece = action.piece
    source = no_viking(state) if piece == VIKING else no_goods(state, piece)
    return first_of(no_day(state), no_room(state), source)


def launch(state: State, _action: Launch) -> Code:
    """V4.6 Out of the wintering zone; V4.5 with a viking."""
    if state.at[state.active] != WINTERING:
        return "launch-not-wintering"
    return None if state.hold[state.active] & CREW else "no-crew"


def draw(state: State, _action: Draw) -> Code:
    """V5.1–V5.3 In a home port, a day, two runes in hand at the most, a rune to draw."""
    if not is_home(state.at[state.active]):
        return "draw-not-home"
    if size_of(state.hands[state.active]) >= HAND:
        return "hand-full"
    return no_day(state) or (None if state.runes or state.discards else "no-rune")


def sail(state: State, action: Sail) -> Code:
    """V6.1, V6.2 A day, an adjacent place, no other ship in a port."""
    here = state.at[state.active]
    if here == WINTERING:
        return "sail-wintering"
    return no_day(state) or step_from(state, here, action.place)


def step_from(state: State, here: int, place: int) -> Code:
    """V6.1, V6.2 One step."""
    if place not in NEAR[here]:
        return "not-adjacent"
    return "port-occupied" if occupied(state, place, state.active) else None


def mission(state: State) -> Code:
    """V8.1 In a port, one a turn."""
    here = state.at[state.active]
    if not is_port(here):
        return "not-in-port"
    return "mission-done" if here in state.missions else None


def trade(state: State, action: Trade) -> Code:
    """V8.2 A token of the hold, into a port without goods, a kind new to the region."""
    if (code := mission(state)) is not None:
        return code
    here = state.at[state.active]
    if not count(state.hold[state.active], action.piece):
        return "not-in-hold"
    if state.lots[0] & BIT[here]:
        return "port-has-goods"
    return "region-has-goods" if state.lots[action.piece] & REGION[here] else None


def raid(state: State, _action: Raid | None = None) -> Code:
    """V8.4 Only a port with a town."""
    if (code := mission(state)) is not None:
        return code
    return None if state.towns & BIT[state.at[state.active]] else "no-town"


def settle_here(state: State) -> Code:
    """V8.5, V8.7 Not where a town or settlement is, nor in a region where a town stands."""
    if (code := mission(state)) is not None:
        return code
    here = state.at[state.active]
    if state.towns & BIT[here]:
        return "town-stands"
    if state.settled & BIT[here]:
        return "port-settled"
    return "town-in-region" if state.towns & REGION[here] else None


def settle(state: State, action: Settle) -> Code:
    """V8.5 One die for each viking at the most; V14.4 in Contested Settlement too."""
    contested = state.pending is not None and state.pending.what == "dice"
    code = None if contested else settle_here(state)
    return code or (None if action.dice <= most_dice(state) else "too-many-dice")


def combat_ahead(state: State) -> bool:
    """V9.9 A raid or settling is legal here, or Contested Settlement waits for its dice."""
    if state.pending is not None:
        return state.pending.what == "dice"
    return raid(state) is None or settle_here(state) is None
