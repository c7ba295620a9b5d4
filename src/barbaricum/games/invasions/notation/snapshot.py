"""The written form of a position."""

from __future__ import annotations

from typing import Final

from barbaricum.core.game import Json
from barbaricum.games.invasions.data.cards import OF_ERA, SAGAS, written_runes
from barbaricum.games.invasions.data.material import GOODS, PIECES, SIZES, hidden, written
from barbaricum.games.invasions.data.world import BIT, DIRECTIONS, PORTS, WHERE, ports, town_size
from barbaricum.games.invasions.state import State
from barbaricum.games.invasions.table import Pending

HIDDEN: Final = ("hands", "runes")
"""V1.6 The keys of a snapshot that no view shows."""


def snapshot(state: State) -> dict[str, Json]:
    """The complete JSON form of a position, in the order of the contract."""
    return {
        "seats": state.table.seats,
        "options": state.table.options(),
        "first": state.first,
        "active": state.active,
        "ships": [
            {"at": WHERE[place], "hold": written(hold)}
            for place, hold in zip(state.at, state.hold, strict=True)
        ],
        "reserve": list(state.reserve),
        "vp": list(state.vp),
        "hands": [written_runes(hand) for hand in state.hands],
        "goods": written(state.goods),
        "demand": PIECES[state.demand],
        "wind": DIRECTIONS[state.wind],
        "prepared": state.prepared,
        "sailed": state.sailed,
        "suffered": state.suffered,
        "ports": written_ports(state),
        "towns": [{PORTS[port]: value for port, value in towns} for towns in state.taken],
        **written_sagas(state),
        "runes": written_runes(state.runes),
        "discards": written_runes(state.discards),
        "treasures": written_treasures(state.treasures),
        "missions": [PORTS[port] for port in state.missions],
        "turns_left": state.turns_left,
        "quiet": state.quiet,
        "busy": state.busy,
        "turn": state.turn,
        "bonus": some({"raven": state.raven, "berserk": state.berserk, "calm": state.calm}),
        "combat": written_combat(state.combat),
        "ending": state.ending,
        "phase": state.phase,
        "pending": None if state.pending is None else written_pending(state.pending),
    }


def some(values: dict[str, Json]) -> dict[str, Json]:
    """What is there: zeros and nulls left out."""
    return {key: value for key, value in values.items() if value is not None and value != 0}


def written_ports(state: State) -> dict[str, dict[str, Json]]:
    """What lies in the ports, empty ones left out."""
    busy = state.lots[0] | state.settled | state.towns
    return {PORTS[port]: written_port(state, port) for port in ports(busy)}


def written_port(state: State, port: int) -> dict[str, Json]:
    """Goods, settlement and town of one port."""
    bit = BIT[port]
    inside: dict[str, Json] = {}
    for piece in GOODS:
        if state.lots[piece] & bit:
            inside["goods"] = PIECES[piece]
    for seat, owned in enumerate(state.settlements):
        if owned & bit:
            inside["settlement"] = seat
    if state.towns & bit:
        inside["town"] = town_size(port)
    return inside


def written_sagas(state: State) -> dict[str, Json]:
    """V11 The sagas: won, open, set aside, not seen yet, and how many of these will come."""
    return {
        "won": [[SAGAS[saga].name for saga in won] for won in state.won],
        "open": [SAGAS[saga].name for saga in state.open],
        "aside": [SAGAS[saga].name for saga in state.aside],
        "sagas": {
            str(era + 1): [SAGAS[saga].name for saga in ports(state.bag & mask)]
            for era, mask in enumerate(OF_ERA)
        },
        "left": list(state.left),
    }


def written_treasures(left: int) -> dict[str, dict[str, int]]:
    """V14.5 The treasures not yet found, by size and value."""
    return {size: {str(v): n for v, n in hidden(left, size).items()} for size in SIZES}


def written_combat(combat: tuple[int, int] | None) -> dict[str, Json] | None:
    """V9.10 The combat that is just over."""
    return None if combat is None else some({"lost": combat[0], "treasure": combat[1]})


def written_pending(pending: Pending) -> dict[str, Json]:
    """What is pending; dice are named where a combat throws them."""
    values: dict[str, Json] = some({"what": pending.what, "n": pending.n})
    if pending.seat is not None:
        values["seat"] = pending.seat
    values |= some({"rune": pending.rune})
    if pending.port is not None:
        values["port"] = PORTS[pending.port]
    if pending.of:
        values |= {"of": pending.of, "thrown": list(pending.thrown)}
    return values | some({"lost": pending.lost})
