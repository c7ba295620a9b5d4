"""V4–V7, V10 The ship: what comes on board, what is lost, where it goes."""

from __future__ import annotations

from barbaricum.core.memo import put
from barbaricum.games.invasions.data.material import CREW, ONE, SHIFT, VIKING, size
from barbaricum.games.invasions.data.world import FAIR, FIRST_HOME, WINTERING, ZONE
from barbaricum.games.invasions.state import State


def put_on_board(new: State, seat: int, piece: int) -> None:
    """V4.4 A viking comes from the own reserve, goods from the supply."""
    new.hold = put(new.hold, seat, new.hold[seat] + ONE[piece])
    if piece == VIKING:
        new.reserve = put(new.reserve, seat, new.reserve[seat] - 1)
    else:
        new.goods -= ONE[piece]


def take_off_board(new: State, seat: int, piece: int) -> None:
    """V4.7, V7.4, V9.11 A viking returns to the reserve of its jarl, goods to the supply."""
    new.hold = put(new.hold, seat, new.hold[seat] - ONE[piece])
    if piece == VIKING:
        new.reserve = put(new.reserve, seat, new.reserve[seat] + 1)
    else:
        new.goods += ONE[piece]


def clear(new: State, seat: int, staying: int) -> None:
    """V4.5, V10.1 Into the wintering zone with so many vikings and nothing else."""
    hold = new.hold[seat]
    crew = hold & CREW
    new.goods += hold - crew
    new.reserve = put(new.reserve, seat, new.reserve[seat] + crew - staying)
    new.hold = put(new.hold, seat, staying)
    new.at = put(new.at, seat, WINTERING)


def abandon(new: State, seat: int) -> None:
    """V4.5 A ship without a viking goes to the wintering zone, empty."""
    clear(new, seat, 0)


def crewless(state: State, seat: int) -> bool:
    """V4.5 Out of the wintering zone without a viking."""
    return not state.hold[seat] & CREW and state.at[seat] != WINTERING


def has_free_place(state: State, seat: int) -> bool:
    """V4.2 The hold takes another piece."""
    return size(state.hold[seat]) < state.limit


def place_is_for_viking(state: State, seat: int) -> bool:
    """V4.8 Without a viking on board the last free place is for one."""
    hold = state.hold[seat]
    return not hold & CREW and size(hold) == state.limit - 1


def in_supply(state: State, piece: int) -> int:
    """V4.4 The tokens of a kind in the supply."""
    return state.goods >> SHIFT[piece] & 15


def occupied(state: State, place: int, seat: int) -> bool:
    """V6.2 A port that holds another ship."""
    return place < FIRST_HOME and any(
        there == place and other != seat for other, there in enumerate(state.at)
    )


def move(new: State, place: int) -> None:
    """V6.1, V9.9 The own ship is elsewhere; bonuses for a combat lapse."""
    new.at = put(new.at, new.active, place)
    new.raven = new.berserk = 0


def fair_days(state: State, place: int) -> int:
    """V7.2 Fair-weather days of the zone of a place; Calm Sea adds two."""
    return FAIR[state.wind][ZONE[place]] + 2 * state.calm


def losses(sailed: int, fair: int) -> int:
    """V7.3 Half of the days over, rounded up."""
    return (sailed - fair + 1) // 2 if sailed > fair else 0


def losses_due(state: State, place: int) -> int:
    """V7.3 What this turn's days cost in the zone entered, less what was suffered already."""
    return max(0, losses(state.sailed, fair_days(state, place)) - state.suffered)
