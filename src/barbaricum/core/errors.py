"""Errors: a code for machines, a rule for the curious, a sentence for the reader."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Self

from barbaricum.core.english import English, Values


def spoken(values: Values) -> Values:
    """The values as an English sentence has them: a game goes by its name, not by its id."""
    game = values.get("game")
    return {**values, "game": game.capitalize()} if isinstance(game, str) else values


ENGLISH: Final = English("barbaricum.core", spoken)
"""The sentences of the codes that no single game owns."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """The first rule that forbids something; `str` gives the English sentence."""

    rule: str
    code: str
    values: Values = field(default_factory=dict)
    sentence: str = ""

    def __str__(self) -> str:
        return self.sentence


class BarbaricumError(Exception):
    """What every refusal of the package has: `code`, `rule` and `values`."""

    def __init__(
        self, code: str, *, rule: str | None = None, sentence: str | None = None, **values: object
    ) -> None:
        self.code = code
        self.rule = rule
        self.values: Values = values
        self.sentence = sentence or ENGLISH.say(f"error-{code}", values)
        super().__init__(self.sentence)

    @classmethod
    def of(cls, refusal: Refusal) -> Self:
        """The error that says what the refusal says."""
        error = cls(refusal.code, rule=refusal.rule, sentence=refusal.sentence)
        error.values = refusal.values
        return error

    def __reduce__(self) -> tuple[object, ...]:
        return _revive, (type(self), self.code, self.rule, self.sentence, dict(self.values))


def _revive(
    kind: type[BarbaricumError], code: str, rule: str, sentence: str, values: Values
) -> BarbaricumError:
    """Make an error again on the other side of a process."""
    return kind.of(Refusal(rule, code, values, sentence))


class UnknownGame(BarbaricumError):
    """Nobody here knows a game of that name."""


class InvalidOptions(BarbaricumError):
    """The game has no such option, value or number of seats."""


class InvalidAction(BarbaricumError):
    """The text or value is no action of the game at all."""


class IllegalAction(BarbaricumError):
    """An action of the game, but not now and not by this seat."""


class StaleAction(BarbaricumError):
    """An answer to a question the table no longer asks."""


class InvalidState(BarbaricumError):
    """A written position that no game could reach."""


class InvalidData(BarbaricumError):
    """A data pack that cannot be played with, and where it is wrong."""


class InvalidRecord(BarbaricumError):
    """A record that is broken, and where."""


class UnknownVersion(BarbaricumError):
    """A record made under rules, data or a format that is not known here."""
