"""The written form of a position, and the position of a written form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from barbaricum.core.game import CHANCE, Json
from barbaricum.games.attila.data.board import (
    Board,
    number_in,
    outside,
)
from barbaricum.games.attila.data.material import (
    CENTURIES,
    PEOPLES,
    TILES,
    packed,
    written,
)
from barbaricum.games.attila.rules.placing import reach_of
from barbaricum.games.attila.rules.war import next_to_lay
from barbaricum.games.attila.state import Phase, State, Table, empty

KEYS: Final = (
    "seats", "options", "first", "active", "tokens", "pacified", "supply", "influence", "scores",
    "hands", "draw", "discard", "peace", "tiles", "phase", "cards_left", "played", "tile_used",
    "skipped", "people", "wars", "laid", "aside", "due", "called",
)  # fmt: skip
"""All keys of a snapshot, in the order of the contract."""


def public(state: State) -> dict[str, Json]:
    """The keys of a snapshot that every seat may know."""
    board = state.table.board
    return {
        "seats": state.table.seats,
        "options": state.table.options(),
        "first": state.first,
        "active": state.active,
        "tokens": written_tokens(board, state.tokens),
        "pacified": board.names(state.pacified()),
        "supply": written(state.supply),
        "influence": [written(cubes) for cubes in state.influence],
        "scores": list(state.scores),
        "discard": written(state.discard),
        "peace": peace_left(state.peace),
        "tiles": [written_tiles(tiles) for tiles in state.tiles],
        "phase": state.phase,
        "cards_left": state.cards_left,
        "played": state.played,
        "tile_used": state.tile_used,
        "skipped": state.skipped,
        "people": None if state.people is None else PEOPLES[state.people],
        "wars": [board.provinces[province] for province in state.wars],
        "aside": written(state.aside),
        "due": None if state.due is None else list(state.due),
        "called": state.called,
    }


def snapshot(state: State) -> dict[str, Json]:
    """The complete JSON form of a position."""
    keys = public(state) | {
        "hands": [written(hand) for hand in state.hands],
        "draw": written(state.draw),
        "laid": [None if cards is None else written(cards) for cards in state.laid],
    }
    return {key: keys[key] for key in KEYS}


def written_tokens(board: Board, tokens: int) -> dict[str, dict[str, int]]:
    """The tokens on the map by province and people, zeros left out."""
    inside = {
        name: {
            people: number
            for p, people in enumerate(PEOPLES)
            if (number := number_in(tokens, p, province))
        }
        for province, name in enumerate(board.provinces)
    }
    return {name: tokens_there for name, tokens_there in inside.items() if tokens_there}


def peace_left(tiles: int) -> list[int]:
    """A1.3, A4.6 The tiles left by century: the earliest is emptied first."""
    left = []
    for in_century in reversed(CENTURIES):
        left.append(min(in_century, tiles))
        tiles -= left[-1]
    return left[::-1]


def written_tiles(tiles: frozenset[str]) -> list[str]:
    """A1.2 Action tiles by name, in their order."""
    return [tile for tile in TILES if tile in tiles]


def assemble(settled: Table, keys: Mapping[str, Json]) -> State:
    """The position of a snapshot that has every key and makes sense."""
    new, board = empty(settled), settled.board
    new.first, new.active = keys["first"], keys["active"]
    new.tokens = board.packed(keys["tokens"], PEOPLES)
    new.supply = packed(keys["supply"])
    new.reach = tuple(
        reach_of(board, new.tokens, new.supply, people) for people in range(len(PEOPLES))
    )
    new.wars = tuple(board.index[name] for name in keys["wars"])
    new.open = outside(board.all, board.places((*keys["pacified"], *keys["wars"])))
    new.influence = tuple(map(packed, keys["influence"]))
    new.scores = tuple(keys["scores"])
    new.hands = tuple(map(packed, keys["hands"]))
    new.draw, new.discard = packed(keys["draw"]), packed(keys["discard"])
    new.peace = sum(keys["peace"])
    new.tiles = tuple(map(frozenset, keys["tiles"]))
    new.played, new.tile_used = keys["played"], keys["tile_used"]
    new.skipped, new.called = keys["skipped"], keys["called"]
    new.laid = tuple(None if cards is None else packed(cards) for cards in keys["laid"])
    new.aside = packed(keys["aside"])
    new.due = None if keys["due"] is None else (keys["due"][0], keys["due"][1])
    new.phase = keys["phase"]
    new.people = PEOPLES.index(keys["people"]) if has_people(new.phase, keys["people"]) else None
    new.cards_left = cards_left(new, keys["cards_left"])
    if is_resolving(new):
        new.played = max(new.played, settled.cards_a_turn - new.cards_left)
    new.actor = actor(new)
    return new


def is_resolving(state: State) -> bool:
    """Whether a card has been played and its influence step or its wars are not over."""
    if state.phase == "exchange":
        return state.people is not None or bool(state.wars)
    return state.phase in ("influence", "war", "score")


def cards_left(state: State, written: int) -> int:
    """A3.1, A8.1 The card being resolved is left no more, even if a left-out key counted it."""
    if state.phase == "end":
        return 0
    most = state.table.cards_a_turn - 1 if is_resolving(state) else state.table.cards_a_turn
    return min(written, most)


def has_people(phase: Phase, people: str | None) -> bool:
    """The people of a card matters only until its influence step is over."""
    return people is not None and phase in ("influence", "exchange")


def actor(state: State) -> int | None:
    """Who acts in a position."""
    if state.phase == "over":
        return None
    if state.phase in ("first", "deal", "refill", "exchange"):
        return CHANCE
    return next_to_lay(state, state.active) if state.phase == "war" else state.active
