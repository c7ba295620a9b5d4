"""Reading a written position: defaults for what is left out, a reason for what cannot be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from barbaricum.core.game import Json
from barbaricum.core.reading import Form
from barbaricum.games.attila.data.material import CARDS, PEACE_TILES, PEOPLES, TILES, TOKENS
from barbaricum.games.attila.notation.check import check
from barbaricum.games.attila.notation.readers import READERS
from barbaricum.games.attila.notation.snapshot import assemble, peace_left
from barbaricum.games.attila.rules.reasons import fault
from barbaricum.games.attila.state import State, Table, table

FORM: Final = Form(READERS, table, fault, ("A1.2", "A9"))


def restore(snapshot: Mapping[str, Json]) -> State:
    """The position of a snapshot; InvalidState with the reason if there is none."""
    settled = FORM.begin(snapshot)
    keys = complete(settled, snapshot)
    check(settled, keys)
    return assemble(settled, keys)


def complete(settled: Table, snapshot: Mapping[str, Json]) -> dict[str, Json]:
    """The snapshot with every key: as at set-up, or what is left over."""
    seats = settled.seats
    keys: dict[str, Json] = {
        "first": 0, "active": 0, "tokens": {}, "pacified": [], "influence": [{}] * seats,
        "scores": [0] * seats, "hands": [{}] * seats, "tiles": [TILES] * seats, "phase": "card",
        "cards_left": settled.cards_a_turn, "played": 0, "tile_used": False, "skipped": False,
        "people": None, "wars": [], "laid": [None] * seats, "aside": {}, "due": None,
    } | dict(snapshot)  # fmt: skip
    placed = min(PEACE_TILES, len(keys["pacified"]))
    keys.setdefault("peace", peace_left(PEACE_TILES - placed))
    keys.setdefault("called", None if sum(keys["peace"]) else "peace-tiles")
    keys.setdefault("supply", left_over(TOKENS, keys["tokens"].values()))
    if "draw" in keys:
        keys.setdefault("discard", left_over(CARDS, [*cards_held(keys), keys["draw"]]))
    keys.setdefault("discard", {})
    keys.setdefault("draw", left_over(CARDS, [*cards_held(keys), keys["discard"]]))
    return keys


def cards_held(keys: Mapping[str, Json]) -> list[Mapping[str, int]]:
    """The counts of all cards that are in no pile."""
    return [*keys["hands"], *(cards or {} for cards in keys["laid"]), keys["aside"]]


def left_over(of_each: int, used: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """What is left of so many of each people; if more are used, none (and `check` says so)."""
    left = dict.fromkeys(PEOPLES, of_each)
    for counts in used:
        for people, number in counts.items():
            left[people] = max(0, left[people] - number)
    return {people: number for people, number in left.items() if number}
