"""The rules once more, slow and simple, on snapshots: what an action does."""

from collections.abc import Callable
from copy import deepcopy
from typing import Final

from tests.invasions.plain_legal import DIRECTIONS, PORTS, Snapshot, free_places, ship
from tests.invasions.plain_missions import die, raid, saga, settle, trade, treasure
from tests.invasions.plain_turn import (
    abandon,
    add,
    board,
    draw,
    end,
    gain,
    launch,
    load,
    lose,
    move,
    sail,
    winter,
)  # fmt: skip


def after(snapshot: Snapshot, text: str) -> Snapshot:
    """The snapshot after a legal action."""
    s = deepcopy(snapshot)
    word, *rest = text.split()
    if text in WHOLE:
        WHOLE[text](s)
    else:
        WORDS[word](s, *rest)
    return s


def first(s: Snapshot, seat: str) -> None:
    """V2.6."""
    s["first"] = s["active"] = int(seat)
    s["vp"] = [(other - int(seat)) % s["seats"] + 1 for other in range(s["seats"])]
    s["phase"], s["pending"] = "deal", {"what": "deal", "seat": int(seat)}


def rune_card(s: Snapshot, rune: str) -> None:
    """V2.4, V5.1, V14.4 loki."""
    due = s["pending"]
    if due["what"] == "take":
        add(s["hands"][due["seat"]], rune, -1)
        add(s["hands"][s["active"]], rune, 1)
        s["pending"] = {"what": "wind"}
        return
    add(s["hands"][due["seat"]], rune, 1)
    add(s["runes"], rune, -1)
    s["pending"] = None
    if due["what"] == "deal":
        following = (due["seat"] + 1) % s["seats"]
        s["pending"] = {"what": "deal", "seat": following}
        if following == s["first"]:
            s["phase"], s["pending"] = "sagas", {"what": "saga"}


def discard(s: Snapshot, rune: str) -> None:
    add(s["hands"][s["active"]], rune, -1)
    add(s["discards"], rune, 1)
    s["pending"] = {"what": "wind"}


def wind(s: Snapshot, way: str) -> None:
    """V9.5, V9.8."""
    quarters = {"left": -1, "right": 1, "keep": 0}[way]
    s["wind"] = DIRECTIONS[(DIRECTIONS.index(s["wind"]) + quarters) % 4]
    due = s["pending"]
    s["pending"] = None
    if due.get("rune") == "contested":
        s["pending"] = {"what": "dice", "rune": "contested"}
    elif due.get("rune") == "unrest":
        s["pending"] = {"what": "die", "rune": "unrest", "port": due["port"]}


def rune(s: Snapshot, name: str, *targets: str) -> None:
    """V9.8 To the discards, the effect, the wind."""
    contesting = s["pending"] is not None
    discard(s, name)
    if contesting:
        s["pending"]["rune"] = "contested"
    EFFECTS[name](s, *targets)


def point(s: Snapshot, direction: str) -> None:
    s |= {"wind": direction, "pending": None}


def demand(s: Snapshot, kind: str) -> None:
    add(s["goods"], s["demand"], 1)
    add(s["goods"], kind, -1)
    s["demand"] = kind


def contest(s: Snapshot) -> None:
    s |= {"combat": None, "pending": {"what": "wind", "rune": "contested"}}


def valkyries(s: Snapshot) -> None:
    lost = s["combat"].get("lost", 0)
    back = min(2, lost, free_places(s), s["reserve"][s["active"]])
    board(s, s["active"], "viking", back)
    add(s["combat"], "lost", -back)


def take_crew(s: Snapshot, seat: str, number: int) -> None:
    there = s["ships"][int(seat)]["hold"]
    board(s, int(seat), "viking", -min(number, there["viking"]))
    if not there.get("viking"):
        abandon(s, int(seat))


def pirates(s: Snapshot, seat: str, kind: str) -> None:
    room = free_places(s)
    board(s, int(seat), kind, -1)
    if room:
        board(s, s["active"], kind)


def deserters(s: Snapshot, seat: str) -> None:
    take_crew(s, seat, 1)
    if s["reserve"][s["active"]] and free_places(s):
        board(s, s["active"], "viking")


def fire(s: Snapshot) -> None:
    port = ship(s)["at"]
    add(s["goods"], s["ports"][port].pop("goods"), 1)
    if not s["ports"][port]:
        del s["ports"][port]


EFFECTS: Final[dict[str, Callable[..., None]]] = {
    "recruits": lambda s: board(s, s["active"], "viking"),
    "contested": contest,
    "raven": lambda s: add(s["bonus"], "raven", 1),
    "berserk": lambda s: add(s["bonus"], "berserk", 1),
    "needs": demand,
    "sedentary": lambda s, port: gain(s, PORTS[port]["value"]),
    "oars": lambda s, *way: move(s, way[-1]),
    "calm": lambda s: add(s["bonus"], "calm", 1),
    "wind": point,
    "valkyries": valkyries,
    "unrest": lambda s, port: s["pending"].update(rune="unrest", port=port),
    "hold": lambda s, kind: board(s, s["active"], kind),
    "wreckers": lambda s, seat, kind: board(s, int(seat), kind, -1),
    "hoard": lambda s: gain(s, s["combat"]["treasure"]),
    "loki": lambda s, seat: s.update(pending={"what": "take", "seat": int(seat)}),
    "serpent": lambda s, seat: take_crew(s, seat, 2),
    "pirates": pirates,
    "deserters": deserters,
    "fire": fire,
}
WHOLE: Final[dict[str, Callable[[Snapshot], None]]] = {"draw": draw, "winter": winter, "end": end}
WORDS: Final[dict[str, Callable[..., None]]] = {
    "first": first, "rune-card": rune_card, "load": load, "launch": launch, "sail": sail,
    "lose": lose, "trade": trade, "saga": saga, "raid": raid, "settle": settle, "die": die,
    "treasure": treasure, "discard": discard, "wind": wind, "rune": rune,
}  # fmt: skip
