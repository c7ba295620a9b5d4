"""What is conserved, by game: each counts the pieces and cards of a snapshot, wherever they lie.

A new game adds a function for its pieces, one for its limits, and a line to each table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from barbaricum.core import Json

Snapshot = Mapping[str, Json]

ATTILA_PEOPLES: Final = ("franks", "huns", "goths", "saxons", "teutons", "vandals")


def attila_pieces(snapshot: Snapshot) -> dict[str, int]:
    """A1.1 Tokens and cards of each people; A1.3 peace tiles, on the centuries or on provinces."""
    tokens = [*snapshot["tokens"].values(), snapshot["supply"]]
    laid = [cards for cards in snapshot["laid"] if cards is not None]
    cards = [*snapshot["hands"], *laid, *(snapshot[pile] for pile in ("draw", "discard", "aside"))]
    tiles_placed = min(10, len(snapshot["pacified"]))  # A4.7 an eleventh province has no tile
    return {
        **{f"tokens of {p}": sum(some.get(p, 0) for some in tokens) for p in ATTILA_PEOPLES},
        **{f"cards of {p}": sum(some.get(p, 0) for some in cards) for p in ATTILA_PEOPLES},
        "peace tiles": sum(snapshot["peace"]) + tiles_placed,
    }


def attila_excesses(snapshot: Snapshot) -> list[str]:
    """A2.1 Six cards a player; A4.1 four tokens a province, five at war; A3.6 22 spaces."""
    crowded = [
        province
        for province, here in snapshot["tokens"].items()
        if sum(here.values()) > 4 + (province in snapshot["wars"])
    ]
    large = [
        f"hand {seat}"
        for seat, hand in enumerate(snapshot["hands"])
        if sum(hand.values()) + sum((snapshot["laid"][seat] or {}).values()) > 6
    ]
    far = [people for cubes in snapshot["influence"] for people in cubes if cubes[people] > 22]
    return crowded + large + far


INVASIONS_GOODS: Final = ("furs", "skins", "tusks")


def invasions_pieces(snapshot: Snapshot) -> dict[str, int]:
    """V1.1–V1.3 Vikings, goods, runes, sagas, and towns with their treasures."""
    ports, ships = list(snapshot["ports"].values()), snapshot["ships"]
    goods = [*(ship["hold"] for ship in ships), snapshot["goods"], {snapshot["demand"]: 1}]
    goods += [{port["goods"]: 1} for port in ports if "goods" in port]
    runes = [*snapshot["hands"], snapshot["runes"], snapshot["discards"]]
    sagas = [*snapshot["won"], snapshot["open"], snapshot["aside"], *snapshot["sagas"].values()]
    hidden = [n for values in snapshot["treasures"].values() for n in values.values()]
    taken = sum(len(towns) for towns in snapshot["towns"])
    return {
        **{f"vikings of {seat}": vikings(snapshot, seat) for seat in range(snapshot["seats"])},
        **{kind: sum(some.get(kind, 0) for some in goods) for kind in INVASIONS_GOODS},
        **{
            name: sum(some.get(name, 0) for some in runes) for name in {r for s in runes for r in s}
        },
        "sagas": len({saga for some in sagas for saga in some}),
        "towns": sum("town" in port for port in ports) + taken,
        "treasures": sum(hidden) + taken,
    }


def vikings(snapshot: Snapshot, seat: int) -> int:
    """V1.1 In reserve, on board and settled."""
    settled = sum(bool(port.get("settlement") == seat) for port in snapshot["ports"].values())
    on_board: int = snapshot["ships"][seat]["hold"].get("viking", 0)
    reserve: int = snapshot["reserve"][seat]
    return settled + on_board + reserve


def invasions_excesses(snapshot: Snapshot) -> list[str]:
    """V3.1 Seven days; V4.2 seven pieces; V5.2 three runes; V6.2 one ship a port; V11.1 sagas."""
    places = [ship["at"] for ship in snapshot["ships"]]
    here = [port for port in snapshot["ports"] if places.count(port) > 1]
    holds = [f"hold {s}" for s in snapshot["ships"] if sum(s["hold"].values()) > 7]
    hands = [f"hand {hand}" for hand in snapshot["hands"] if sum(hand.values()) > 3]
    days = ["days"] if snapshot["prepared"] + snapshot["sailed"] > 7 else []
    sagas = ["open"] if len(snapshot["open"]) > 3 else []
    return here + holds + hands + days + sagas


PIECES: Final[Mapping[str, Callable[[Snapshot], Mapping[str, int]]]] = {
    "attila": attila_pieces,
    "invasions": invasions_pieces,
}
"""By game: how many there are of each thing."""

EXCESSES: Final[Mapping[str, Callable[[Snapshot], list[str]]]] = {
    "attila": attila_excesses,
    "invasions": invasions_excesses,
}
"""By game: where more lies together than may."""
