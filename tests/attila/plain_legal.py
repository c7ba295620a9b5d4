"""The rules of Attila once more, slow and simple, on snapshots: the set-up, and what is legal.

Written from `docs/rules/attila.md` and from nothing of the engine, so that the two can be held
against each other. What an action does stands in `plain.py`.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations, product
from typing import Final, NamedTuple

from barbaricum.core import Json

Snapshot = dict[str, Json]
Counts = dict[str, int]

PEOPLES: Final = ("franks", "huns", "goths", "saxons", "teutons", "vandals")
TILES: Final = ("double", "exchange", "influence")
BY_CHANCE: Final = ("first", "deal", "refill", "exchange")
"""The phases in which nobody decides."""
DEFAULTS: Final[Mapping[str, Json]] = {
    "first": "random", "war_cards": "hidden", "two_player_gap": 2, "final_scoring": True,
    "influence_tile": "any_time", "after_last_tile": "stop",
}  # fmt: skip
"""A9. `war_cards` changes what is seen, and no rule here."""


class Board(NamedTuple):
    near: dict[str, list[str]]
    north: list[str]


def board_of(pack: Mapping[str, Json]) -> Board:
    """A10.1, A10.2 Adjacent by land or by a sea arrow."""
    provinces = pack["provinces"]
    near = {here["id"]: [*here["land"], *here["sea"]] for here in provinces}
    return Board(near, [here["id"] for here in provinces if here["northern"]])


def start(seats: int, options: Mapping[str, Json]) -> Snapshot:
    """A1, A2 Before anything was dealt."""
    table = {**DEFAULTS, **options}
    drawn = table["first"] == "random"
    return {
        "seats": seats, "options": table, "first": 0, "active": 0,
        "tokens": {}, "pacified": [], "supply": dict.fromkeys(PEOPLES, 20),
        "influence": [{} for _ in range(seats)], "scores": [0] * seats,
        "hands": [{} for _ in range(seats)], "draw": dict.fromkeys(PEOPLES, 9), "discard": {},
        "peace": [1, 2, 3, 4], "tiles": [list(TILES) for _ in range(seats)],
        "phase": "first" if drawn else "deal", "cards_left": 2 if seats == 2 else 1, "played": 0,
        "tile_used": False, "skipped": False, "people": None, "wars": [], "laid": [None] * seats,
        "aside": {}, "due": None if drawn else [0, 6], "called": None,
    }  # fmt: skip


def to_act(s: Snapshot) -> int | None:
    """The seat that decides; -1 for chance, None after the end."""
    if s["phase"] == "over":
        return None
    if s["phase"] in BY_CHANCE:
        return -1
    return to_lay(s) if s["phase"] == "war" else int(s["active"])


def legal(s: Snapshot, board: Board) -> list[str]:
    """Every legal action, as text."""
    phase = s["phase"]
    if phase == "over":
        return []
    if phase == "first":
        return [f"first {seat}" for seat in range(s["seats"])]
    if phase in BY_CHANCE:
        return [f"deal {people}" for people in s["draw"]]
    return [*decisions(s, board), *tiles(s, board)]


def decisions(s: Snapshot, board: Board) -> list[str]:
    """A3.1, A3.5, A3.7, A3.9, A4.2 What can be done without a tile."""
    if s["phase"] == "card":
        return plays(s, board) or ["skip"]
    if s["phase"] == "influence":
        places = targets(s, board, s["people"])
        return ["influence", "forgo", *(f"second {here}" for here in places)]
    if s["phase"] == "war":
        return lays(s)
    assert s["phase"] in ("score", "end")
    return [s["phase"]]


def plays(s: Snapshot, board: Board) -> list[str]:
    """A3.1 Every card of the hand that can be played, with every province it can be played to."""
    hand = s["hands"][s["active"]]
    return [f"play {people} {here}" for people in hand for here in targets(s, board, people)]


def targets(s: Snapshot, board: Board, people: str) -> list[str]:
    """A3.2, A3.3, A3.4 Where a token of the people may be placed."""
    held = [here for here, there in s["tokens"].items() if people in there]
    reached = {*board.north, *held, *(near for here in held for near in board.near[here])}
    return [here for here in reached if people in s["supply"] and has_room(s, here)]


def has_room(s: Snapshot, province: str) -> bool:
    """A3.4 Not pacified, and never a sixth token."""
    return province not in s["pacified"] and sum(s["tokens"].get(province, {}).values()) < 5


def to_lay(s: Snapshot) -> int | None:
    """A4.2 From the active player on, once each; an empty hand is passed over."""
    round_the_table = [(s["active"] + step) % s["seats"] for step in range(s["seats"])]
    waiting = [seat for seat in round_the_table if s["laid"][seat] is None and s["hands"][seat]]
    return waiting[0] if waiting else None


def lays(s: Snapshot) -> list[str]:
    """A4.2 Any number of cards of peoples present."""
    seat = to_lay(s)
    assert seat is not None
    present = s["tokens"][s["wars"][0]]
    hand = {people: n for people, n in s["hands"][seat].items() if people in present}
    return [f"war {cards or 'pass'}" for cards in handfuls(hand)]


def handfuls(hand: Counts) -> Iterator[str]:
    """Every choice of cards, none included, each in the order of A1.1."""
    for numbers in product(*(range(hand.get(people, 0) + 1) for people in PEOPLES)):
        chosen = zip(PEOPLES, numbers, strict=True)
        yield " ".join(people for people, number in chosen for _ in range(number))


def tiles(s: Snapshot, board: Board) -> list[str]:
    """A6.1 At most one in a turn of one's own, in the window that the phase is."""
    window = {"card": 1, "influence": 2, "war": 3, "score": 4, "end": 5}[s["phase"]]
    if s["tile_used"] or to_act(s) != s["active"]:
        return []
    offered = {
        "double": double(s, board) if window == 5 else [],
        "exchange": exchanges(s) if window != 4 else [],
        "influence": advances(s) if influence_tile_fits(s, window) else [],
    }
    return [text for tile in s["tiles"][s["active"]] for text in offered[tile]]


def double(s: Snapshot, board: Board) -> list[str]:
    """A6.2, A3.9 If a further card may be played at all, and one of the hand can be."""
    may = not s["skipped"] and cards_go_on(s) and plays(s, board)
    return ["tile double"] if may else []


def cards_go_on(s: Snapshot) -> bool:
    """A7.2, A9 Not after the tenth peace tile, unless the turn is finished all the same."""
    return any(s["peace"]) or s["options"]["after_last_tile"] == "finish"


def exchanges(s: Snapshot) -> list[str]:
    """A6.3 Any number of cards, at least one."""
    return [f"tile exchange {cards}" for cards in handfuls(s["hands"][s["active"]]) if cards]


def influence_tile_fits(s: Snapshot, window: int) -> bool:
    """A6.4, A9 In every window, or in window 2 only."""
    return window == 2 or s["options"]["influence_tile"] == "any_time"


def advances(s: Snapshot) -> list[str]:
    """A6.4 Two spaces on one track or one on each of two, where the cube is below 22."""
    cubes = s["influence"][s["active"]]
    below = [people for people in PEOPLES if cubes.get(people, 0) < 22]
    pairs = (f"tile influence {one} {two}" for one, two in combinations(below, 2))
    return [*(f"tile influence {people}" for people in below), *pairs]
