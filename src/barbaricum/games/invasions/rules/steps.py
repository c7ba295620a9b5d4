"""What each action does: one short function a kind, and the table of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from barbaricum.core.memo import put
from barbaricum.games.invasions.data.material import CREW, IN_DEMAND, ONE
from barbaricum.games.invasions.data.world import BIT, VALUE
from barbaricum.games.invasions.rules.combat import begin_combat, end_combat, fail, most_dice, place
from barbaricum.games.invasions.rules.decisions import (
    Action,
    Decline,
    Die,
    Discard,
    Draw,
    End,
    First,
    Launch,
    Load,
    Lose,
    Place,
    Raid,
    RaidOn,
    RaidStop,
    RuneCard,
    SagaCard,
    Sail,
    Settle,
    Trade,
    Treasure,
    Wind,
    Winter,
)
from barbaricum.games.invasions.rules.falls import die, due, first, rune_card, saga, treasure
from barbaricum.games.invasions.rules.runes import KINDS
from barbaricum.games.invasions.rules.runes.play import blow, lay_off, play
from barbaricum.games.invasions.rules.sequence import (
    WIND_DUE,
    ask,
    draw_rune,
    end_turn,
    free,
    leave_ship,
    succeed,
    suffer,
    wait_for_chance,
)
from barbaricum.games.invasions.rules.ship import (
    clear,
    losses_due,
    move,
    put_on_board,
    take_off_board,
)
from barbaricum.games.invasions.state import State


def load(new: State, action: Load) -> None:
    """V4.1 One piece, one day."""
    new.prepared += 1
    new.combat = None
    put_on_board(new, new.active, action.piece)


def launch(new: State, action: Launch) -> None:
    """V4.6 To a home port, at no cost in days."""
    new.combat = None
    move(new, action.home)


def draw(new: State, _action: Draw) -> None:
    """V5.1 One rune, one day."""
    new.prepared += 1
    new.combat = None
    draw_rune(new)


def sail(new: State, action: Sail) -> None:
    """V6.1 One step, one day; V7.3 losses fall before anything else."""
    new.sailed += 1
    new.combat = None
    move(new, action.place)
    losses = losses_due(new, action.place)
    if losses:
        suffer(new, losses)


def lose(new: State, action: Lose) -> None:
    """V7.4 One piece, viking or goods; V4.5 the last viking ends it all."""
    left = due(new).n - 1
    take_off_board(new, new.active, action.piece)
    new.suffered += 1
    if new.hold[new.active] & CREW:
        suffer(new, left)
    else:
        leave_ship(new)


def trade(new: State, action: Trade) -> None:
    """V8.2 The token into the port, VP for its value, two more for a kind in demand."""
    seat, piece, here = new.active, action.piece, new.at[new.active]
    new.missions = (*new.missions, here)
    new.combat = None
    new.hold = put(new.hold, seat, new.hold[seat] - ONE[piece])
    new.lots = put(put(new.lots, 0, new.lots[0] | BIT[here]), piece, new.lots[piece] | BIT[here])
    gain = VALUE[here] + (IN_DEMAND if piece == new.demand else 0)
    new.vp = put(new.vp, seat, new.vp[seat] + gain)
    succeed(new)


def raid(new: State, _action: Raid) -> None:
    """V8.4 The first die must be thrown."""
    begin_combat(new, most_dice(new), None)


def raid_on(new: State, _action: RaidOn) -> None:
    """V8.4 Another die."""
    wait_for_chance(new, due(new)._replace(what="die"))


def raid_stop(new: State, _action: RaidStop) -> None:
    """V8.4 Enough."""
    fail(new, due(new).lost)


def settle(new: State, action: Settle) -> None:
    """V8.5 The dice are chosen, then thrown together."""
    rune = None if new.pending is None else new.pending.rune
    begin_combat(new, action.dice, rune)


def settle_place(new: State, _action: Place) -> None:
    """V8.6 The only viking settles."""
    place(new, due(new).rune, due(new).lost)


def settle_decline(new: State, _action: Decline) -> None:
    """V8.6 The only viking stays on board."""
    end_combat(new, due(new).lost, 0)
    free(new)


def discard(new: State, action: Discard) -> None:
    """V9.4 A rune without effect; V9.5 the wind may be turned."""
    lay_off(new, action.rune)
    ask(new, WIND_DUE)


def wind(new: State, action: Wind) -> None:
    """V9.5 A quarter turn, or none."""
    blow(new, action.quarters)


def winter(new: State, _action: Winter) -> None:
    """V10.1 One viking stays on board, everything else leaves; the turn ends."""
    clear(new, new.active, 1)
    end_turn(new)


def end(new: State, _action: End) -> None:
    """V3.3 The turn ends."""
    end_turn(new)


Step = Callable[[State, Any], None]  # each step takes the kind of action it stands for

STEPS: Final[Mapping[type, Step]] = {
    Load: load,
    Launch: launch,
    Draw: draw,
    Sail: sail,
    Lose: lose,
    Trade: trade,
    Raid: raid,
    RaidOn: raid_on,
    RaidStop: raid_stop,
    Settle: settle,
    Place: settle_place,
    Decline: settle_decline,
    **dict.fromkeys(KINDS, play),
    Discard: discard,
    Wind: wind,
    Winter: winter,
    End: end,
    First: first,
    RuneCard: rune_card,
    SagaCard: saga,
    Die: die,
    Treasure: treasure,
}


def step(state: State, action: Action) -> State:
    """The state after a legal action."""
    new = state.copy()
    STEPS[type(action)](new, action)
    return new
