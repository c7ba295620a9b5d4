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


PIECES: Final[Mapping[str, Callable[[Snapshot], Mapping[str, int]]]] = {"attila": attila_pieces}
"""By game: how many there are of each thing."""

EXCESSES: Final[Mapping[str, Callable[[Snapshot], list[str]]]] = {"attila": attila_excesses}
"""By game: where more lies together than may."""
