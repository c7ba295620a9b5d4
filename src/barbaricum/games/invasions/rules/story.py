"""One step of the game as a log tells it, for the eyes of one seat and without any secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from barbaricum.games.invasions.data.cards import RUNES, SAGAS
from barbaricum.games.invasions.data.material import PIECES, written
from barbaricum.games.invasions.data.world import BIT, DIRECTIONS, WHERE
from barbaricum.games.invasions.hidden.view import sees_card
from barbaricum.games.invasions.rules.combat import failures, most_dice, owner, to_beat
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
from barbaricum.games.invasions.rules.event import Event, gathered
from barbaricum.games.invasions.rules.falls import due
from barbaricum.games.invasions.rules.runes import KINDS
from barbaricum.games.invasions.rules.runes.play import Rune, gained, here
from barbaricum.games.invasions.rules.turn_story import abandoned, tell_rest
from barbaricum.games.invasions.state import State

__all__ = ["Event", "gathered", "reveals", "tell"]


def tell(before: State, action: Action, after: State, seat: int | None) -> list[Event]:
    """What happened between two positions, as this seat may know it; None is an onlooker."""
    if isinstance(action, RuneCard):
        told = tell_card(before, action, seat)
    else:
        told = TELL[type(action)](before, action, after)
    return [*told, *tell_rest(before, action, after)]


def reveals(_before: State, _action: Action, _after: State) -> bool:
    """What is hidden or random falls by chance, in a row of its own: no decision shows it."""
    return False


def tell_card(before: State, action: RuneCard, seat: int | None) -> Iterator[Event]:
    """V1.6 Who gets a rune sees it; V14.4 Loki's rune is seen by the two jarls only."""
    pending, rune, seen = due(before), RUNES[action.rune].name, sees_card(before, seat)
    who = pending.seat
    if pending.what == "take":
        jarls = before.active, who
        yield Event.of("takes", *jarls, rune) if seen else Event.of("takes-hidden", *jarls)
    else:
        yield Event.of("draws", who, {rune: 1}) if seen else Event.of("draws-hidden", who, 1)


def tell_first(_before: State, action: First, _after: State) -> Iterator[Event]:
    """V2.6 Who begins."""
    yield Event.of("first-jarl", action.seat)


def tell_saga(_before: State, action: SagaCard, after: State) -> Iterator[Event]:
    """V11.3 A saga is turned up, or set aside because it is complete already."""
    code = "saga-aside" if action.saga in after.aside else "saga-up"
    yield Event.of(code, SAGAS[action.saga].name)


def tell_load(before: State, action: Load, _after: State) -> Iterator[Event]:
    """V4.1 One piece."""
    yield Event.of("loads", before.active, {PIECES[action.piece]: 1})


def tell_launch(before: State, action: Launch, _after: State) -> Iterator[Event]:
    """V4.6 To a home port."""
    yield Event.of("launches", before.active, WHERE[action.home])


def tell_draw(before: State, _action: Draw, _after: State) -> Iterator[Event]:
    """V5.3 An empty deck is made anew; the rune itself comes by chance."""
    if not before.runes:
        yield Event.of("reshuffled")


def tell_sail(before: State, action: Sail, after: State) -> Iterator[Event]:
    """V6.1 One step; V7.3 and what the weather takes without asking."""
    yield Event.of("sails", before.active, [WHERE[action.place]])
    lost = before.hold[before.active] - after.hold[before.active]
    if lost and not abandoned(before, after, before.active):
        yield Event.of("loses", before.active, written(lost))


def tell_lose(before: State, action: Lose, after: State) -> Iterator[Event]:
    """V7.4 The piece chosen, and what else goes without a choice."""
    seat = before.active
    if abandoned(before, after, seat):
        yield Event.of("loses", seat, {PIECES[action.piece]: 1})
    else:
        yield Event.of("loses", seat, written(before.hold[seat] - after.hold[seat]))


def tell_trade(before: State, action: Trade, after: State) -> Iterator[Event]:
    """V8.2 The token, the port and its VP; those of sagas are told with them."""
    won = after.won[before.active][len(before.won[before.active]) :]
    points = gained(action, before, after) - sum(SAGAS[saga].bonus for saga in won)
    yield Event.of("trades", before.active, PIECES[action.piece], WHERE[here(before)], points)


def tell_raid(before: State, _action: Raid, _after: State) -> Iterator[Event]:
    """V8.4 A town is attacked."""
    yield Event.of("raids", before.active, WHERE[here(before)], most_dice(before))


def tell_raid_stop(before: State, _action: RaidStop, _after: State) -> Iterator[Event]:
    """V8.4 Enough."""
    yield Event.of("stops-raid", before.active, WHERE[here(before)])


def tell_settle(before: State, action: Settle, _after: State) -> Iterator[Event]:
    """V8.5 So many dice."""
    yield Event.of("settles", before.active, WHERE[here(before)], action.dice)


def tell_die(before: State, action: Die, after: State) -> Iterator[Event]:
    """V8.4, V8.5, V14.4 A die of a raid, the last die of settling, the die of Unrest."""
    pending, seat, port = due(before), before.active, here(before)
    if pending.port is not None:
        yield from tell_unrest(before, action.pips, after)
    elif before.towns & BIT[port]:
        hit = after.pending is not None and after.pending.what == "treasure"
        yield Event.of("raid-succeeds" if hit else "raid-fails", seat, action.pips)
    elif len(pending.thrown) + 1 == pending.of:
        thrown = (*pending.thrown, action.pips)
        lost = failures(thrown, to_beat(before, port), before.berserk)
        yield Event.of("settle-dice", seat, list(thrown), lost)
        yield from tell_settled(before, after)


def tell_unrest(before: State, pips: int, after: State) -> Iterator[Event]:
    """V14.4 The settlement is gone, or stays."""
    port = due(before).port
    assert port is not None
    if after.settled & BIT[port]:
        yield Event.of("unrest-fails", pips, WHERE[port])
    else:
        yield Event.of("unrest-succeeds", pips, WHERE[port], owner(before, port))


def tell_settled(before: State, after: State) -> Iterator[Event]:
    """V8.5 A viking settles; by Contested Settlement it drives out a rival's."""
    seat, port = before.active, here(before)
    if not after.settlements[seat] & BIT[port]:
        return
    if before.settled & BIT[port]:
        yield Event.of("drives-out", seat, owner(before, port), WHERE[port])
    else:
        yield Event.of("settled", seat, WHERE[port])


def tell_place(before: State, _action: Place, after: State) -> Iterator[Event]:
    """V8.6 The only viking settles."""
    yield from tell_settled(before, after)


def tell_decline(before: State, _action: Decline, _after: State) -> Iterator[Event]:
    """V8.6 The only viking stays on board."""
    yield Event.of("declines", before.active, WHERE[here(before)])


def tell_treasure(before: State, action: Treasure, _after: State) -> Iterator[Event]:
    """V8.4 The town and its treasure."""
    yield Event.of("takes-town", before.active, WHERE[here(before)], action.value)


def tell_play(before: State, action: Rune, after: State) -> Iterator[Event]:
    """V9.1 A rune."""
    yield action.tell(before, after)


def tell_discard(before: State, action: Discard, _after: State) -> Iterator[Event]:
    """V9.4 A rune without effect."""
    yield Event.of("discards", before.active, RUNES[action.rune].name)


def tell_wind(before: State, action: Wind, after: State) -> Iterator[Event]:
    """V9.5 A quarter turn; a wind that stays is nothing to tell."""
    if action.quarters:
        yield Event.of("wind", before.active, DIRECTIONS[after.wind])


def tell_winter(before: State, _action: Winter, _after: State) -> Iterator[Event]:
    """V10.1 The ship goes home."""
    yield Event.of("winters", before.active)


def tell_nothing(_before: State, _action: Action, _after: State) -> Iterator[Event]:
    """V3.3, V8.4 What there is to tell, the die or `tell_rest` tells."""
    yield from ()


Tell = Callable[[State, Any, State], Iterator[Event]]  # each for the kind it stands for

TELL: Final[Mapping[type, Tell]] = {
    Load: tell_load,
    Launch: tell_launch,
    Draw: tell_draw,
    Sail: tell_sail,
    Lose: tell_lose,
    Trade: tell_trade,
    Raid: tell_raid,
    RaidOn: tell_nothing,
    RaidStop: tell_raid_stop,
    Settle: tell_settle,
    Place: tell_place,
    Decline: tell_decline,
    **dict.fromkeys(KINDS, tell_play),
    Discard: tell_discard,
    Wind: tell_wind,
    Winter: tell_winter,
    End: tell_nothing,
    First: tell_first,
    SagaCard: tell_saga,
    Die: tell_die,
    Treasure: tell_treasure,
}
