"""Every question and every choice of Invasions, with the names of their values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from barbaricum.core.game import Json
from barbaricum.core.menu import Entry, Menu

ASKS: Final[Mapping[str, tuple[str, ...]]] = {
    "wintering": ("seat", "days", "free"),
    "ready": ("seat", "days"),
    "home": ("seat", "place", "days", "sailed"),
    "sea": ("seat", "place", "days", "sailed"),
    "port": ("seat", "place", "days", "sailed"),
    "no-days": ("seat", "place"),
    "sail": ("days",),
    "farther": ("days",),
    "route": ("place", "legs", "days", "losses"),
    "far-route": ("place", "legs", "days", "turns"),
    "step": (),
    "runes": ("seat",),
    "target-goods": ("rune",),
    "target-port": ("rune",),
    "target-direction": ("rune",),
    "target-seat": ("rune",),
    "target-seat-goods": ("rune",),
    "target-way": ("rune",),
    "second-step": ("place",),
    "lose": ("seat", "number"),
    "wind": ("seat", "direction"),
    "dice": ("seat", "port"),
    "raid": ("seat", "port", "thrown", "lost"),
    "place": ("seat", "port"),
}
"""Every question with the names of its values."""

CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "load-viking": ("number",),
    "load-goods": ("piece", "number"),
    "launch": ("place",),
    "draw": (),
    "sail": (),
    "onward": ("place", "step", "days", "losses"),
    "goal": ("place",),
    "farther": (),
    "step-menu": (),
    "step": ("place", "direction", "losses"),
    "go": ("place", "losses"),
    "trade": ("piece", "points", "sagas"),
    "raid": ("chance", "sagas"),
    "settle": ("dice", "chance", "sagas"),
    "runes": (),
    "rune": ("rune",),
    "discard": ("rune",),
    "goods": ("piece",),
    "port": ("port", "number"),
    "direction": ("direction",),
    "rival": ("seat",),
    "rival-goods": ("seat", "piece"),
    "place": ("place",),
    "stop-here": ("place",),
    "winter": (),
    "end": (),
    "lose": ("piece", "number"),
    "wind-left": ("direction",),
    "wind-right": ("direction",),
    "wind-keep": ("direction",),
    "raid-on": ("chance",),
    "raid-stop": (),
    "settle-place": (),
    "settle-decline": (),
}
"""Every choice with the names of its values."""

GOALS: Final = 24
"""Goals that one menu lists; the rest is farther away."""


def entry(
    code: str,
    *values: Json,
    action: str | None = None,
    to: Menu | None = None,
    goal: str | None = None,
) -> Entry:
    """A choice with its values in the order of `CHOICES`."""
    named = dict(zip(CHOICES[code], values, strict=True))
    return Entry(code, named, action, to, goal=goal)


def menu(ask: str, *values: Json, of: Iterable[Entry]) -> Menu:
    """A question with its values in the order of `ASKS`."""
    return Menu(ask, dict(zip(ASKS[ask], values, strict=True)), tuple(of))
