"""Sentences in the reader's language."""

from __future__ import annotations

from typing import Any, Final

from barbaricum.core.errors import BarbaricumError, Refusal
from barbaricum.server.answers import Problem, Prompt
from barbaricum.server.table import Table

LANGUAGES: Final = ("en", "fr", "de")


def problem(error: BarbaricumError | Refusal, language: str) -> Problem:
    """A refusal as it is told."""
    del language
    values = {key: _plain(value) for key, value in error.values.items()}
    return Problem(code=error.code, rule=error.rule, values=values, sentence=str(error))


def _plain(value: object) -> object:
    return value if isinstance(value, str | int | float | bool | list | dict | None) else str(value)


def prompt(table: Table, seat: int | None, language: str) -> Prompt:
    """What a seat is asked, or what it waits for."""
    del table, seat, language
    return Prompt(code="", values={}, sentence="")


def label(table: Table, action: Any, language: str) -> str:  # an action of the table's game
    """The name of an action."""
    del language
    return table.game.text(action)


def told(table: Table, row: int, seat: int | None, language: str) -> list[str]:
    """What happened in a row, in sentences that the seat may read."""
    del table, row, seat, language
    return []


def language_of(asked: str | None, accepted: str | None) -> str:
    """The first language we speak: as asked, then as the browser prefers, then English."""
    wishes = [asked or "", *(part.partition(";")[0] for part in (accepted or "").split(","))]
    names = (wish.strip().partition("-")[0].lower() for wish in wishes)
    return next((name for name in names if name in LANGUAGES), "en")
