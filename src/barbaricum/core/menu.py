"""What a view asks its seat: a question and its choices, as codes and values, no sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from barbaricum.core.game import Json


@dataclass(frozen=True, slots=True)
class Entry:
    """One choice. It is an action, or leads to a menu, or is an item to be chosen with others."""

    code: str
    values: Mapping[str, Json] = field(default_factory=dict)
    action: str | None = None
    menu: Menu | None = None
    item: str | None = None
    goal: str | None = None
    """What the action is a first step to: the next menu is told of it."""


@dataclass(frozen=True, slots=True)
class Menu:
    """A question and its choices; with `several`, items are chosen together."""

    ask: str
    values: Mapping[str, Json]
    entries: tuple[Entry, ...]
    several: str | None = None
    """The words before the items in the notation, as in `war goths goths`."""
    order: tuple[str, ...] = ()
    """In which items are written."""
    once: bool = False
    """Whether an item counts once, however often it is named."""

    def together(self, items: Iterable[str]) -> str:
        """The notation of several items."""
        chosen = set(items) if self.once else items
        return " ".join((self.several or "", *sorted(chosen, key=self.order.index)))
