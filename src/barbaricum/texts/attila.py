"""The words of Attila: events, questions and choices with their values spelt out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from barbaricum.core.event import Event
from barbaricum.core.game import Json
from barbaricum.core.menu import Entry, Menu
from barbaricum.games.attila.data.board import built_in
from barbaricum.games.attila.data.material import PEOPLES, TILES
from barbaricum.texts.texts import Texts

Names = Sequence[str]
"""What the seats are called."""


def event(texts: Texts, happened: Event, names: Names) -> str:
    """What happened, as a sentence."""
    values = dict(happened.values)
    if happened.code == "over":
        values["places"] = _places(texts, values["places"], values["points"], names)
    return texts.say(f"attila-event-{happened.code}", **spelt(texts, values, names))


def ask(texts: Texts, menu: Menu, names: Names) -> str:
    """What is asked, as a sentence."""
    return texts.say(f"attila-ask-{menu.ask}", **spelt(texts, menu.values, names))


def choice(texts: Texts, entry: Entry, names: Names) -> str:
    """One choice, in a few words."""
    return texts.say(f"attila-choice-{entry.code}", **spelt(texts, entry.values, names))


def spelt(texts: Texts, values: Mapping[str, Json], names: Names) -> dict[str, Json]:
    """The values by the words for them."""
    return {
        key: SPELL[key](texts, value, names) if key in SPELL else value
        for key, value in values.items()
    }


def people(texts: Texts, name: str) -> str:
    """The name of a people."""
    return texts.say(f"attila-people-{name}")


def province(texts: Texts, name: str, *, short: bool = False) -> str:
    """The name of a province, if need be one that fits the narrow map."""
    key = name.replace("_", "-")
    if short and texts.has(f"attila-short-{key}"):
        return texts.say(f"attila-short-{key}")
    return texts.say(f"attila-province-{key}")


def cards(texts: Texts, counts: Mapping[str, int]) -> str:
    """Cards counted by people: `2 Franks, 1 Hun`."""
    held = [(name, counts[name]) for name in PEOPLES if counts.get(name)]
    return ", ".join(texts.say(f"attila-cards-{name}", number=number) for name, number in held)


def strengths(texts: Texts, forces: Mapping[str, int]) -> str:
    """Peoples with a number each: `Goths 2, Huns 3`."""
    present = [name for name in PEOPLES if name in forces]
    return ", ".join(
        texts.say("attila-strength", people=people(texts, name), number=forces[name])
        for name in present
    )


def points(texts: Texts, by_seat: Sequence[int], names: Names) -> str:
    """Seats with their points, those without any left out."""
    shares = [(names[seat], number) for seat, number in enumerate(by_seat) if number]
    return ", ".join(texts.say("attila-share", seat=name, number=number) for name, number in shares)


def laid(texts: Texts, by_seat: Sequence[Json], names: Names) -> str:
    """A4.2 Who laid how many cards, or which ones, if they may be seen."""
    told = [
        _laid_by(texts, names[seat], what) for seat, what in enumerate(by_seat) if what is not None
    ]
    return ", ".join(told) or texts.say("attila-nobody")


def _laid_by(texts: Texts, name: str, what: Json) -> str:
    if not what:
        return texts.say("attila-passed", seat=name)
    if isinstance(what, int):
        return texts.say("attila-share", seat=name, number=what)
    return f"{name} {cards(texts, what)}"


def _places(texts: Texts, places: Sequence[int], gained: Sequence[int], names: Names) -> str:
    """A7.4 All seats from the first place on."""
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    return ", ".join(
        texts.say("attila-place", place=places[seat], seat=names[seat], points=gained[seat])
        for seat in order
    )


Spell = Callable[[Texts, Json, Names], str]

SPELL: Final[Mapping[str, Spell]] = {
    "seat": lambda _texts, seat, names: names[seat],
    "people": lambda texts, name, _names: people(texts, name),
    "other": lambda texts, name, _names: people(texts, name),
    "province": lambda texts, name, _names: province(texts, name),
    "second": lambda texts, name, _names: province(texts, name),
    "cards": lambda texts, counts, _names: cards(texts, counts),
    "strengths": lambda texts, forces, _names: strengths(texts, forces),
    "tokens": lambda texts, forces, _names: strengths(texts, forces),
    "points": points,
    "laid": laid,
    "century": lambda texts, number, _names: texts.say(f"attila-century-{number}"),
    "ending": lambda texts, name, _names: texts.say(f"attila-ending-{name}"),
}
"""How each kind of value is spelt out."""


def legend(texts: Texts) -> str:
    """A1.2 What the letters of the action tiles mean."""
    named = [
        f"{texts.say(f'attila-letter-{tile}')} {texts.say(f'attila-tile-{tile}')}" for tile in TILES
    ]
    return texts.say("attila-tiles", tiles=", ".join(named))


def options(texts: Texts, values: Mapping[str, Json]) -> list[str]:
    """A9 The options of a table, a line each."""
    return [_option(texts, name.replace("_", "-"), value) for name, value in values.items()]


def _option(texts: Texts, key: str, value: Json) -> str:
    chosen = str(value).lower().replace("_", "-")
    return texts.say(
        "attila-option",
        name=texts.say(f"attila-option-{key}"),
        value=texts.say(f"attila-option-{key}-{chosen}"),
    )


VERBS: Final = (
    "play", "influence", "second", "forgo", "war", "pass", "score", "tile", "double", "exchange",
    "skip", "end",
)  # fmt: skip


def words(texts: Texts) -> dict[str, str]:
    """The words of the notation by what a player may type for them: ids and names."""
    known = {verb: verb for verb in VERBS}
    known |= {name: name for name in (*PEOPLES, *built_in().provinces)}
    known |= {people(texts, name).lower(): name for name in PEOPLES}
    return known
