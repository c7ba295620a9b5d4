"""What a deed wants to have written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from barbaricum.core.record import Row
from barbaricum.server.answers import Line
from barbaricum.server.clock import SECOND
from barbaricum.server.table import Table

Write = Callable[[Connection], None]
Speak = Callable[[Connection], Line]


def nothing(_connection: Connection) -> None:
    """Write nothing more."""


@dataclass(frozen=True, slots=True)
class Change:
    """Rows of the log and what else goes into the same transaction."""

    rows: Sequence[Row] = ()
    write: Write = nothing
    speak: Speak | None = None
    speaker: str | None = None
    """The guest who says it."""
    short: int | None = None
    """The seat that has little time left."""


@dataclass(frozen=True, slots=True)
class Where:
    """The table, the guests who are connected to it or were seen lately, and the moment."""

    table: Table
    here: frozenset[str]
    lately: frozenset[str]
    """Those who were seen so short a time ago that their seats wait for them."""
    ms: int
    """Milliseconds since 1970."""

    @property
    def now(self) -> int:
        """Seconds since 1970."""
        return self.ms // SECOND
