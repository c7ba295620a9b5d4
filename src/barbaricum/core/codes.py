"""The codes of a game: refusals, faults of positions and events, each declared beside its rule."""

from __future__ import annotations

from collections.abc import Callable

from barbaricum.core.english import English
from barbaricum.core.errors import InvalidState, Refusal
from barbaricum.core.event import EventKind

Refuse = Callable[..., Refusal]
Fault = Callable[..., InvalidState]


class Codes:
    """All codes of one game by their text; the sentences stand in its `.ftl` files."""

    def __init__(self, game: str, english: English) -> None:
        self.refusals: dict[str, str] = {}
        """The rule of each refusal."""
        self.faults: dict[str, str] = {}
        """The rule of each fault of a written position."""
        self.events: dict[str, EventKind] = {}
        self.english = english
        self._game = game

    def refusal(self, rule: str, code: str) -> Refuse:
        """Declare why an action is refused; what is returned makes the refusal of values."""
        self.refusals[code] = rule
        key = f"{self._game}-refusal-{code}"

        def refuse(**values: object) -> Refusal:
            return Refusal(rule, code, values, self.english.say(key, values))

        return refuse

    def fault(self, rule: str, code: str) -> Fault:
        """Declare what is wrong with a written position."""
        self.faults[code] = rule

        def make(**values: object) -> InvalidState:
            return self.invalid(code, **values)

        return make

    def invalid(self, code: str, **values: object) -> InvalidState:
        """The error for a fault that was declared."""
        sentence = self.english.say(f"{self._game}-fault-{code}", values)
        return InvalidState(code, rule=self.faults[code], sentence=sentence, **values)

    def event(self, rule: str, code: str, *fields: str) -> EventKind:
        """Declare something that can happen, with the names of its values."""
        kind = self.events[code] = EventKind(rule, code, fields)
        return kind
