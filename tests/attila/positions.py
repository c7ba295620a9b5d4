"""Positions written by hand: cards and tokens as words, everything else as in a snapshot."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from barbaricum.core import Json
from barbaricum.games.attila.game import GAME
from barbaricum.games.attila.state import State

PEOPLES: Final = ("franks", "huns", "goths", "saxons", "teutons", "vandals")
NORTH: Final = ["germania", "raetia", "noricum", "pannonia", "dacia", "moesia"]
FAR: Final = [
    "britannia", "lusitania", "baetica", "mauretania", "numidia", "africa", "sicilia", "asia",
    "achaia", "tarraconensis", "aquitania",
]  # fmt: skip
"""Provinces that are none of the north, to be pacified out of the way."""
AT_22: Final = dict.fromkeys(PEOPLES, 22)


def counted(words: str) -> dict[str, int]:
    """`goths goths huns` by people."""
    return dict(Counter(words.split()))


def by_seat(value: Json) -> Json:
    return [None if words is None else counted(words) for words in value]


def by_province(value: Mapping[str, str]) -> Json:
    return {province: counted(words) for province, words in value.items()}


WORDS: Final[Mapping[str, Callable[[Json], Json]]] = {
    "tokens": by_province,
    "hands": by_seat,
    "laid": by_seat,
    "draw": counted,
    "discard": counted,
    "aside": counted,
    "pacified": lambda value: FAR[:value] if isinstance(value, int) else value,
}


def written(**keys: Json) -> dict[str, Json]:
    """The snapshot, with three seats unless told otherwise."""
    return {"seats": 3} | {key: WORDS.get(key, lambda v: v)(value) for key, value in keys.items()}


def position(**keys: Json) -> State:
    return GAME.restore(written(**keys))


def at_war(tokens: str = "goths goths goths huns franks", **keys: Json) -> State:
    """War in Pannonia, the active player is to lay cards; no card is left to be played."""
    defaults: dict[str, Json] = {"hands": ["goths"] * keys.get("seats", 3), "cards_left": 0}
    places = {"pannonia": tokens} | keys.pop("others", {})
    return position(**defaults | {"phase": "war", "wars": ["pannonia"], "tokens": places} | keys)


def placed(people: str = "goths", **keys: Json) -> State:
    """A card's first token was placed; no further card is left to be played."""
    defaults: dict[str, Json] = {"tokens": {"pannonia": people}, "cards_left": 0, "played": 1}
    return position(**defaults | {"phase": "influence", "people": people} | keys)


def do(state: State, *texts: str) -> State:
    """The position after these actions, each of them legal."""
    for text in texts:
        state = GAME.apply(state, GAME.parse(text))
    return state


def end_turn(state: State) -> State:
    """The position after `end` and the refill, always by the first card of the pile."""
    return dealt(do(state, "end"))


def dealt(state: State) -> State:
    """The position after all the cards that are due, each the first of the pile."""
    while GAME.to_act(state) == -1:
        state = GAME.step(state, GAME.legal(state)[0])
    return state


def offers(state: State, start: str = "") -> list[str]:
    """The legal actions whose notation starts so."""
    return [action.text for action in GAME.legal(state) if action.text.startswith(start)]


def goes_to(state: State, people: str) -> set[str]:
    """The provinces a card of the people may be played to."""
    return {text.split()[2] for text in offers(state, f"play {people} ")}


def why(state: State, text: str) -> tuple[str, str] | None:
    """Code and rule of the refusal."""
    refusal = GAME.why_not(state, GAME.parse(text))
    return None if refusal is None else (refusal.code, refusal.rule)


def key(state: State, name: str) -> Json:
    """One key of the snapshot."""
    return GAME.snapshot(state)[name]


def keys(state: State, *names: str) -> list[Json]:
    """Several keys of the snapshot."""
    snapshot = GAME.snapshot(state)
    return [snapshot[name] for name in names]
