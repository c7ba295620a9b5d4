"""Sentences: a code and values go in, a sentence in one language comes out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from fluent.runtime.types import fluent_number

from barbaricum.core.errors import ENGLISH, BarbaricumError, InvalidState, Refusal
from barbaricum.core.game import Json
from barbaricum.core.record import Difference
from barbaricum.texts.bundle import bundle
from barbaricum.texts.language import known
from barbaricum.texts.naming import NAMINGS

GAME_OF_RULE: Final = {"A": "attila", "V": "invasions"}
"""Rules are numbered A… in Attila, V… in Invasions: so a refusal finds the texts of its game."""

TERMS: Final = {"wanted": "kind", "what": "version", "game": "game"}
"""Values of errors that are English words or ids themselves, with the head of their keys."""

KEPT: Final = 4096
"""So many sentences are kept as they were last said: all viewers of a table hear the same ones."""

PLAIN: Final = 10**15
"""Beyond this no text chooses by a number, and Fluent would round it or fail."""


class MissingText(LookupError):
    """A code without a text: a fault of the program, not of the player."""


class Texts:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = known(language)
        self._bundle = bundle(self.language)
        self._said = lru_cache(KEPT)(self._saying)

    def has(self, code: str) -> bool:
        """Whether there is such a text."""
        return self._bundle.has_message(code)

    def say(self, code: str, **values: object) -> str:
        """The text of a code. Whole numbers are written plainly; all else as `str` has it."""
        return self._said(code, tuple((key, _plain(value)) for key, value in values.items()))

    def _saying(self, code: str, values: tuple[tuple[str, int | str], ...]) -> str:
        pattern = self._bundle.get_message(code).value if self.has(code) else None
        if pattern is None:
            raise MissingText(code)
        text, faults = self._bundle.format_pattern(pattern, {k: _spoken(v) for k, v in values})
        if faults:
            raise MissingText(f"{code}: {faults[0]}")
        return str(text)

    def error(self, error: BarbaricumError | Refusal) -> str:
        """The sentence of a refusal in this language."""
        kind = "fault" if isinstance(error, InvalidState) else "refusal"
        return self._refused(kind, error.code, error.rule, error.values) or str(error)

    def _refused(
        self, kind: str, code: str, rule: str | None, values: Mapping[str, Json]
    ) -> str | None:
        """The sentence of a code: of a game if a rule says so, else one that all games share."""
        game = GAME_OF_RULE.get((rule or " ")[0])
        key = f"error-{code}"
        if game and key not in ENGLISH.messages:
            key = f"{game}-{kind}-{code}"
        if not self.has(key):
            return None
        return self.say(key, **self._values(game, values))

    def _values(self, game: str | None, values: Mapping[str, Json]) -> dict[str, Json]:
        """The values of an error in this language: names, kinds, and the reason inside it."""
        spoken = dict(values)
        cause = spoken.pop("cause", None)
        if cause:
            inner = self._refused("refusal", cause["code"], cause["rule"], cause["values"])
            spoken["reason"] = inner or spoken["reason"]
        for key, head in TERMS.items():
            if key in spoken:
                spoken[key] = self._term(head, spoken[key])
        if game:
            name = NAMINGS[game]
            spoken = {
                key: name(self, key, value) if isinstance(value, str) else value
                for key, value in spoken.items()
            }
        return spoken

    def _term(self, head: str, word: str) -> str:
        """A word that an error carries, such as the kind of a value."""
        key = f"{head}-{word.replace(',', '').replace(' ', '-')}"
        return self.say(key) if self.has(key) else word

    def difference(self, difference: Difference) -> str:
        """Where a record and its replay first differ."""
        where = "end" if difference.row is None else "row"
        return self.say(
            f"difference-{difference.what}-{where}",
            row=difference.row or 0,
            recorded=difference.recorded,
            replayed=difference.replayed,
        )


def _plain(value: object) -> int | str:
    """A whole number stays one, so that texts can choose by it."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < PLAIN:
        return value
    return str(value)


def _spoken(value: int | str) -> Any:  # a number of Fluent, or a text
    """Numbers are never grouped."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value
