"""Positions written by hand: pieces as words, what is left over counted, the rest as at set-up.

`ships=["york viking furs"]` is the ship of seat 0 in York; `ports={"york": "furs 1"}` has goods
there and a settlement of seat 1; `towns=["lincoln dublin"]` were taken by seat 0. Seats left out
have an empty ship in the wintering zone, no rune, no town.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from barbaricum.core import CHANCE, Json
from barbaricum.games.invasions.game import GAME
from barbaricum.games.invasions.state import State

GOODS: Final = ("furs", "skins", "tusks")
RUNES: Final = {
    "recruits": 3, "contested": 2, "raven": 2, "berserk": 2, "needs": 3, "sedentary": 2,
    "oars": 3, "calm": 2, "wind": 1, "valkyries": 2, "unrest": 1, "hold": 1,
}  # fmt: skip
CONFLICT: Final = {
    "wreckers": 2, "hoard": 1, "loki": 2, "serpent": 1, "pirates": 1, "deserters": 1, "fire": 1,
}  # fmt: skip
TOWNS: Final = {
    "lindisfarne": "small", "pembroke": "small", "lincoln": "small", "dublin": "small",
    "bremen": "small", "lubeck": "small", "bayeux": "small", "bordeaux": "small",
    "santiago": "small", "seville": "small", "arles": "small", "antioch": "small",
    "paris": "large", "rome": "large", "constantinople": "large",
}  # fmt: skip
TREASURES: Final = {"small": [3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7, 8], "large": [10, 12, 14]}
ERAS: Final = {
    str(era): [f"s{number:02d}" for number in range(9 * era - 8, 9 * era + 1)] for era in (1, 2, 3)
}
FREE_PORTS: Final = [
    "london", "jomsborg", "truso", "rostov", "bulgar", "palermo", "anse", "orkneys",
    "shetland", "faroes", "horn", "reykjavik", "hvark", "novgorod", "smolensk", "kiev",
]  # fmt: skip
"""Ports that can be settled at once: no town in their region, no saga of
`position` that they complete."""


def _counted(words: str) -> dict[str, int]:
    return dict(Counter(words.split()))


def _by_seat(given: Sequence[str], seats: int, default: str) -> list[str]:
    return [*given, *[default] * (seats - len(given))]


def _ship(words: str) -> dict[str, Json]:
    at, _, pieces = words.partition(" ")
    return {"at": at, "hold": _counted(pieces)}


def _taken(words: str | Mapping[str, int], bags: dict[str, list[int]]) -> dict[str, int]:
    """Towns of one seat: with their treasures, or with the least that are left."""
    if not isinstance(words, str):
        for port, value in words.items():
            bags[TOWNS[port]].remove(value)
        return dict(words)
    return {port: bags[TOWNS[port]].pop(0) for port in words.split()}


def _ports(words: Mapping[str, str], taken: Iterable[str]) -> dict[str, dict[str, Json]]:
    ports: dict[str, dict[str, Json]] = {
        port: {"town": size} for port, size in TOWNS.items() if port not in taken
    }
    for port, things in words.items():
        for thing in things.split():
            key, value = ("settlement", int(thing)) if thing.isdigit() else ("goods", thing)
            ports.setdefault(port, {})[key] = value
    return ports


def _left(seen: Mapping[str, int], cards: int) -> list[int]:
    """Cards still to be turned up: none of an era that is over."""
    last = max([int(era) for era, number in seen.items() if number], default=1)
    return [0 if era < last else cards - seen[str(era)] for era in (1, 2, 3)]


def _sagas(keys: dict[str, Json], seats: int, cards: int) -> dict[str, Json]:
    """Sagas; the last seat has won those that must have been turned up before."""
    up = keys.get("open", "s01 s06 s07").split()
    aside = keys.get("aside", "").split()
    won = [words.split() for words in _by_seat(keys.get("won", []), seats, "")]
    known = {*up, *aside, *(saga for sagas in won for saga in sagas)}
    seen = {era: len(known.intersection(sagas)) for era, sagas in ERAS.items()}
    left = keys.get("left", _left(seen, cards))
    for era, missing in enumerate(left, start=1):
        gone = cards - missing - seen[str(era)]
        spare = [saga for saga in ERAS[str(era)] if saga not in known]
        spare.sort(key=lambda saga: (int(saga[1:]) % 3 == 2, saga))  # raids last: they need towns
        won[-1] += spare[:gone]
    known |= set(won[-1])
    bag = {era: [saga for saga in sagas if saga not in known] for era, sagas in ERAS.items()}
    return {"open": up, "aside": aside, "won": won, "sagas": bag, "left": left}


def _rest(all_of: Mapping[str, int], *used: Mapping[str, int]) -> dict[str, int]:
    left = Counter(all_of)
    for some in used:
        left.subtract(some)
    return {name: number for name, number in left.items() if number}


def _supply(ships: Json, ports: Mapping[str, Json], demand: str) -> dict[str, int]:
    used = Counter([demand, *(port["goods"] for port in ports.values() if "goods" in port)])
    for ship in ships:
        used.update({kind: ship["hold"].get(kind, 0) for kind in GOODS})
    return _rest(dict.fromkeys(GOODS, 11), used)


def _reserve(ships: Json, ports: Mapping[str, Json]) -> list[int]:
    settled = Counter(port["settlement"] for port in ports.values() if "settlement" in port)
    return [15 - ship["hold"].get("viking", 0) - settled[seat] for seat, ship in enumerate(ships)]


def written(**keys: Json) -> dict[str, Json]:
    """The snapshot in full: three seats, conflict runes in play, unless told otherwise."""
    seats: int = keys.pop("seats", 3)
    options = {"first": "seat", "conflict_runes": True} | keys.pop("options", {})
    ships = [_ship(words) for words in _by_seat(keys.pop("ships", []), seats, "wintering")]
    hands = [_counted(words) for words in _by_seat(keys.pop("hands", []), seats, "")]
    bags = {size: sorted(values) for size, values in TREASURES.items()}
    given = keys.pop("towns", [])
    towns = [_taken(words, bags) for words in [*given, *[""] * (seats - len(given))]]
    taken = {port for own in towns for port in own}
    ports = _ports(keys.pop("ports", {}), taken)
    demand = keys.pop("demand", "skins")
    discards = _counted(keys.pop("discards", ""))
    cards = RUNES | CONFLICT if options["conflict_runes"] else RUNES
    active, first = keys.get("active", 0), keys.get("first", 0)
    sagas = _sagas(keys, seats, options.get("sagas_per_era", 6))
    for name in sagas:
        keys.pop(name, None)
    drawn = keys.pop("runes", None)
    runes = _rest(cards, discards, *hands) if drawn is None else _counted(drawn)
    return {
        "seats": seats,
        "options": options,
        "phase": "turn",
        "turn": 1 + 3 * seats + (active - first) % seats,
        "ships": ships,
        "reserve": _reserve(ships, ports),
        "goods": _supply(ships, ports, demand),
        "demand": demand,
        "ports": ports,
        "towns": towns,
        "treasures": {
            size: {str(value): number for value, number in Counter(values).items()}
            for size, values in bags.items()
        },
        "hands": hands,
        "runes": runes,
        "discards": discards,
        **sagas,
        **keys,
    }


def position(**keys: Json) -> State:
    return GAME.restore(written(**keys))


def do(state: State, *texts: str) -> State:
    """The position after these actions, each of them legal."""
    for text in texts:
        state = GAME.apply(state, GAME.parse(text))
    return state


def offers(state: State, start: str = "") -> set[str]:
    """The legal actions whose notation starts so."""
    return {text for action in GAME.legal(state) if (text := GAME.text(action)).startswith(start)}


def expect_refused(state: State, text: str, *rules: str) -> None:
    """The action is not legal, and one of these rules says so."""
    refusal = GAME.why_not(state, GAME.parse(text))
    assert text not in offers(state)
    assert refusal is not None
    assert refusal.rule in rules, f"{text}: {refusal.rule} {refusal.code}"


def key(state: State, name: str) -> Json:
    """One key of the snapshot."""
    return GAME.snapshot(state)[name]


def keys(state: State, *names: str) -> list[Json]:
    """Several keys of the snapshot."""
    snapshot = GAME.snapshot(state)
    return [snapshot[name] for name in names]


def at(state: State, seat: int = 0) -> str:
    """Where the ship of a seat is."""
    place: str = key(state, "ships")[seat]["at"]
    return place


def hold(state: State, seat: int = 0) -> dict[str, int]:
    """What a ship has on board, zeros left out."""
    pieces: dict[str, int] = key(state, "ships")[seat]["hold"]
    return {piece: number for piece, number in pieces.items() if number}


def gained(before: State, after: State, seat: int = 0) -> int:
    """The VP of a seat that came in between."""
    points: int = key(after, "vp")[seat] - key(before, "vp")[seat]
    return points


def odds(state: State) -> dict[str, int]:
    """What chance may bring, by notation."""
    assert GAME.to_act(state) == CHANCE
    return {GAME.text(action): weight for action, weight in GAME.odds(state).items()}


def scored(**keys: Json) -> dict[str, list[int]]:
    """The breakdown when the last turn of this position ends."""
    result = GAME.result(do(position(**{"turns_left": 0} | keys), "end"))
    assert result is not None
    return {name: list(points) for name, points in result.breakdown.items()}
