"""What a log says of a rune that is played: the card, its targets, what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from barbaricum.core.game import Json
from barbaricum.games.invasions.data.cards import RUNES
from barbaricum.games.invasions.data.material import GOODS, PIECES, count
from barbaricum.games.invasions.data.world import BIT, DIRECTIONS, WHERE
from barbaricum.games.invasions.rules.decisions import Rune
from barbaricum.games.invasions.rules.event import Event
from barbaricum.games.invasions.state import State

Facts = Callable[[State, Rune, State], tuple[Json, ...]]


def owner(state: State, port: int) -> int:
    """The jarl of the settlement in a port."""
    return next(seat for seat, owned in enumerate(state.settlements) if owned & BIT[port])


def goods_in(state: State, port: int) -> str:
    """V8.2 The kind of goods in a port."""
    return next(PIECES[piece] for piece in GOODS if state.lots[piece] & BIT[port])


def gained(before: State, after: State) -> int:
    """VP of the active jarl that came in between."""
    return after.vp[before.active] - before.vp[before.active]


def boarded(before: State, after: State) -> int:
    """Vikings that came on board of the active ship."""
    return after.crew(before.active) - before.crew(before.active)


def here(state: State) -> int:
    """Where the active ship is."""
    return state.at[state.active]


FACTS: Final[Mapping[str, Facts]] = {
    "recruits": lambda _b, _r, _a: (),
    "contested": lambda b, _r, _a: (WHERE[here(b)],),
    "raven": lambda _b, _r, _a: (),
    "berserk": lambda _b, _r, _a: (),
    "needs": lambda _b, r, _a: (PIECES[r.piece],),
    "sedentary": lambda b, r, a: (WHERE[r.port], gained(b, a)),
    "oars": lambda _b, r, _a: ([WHERE[place] for place in r.way],),
    "calm": lambda _b, _r, _a: (),
    "wind": lambda _b, r, _a: (DIRECTIONS[r.direction],),
    "valkyries": lambda b, _r, a: (boarded(b, a),),
    "unrest": lambda b, r, _a: (owner(b, r.port), WHERE[r.port]),
    "hold": lambda _b, r, _a: (PIECES[r.piece],),
    "wreckers": lambda _b, r, _a: (r.seat, PIECES[r.piece]),
    "hoard": lambda b, _r, a: (gained(b, a),),
    "loki": lambda _b, r, _a: (r.seat,),
    "serpent": lambda b, r, _a: (r.seat, min(2, b.crew(r.seat))),
    "pirates": lambda _b, r, _a: (r.seat, PIECES[r.piece]),
    "deserters": lambda b, r, a: (r.seat, boarded(b, a)),
    "fire": lambda b, _r, _a: (WHERE[here(b)], goods_in(b, here(b))),
}
"""V14.4 What there is to say of each rune, in the order of its event."""


def tell_rune(before: State, action: Rune, after: State) -> Event:
    """V9.1 A rune is played, for all to see."""
    name, seat = RUNES[action.rune].name, before.active
    code = f"rune-{name}"
    if name == "pirates" and count(after.hold[seat], action.piece) == count(
        before.hold[seat], action.piece
    ):
        code = "rune-pirates-full"
    return Event.of(code, seat, *FACTS[name](before, action, after))
