"""What leaves the game: the forms of a view and of a result.

`game.view` is typed for all games alike; `seen` gives it the type of this one.
"""

from __future__ import annotations

from typing import Literal, TypedDict, cast

from barbaricum.core.game import View as AnyView
from barbaricum.games.invasions.table import Ending, Phase, What

Piece = Literal["viking", "furs", "skins", "tusks"]
Goods = Literal["furs", "skins", "tusks"]
Direction = Literal["north", "east", "south", "west"]
Home = Literal["norway", "denmark", "sweden"]
Kind = Literal["trade", "raid", "settle"]
Port = Literal[
    "york", "lincoln", "norwich", "dublin", "man", "cork", "orkneys", "shetland", "faroes",
    "horn", "reykjavik", "hvark", "bremen", "hamburg", "lubeck", "rouen", "bayeux",
    "cherbourg", "nantes", "noirmoutier", "bordeaux", "gijon", "santiago", "lisbon", "seville",
    "cadiz", "algeciras", "arles", "luni", "pisa", "novgorod", "smolensk", "kiev",
    "lindisfarne", "pembroke", "london", "dorestad", "paris", "jomsborg", "truso", "rostov",
    "bulgar", "rome", "palermo", "constantinople", "antioch", "anse",
]  # fmt: skip
"""V14.1 The ports."""
Place = Literal[
    "york", "lincoln", "norwich", "dublin", "man", "cork", "orkneys", "shetland", "faroes",
    "horn", "reykjavik", "hvark", "bremen", "hamburg", "lubeck", "rouen", "bayeux",
    "cherbourg", "nantes", "noirmoutier", "bordeaux", "gijon", "santiago", "lisbon", "seville",
    "cadiz", "algeciras", "arles", "luni", "pisa", "novgorod", "smolensk", "kiev",
    "lindisfarne", "pembroke", "london", "dorestad", "paris", "jomsborg", "truso", "rostov",
    "bulgar", "rome", "palermo", "constantinople", "antioch", "anse", "norway", "denmark",
    "sweden", "w_humber", "w_dogger", "w_frisia", "w_bight", "w_northumbria", "w_pentland",
    "w_shetland", "w_norway", "w_skagerrak", "w_hebrides", "w_faroe", "w_irish", "w_celtic",
    "w_channel_e", "w_channel_w", "w_armorica", "w_biscay", "w_finisterre", "n_norwegian",
    "n_faroe", "n_east", "n_south", "n_farewell", "n_labrador", "e_sound", "e_south",
    "e_central", "e_gulf", "e_volkhov", "e_volga_u", "e_volga_m", "e_dnieper_u", "e_dnieper_m",
    "e_dnieper_l", "s_lusitania", "s_cadiz", "s_alboran", "s_balearic", "s_lion", "s_ligurian",
    "s_tyrrhenian", "s_ionian", "s_aegean", "s_levant", "s_blacksea", "wintering",
]  # fmt: skip
"""V14.1 Ports, home ports, spaces of the sea and of rivers, and the wintering zone."""
Rune = Literal[
    "recruits", "contested", "raven", "berserk", "needs", "sedentary", "oars", "calm", "wind",
    "valkyries", "unrest", "hold", "wreckers", "hoard", "loki", "serpent", "pirates",
    "deserters", "fire",
]  # fmt: skip
"""V14.4 The runes."""
Saga = Literal[
    "s01", "s02", "s03", "s04", "s05", "s06", "s07", "s08", "s09", "s10", "s11", "s12", "s13",
    "s14", "s15", "s16", "s17", "s18", "s19", "s20", "s21", "s22", "s23", "s24", "s25", "s26",
    "s27",
]  # fmt: skip
"""V14.3 The sagas."""
Runes = dict[Rune, int]
"""Runes counted by name."""


class Options(TypedDict):
    """V13 What is settled before the game."""

    first: Literal["random", "seat"]
    conflict_runes: bool
    sagas_per_era: Literal[6, 5, 4]


class Ship(TypedDict):
    """Where a ship is, and what is on board."""

    at: Place
    hold: dict[Piece, int]


class InPort(TypedDict, total=False):
    """What lies in a port."""

    goods: Goods
    settlement: int
    """The seat whose settlement it is."""
    town: Literal["small", "large"]


class Bonus(TypedDict, total=False):
    """V14.4 Cards played that still count; what does not is left out."""

    raven: int
    berserk: int
    calm: int


class Combat(TypedDict, total=False):
    """V9.10 The combat that is just over."""

    lost: int
    treasure: int


class Due(TypedDict):
    """What there always is of what is pending."""

    what: What


class Pending(Due, total=False):
    """What has to be decided, or fall, before the turn goes on."""

    n: int
    seat: int
    rune: Rune
    port: Port
    of: int
    """How many dice a combat throws."""
    thrown: list[int]
    lost: int


class View(TypedDict):
    """All that one seat, or an onlooker, may know. Lists go by seat."""

    game: Literal["invasions"]
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
    ships: list[Ship]
    reserve: list[int]
    """Vikings that are neither on board nor settled."""
    vp: list[int]
    """V12.1 Victory points so far."""
    goods: dict[Goods, int]
    """The supply of goods."""
    demand: Goods
    """V8.2 The goods in demand."""
    wind: Direction
    """Where the wind points."""
    prepared: int
    """V3.1 Days spent before sailing in this turn."""
    sailed: int
    """Days sailed in this turn."""
    suffered: int
    """V7.3 Losses of this turn."""
    ports: dict[Port, InPort]
    """Ports with something in them."""
    towns: list[dict[Port, int]]
    """The towns each jarl took, with the treasure."""
    won: list[list[Saga]]
    open: list[Saga]
    aside: list[Saga]
    sagas: dict[Literal["1", "2", "3"], list[Saga]]
    """The sagas of each era that nobody has seen."""
    left: list[int]
    """How many sagas of each era will still come."""
    discards: Runes
    treasures: dict[Literal["small", "large"], dict[str, int]]
    """V14.5 The treasures not yet found: by size of the town, how many there are of each value."""
    missions: list[Port]
    """V8.1 The ports where there was a mission in this turn."""
    turns_left: int | None
    """V11.4 The turns left, once the last rounds have begun."""
    quiet: int
    """V11.7 Rounds in which nothing happened."""
    busy: bool
    turn: int
    bonus: Bonus
    combat: Combat | None
    ending: Ending | None
    phase: Phase
    pending: Pending | None
    hand: Runes | None
    """The own runes; null for an onlooker."""
    hand_sizes: list[int]
    draw_size: int


class Breakdown(TypedDict):
    """V12 Where the points come from, by seat."""

    vp: list[int]
    axe: list[int]
    settlements: list[int]
    sagas: list[int]


class Result(TypedDict):
    """How it ended; lists go by seat."""

    points: list[int]
    places: list[int]
    ending: Ending
    breakdown: Breakdown


def seen(view: AnyView) -> View:
    """The view of Invasions, as a type checker wants it."""
    return cast("View", view)  # tests compare the views of whole games with the form
