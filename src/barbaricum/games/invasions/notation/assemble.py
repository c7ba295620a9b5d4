"""The position of a written form that has every key and makes sense."""

from __future__ import annotations

from collections.abc import Mapping

from barbaricum.core.game import CHANCE, Json
from barbaricum.games.invasions.data.cards import SAGA, packed_runes
from barbaricum.games.invasions.data.material import PIECES, packed, treasures
from barbaricum.games.invasions.data.world import BIT, DIRECTIONS, INDEX
from barbaricum.games.invasions.rules.outcomes import OUTCOMES
from barbaricum.games.invasions.state import State, empty
from barbaricum.games.invasions.table import Pending, Table, limit

Keys = Mapping[str, Json]


def assemble(settled: Table, keys: Keys) -> State:
    """The position of a snapshot."""
    new = empty(settled)
    new.first, new.active = keys["first"], keys["active"]
    put_ships(new, keys)
    put_ports(new, keys["ports"])
    put_sagas(new, keys)
    put_turn(new, keys)
    new.vp, new.reserve = tuple(keys["vp"]), tuple(keys["reserve"])
    new.hands = tuple(map(packed_runes, keys["hands"]))
    new.runes, new.discards = packed_runes(keys["runes"]), packed_runes(keys["discards"])
    new.goods, new.demand = packed(keys["goods"]), PIECES.index(keys["demand"])
    new.wind = DIRECTIONS.index(keys["wind"])
    new.ending, new.phase = keys["ending"], keys["phase"]
    new.pending = pending(keys["pending"])
    new.actor = actor(new)
    return new


def put_ships(new: State, keys: Keys) -> None:
    """V2.5 Where the ships are and what is on board."""
    new.at = tuple(INDEX[ship.get("at", "wintering")] for ship in keys["ships"])
    new.hold = tuple(packed(ship.get("hold", {})) for ship in keys["ships"])


def put_ports(new: State, ports: Mapping[str, Mapping[str, Json]]) -> None:
    """V8 Goods, settlements and towns on the map."""
    lots, owned, new.towns = [0, 0, 0, 0], [0] * new.table.seats, 0
    for name, inside in ports.items():
        bit = BIT[INDEX[name]]
        if inside.get("goods") is not None:
            lots[0] |= bit
            lots[PIECES.index(inside["goods"])] |= bit
        if inside.get("settlement") is not None:
            owned[inside["settlement"]] |= bit
        if inside.get("town") is not None:
            new.towns |= bit
    new.lots, new.settlements = tuple(lots), tuple(owned)
    new.settled = sum(owned)


def put_sagas(new: State, keys: Keys) -> None:
    """V11 The sagas, V8.4 the towns taken, V14.5 the treasures not yet found."""
    new.won = tuple(tuple(SAGA[name] for name in won) for won in keys["won"])
    new.open = tuple(SAGA[name] for name in keys["open"])
    new.aside = tuple(SAGA[name] for name in keys["aside"])
    new.bag = sum(1 << SAGA[name] for era in keys["sagas"].values() for name in era)
    first, second, third = keys["left"]
    new.left = first, second, third
    new.limit = limit(new.table, new.left)
    new.taken = tuple(
        tuple((INDEX[port], value) for port, value in towns.items()) for towns in keys["towns"]
    )
    found = [
        int(v) for left in keys["treasures"].values() for v, n in left.items() for _ in range(n)
    ]
    new.treasures = treasures(found)


def put_turn(new: State, keys: Keys) -> None:
    """V3 How far the turn and the game have come."""
    new.prepared, new.sailed, new.suffered = keys["prepared"], keys["sailed"], keys["suffered"]
    new.missions = tuple(INDEX[name] for name in keys["missions"])
    new.turns_left, new.quiet = keys["turns_left"], keys["quiet"]
    new.busy, new.turn = keys["busy"], keys["turn"]
    bonus = keys["bonus"]
    new.raven, new.berserk = bonus.get("raven", 0), bonus.get("berserk", 0)
    new.calm = bonus.get("calm", 0)
    combat = keys["combat"]
    if combat is not None:
        new.combat = combat.get("lost", 0), combat.get("treasure", 0)


def pending(value: Mapping[str, Json] | None) -> Pending | None:
    """What is pending."""
    if value is None:
        return None
    given = {key: entry for key, entry in value.items() if entry is not None}
    if "port" in given:
        given["port"] = INDEX[given["port"]]
    if "thrown" in given:
        given["thrown"] = tuple(given["thrown"])
    return Pending(**given)


def actor(state: State) -> int | None:
    """Who acts in a position."""
    if state.phase == "over":
        return None
    if state.pending is not None and state.pending.what in OUTCOMES:
        return CHANCE
    return state.active
