"""The words of Invasions: events, questions and choices with their values spelt out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from barbaricum.core.event import Event
from barbaricum.core.game import Json
from barbaricum.core.menu import Entry, Menu
from barbaricum.games.invasions.data.cards import RUNES
from barbaricum.games.invasions.data.material import PIECES
from barbaricum.games.invasions.data.names import NAMES
from barbaricum.games.invasions.data.world import DIRECTIONS, PLACES
from barbaricum.texts.naming import typographic
from barbaricum.texts.texts import Texts

Names = Sequence[str]
"""What the seats are called."""


def event(texts: Texts, happened: Event, names: Names) -> str:
    """What happened, as a sentence."""
    values = dict(happened.values)
    if happened.code == "over":
        values["places"] = _places(texts, values["places"], values["shares"], names)
    return texts.say(f"invasions-event-{happened.code}", **spelt(texts, values, names))


def ask(texts: Texts, menu: Menu, names: Names) -> str:
    """What is asked, as a sentence."""
    return texts.say(f"invasions-ask-{menu.ask}", **spelt(texts, menu.values, names))


def choice(texts: Texts, entry: Entry, names: Names) -> str:
    """One choice, in a few words."""
    return texts.say(f"invasions-choice-{entry.code}", **spelt(texts, entry.values, names))


def spelt(texts: Texts, values: Mapping[str, Json], names: Names) -> dict[str, Json]:
    """The values by the words for them."""
    return {
        key: SPELL[key](texts, value, names) if key in SPELL else value
        for key, value in values.items()
    }


def name(texts: Texts, thing: str) -> str:
    """The name of a place, region, saga or rune, as the tables have it."""
    if thing == "wintering":
        return texts.say("invasions-wintering")
    return typographic(NAMES[texts.language][thing], texts.language)


def short(texts: Texts, place: str) -> str:
    """The name of a port that fits a table."""
    key = f"invasions-short-{place}"
    return texts.say(key) if texts.has(key) else name(texts, place)


def piece(texts: Texts, kind: str) -> str:
    """A viking or a kind of goods."""
    return texts.say(f"invasions-piece-{kind}")


def pieces(texts: Texts, counts: Mapping[str, int]) -> str:
    """Pieces counted by kind: `2 vikings, 1 furs`."""
    held = [(kind, counts[kind]) for kind in PIECES if counts.get(kind)]
    return ", ".join(texts.say(f"invasions-pieces-{kind}", number=number) for kind, number in held)


def runes(texts: Texts, counts: Mapping[str, int]) -> str:
    """Runes by name: `Calm Sea ×2, Unrest`."""
    return ", ".join(
        name(texts, rune) + (f" ×{number}" if number > 1 else "") for rune, number in counts.items()
    )


def shares(texts: Texts, by_seat: Sequence[int], names: Names) -> str:
    """Seats with their points, those without any left out."""
    found = [(names[seat], number) for seat, number in enumerate(by_seat) if number]
    return ", ".join(texts.say("invasions-share", seat=who, number=number) for who, number in found)


def _places(texts: Texts, places: Sequence[int], points: Sequence[int], names: Names) -> str:
    """V12.4 All seats from the first place on."""
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    return ", ".join(
        texts.say("invasions-place-of", place=places[seat], seat=names[seat], points=points[seat])
        for seat in order
    )


Spell = Callable[[Texts, Json, Names], str]


def _name(texts: Texts, thing: Json, _names: Names) -> str:
    return name(texts, thing)


def _seat(_texts: Texts, seat: Json, names: Names) -> str:
    return names[seat]


def _legs(texts: Texts, steps: Json, _names: Names) -> str:
    """V7.3 A way with the losses where they fall: `Irish Sea, Dublin (−1)`."""
    return ", ".join(
        name(texts, place) + (f" (−{losses})" if losses else "") for place, losses in steps
    )


SPELL: Final[Mapping[str, Spell]] = {
    "seat": _seat,
    "rival": _seat,
    "place": _name,
    "port": _name,
    "step": _name,
    "saga": _name,
    "rune": _name,
    "way": lambda texts, way, _names: ", ".join(name(texts, place) for place in way),
    "legs": _legs,
    "piece": lambda texts, kind, _names: piece(texts, kind),
    "pieces": lambda texts, counts, _names: pieces(texts, counts),
    "runes": lambda texts, counts, _names: runes(texts, counts),
    "thrown": lambda _texts, dice, _names: ", ".join(map(str, dice)),
    "direction": lambda texts, where, _names: texts.say(f"invasions-direction-{where}"),
    "days": lambda texts, number, _names: texts.say("invasions-days", number=number),
    "losses": lambda texts, number, _names: texts.say("invasions-losses", number=number),
    "shares": shares,
    "ending": lambda texts, what, _names: texts.say(f"invasions-ending-{what}"),
}
"""How each kind of value is spelt out."""


def legend(texts: Texts) -> str:
    """What the help says last."""
    return texts.say("invasions-legend")


def options(texts: Texts, values: Mapping[str, Json]) -> list[str]:
    """V13 The options of a table, a line each."""
    return [_option(texts, one.replace("_", "-"), value) for one, value in values.items()]


def _option(texts: Texts, key: str, value: Json) -> str:
    return texts.say(
        "invasions-option",
        name=texts.say(f"invasions-option-{key}"),
        value=texts.say(f"invasions-option-{key}-{str(value).lower()}"),
    )


VERBS: Final = (
    "load", "launch", "draw", "sail", "lose", "trade", "raid", "on", "stop", "settle", "place",
    "decline", "rune", "discard", "wind", "left", "right", "keep", "winter", "end",
)  # fmt: skip


def words(texts: Texts) -> dict[str, str]:
    """The words of the notation by what a player may type for them: ids and names of one word."""
    known = {name(texts, place).lower(): place for place in PLACES}
    known |= {piece(texts, kind).lower(): kind for kind in PIECES}
    known = {typed: word for typed, word in known.items() if " " not in typed}
    ids = (*VERBS, *PLACES, *PIECES, *DIRECTIONS, *(rune.name for rune in RUNES))
    return known | {word: word for word in ids}
