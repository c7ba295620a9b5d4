"""V14.4 What each rune does: one short function a kind, and the table of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from barbaricum.core.memo import put
from barbaricum.games.invasions.data.material import CREW, ONE, VIKING, size
from barbaricum.games.invasions.data.world import BIT, VALUE
from barbaricum.games.invasions.rules.decisions import Rune
from barbaricum.games.invasions.rules.ship import (
    abandon,
    crewless,
    has_free_place,
    move,
    put_on_board,
    take_off_board,
)
from barbaricum.games.invasions.state import State

Effect = Callable[[State, Rune], None]


def recruits(new: State, _action: Rune) -> None:
    """V14.4 One viking from the own reserve goes on board."""
    put_on_board(new, new.active, VIKING)


def raven(new: State, _action: Rune) -> None:
    """V14.4, V9.6 +1 on every die of the next combat here, for each card."""
    new.raven += 1


def berserk(new: State, _action: Rune) -> None:
    """V14.4, V9.6 +2 on the best die of the next combat here, for each card."""
    new.berserk += 1


def needs(new: State, action: Rune) -> None:
    """V2.3 The token in demand is swapped with the supply."""
    new.goods += ONE[new.demand] - ONE[action.piece]
    new.demand = action.piece


def sedentary(new: State, action: Rune) -> None:
    """V14.4 VP for the printed value of a port with an own settlement."""
    gain(new, VALUE[action.port])


def gain(new: State, points: int) -> None:
    """V1.4 VP are only ever gained."""
    new.vp = put(new.vp, new.active, new.vp[new.active] + points)


def oars(new: State, action: Rune) -> None:
    """V14.4 One or two steps without days and weather."""
    move(new, action.way[-1])


def calm(new: State, _action: Rune) -> None:
    """V14.4 Two more fair-weather days in every zone until the turn ends."""
    new.calm += 1


def wind(new: State, action: Rune) -> None:
    """V14.4 The wind points where the jarl likes."""
    new.wind = action.direction


def valkyries(new: State, _action: Rune) -> None:
    """V14.4 Two vikings lost in the combat come back, if there are places and vikings for them."""
    assert new.combat is not None
    seat, (lost, treasure) = new.active, new.combat
    back = min(2, lost, new.limit - size(new.hold[seat]), new.reserve[seat])
    for _ in range(back):
        put_on_board(new, seat, VIKING)
    new.combat = lost - back, treasure


def hold(new: State, action: Rune) -> None:
    """V14.4 One token from the supply goes on board."""
    put_on_board(new, new.active, action.piece)


def wreckers(new: State, action: Rune) -> None:
    """V14.4 A token of a rival ship goes to the supply."""
    take_off_board(new, action.seat, action.piece)


def hoard(new: State, _action: Rune) -> None:
    """V14.4 The treasure's VP again."""
    assert new.combat is not None
    gain(new, new.combat[1])


def serpent(new: State, action: Rune) -> None:
    """V14.4 A rival ship loses two vikings, or its only one."""
    lose_crew(new, action.seat, 2)


def lose_crew(new: State, seat: int, number: int) -> None:
    """V4.5 A rival ship that loses its last viking is abandoned; the active jarl plays on."""
    for _ in range(min(number, new.hold[seat] & CREW)):
        take_off_board(new, seat, VIKING)
    if crewless(new, seat):
        abandon(new, seat)


def pirates(new: State, action: Rune) -> None:
    """V14.4 A rival's token comes into the own hold, or goes to the supply."""
    take_off_board(new, action.seat, action.piece)
    if has_free_place(new, new.active):
        put_on_board(new, new.active, action.piece)


def deserters(new: State, action: Rune) -> None:
    """V14.4 A rival ship loses a viking; one of the own reserve comes on board."""
    lose_crew(new, action.seat, 1)
    if new.reserve[new.active] and has_free_place(new, new.active):
        put_on_board(new, new.active, VIKING)


def fire(new: State, _action: Rune) -> None:
    """V14.4 The token of the port goes to the supply."""
    bit = BIT[new.at[new.active]]
    new.goods += sum(ONE[piece] for piece in (1, 2, 3) if new.lots[piece] & bit)
    new.lots = new.lots[0] & ~bit, new.lots[1] & ~bit, new.lots[2] & ~bit, new.lots[3] & ~bit


def later(_new: State, _action: Rune) -> None:
    """V9.8 What needs a card or dice comes after: Contested Settlement, Unrest, Loki."""


EFFECTS: Final[Mapping[str, Effect]] = {
    "recruits": recruits,
    "contested": later,
    "raven": raven,
    "berserk": berserk,
    "needs": needs,
    "sedentary": sedentary,
    "oars": oars,
    "calm": calm,
    "wind": wind,
    "valkyries": valkyries,
    "unrest": later,
    "hold": hold,
    "wreckers": wreckers,
    "hoard": hoard,
    "loki": later,
    "serpent": serpent,
    "pirates": pirates,
    "deserters": deserters,
    "fire": fire,
}
