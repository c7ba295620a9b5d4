"""The screen after the end: places, and the points by source."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.text import Text

from barbaricum.cli.screens.invasions.jarls import by_homeland
from barbaricum.cli.screens.layout import WIDTH, padded, wrapped
from barbaricum.core.game import Result, View
from barbaricum.texts import Texts
from barbaricum.texts.invasions import short

NAME: Final = 17
CELL: Final = 12
SOURCES: Final = ("vp", "axe", "settlements", "sagas")


def screen(view: View, result: Result, names: list[str], texts: Texts) -> Group:
    """V12 The seats from the first place on, with every source of points."""
    ending = texts.say(f"invasions-ending-{result.ending}")
    title = f" {texts.say('titled', title=texts.say('invasions-header-over'), text=ending)}"
    order = sorted(range(view["seats"]), key=lambda seat: result.places[seat])
    winners = [names[seat] for seat in order if result.places[seat] == 1]
    won = texts.say("invasions-winners", names=", ".join(winners), number=len(winners))
    return Group(
        Text(padded(title, WIDTH), "reverse"), Text(), _head(texts),
        *(_seat(result, names, seat) for seat in order),
        Text(), Text(texts.say("invasions-result-homelands"), "underline"),
        *(line for seat in order for line in _deeds(view, names, seat, texts)),
        Text(), Text(won, "bold"),
    )  # fmt: skip


def _head(texts: Texts) -> Text:
    line = Text(" " * NAME, "underline")
    for source in (*SOURCES, "points"):
        line.append(f"{texts.say(f'invasions-result-{source}'):>{CELL}}")
    return line


def _seat(result: Result, names: list[str], seat: int) -> Text:
    """V12.4 A place, the points by source, and their sum."""
    place = result.places[seat]
    line = Text(padded(f"{place}. {names[seat]}", NAME), "bold" if place == 1 else "")
    for source in SOURCES:
        line.append(f"{result.breakdown[source][seat] or '·':>{CELL}}")
    return line.append(f"{result.points[seat]:>{CELL}}", "bold")


def _deeds(view: View, names: list[str], seat: int, texts: Texts) -> list[Text]:
    """V12.1, V12.3 Sagas by homeland, and towns with their treasures."""
    towns = ", ".join(
        f"{short(texts, port)} {value}" for port, value in view["towns"][seat].items()
    )
    head = f"{padded(names[seat], NAME)}{by_homeland(view, seat)}   "
    first, *rest = wrapped(towns, WIDTH - len(head))
    return [Text(head + first), *(Text(" " * len(head) + line) for line in rest)]
