"""Reading a written position: defaults for what is left out, a reason for what cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from barbaricum.core.game import Json
from barbaricum.core.reading import Form
from barbaricum.games.invasions.data.cards import IN_ERA, SAGA, SAGAS, written_runes
from barbaricum.games.invasions.data.material import FOUND_IN, PIECES, TOKENS, VIKINGS
from barbaricum.games.invasions.data.world import INDEX, PORTS, TOWNS, ports, town_size
from barbaricum.games.invasions.notation.assemble import assemble
from barbaricum.games.invasions.notation.check import check
from barbaricum.games.invasions.notation.faults import fault
from barbaricum.games.invasions.notation.readers import READERS
from barbaricum.games.invasions.state import State
from barbaricum.games.invasions.table import Table, table

Keys = dict[str, Json]

SETUP: Final = frozenset({"seats", "options", "first", "active"})
"""A snapshot with no more keys than these is a table at set-up."""

FORM: Final = Form(READERS, table, fault, ("V1.5", "V13"))


def restore(snapshot: Mapping[str, Json]) -> State:
    """The position of a snapshot; InvalidState with the reason if there is none."""
    settled = FORM.begin(snapshot)
    keys = complete(settled, snapshot)
    check_sizes(keys)
    state = assemble(settled, keys)
    check(state)
    return state


def complete(settled: Table, snapshot: Mapping[str, Json]) -> Keys:
    """The snapshot with every key: as at set-up, or what is left over."""
    seats = settled.seats
    keys: Keys = {
        "first": 0, "ships": [{}] * seats, "hands": [{}] * seats, "demand": "skins",
        "wind": "south", "prepared": 0, "sailed": 0, "suffered": 0, "towns": [{}] * seats,
        "won": [[]] * seats, "open": [], "aside": [], "missions": [], "turns_left": None,
        "quiet": 0, "busy": False, "bonus": {}, "combat": None, "ending": None,
    } | dict(snapshot)  # fmt: skip
    keys.setdefault("active", keys["first"])
    keys.setdefault("phase", default_phase(settled, snapshot))
    setup = keys["phase"] in ("first", "deal", "sagas")
    keys.setdefault("turn", 0 if setup else 1)
    keys.setdefault("pending", default_pending(keys))
    keys.setdefault("vp", default_vp(seats, keys))
    fill_board(settled, keys)
    fill_cards(settled, keys)
    return keys


def check_sizes(keys: Keys) -> None:
    """V2.1, V2.2 What a position cannot say otherwise: sizes of towns, eras of sagas not seen."""
    for port, inside in keys["ports"].items():
        if inside.get("town") not in (None, town_size(INDEX[port])):
            raise fault("wrong-town", port=port)
    for era, names in keys["sagas"].items():
        for name in names:
            if SAGAS[SAGA[name]].era + 1 != int(era):
                raise fault("wrong-era", saga=name, era=era)


def default_phase(settled: Table, snapshot: Mapping[str, Json]) -> str:
    """V2 Set-up, if nothing else is said; else a turn, or the end."""
    if set(snapshot) <= SETUP:
        return "deal" if settled.first == "seat" else "first"
    return "over" if snapshot.get("ending") else "turn"


def default_pending(keys: Keys) -> Json:
    """V2 What chance has to bring at set-up."""
    at_setup: dict[str, Json] = {
        "first": {"what": "first"},
        "deal": {"what": "deal", "seat": keys["first"]},
        "sagas": {"what": "saga"},
    }
    return at_setup.get(keys["phase"])


def default_vp(seats: int, keys: Keys) -> list[int]:
    """V2.6 One VP for the first jarl, two for the next."""
    if keys["phase"] == "first":
        return [0] * seats
    return [(seat - keys["first"]) % seats + 1 for seat in range(seats)]


def fill_board(settled: Table, keys: Keys) -> None:
    """V2.2, V2.3, V1.1 Towns that nobody took, vikings and goods that are nowhere else."""
    taken = {port for towns in keys["towns"] for port in towns}
    standing = {PORTS[port]: town_size(port) for port in ports(TOWNS) if PORTS[port] not in taken}
    given: Mapping[str, Json] = keys.get("ports", {})
    towns = {port: {"town": size} | dict(given.get(port, {})) for port, size in standing.items()}
    keys["ports"] = dict(given) | towns
    inside = list(keys["ports"].values())
    holds = [ship.get("hold") or {} for ship in keys["ships"]]
    settlements = [
        sum(port.get("settlement") == seat for port in inside) for seat in range(settled.seats)
    ]
    reserve = [
        VIKINGS - hold.get("viking", 0) - n for hold, n in zip(holds, settlements, strict=True)
    ]
    keys.setdefault("reserve", reserve)
    lying = [{port["goods"]: 1} for port in inside if port.get("goods")]
    all_goods = dict.fromkeys(PIECES[1:], TOKENS)
    keys.setdefault("goods", left_over(all_goods, [{keys["demand"]: 1}, *holds, *lying]))


def fill_cards(settled: Table, keys: Keys) -> None:
    """V2.1, V2.4, V14.5 Sagas, runes and treasures that are nowhere else."""
    seen = {saga for won in keys["won"] for saga in won} | {*keys["open"], *keys["aside"]}
    of_era = [[s.name for s in SAGAS if s.era == era and s.name not in seen] for era in range(3)]
    keys.setdefault("sagas", {str(era + 1): names for era, names in enumerate(of_era)})
    aside = IN_ERA - settled.sagas_per_era
    keys.setdefault("left", [max(0, len(names) - aside) for names in of_era])
    deck = written_runes(settled.deck)
    if "runes" in keys:
        keys.setdefault("discards", left_over(deck, [*keys["hands"], keys["runes"]]))
    keys.setdefault("discards", {})
    keys.setdefault("runes", left_over(deck, [*keys["hands"], keys["discards"]]))
    keys.setdefault("treasures", hidden_treasures(keys["towns"]))


def hidden_treasures(towns: Iterable[Mapping[str, int]]) -> dict[str, dict[str, int]]:
    """V14.5 The treasures that were not found in a town of their size."""
    left = {size: list(values) for size, values in FOUND_IN.items()}
    for port, value in (entry for taken in towns for entry in taken.items()):
        values = left[town_size(INDEX[port])]
        if value in values:
            values.remove(value)
    return {size: {str(v): values.count(v) for v in values} for size, values in left.items()}


def left_over(whole: Mapping[str, int], used: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """What is left of the whole; if more is used, nothing (and `check` says so)."""
    left = dict(whole)
    for counts in used:
        for name, number in counts.items():
            if name in left:
                left[name] = max(0, left[name] - number)
    return {name: number for name, number in left.items() if number}
