"""Screens by game: pure functions from a view to something Rich can print."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.console import Group

from barbaricum.cli.screens.attila import atlas as attila_atlas
from barbaricum.cli.screens.attila import result as attila_result
from barbaricum.cli.screens.attila import screen as attila_screen
from barbaricum.cli.screens.invasions import atlas as invasions_atlas
from barbaricum.cli.screens.invasions import result as invasions_result
from barbaricum.cli.screens.invasions import screen as invasions_screen
from barbaricum.cli.screens.layout import Scene
from barbaricum.core.game import Result, View
from barbaricum.texts import Texts

SCREENS: Final[Mapping[str, Callable[[Scene], Group]]] = {
    "attila": attila_screen.screen,
    "invasions": invasions_screen.screen,
}
"""The screen of one moment."""

RESULTS: Final[Mapping[str, Callable[[View, Result, list[str], Texts], Group]]] = {
    "attila": attila_result.screen,
    "invasions": invasions_result.screen,
}
"""The screen after the end."""

ATLASES: Final[Mapping[str, Callable[[View, Sequence[str], Texts], list[str]]]] = {
    "attila": attila_atlas.lines,
    "invasions": invasions_atlas.lines,
}
"""The whole map in words."""

ROOMS: Final[Mapping[str, Callable[[int, int], int]]] = {
    "attila": attila_screen.room,
    "invasions": invasions_screen.room,
}
"""The lines that a screen of so many rows for so many seats has for the log."""
