"""What leaves the game: the forms of a view and of a result.

`game.view` is typed for all games alike; `seen` gives it the type of this one.
"""

from __future__ import annotations

from typing import Literal, TypedDict, cast

from barbaricum.core.game import View as AnyView
from barbaricum.games.attila.state import Ending, Phase

People = Literal[
    "franks", "huns", "goths", "saxons", "teutons", "vandals",
]  # fmt: skip
"""A1.1 The peoples, in scoring order."""
Province = Literal[
    "germania", "raetia", "noricum", "pannonia", "dacia", "moesia", "britannia", "belgica",
    "lugdunensis", "aquitania", "narbonensis", "tarraconensis", "lusitania", "baetica",
    "mauretania", "numidia", "africa", "italia_annonaria", "italia_suburbicaria", "sicilia",
    "dalmatia", "macedonia", "achaia", "thracia", "asia",
]  # fmt: skip
"""A10 The provinces."""
Tile = Literal["double", "exchange", "influence"]
"""A1.2 The action tiles."""
Counts = dict[People, int]
"""Things counted by people; zeros are left out."""


class Options(TypedDict):
    """A9 What is settled before the game."""

    first: Literal["random", "seat"]
    war_cards: Literal["hidden", "open"]
    two_player_gap: Literal[1, 2]
    final_scoring: bool
    influence_tile: Literal["any_time", "influence_step", "instead"]
    after_last_tile: Literal["stop", "finish"]


class View(TypedDict):
    """All that one seat, or an onlooker, may know. Lists go by seat."""

    game: Literal["attila"]
    seat: int | None
    """Whose view it is; null for an onlooker."""
    to_act: int | None
    """The seat to decide, -1 for chance, null when the game is over."""
    number: int
    """Rows of the log so far."""
    legal: list[str]
    """The actions of the seat in notation; empty unless it has to decide."""
    seats: int
    options: Options
    first: int
    """The seat that began."""
    active: int
    """The seat whose turn it is."""
    tokens: dict[Province, Counts]
    """The tokens on the map; empty provinces are left out."""
    pacified: list[Province]
    """A4.6 The provinces that are closed."""
    supply: Counts
    """The tokens that are not on the map."""
    influence: list[Counts]
    """Where the cubes of each seat stand on the six tracks."""
    scores: list[int]
    discard: Counts
    """A1.1 The open discard pile."""
    peace: list[int]
    """The peace tiles left on the 4th, 5th, 6th and 7th century."""
    tiles: list[list[Tile]]
    """The action tiles each seat still has."""
    phase: Phase
    cards_left: int
    """The cards still to be played in this turn."""
    played: int
    """The cards played in this turn."""
    tile_used: bool
    """Whether an action tile was used in this turn."""
    skipped: bool
    people: People | None
    """The people of the card whose influence step is not over."""
    wars: list[Province]
    """The wars to be fought, the first one now."""
    aside: Counts
    """A6.3 Cards laid aside for the Exchange tile."""
    due: list[int] | None
    """Who is dealt cards, and how many are still to come."""
    called: Ending | None
    """A7 Why the end was called, once it is."""
    hand: Counts | None
    """The own cards; null for an onlooker."""
    hand_sizes: list[int]
    draw_size: int
    laid: list[Counts | None]
    """A4.2 The cards laid in the war, where this seat may see them."""
    laid_sizes: list[int | None]
    """How many each seat laid; null where it has not decided."""


class Breakdown(TypedDict):
    """A7.4 Where the points come from, by seat."""

    centuries: list[int]
    final: list[int]


class Result(TypedDict):
    """How it ended; lists go by seat."""

    points: list[int]
    places: list[int]
    ending: Ending
    breakdown: Breakdown


def seen(view: AnyView) -> View:
    """The view of Attila, as a type checker wants it."""
    return cast("View", view)  # tests compare the views of whole games with the form
