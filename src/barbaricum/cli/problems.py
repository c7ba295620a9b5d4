"""What can go wrong at the command line: errors with a code and a sentence, like any other."""

from __future__ import annotations

import errno

from barbaricum.core.errors import BarbaricumError, Refusal
from barbaricum.texts import Texts


class Problem(BarbaricumError):
    """Something the terminal cannot do; its texts stand in cli/texts."""


def problem(code: str, **values: object) -> Problem:
    """The problem of a code; its English sentence is that of the texts."""
    sentence = Texts("en").say(f"error-{code}", **values)
    return Problem.of(Refusal("", code, values, sentence))


def reason(error: OSError, texts: Texts) -> str:
    """Why a file could not be read or written."""
    name = errno.errorcode.get(error.errno or 0, "").lower()
    key = f"reason-{name}"
    return texts.say(key) if texts.has(key) else str(error.strerror or error)


def told(error: BarbaricumError, texts: Texts) -> str:
    """One clear sentence with code and rule."""
    marks = ", ".join(mark for mark in (error.rule, error.code) if mark)
    return f"{clean(texts.error(error))} [{marks}]"


def clean(text: str) -> str:
    """The text without control characters, which a file could smuggle into the terminal."""
    return "".join(char if char.isprintable() or char == "\u00a0" else " " for char in text)
