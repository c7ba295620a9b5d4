"""What an action of Invasions does, as far as its jarl can see: facts, no opinions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from barbaricum.bots.invasions.chart import DAYS_FROM, days_left
from barbaricum.bots.invasions.plans import Plan
from barbaricum.bots.reason import NONE, Reason
from barbaricum.core.game import View
from barbaricum.games.invasions.assist.harbour import trades
from barbaricum.games.invasions.assist.preview import (
    Chance,
    raid_chance,
    seen,
    settle_chance,
    wanting,
)
from barbaricum.games.invasions.assist.prospect import combat_in
from barbaricum.games.invasions.data.cards import SAGA, SAGAS
from barbaricum.games.invasions.data.material import CREW, GOODS, PIECES, VIKING, size
from barbaricum.games.invasions.data.world import BIT, DIRECTIONS, PORTS, WHERE, WINTERING
from barbaricum.games.invasions.rules.combat import most_dice
from barbaricum.games.invasions.rules.decisions import (
    Decline,
    Draw,
    End,
    Launch,
    Load,
    Lose,
    Place,
    Raid,
    RaidOn,
    RaidStop,
    Sail,
    Settle,
    Trade,
    Wind,
    Winter,
)
from barbaricum.games.invasions.rules.scoring import worth
from barbaricum.games.invasions.rules.ship import fair_days
from barbaricum.games.invasions.state import State

CODES: Final[Mapping[str, tuple[str, ...]]] = {
    "to-saga": ("port", "number", "saga"),
    "to-raid": ("port", "number"),
    "to-settle": ("port", "number"),
    "to-port": ("port", "number"),
    "crew": ("number",),
    "demand": ("piece",),
    "trade-saga": ("points", "saga"),
    "trade-part": ("points", "saga", "number"),
    "trade": ("points",),
    "fight-saga": ("chance", "saga"),
    "fight-part": ("chance", "saga", "number"),
    "fight": ("chance",),
    "die": ("chance",),
    "crew-left": ("number",),
    "settlement": ("port", "points"),
    "last-viking": (),
    "goods-left": ("number",),
    "hand": ("number",),
    "hold-left": ("number",),
    "no-days": (),
    "wind": ("direction", "number"),
}
"""Every reason with the names of its values."""


def reason(view: View, plan: Plan) -> Reason:
    """The most telling fact about a plan of the jarl of the view."""
    state = seen(view)
    found = (*_bound(state, plan), *_done(view, state, plan))
    return found[0] if found else NONE


def _fact(code: str, *values: object) -> Reason:
    return Reason(code, dict(zip(CODES[code], values, strict=True)))


def _done(view: View, state: State, plan: Plan) -> Iterator[Reason]:
    find = FACTS.get(type(plan.action))
    return iter(()) if find is None else find(view, state, plan.action)


def _bound(state: State, plan: Plan) -> Iterator[Reason]:
    """V6 Where a plan leads, how far it is from there, and what is to be done there."""
    if plan.goal is None or not isinstance(plan.action, Load | Launch | Sail):
        return
    port = plan.goal.port
    name, days = PORTS[port], DAYS_FROM[_next(state, plan.action)][port]
    wanted = [saga for saga, ports in wanting(state).items() if name in ports]
    combat = combat_in(state, name)
    if wanted:
        yield _fact("to-saga", name, days, wanted[0])
    else:
        yield _fact(f"to-{combat}" if combat else "to-port", name, days)


def _next(state: State, action: Load | Launch | Sail) -> int:
    """Where the ship is after it."""
    match action:
        case Launch(home=place) | Sail(place=place):
            return place
        case Load():
            return state.at[state.active]


def _loads(_view: View, state: State, action: Load) -> Iterator[Reason]:
    """V4 What is on board then; V8.2 what is in demand."""
    if action.piece == VIKING:
        yield _fact("crew", state.crew(state.active) + 1)
    elif action.piece == state.demand:
        yield _fact("demand", PIECES[action.piece])


def _sagas(state: State, kind: str) -> Iterator[tuple[str, int]]:
    """V11.1 The open sagas of a kind that need this port, and how many others they need too."""
    here = WHERE[state.at[state.active]]
    for saga, ports in wanting(state).items():
        if here in ports and SAGAS[SAGA[saga]].kind == kind:
            yield saga, len(ports) - 1


def _trades(_view: View, state: State, action: Trade) -> Iterator[Reason]:
    """V8.2 The points at once, V11.2 and the saga."""
    here = state.at[state.active]
    row = next(one for one in trades(state, here) if one["piece"] == PIECES[action.piece])
    points = row["points"] + row["bonus"]
    for saga, others in sorted(_sagas(state, "trade"), key=lambda one: one[1]):
        if others:
            yield _fact("trade-part", points, saga, others)
        else:
            yield _fact("trade-saga", points, saga)
    yield _fact("trade", points)


def _fights(state: State, chance: Chance, kind: str) -> Iterator[Reason]:
    """V8.4, V8.5 How likely it succeeds, V11.2 and the saga."""
    percent = round(100 * chance.success)
    for saga, others in sorted(_sagas(state, kind), key=lambda one: one[1]):
        if others:
            yield _fact("fight-part", percent, saga, others)
        else:
            yield _fact("fight-saga", percent, saga)
    yield _fact("fight", percent)


def _raids(_view: View, state: State, _action: Raid) -> Iterator[Reason]:
    here = WHERE[state.at[state.active]]
    yield from _fights(state, raid_chance(state, here, most_dice(state)), "raid")


def _settles(_view: View, state: State, action: Settle) -> Iterator[Reason]:
    here = WHERE[state.at[state.active]]
    chance = settle_chance(state, here, action.dice)
    if state.pending is None:
        yield from _fights(state, chance, "settle")
    else:  # V14.4 Contested Settlement completes no saga
        yield _fact("fight", round(100 * chance.success))


def _raids_on(_view: View, state: State, _action: RaidOn) -> Iterator[Reason]:
    one = raid_chance(state, WHERE[state.at[state.active]], 1)
    yield _fact("die", round(100 * one.success))


def _crew_left(_view: View, state: State, _action: RaidStop) -> Iterator[Reason]:
    yield _fact("crew-left", state.crew(state.active))


def _founds(_view: View, state: State, _action: Place) -> Iterator[Reason]:
    """V12.2 What the settlement counts as things stand."""
    here = state.at[state.active]
    yield _fact("settlement", PORTS[here], worth(state.settled | BIT[here], here))


def _loses(_view: View, state: State, action: Lose) -> Iterator[Reason]:
    """V7.4 What is kept instead; V4.5 without a viking the ship is abandoned."""
    hold = state.hold[state.active]
    crew = hold & CREW
    if action.piece in GOODS:
        yield _fact("crew-left", crew)
    elif size(hold) > crew > 1:
        yield _fact("goods-left", size(hold) - crew)


def _draws(view: View, _state: State, _action: Draw) -> Iterator[Reason]:
    yield _fact("hand", sum(view["hand"].values()) + 1)


def _winters(_view: View, state: State, _action: Winter) -> Iterator[Reason]:
    yield _fact("hold-left", size(state.hold[state.active]))


def _ends(_view: View, state: State, _action: End) -> Iterator[Reason]:
    if not days_left(state):
        yield _fact("no-days")


def _turns(_view: View, state: State, action: Wind) -> Iterator[Reason]:
    """V9.5, V7.2 Where the wind points then, and the fair days where the ship is."""
    here = state.at[state.active]
    if here != WINTERING:
        new = state.copy()
        new.wind = (state.wind + action.quarters) % len(DIRECTIONS)
        yield _fact("wind", DIRECTIONS[new.wind], fair_days(new, here))


FACTS: Final[Mapping[type, Callable[[View, State, Any], Iterator[Reason]]]] = {  # its own action
    Load: _loads,
    Trade: _trades,
    Raid: _raids,
    RaidOn: _raids_on,
    RaidStop: _crew_left,
    Settle: _settles,
    Place: _founds,
    Decline: lambda *_: iter([_fact("last-viking")]),
    Lose: _loses,
    Draw: _draws,
    Winter: _winters,
    End: _ends,
    Wind: _turns,
}
