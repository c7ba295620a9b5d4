"""What a log says of that which follows by itself: sagas won, eras, ships given up, turns."""

from __future__ import annotations

from collections.abc import Iterator

from barbaricum.games.invasions.data.cards import SAGAS
from barbaricum.games.invasions.data.material import LAST_ROUNDS, PLACES_OF_ERA
from barbaricum.games.invasions.data.world import WINTERING
from barbaricum.games.invasions.rules.decisions import Action, Winter
from barbaricum.games.invasions.rules.event import Event
from barbaricum.games.invasions.rules.scoring import result
from barbaricum.games.invasions.state import State


def tell_rest(before: State, action: Action, after: State) -> Iterator[Event]:
    """V11.2 Sagas won, V4.3 an era, V11.4 the last rounds, V4.5 ships given up, V3.3 the turn."""
    for seat, won in enumerate(after.won):
        for saga in won[len(before.won[seat]) :]:
            yield Event.of("wins-saga", seat, SAGAS[saga].name, SAGAS[saga].bonus)
    if after.limit > before.limit:
        yield Event.of("era", PLACES_OF_ERA.index(after.limit) + 1, after.limit)
    for seat in range(after.table.seats):
        if abandoned(before, after, seat) and not isinstance(action, Winter):
            yield Event.of("abandons", seat)
    yield from tell_turns(before, after)
    if before.turns_left is None and after.turns_left is not None:
        yield Event.of("last-rounds", LAST_ROUNDS)
    yield from tell_result(after)


def abandoned(before: State, after: State, seat: int) -> bool:
    """V4.5 The ship went into the wintering zone."""
    return before.at[seat] != WINTERING and after.at[seat] == WINTERING


def tell_turns(before: State, after: State) -> Iterator[Event]:
    """V3.3 The turn that ended, V11.6 and those passed over after it."""
    ended = after.turn > before.turn or after.ending == "last-rounds"
    if before.phase != "turn" or not ended:
        return
    yield Event.of("turn-ended", before.active)
    passed = after.turn - before.turn - (after.phase != "over")
    for number in range(1, passed + 1):
        yield Event.of("passed-over", (before.active + number) % after.table.seats)


def tell_result(state: State) -> Iterator[Event]:
    """V12 The final scoring by source, and who won."""
    final = result(state)
    if final is None:
        return
    for source in ("axe", "settlements", "sagas"):
        if any(final.breakdown[source]):
            yield Event.of(f"final-{source}", list(final.breakdown[source]))
    yield Event.of("over", final.ending, list(final.places), list(final.points))
