"""The question that is being answered: its id, and what it leads to."""

from __future__ import annotations

import secrets
from contextvars import ContextVar
from typing import Final

_CURRENT: Final[ContextVar[str]] = ContextVar("request", default="")


def begin() -> str:
    """A new id for the question whose answer begins here."""
    name = secrets.token_hex(6)
    _CURRENT.set(name)
    return name


def current() -> str:
    """The id of the question that is being answered; empty where nobody has asked."""
    return _CURRENT.get()
