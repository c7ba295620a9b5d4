"""Screens by game: pure functions from a view to something Rich can print."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from rich.console import Group

from barbaricum.cli.screens.attila import atlas, screen
from barbaricum.cli.screens.attila import result as results
from barbaricum.cli.screens.layout import Scene
from barbaricum.core.game import Result, View
from barbaricum.texts import Texts

SCREENS: Final[Mapping[str, Callable[[Scene], Group]]] = {"attila": screen.screen}
"""The screen of one moment."""

RESULTS: Final[Mapping[str, Callable[[View, Result, list[str], Texts], Group]]] = {
    "attila": results.screen,
}
"""The screen after the end."""

ATLASES: Final[Mapping[str, Callable[[View, Texts], list[str]]]] = {"attila": atlas.lines}
"""The whole map in words."""
