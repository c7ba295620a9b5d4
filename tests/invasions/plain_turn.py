"""The rules once more, on snapshots: ships, weather, the course of the turns."""

from typing import Final

from barbaricum.core import Json
from barbaricum.games.invasions.data.tables import WORLD
from tests.invasions.plain_legal import DIRECTIONS, Snapshot, crew, ship

ZONE: Final = {p["id"]: p["zone"] for kind in ("ports", "homes", "spaces") for p in WORLD[kind]}
FAIR: Final = {"north": 3, "east": 4, "west": 5, "south": 6}


def add(counts: Json, name: object, number: int) -> None:
    """Zeros are left out."""
    counts[name] = counts.get(name, 0) + number
    if not counts[name]:
        del counts[name]


def gain(s: Snapshot, points: int) -> None:
    s["vp"][s["active"]] += points


def board(s: Snapshot, seat: int, piece: str, number: int = 1) -> None:
    """Pieces come on board from the reserve or the supply, or go back there."""
    add(s["ships"][seat]["hold"], piece, number)
    if piece == "viking":
        s["reserve"][seat] -= number
    else:
        add(s["goods"], piece, -number)


def load(s: Snapshot, piece: str) -> None:
    s["prepared"] += 1
    s["combat"] = None
    board(s, s["active"], piece)


def move(s: Snapshot, place: str) -> None:
    """V9.9 Combat runes lapse when the ship leaves the port."""
    ship(s)["at"] = place
    s["bonus"] = {"calm": s["bonus"]["calm"]} if "calm" in s["bonus"] else {}


def launch(s: Snapshot, home: str) -> None:
    s["combat"] = None
    move(s, home)


def draw(s: Snapshot) -> None:
    """V5.1, V5.3."""
    s["prepared"] += 1
    s["combat"] = None
    if not s["runes"]:
        s["runes"], s["discards"] = s["discards"], {}
    s["pending"] = {"what": "card", "seat": s["active"]}


def sail(s: Snapshot, place: str) -> None:
    """V7.2, V7.3."""
    s["sailed"] += 1
    s["combat"] = None
    move(s, place)
    quarter = (DIRECTIONS.index(s["wind"]) - DIRECTIONS.index(ZONE[place])) % 4
    fair = FAIR[ZONE[place]] + {0: 1, 2: -1}.get(quarter, 0) + 2 * s["bonus"].get("calm", 0)
    over = max(0, s["sailed"] - fair)
    suffer(s, max(0, (over + 1) // 2 - s["suffered"]))


def suffer(s: Snapshot, due: int) -> None:
    """V7.4."""
    s["pending"] = None
    hold = ship(s)["hold"]
    if due and (not crew(s) or sum(hold.values()) <= due):
        abandon(s, s["active"])
    elif due and len(hold) == 1:
        lose(s, next(iter(hold)), due)
    elif due:
        s["pending"] = {"what": "lose", "n": due}


def lose(s: Snapshot, piece: str, due: int | None = None) -> None:
    number: int = s["pending"]["n"] if due is None else due
    board(s, s["active"], piece, -1)
    s["suffered"] += 1
    s["pending"] = None
    if not crew(s):
        abandon(s, s["active"])
    else:
        suffer(s, number - 1)


def abandon(s: Snapshot, seat: int) -> None:
    """V4.5."""
    empty(s, seat, 0)
    if seat == s["active"]:
        end(s)


def empty(s: Snapshot, seat: int, staying: int) -> None:
    for piece, number in list(s["ships"][seat]["hold"].items()):
        board(s, seat, piece, -number + (staying if piece == "viking" else 0))
    s["ships"][seat]["at"] = "wintering"


def winter(s: Snapshot) -> None:
    """V10.1."""
    empty(s, s["active"], 1)
    end(s)


def end(s: Snapshot) -> None:
    """V3.3, V11.4, V11.6, V11.7."""
    s |= {"prepared": 0, "sailed": 0, "suffered": 0, "bonus": {}, "missions": [], "combat": None}
    s["pending"] = None
    over(s)
    begin(s, (s["active"] + 1) % s["seats"])


def over(s: Snapshot) -> None:
    s["quiet"] = 0 if s["busy"] else s["quiet"] + 1
    s["busy"] = False
    seats = s["seats"]
    if s["turns_left"] is None and (s["quiet"] >= 8 * seats or s["turn"] >= 100 * seats):
        s["turns_left"] = 3 * seats


def begin(s: Snapshot, seat: int) -> None:
    if s["turns_left"] == 0:
        finish(s, "last-rounds")
        return
    s["turns_left"] = None if s["turns_left"] is None else s["turns_left"] - 1
    s["turn"] += 1
    s["active"] = seat
    if not s["reserve"][seat] and not crew(s):
        over(s)
        begin(s, (seat + 1) % s["seats"])


def finish(s: Snapshot, ending: str) -> None:
    s |= {"phase": "over", "ending": ending, "pending": None, "combat": None}
