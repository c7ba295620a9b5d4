"""One screen of Invasions: weather, sagas, jarls, runes, places, log, question and choices."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from barbaricum.cli.screens.invasions.hand import about, hand
from barbaricum.cli.screens.invasions.header import header
from barbaricum.cli.screens.invasions.jarls import jarls
from barbaricum.cli.screens.invasions.places import goals, near
from barbaricum.cli.screens.invasions.sagas import sagas
from barbaricum.cli.screens.layout import Scene
from barbaricum.cli.screens.parts import choices, log, middle, notice, question
from barbaricum.texts.invasions import ask, choice

LOG: int = 3
"""Lines of the log that come before places."""


def screen(scene: Scene) -> Group:
    """As many lines as the scene has rows, at the most."""
    asked, offered = question(scene, ask), choices(scene, choice, "goal", "invasions-on-map")
    top = [header(scene), *sagas(scene), *body(scene)]
    said = notice(scene)
    rows = scene.height - len(top) - len(asked) - len(offered)
    if rows < len(said):
        asked, rows = [], rows + len(asked)
    said = said[: max(1, rows)]
    told = [*log(scene), *said]
    table = extra(scene, rows - len(said), min(LOG, len(told)))
    lines = middle(told, rows - len(table), len(said))
    return Group(*top, *table, *lines, *asked, *offered)


def body(scene: Scene) -> list[Text]:
    """The goals to choose from; else the jarls and the own hand."""
    if choosing(scene):
        return goals(scene)
    return [*jarls(scene), *hand(scene)]


def choosing(scene: Scene) -> bool:
    """Whether a goal is asked for."""
    return scene.menu is not None and any(entry.code == "goal" for entry in scene.menu.entries)


def extra(scene: Scene, rows: int, told: int) -> list[Text]:
    """What helps to decide: what the runes do, or, beside the log, the places in reach."""
    if choosing(scene):
        return []
    if scene.menu is not None and scene.menu.ask == "runes":
        return about(scene)[: max(0, rows)]
    return near(scene, rows if scene.notice else rows - told)


def room(rows: int, seats: int) -> int:
    """The lines left for the log."""
    return max(LOG, rows - 17 - seats)
