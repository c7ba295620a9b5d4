"""Channels and notices as the database has them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from barbaricum.server.notices.kinds import Way

Facts = Mapping[str, Any]  # of a notice, for its sentence: names and numbers


@dataclass(frozen=True, slots=True)
class Channel:
    """A way to somebody."""

    id: str
    person: str
    way: Way
    address: Mapping[str, Any]
    """Of a browser its subscription, of a mail or a webhook `address` (and `shape`)."""
    name: str
    kinds: Sequence[str]
    language: str
    created: int
    verified: int | None
    key: str | None
    token: str
    sent: int
    failures: int
    off: Mapping[str, Any] | None

    @property
    def works(self) -> bool:
        """Whether anything is sent through it."""
        return self.off is None and self.verified is not None


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that somebody may be told."""

    id: str
    person: str
    kind: str
    table: str | None
    facts: Facts
    created: int
    shown: int | None
    read: int | None
    open: str | None


def open_key(person: str, table: str, kind: str) -> str:
    """Of each kind one notice for a person at a table, as long as he has not looked."""
    return f"{person} {table} {kind}"
