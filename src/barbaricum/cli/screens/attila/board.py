"""The map as a table: provinces by their steps from the red line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from barbaricum.cli.screens.attila.look import tokens
from barbaricum.cli.screens.layout import Scene, numbered, padded
from barbaricum.games.attila.data.board import built_in, reaches
from barbaricum.texts.attila import province

PEACE: Final = 4
"""A4.1 The spaces of a province in peace."""

WIDTHS: Final = (8, 11, 11, 10)
"""The columns of names; with number, tokens and gaps they make 79."""

PACIFIED, AT_WAR = "■", "!!"


def board(scene: Scene) -> list[Text]:
    """Eight lines: a head, then up to seven provinces a column."""
    marks = _marks(scene)
    head = Text(style="underline")
    for column, width in enumerate(WIDTHS):
        title = scene.texts.say(f"attila-map-{column}")
        head.append(padded(f"   {title}", width + 9 + (column < 3)))
    lines = [head]
    for row in range(7):
        cells = [_cell(scene, marks, column, row) for column in range(4)]
        lines.append(Text(" ").join(cells))
    return lines


def _marks(scene: Scene) -> dict[str, tuple[str, str]]:
    """What stands before a province, and its style: its number in the menu, peace, or war."""
    view = scene.view
    marks = dict.fromkeys(view["pacified"], (f" {PACIFIED}", "dim"))
    marks |= dict.fromkeys(view["wars"], (AT_WAR, "bold red"))
    if scene.menu is not None:
        for number, entry in numbered(scene.menu.entries).items():
            if entry.code == "province":
                marks[entry.values["province"]] = (f"{number:>2}", "bold reverse")
    return marks


def _cell(scene: Scene, marks: Mapping[str, tuple[str, str]], column: int, row: int) -> Text:
    """One province: mark, name, tokens; or a line of the legend."""
    names, width = reaches(built_in())[column], WIDTHS[column]
    if row >= len(names):
        return _legend(scene, column, width)
    name, view = names[row], scene.view
    mark, style = marks.get(name, ("  ", ""))
    closed = name in view["pacified"]
    label = padded(province(scene.texts, name, short=True), width)
    here = tokens(view["tokens"].get(name, {}), 0 if closed else PEACE)
    here.pad_right(5 - here.cell_len)
    return Text.assemble((mark, style), " ", (label, "dim" if closed else ""), " ", here)


def _legend(scene: Scene, column: int, width: int) -> Text:
    """The last row of the shorter columns says what the marks mean."""
    key, mark = {0: ("pacified", PACIFIED), 2: ("war", AT_WAR), 3: ("free", "·")}[column]
    told = scene.texts.say(f"attila-legend-{key}")
    return Text(padded(f"{mark:>2} {told}", width + 9), "dim italic")
