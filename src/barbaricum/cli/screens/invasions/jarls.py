"""Ships, holds, hands, towns, settlements, sagas and points of all jarls as a table."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from barbaricum.cli.screens.layout import Scene, padded
from barbaricum.core.game import View
from barbaricum.games.invasions.assist.preview import points, seen
from barbaricum.games.invasions.data.cards import SAGA, SAGAS
from barbaricum.games.invasions.data.material import PIECES
from barbaricum.games.invasions.data.world import HOMES
from barbaricum.texts.invasions import short

NAME, SHIP, HOLD = 14, 22, 8
CELLS: Final = (("runes", 6), ("towns", 7), ("settlements", 7), ("sagas", 7), ("points", 8))
"""The columns after the ship and its hold; with them a line has 79."""


def jarls(scene: Scene) -> list[Text]:
    """A head, then a line for each seat."""
    state = seen(scene.view)
    totals = [sum(parts) for parts in zip(*points(state).values(), strict=True)]
    seats = enumerate(totals)
    return [_head(scene), *(_seat(scene, seat, total, state.limit) for seat, total in seats)]


def _head(scene: Scene) -> Text:
    texts = scene.texts
    line = Text(padded(texts.say("invasions-jarls"), NAME), "underline")
    line.append(padded(texts.say("invasions-jarls-ship"), SHIP))
    line.append(padded(texts.say("invasions-jarls-hold"), HOLD))
    for key, width in CELLS:
        line.append(f"{texts.say(f'invasions-jarls-{key}'):>{width}}")
    return line


def _seat(scene: Scene, seat: int, total: int, limit: int) -> Text:
    """V1.6 All of it is public."""
    view = scene.view
    mark = "▸" if seat == view["active"] else " "
    own = "bold" if seat == view["seat"] else ""
    ship = view["ships"][seat]
    line = Text(mark + padded(scene.names[seat], NAME - 1), own)
    line.append(padded(short(scene.texts, ship["at"]), SHIP - 1) + " ")
    line.append(padded(hold(scene, ship["hold"], limit), HOLD))
    cells = (
        view["hand_sizes"][seat],
        len(view["towns"][seat]),
        sum(inside.get("settlement") == seat for inside in view["ports"].values()),
        by_homeland(view, seat),
        f"{view['vp'][seat]}→{total}",
    )
    for (_key, width), cell in zip(CELLS, cells, strict=True):
        line.append(f"{cell or '·':>{width}}")
    return line


def hold(scene: Scene, counts: dict[str, int], limit: int) -> str:
    """V4.2 A letter a piece, a dot for every free place."""
    letters = "".join(
        scene.texts.say(f"invasions-letter-{kind}") * counts.get(kind, 0) for kind in PIECES
    )
    return letters + "·" * (limit - len(letters))


def by_homeland(view: View, seat: int) -> str:
    """V12.3 Sagas won for Norway, Denmark and Sweden."""
    won = [SAGAS[SAGA[saga]].homeland for saga in view["won"][seat]]
    return "/".join(str(won.count(home)) for home in range(len(HOMES)))
