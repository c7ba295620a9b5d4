"""V8.4–V8.6, V9.9, V9.10 Combat: the dice of a raid and of settling."""

from __future__ import annotations

from barbaricum.core.memo import put
from barbaricum.games.invasions.data.material import CREW, DICE, ONE, VIKING, treasures
from barbaricum.games.invasions.data.world import BIT, VALUE
from barbaricum.games.invasions.rules.sequence import (
    ask,
    free,
    leave_ship,
    succeed,
    wait_for_chance,
)
from barbaricum.games.invasions.rules.ship import crewless, take_off_board
from barbaricum.games.invasions.state import State
from barbaricum.games.invasions.table import Pending


def resistance(state: State, port: int) -> int:
    """V8.3 The value of a port, one less with goods in it."""
    return VALUE[port] - (1 if state.lots[0] & BIT[port] else 0)


def most_dice(state: State) -> int:
    """V8.4, V8.5 Three dice, and one for each viking on board at the most."""
    return min(DICE, state.hold[state.active] & CREW)


def to_beat(state: State, port: int) -> int:
    """V9.3, V9.9 What a die must be above, in a raid and in settling alike."""
    return resistance(state, port) - state.raven


def succeeds(pips: int, to_beat: int, berserk: int) -> bool:
    """V9.9 The die plus the bonus of Berserk Fury is above."""
    return pips + 2 * berserk > to_beat


def failures(thrown: tuple[int, ...], to_beat: int, berserk: int) -> int:
    """V8.5 The dice of settling that fail; Berserk Fury adds to the highest one only."""
    *others, highest = sorted(thrown)
    failed = sum(not succeeds(pips, to_beat, 0) for pips in others)
    return failed + (not succeeds(highest, to_beat, berserk))


def begin_combat(new: State, dice: int, rune: str | None) -> None:
    """V8.1 So many dice, one after another; V9.10 what was right after another combat is over."""
    new.combat = None
    wait_for_chance(new, Pending("die", rune=rune, of=dice))


def end_combat(new: State, lost: int, treasure: int) -> None:
    """V9.9, V9.10 The bonuses are used up; what comes right after may come."""
    new.raven = new.berserk = 0
    new.combat = lost, treasure


def lose_vikings(new: State, number: int) -> None:
    """V8.4, V8.5 Vikings lost return to the reserve."""
    for _ in range(number):
        take_off_board(new, new.active, VIKING)


def throw(new: State, due: Pending, pips: int) -> None:
    """V8.1 The first die is what makes it a mission."""
    port = new.at[new.active]
    if not due.thrown:
        new.missions = (*new.missions, port)
    due = due._replace(thrown=(*due.thrown, pips))
    if new.towns & BIT[port]:
        throw_in_raid(new, due, port)
    elif len(due.thrown) < due.of:
        wait_for_chance(new, due)
    else:
        end_settling(new, due, port)


def throw_in_raid(new: State, due: Pending, port: int) -> None:
    """V8.4 A die above the value takes the town; any other loses a viking."""
    if succeeds(due.thrown[-1], to_beat(new, port), new.berserk):
        wait_for_chance(new, due._replace(what="treasure"))
        return
    lose_vikings(new, 1)
    due = due._replace(what="raid", lost=due.lost + 1)
    if len(due.thrown) < due.of:
        ask(new, due)
    else:
        fail(new, due.lost)


def fail(new: State, lost: int) -> None:
    """V8.4, V8.5 Nothing won; V4.5 without a viking the ship is abandoned."""
    if crewless(new, new.active):
        leave_ship(new)
    else:
        end_combat(new, lost, 0)
        free(new)


def take_town(new: State, treasure: int) -> None:
    """V8.4 The town with its treasure, and as many VP."""
    assert new.pending is not None
    seat, port = new.active, new.at[new.active]
    new.towns &= ~BIT[port]
    new.treasures -= treasures((treasure,))
    new.taken = put(new.taken, seat, (*new.taken[seat], (port, treasure)))
    new.vp = put(new.vp, seat, new.vp[seat] + treasure)
    end_combat(new, new.pending.lost, treasure)
    succeed(new)


def end_settling(new: State, due: Pending, port: int) -> None:
    """V8.5 Losses first; V8.6 the only viking left is the jarl's to place or to keep."""
    lost = failures(due.thrown, to_beat(new, port), new.berserk)
    lose_vikings(new, lost)
    if lost == due.of:
        fail(new, lost)
    elif new.crew(new.active) == 1:
        ask(new, due._replace(what="place", lost=lost))
    else:
        place(new, due.rune, lost)


def place(new: State, rune: str | None, lost: int) -> None:
    """V8.5 A viking becomes a settlement; by Contested Settlement it takes a rival's place."""
    seat, bit = new.active, BIT[new.at[new.active]]
    end_combat(new, lost, 0)
    if rune == "contested":
        drive_out(new, new.at[seat])
    new.hold = put(new.hold, seat, new.hold[seat] - ONE[VIKING])
    new.settlements = put(new.settlements, seat, new.settlements[seat] | bit)
    new.settled |= bit
    succeed(new)


def owner(state: State, port: int) -> int:
    """V8.5 The jarl of the settlement in a port."""
    return next(seat for seat, owned in enumerate(state.settlements) if owned & BIT[port])


def drive_out(new: State, port: int) -> None:
    """V9.11 The viking of a settlement goes to its owner's reserve."""
    seat, bit = owner(new, port), BIT[port]
    new.settlements = put(new.settlements, seat, new.settlements[seat] & ~bit)
    new.settled &= ~bit
    new.reserve = put(new.reserve, seat, new.reserve[seat] + 1)
