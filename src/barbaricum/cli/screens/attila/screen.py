"""One screen of Attila: century, map, tracks, hand, log, question and choices."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.text import Text

from barbaricum.cli.screens.attila.board import board
from barbaricum.cli.screens.attila.look import COLOURS
from barbaricum.cli.screens.attila.tracks import tracks
from barbaricum.cli.screens.layout import WIDTH, Scene, flowing, numbered, wrapped
from barbaricum.games.attila.material import PEOPLES, SPACES
from barbaricum.games.attila.prompt import Menu, peace_of_century
from barbaricum.texts.attila import ask, choice

STAGES: Final = ("card", "influence", "war", "end")
STAGE_OF_PHASE: Final = {phase: phase for phase in STAGES} | {"score": "war", "refill": "end"}


def screen(scene: Scene) -> Group:
    """As many lines as the scene has rows, at the most."""
    top = [header(scene), *board(scene), *tracks(scene), hand(scene)]
    asked, offered = question(scene), choices(scene)
    told = log(scene)
    rows = scene.height - len(top) - len(asked) - len(offered)
    if scene.notice and rows < len(told):
        asked, rows = [], rows + len(asked)
    if scene.notice:
        told = told[: max(1, rows)]
    return Group(*top, *middle(told, rows), *asked, *offered)


def header(scene: Scene) -> Text:
    """A1.3 The century on the left, the stage of the turn on the right."""
    left, right = f" {century(scene)}", stages(scene)
    space = max(1, WIDTH - len(left) - right.cell_len - 1)
    return Text.assemble(left, " " * space, right, " ", style="reverse")


def century(scene: Scene) -> str:
    """What the current century means for cubes and scorings."""
    view, texts = scene.view, scene.texts
    peace = sum(view["peace"])
    if view["phase"] == "over":
        return texts.say("attila-header-over")
    if not peace:
        return texts.say("attila-header-last")
    left, had = peace_of_century(view)
    name = texts.say(f"attila-short-century-{3 + SPACES[peace]}")
    return texts.say("attila-header", century=name, spaces=SPACES[peace], left=left, of=had)


def stages(scene: Scene) -> Text:
    """Where in the turn we are: the present stage in capitals."""
    now = STAGE_OF_PHASE.get(scene.view["phase"])
    parts = []
    for stage in STAGES:
        name = scene.texts.say(f"attila-stage-{stage}")
        parts.append(Text(name.upper(), "bold underline") if stage == now else Text(name))
    return Text(" · ").join(parts)


def hand(scene: Scene) -> Text:
    """A2.1 The own hand; an onlooker sees none."""
    held, texts = scene.view["hand"], scene.texts
    if held is None:
        return Text(texts.say("attila-hand-hidden"))
    if not held:
        return Text(texts.say("attila-hand-empty"))
    cards = [
        Text(texts.say(f"attila-cards-{name}", number=held[name]), COLOURS[name])
        for name in PEOPLES
        if name in held
    ]
    return Text.assemble((texts.say("attila-hand", cards=""), "bold"), Text("  ").join(cards))


def log(scene: Scene) -> list[Text]:
    """A notice to the player, else what happened last."""
    if scene.notice:
        return [Text(line, "bold yellow") for line in wrapped(f"» {scene.notice}")]
    return [Text(line, "italic") for sentence in scene.log for line in wrapped(sentence)]


def middle(told: list[Text], rows: int) -> list[Text]:
    """The latest lines that fit, with what air there is."""
    room = rows - (rows > len(told) or rows > 3) - (rows > 5)
    lines = told[-room:] if room > 0 else []
    air = rows - len(lines)
    before = [Text()] if air > 1 else []
    return [*before, *lines, *[Text()] * (air - len(before))]


def question(scene: Scene) -> list[Text]:
    """What is asked, and why."""
    if scene.menu is None:
        return []
    return [Text(line, "bold") for line in wrapped(ask(scene.texts, scene.menu, scene.names))]


def choices(scene: Scene) -> list[Text]:
    """The numbered choices; provinces carry their number on the map."""
    if scene.menu is None:
        return []
    parts = [
        _numbered(number, choice(scene.texts, entry, scene.names))
        for number, entry in numbered(scene.menu.entries).items()
        if entry.code != "province"
    ]
    if scene.inner:
        parts.append(_numbered(0, scene.texts.say("choice-back")))
    return flowing([_range(scene), *parts] if _on_map(scene.menu) else parts)


def _numbered(number: int, words: str) -> Text:
    return Text.assemble((f"{number}", "bold reverse"), " ", words)


def _on_map(menu: Menu) -> bool:
    return any(entry.code == "province" for entry in menu.entries)


def _range(scene: Scene) -> Text:
    """The numbers that stand on the map."""
    assert scene.menu is not None
    last = len(scene.menu.entries)
    numbers = "1" if last == 1 else f"1–{last}"
    return Text.assemble((numbers, "bold reverse"), " ", scene.texts.say("choice-on-map"))
