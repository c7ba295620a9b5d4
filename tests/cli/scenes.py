"""Screens of Invasions for the tests: a position, drawn as its actor sees it."""

from collections.abc import Iterator

from barbaricum.cli.screens import SCREENS
from barbaricum.cli.screens.layout import Scene
from barbaricum.core import Json, View
from barbaricum.core.menu import Menu
from barbaricum.games.invasions.game import GAME
from barbaricum.games.invasions.state import State
from barbaricum.texts import Texts
from tests.cli.test_screens import NAMES, shown
from tests.invasions.positions import position

LOG = ["Ana sails: Norwegian Coast, Shetland Sea, Shetland.", "Ana trades furs in Shetland: 2 VP."]


def seen_by_actor(state: State) -> View:
    return GAME.view(state, GAME.to_act(state))


def view_of(**keys: Json) -> View:
    return seen_by_actor(position(**keys))


def drawn(view: View, texts: Texts, asked: Menu, inner: bool, notice: str = "") -> list[str]:
    scene = Scene(view, NAMES, texts, asked, inner, LOG, notice or None)
    return shown(SCREENS["invasions"](scene))


def all_menus(first: Menu) -> Iterator[tuple[Menu, bool]]:
    yield first, False
    for entry in first.entries:
        if entry.menu is not None:
            yield from all_menus(entry.menu)
