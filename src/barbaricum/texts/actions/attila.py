"""The actions of Attila in a few words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from barbaricum.core.game import Json, View
from barbaricum.games.attila.data.material import PEOPLES, written
from barbaricum.games.attila.rules.move import Move
from barbaricum.games.attila.rules.scoring import Score
from barbaricum.games.attila.rules.tiles import Advance, Double, End, Exchange
from barbaricum.games.attila.rules.turn import Forgo, Play, Second, Skip, TakeInfluence
from barbaricum.games.attila.rules.war import LayCards
from barbaricum.texts.attila import spelt
from barbaricum.texts.texts import Texts

Named = tuple[str, dict[str, Json]]
"""The end of a key, and the values of its text."""


def name_of(texts: Texts, view: View, action: Move, names: Sequence[str]) -> str:
    """What the action does."""
    code, values = NAMES[type(action)](view, action)
    return texts.say(f"action-attila-{code}", **spelt(texts, values, names))


def _play(_view: View, action: Play) -> Named:
    people, province = PEOPLES[action.people], action.board.provinces[action.province]
    return "play", {"people": people, "province": province}


def _second(view: View, action: Second) -> Named:
    return "second", {"people": view["people"], "province": action.board.provinces[action.province]}


def _war(_view: View, action: LayCards) -> Named:
    return ("lay", {"cards": written(action.cards)}) if action.cards else ("pass", {})


def _advance(_view: View, action: Advance) -> Named:
    one, other = (PEOPLES[people] for people in action.tracks)
    if one == other:
        return "advance", {"people": one}
    return "advance-both", {"people": one, "other": other}


NAMES: Final[Mapping[type, Callable[[View, Any], Named]]] = {  # each takes its own kind of action
    Play: _play,
    TakeInfluence: lambda view, _: ("influence", {"people": view["people"]}),
    Second: _second,
    Forgo: lambda _view, _: ("forgo", {}),
    LayCards: _war,
    Score: lambda _view, _: ("score", {}),
    Double: lambda _view, _: ("double", {}),
    Exchange: lambda _view, action: ("exchange", {"cards": written(action.cards)}),
    Advance: _advance,
    Skip: lambda _view, _: ("skip", {}),
    End: lambda _view, _: ("end", {}),
}
