"""What a channel is given to tell: one message about one or several notices."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Item:
    """One notice in words: nothing in it is more than everybody at the table may know."""

    id: str
    kind: str
    table: str | None
    title: str
    """Of the table."""
    game: str
    """By its own name."""
    sentence: str
    link: str


@dataclass(frozen=True, slots=True)
class Message:
    """Several notices at once; the same ones have the same id, however often they are sent."""

    id: str
    language: str
    headline: str
    items: tuple[Item, ...]
    settings: str
    """Where the reader says what he wants to be told."""
