"""The screen after the end: places, and the final scoring by people."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from barbaricum.cli.screens.attila.look import COLOURS
from barbaricum.cli.screens.attila.tracks import CELLS
from barbaricum.cli.screens.layout import WIDTH, padded
from barbaricum.core.game import Result, View
from barbaricum.games.attila.assist.aids import on_map, preview
from barbaricum.games.attila.data.material import PEOPLES
from barbaricum.texts import Texts
from barbaricum.texts.attila import people

NAME, SUM = 15, 8


def screen(view: View, result: Result, names: list[str], texts: Texts) -> Group:
    """A7.4 The seats from the first place on."""
    ending = texts.say(f"attila-ending-{result.ending}")
    title = f" {texts.say('attila-result-title', ending=ending)}"
    order = sorted(range(view["seats"]), key=lambda seat: result.places[seat])
    rows = [_seat(view, result, names, seat) for seat in order]
    head = [Text(padded(title, WIDTH), "reverse"), Text(), _head(texts), _on_map(view, texts)]
    winners = [names[seat] for seat in order if result.places[seat] == 1]
    said = texts.say("attila-winners", names=", ".join(winners), number=len(winners))
    return Group(*head, *rows, Text(), Text(said, "bold"))


def _head(texts: Texts) -> Text:
    line = Text(padded(texts.say("attila-event-final-scoring").rstrip("."), NAME), "underline")
    for name in PEOPLES:
        line.append(f"{people(texts, name):>{CELLS[name]}}", COLOURS[name])
    line.append(f"{texts.say('attila-result-final'):>{SUM}}")
    return line.append(f"{texts.say('attila-tracks-score'):>{SUM}}")


def _on_map(view: View, texts: Texts) -> Text:
    line = Text(padded(texts.say("attila-tracks-map"), NAME), "dim")
    for name in PEOPLES:
        number, provinces = on_map(view, name)
        line.append(f"{f'{number}/{provinces}':>{CELLS[name]}}")
    return line


def _seat(view: View, result: Result, names: list[str], seat: int) -> Text:
    """A place, the points for each people, their sum, and all points."""
    place = result.places[seat]
    line = Text(padded(f"{place}. {names[seat]}", NAME), "bold" if place == 1 else "")
    scored = view["options"]["final_scoring"]
    for name, shares in preview(view).items():
        line.append(f"{(shares[seat] if scored else 0) or '·':>{CELLS[name]}}")
    line.append(f"{result.breakdown['final'][seat]:>{SUM}}")
    return line.append(f"{result.points[seat]:>{SUM}}", "bold")
