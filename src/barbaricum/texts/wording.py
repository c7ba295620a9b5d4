"""How each game is put into words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from barbaricum.core.event import Event
from barbaricum.core.game import Json, View
from barbaricum.core.menu import Entry, Menu
from barbaricum.games.attila.assist import marks, prompt
from barbaricum.games.invasions.assist import prompt as invasions_prompt
from barbaricum.games.invasions.rules import event as invasions_event
from barbaricum.games.invasions.rules import story as invasions_story
from barbaricum.texts import attila, invasions
from barbaricum.texts.actions import attila as actions_of_attila
from barbaricum.texts.actions import invasions as actions_of_invasions
from barbaricum.texts.texts import Texts

State = Any  # a state and an action of the game that the wording stands for
Action = Any


@dataclass(frozen=True, slots=True)
class Wording:
    """The story, the questions and the words of one game."""

    tell: Callable[[State, Action, State, int | None], Sequence[Event]]
    gathered: Callable[[Iterable[Any]], Sequence[Event]]  # events of that game
    reveals: Callable[[State, Action, State], bool]
    menu: Callable[[View, str | None], Menu]
    """What is asked; the text is a goal that was chosen before."""
    board: Callable[[View], Menu]
    """The same for a client with a board on which actions are clicked."""
    event: Callable[[Texts, Event, Sequence[str]], str]
    ask: Callable[[Texts, Menu, Sequence[str]], str]
    choice: Callable[[Texts, Entry, Sequence[str]], str]
    name: Callable[[Texts, View, Action, Sequence[str]], str]
    """An action where it is advised or looked back at."""
    spelt: Callable[[Texts, Mapping[str, Json], Sequence[str]], dict[str, Json]]
    """The values of any text by the words for them."""
    words: Callable[[Texts], dict[str, str]]
    """What a player may type for a word of the notation, by lower-case name."""
    legend: Callable[[Texts], str]
    """What the screen needs explained besides."""
    options: Callable[[Texts, Mapping[str, Json]], list[str]]
    """The options of a table, a line each."""
    quiet: frozenset[str]
    """Events that the log tells, but that are no news."""
    company: tuple[str, ...]
    """What bots are called."""
    example: str
    """An action to ask `why` about."""
    rule: str
    """The number of a rule."""


WORDINGS: Final[Mapping[str, Wording]] = {
    "attila": Wording(
        tell=marks.tell,
        gathered=marks.gathered,
        reveals=marks.reveals,
        menu=prompt.menu,
        board=prompt.menu,
        event=attila.event,
        ask=attila.ask,
        choice=attila.choice,
        name=actions_of_attila.name_of,
        spelt=attila.spelt,
        words=attila.words,
        legend=attila.legend,
        options=attila.options,
        quiet=frozenset({"draws-hidden", "turn-ended"}),
        company=("Aetius", "Galla", "Stilicho", "Honoria", "Ricimer"),
        example="play goths asia",
        rule="A4.2",
    ),
    "invasions": Wording(
        tell=invasions_story.tell,
        gathered=invasions_event.gathered,
        reveals=invasions_story.reveals,
        menu=invasions_prompt.menu,
        board=invasions_prompt.board,
        event=invasions.event,
        ask=invasions.ask,
        choice=invasions.choice,
        name=actions_of_invasions.name_of,
        spelt=invasions.spelt,
        words=invasions.words,
        legend=invasions.legend,
        options=invasions.options,
        quiet=frozenset({"draws-hidden", "turn-ended"}),
        company=("Ragnar", "Freydis", "Harald", "Gudrid", "Hastein"),
        example="sail york",
        rule="V8.4",
    ),
}
