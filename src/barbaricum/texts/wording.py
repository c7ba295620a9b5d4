"""How each game is put into words. A second game adds a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from barbaricum.core.game import Json, View
from barbaricum.games.attila import event, prompt, story
from barbaricum.games.attila.event import Event
from barbaricum.games.attila.prompt import Entry, Menu
from barbaricum.texts import attila
from barbaricum.texts.texts import Texts

State = Any  # a state and an action of the game that the wording stands for
Action = Any


@dataclass(frozen=True, slots=True)
class Wording:
    """The story, the questions and the words of one game."""

    tell: Callable[[State, Action, State, int | None], list[Event]]
    gathered: Callable[[Iterable[Event]], list[Event]]
    reveals: Callable[[State, Action, State], bool]
    menu: Callable[[View], Menu]
    event: Callable[[Texts, Event, Sequence[str]], str]
    ask: Callable[[Texts, Menu, Sequence[str]], str]
    choice: Callable[[Texts, Entry, Sequence[str]], str]
    words: Callable[[Texts], dict[str, str]]
    """What a player may type for a word of the notation, by lower-case name."""
    legend: Callable[[Texts], str]
    """What the screen needs explained besides."""
    options: Callable[[Texts, Mapping[str, Json]], list[str]]
    """The options of a table, a line each."""


WORDINGS: Final[Mapping[str, Wording]] = {
    "attila": Wording(
        tell=story.tell,
        gathered=event.gathered,
        reveals=story.reveals,
        menu=prompt.menu,
        event=attila.event,
        ask=attila.ask,
        choice=attila.choice,
        words=attila.words,
        legend=attila.legend,
        options=attila.options,
    ),
}
