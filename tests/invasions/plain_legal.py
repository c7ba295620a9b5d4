"""The rules once more, slow and simple, on snapshots: what is legal.

Written from the rules alone, so that the engine and this can be held against each other.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from barbaricum.core import Json
from barbaricum.games.invasions.data.tables import CARDS, WORLD

Snapshot = dict[str, Json]

GOODS: Final = ("furs", "skins", "tusks")
DIRECTIONS: Final = ("north", "east", "south", "west")
PORTS: Final = {port["id"]: port for port in WORLD["ports"]}
HOMES: Final = {home["id"] for home in WORLD["homes"]}
SPACES: Final = {space["id"] for space in WORLD["spaces"]}
NEAR: Final = {p["id"]: p["near"] for kind in ("ports", "homes", "spaces") for p in WORLD[kind]}
REGION: Final = {port: region["ports"] for region in WORLD["regions"] for port in region["ports"]}
SAGAS: Final = {saga["id"]: saga for saga in CARDS["sagas"]}


def ship(s: Snapshot) -> Json:
    return s["ships"][s["active"]]


def crew(s: Snapshot) -> int:
    number: int = ship(s)["hold"].get("viking", 0)
    return number


def limit(s: Snapshot) -> int:
    """V4.2, V4.3 5, 6 or 7 by the highest era turned up so far."""
    seen = [*s["open"], *s["aside"], *(saga for won in s["won"] for saga in won)]
    eras: list[int] = [SAGAS[saga]["era"] for saga in seen]
    return 4 + max(eras, default=1)


def free_places(s: Snapshot) -> int:
    room: int = limit(s) - sum(ship(s)["hold"].values())
    return room


def port_of(s: Snapshot, port: str) -> dict[str, Json]:
    inside: dict[str, Json] = s["ports"].get(port, {})
    return inside


def region(port: str) -> list[str]:
    ports: list[str] = REGION.get(port, [port])
    return ports


def rivals(s: Snapshot) -> list[int]:
    return [seat for seat in range(s["seats"]) if seat != s["active"]]


def rival_ports(s: Snapshot) -> list[str]:
    return [port for port, here in s["ports"].items() if here.get("settlement") in rivals(s)]


def enterable(s: Snapshot, place: str) -> bool:
    """V6.2 Not a port that holds another ship."""
    return place not in PORTS or all(s["ships"][seat]["at"] != place for seat in rivals(s))


def legal(s: Snapshot) -> set[str]:
    """Every legal action, as text."""
    if s["phase"] == "over":
        return set()
    if s["pending"] is not None:
        return set(pending(s, s["pending"]))
    return {*days(s), *missions(s), *runes(s), *rest(s)}


def pending(s: Snapshot, due: dict[str, Json]) -> Iterator[str]:
    what, seat = due["what"], due.get("seat")
    if what == "first":
        yield from (f"first {number}" for number in range(s["seats"]))
    elif what in ("deal", "card"):
        yield from (f"rune-card {rune}" for rune in s["runes"])
    elif what == "take":
        yield from (f"rune-card {rune}" for rune in s["hands"][seat])
    elif what == "saga":
        era = next(era for era in (1, 2, 3) if s["left"][era - 1])
        yield from (f"saga {saga}" for saga in s["sagas"][str(era)])
    elif what == "lose":
        yield from (f"lose {piece}" for piece in ship(s)["hold"])
    elif what == "die":
        yield from (f"die {side}" for side in range(1, 7))
    elif what == "treasure":
        yield from (f"treasure {v}" for v in s["treasures"][port_of(s, ship(s)["at"])["town"]])
    else:
        yield from decision(s, what)


def decision(s: Snapshot, what: str) -> Iterator[str]:
    if what == "wind":
        yield from ("wind left", "wind right", "wind keep")
    elif what == "raid":
        yield from ("raid on", "raid stop")
    elif what == "place":
        yield from ("settle place", "settle decline")
    else:
        assert what == "dice"
        yield from (f"settle {dice}" for dice in range(1, min(3, crew(s)) + 1))
        yield from (f"rune {r}" for r in s["hands"][s["active"]] if r in ("raven", "berserk"))


def days(s: Snapshot) -> Iterator[str]:
    """V3.1 What takes a day."""
    here = ship(s)["at"]
    if s["prepared"] + s["sailed"] == 7:
        return
    if here == "wintering":
        yield from loads(s)
        return
    yield from (f"sail {place}" for place in NEAR[here] if enterable(s, place))
    if here in HOMES and sum(s["hands"][s["active"]].values()) < 3:
        yield from ["draw"] if s["runes"] or s["discards"] else []


def loads(s: Snapshot) -> Iterator[str]:
    """V4.2, V4.4, V4.8."""
    room = free_places(s)
    if room and s["reserve"][s["active"]]:
        yield "load viking"
    if room > 1 or (room == 1 and crew(s)):
        yield from (f"load {kind}" for kind in GOODS if s["goods"].get(kind))


def rest(s: Snapshot) -> Iterator[str]:
    yield "end"
    if ship(s)["at"] != "wintering":
        yield "winter"
    elif crew(s):
        yield from (f"launch {home}" for home in HOMES)


def missions(s: Snapshot) -> Iterator[str]:
    """V8.1 In a port, one a turn."""
    port = ship(s)["at"]
    if port not in PORTS or port in s["missions"]:
        return
    here = port_of(s, port)
    if "goods" not in here:
        there = [port_of(s, other).get("goods") for other in region(port)]
        yield from (f"trade {k}" for k in GOODS if k in ship(s)["hold"] and k not in there)
    if "town" in here:
        yield "raid"
    elif "settlement" not in here and not any("town" in port_of(s, o) for o in region(port)):
        yield from (f"settle {dice}" for dice in range(1, min(3, crew(s)) + 1))


def runes(s: Snapshot) -> Iterator[str]:
    """V9.2, V9.4 Not in a home port; otherwise discarded anywhere, played where V14.4 says."""
    if ship(s)["at"] in HOMES:
        return
    for rune in s["hands"][s["active"]]:
        yield f"discard {rune}"
        yield from (f"rune {rune} {target}".strip() for target in TARGETS[rune](s))


def if_(condition: object) -> list[str]:
    return [""] if condition else []


def combat_possible(s: Snapshot) -> bool:
    return any(text.split()[0] in ("raid", "settle") for text in missions(s))


def ways(s: Snapshot) -> Iterator[str]:
    """V14.4 oars."""
    start = ship(s)["at"]
    for one in NEAR.get(start, []):
        if enterable(s, one):
            yield one
            yield from (f"{one} {two}" for two in NEAR[one] if two != start and enterable(s, two))


def robbed(s: Snapshot) -> Iterator[str]:
    """V14.4 pirates."""
    here = ship(s)["at"]
    for seat in rivals(s):
        there = s["ships"][seat]["at"]
        if there in {here, *NEAR.get(here, [])} and there not in HOMES | {"wintering"}:
            yield from (f"{seat} {kind}" for kind in GOODS if kind in s["ships"][seat]["hold"])


def ships_at(s: Snapshot, places: set[str]) -> list[int]:
    return [seat for seat in rivals(s) if s["ships"][seat]["at"] in places]


TARGETS: Final[dict[str, Callable[[Snapshot], Iterable[object]]]] = {
    "recruits": lambda s: if_(free_places(s) and s["reserve"][s["active"]]),
    "contested": lambda s: if_(
        ship(s)["at"] in rival_ports(s) and ship(s)["at"] not in s["missions"]
    ),
    "raven": lambda s: if_(combat_possible(s)),
    "berserk": lambda s: if_(combat_possible(s)),
    "needs": lambda s: [k for k in GOODS if k != s["demand"] and s["goods"].get(k)],
    "sedentary": lambda s: [
        port for port, here in s["ports"].items() if here.get("settlement") == s["active"]
    ],
    "oars": ways,
    "calm": lambda _: if_(True),
    "wind": lambda s: [direction for direction in DIRECTIONS if direction != s["wind"]],
    "valkyries": lambda s: if_(
        s["combat"] and s["combat"].get("lost") and free_places(s) and s["reserve"][s["active"]]
    ),
    "unrest": rival_ports,
    "hold": lambda s: [text.split()[1] for text in loads(s) if text != "load viking"],
    "wreckers": lambda s: [
        f"{seat} {kind}"
        for seat in ships_at(s, set(PORTS))
        for kind in GOODS
        if kind in s["ships"][seat]["hold"]
    ],
    "hoard": lambda s: if_(s["combat"] and s["combat"].get("treasure")),
    "loki": lambda s: [seat for seat in rivals(s) if s["hands"][seat]],
    "serpent": lambda s: ships_at(s, SPACES),
    "pirates": robbed,
    "deserters": lambda s: ships_at(s, SPACES | set(PORTS)),
    "fire": lambda s: if_("goods" in port_of(s, ship(s)["at"])),
}
"""V14.4 What each rune can name now; an empty text where it names nothing."""
