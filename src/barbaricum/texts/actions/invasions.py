"""The actions of Invasions in a few words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from barbaricum.core.game import Json, View
from barbaricum.games.invasions.data.cards import RUNES
from barbaricum.games.invasions.data.material import PIECES
from barbaricum.games.invasions.data.world import DIRECTIONS, PORTS, WHERE
from barbaricum.games.invasions.rules.decisions import (
    Action,
    Decline,
    Discard,
    Draw,
    End,
    Launch,
    Load,
    Lose,
    Place,
    Raid,
    RaidOn,
    RaidStop,
    Sail,
    Settle,
    Trade,
    Wind,
    Winter,
)
from barbaricum.games.invasions.rules.runes.play import Rune
from barbaricum.texts.invasions import name, piece, spelt
from barbaricum.texts.texts import Texts

Named = tuple[str, dict[str, Json]]
"""The end of a key, and the values of its text."""


def name_of(texts: Texts, view: View, action: Action, names: Sequence[str]) -> str:
    """What the action does."""
    if isinstance(action, Rune):
        return _rune(texts, action, names)
    code, values = NAMES[type(action)](view, action)
    return texts.say(f"action-invasions-{code}", **spelt(texts, values, names))


def _rune(texts: Texts, action: Rune, names: Sequence[str]) -> str:
    """V14.4 The card, and what it names."""
    rune = name(texts, RUNES[action.rune].name)
    target = ", ".join(_targets(texts, action, names))
    code = "rune-on" if target else "rune"
    return texts.say(
        f"action-invasions-{code}", rune=rune, **({"target": target} if target else {})
    )


def _targets(texts: Texts, action: Rune, names: Sequence[str]) -> list[str]:
    found = [names[action.seat]] if action.seat >= 0 else []
    found += [piece(texts, PIECES[action.piece])] if action.piece >= 0 else []
    found += [name(texts, PORTS[action.port])] if action.port >= 0 else []
    if action.direction >= 0:
        found.append(texts.say(f"invasions-direction-{DIRECTIONS[action.direction]}"))
    return found + [name(texts, WHERE[place]) for place in action.way]


def _one(kind: int) -> dict[str, Json]:
    """One piece, counted."""
    return {"pieces": {PIECES[kind]: 1}}


def _here(view: View) -> str:
    """Where the ship of the jarl is."""
    return str(view["ships"][view["active"]]["at"])


def _wind(view: View, action: Wind) -> Named:
    if not action.quarters:
        return "wind-keep", {}
    now = DIRECTIONS.index(view["wind"])
    return "wind", {"direction": DIRECTIONS[(now + action.quarters) % len(DIRECTIONS)]}


NAMES: Final[Mapping[type, Callable[[View, Any], Named]]] = {  # each takes its own kind of action
    Load: lambda _view, action: ("load", _one(action.piece)),
    Launch: lambda _view, action: ("launch", {"place": WHERE[action.home]}),
    Draw: lambda _view, _: ("draw", {}),
    Sail: lambda _view, action: ("sail", {"place": WHERE[action.place]}),
    Lose: lambda _view, action: ("lose", _one(action.piece)),
    Trade: lambda view, action: ("trade", {**_one(action.piece), "port": _here(view)}),
    Raid: lambda view, _: ("raid", {"port": _here(view)}),
    RaidOn: lambda _view, _: ("raid-on", {}),
    RaidStop: lambda _view, _: ("raid-stop", {}),
    Settle: lambda view, action: ("settle", {"port": _here(view), "dice": action.dice}),
    Place: lambda _view, _: ("settle-place", {}),
    Decline: lambda _view, _: ("settle-decline", {}),
    Discard: lambda _view, action: ("discard", {"rune": RUNES[action.rune].name}),
    Wind: _wind,
    Winter: lambda _view, _: ("winter", {}),
    End: lambda _view, _: ("end", {}),
}
