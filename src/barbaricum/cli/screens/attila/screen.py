"""One screen of Attila: century, map, tracks, hand, log, question and choices."""

from __future__ import annotations

from typing import Final

from rich.console import Group
from rich.text import Text

from barbaricum.cli.screens.attila.board import board
from barbaricum.cli.screens.attila.look import COLOURS
from barbaricum.cli.screens.attila.tracks import tracks
from barbaricum.cli.screens.layout import WIDTH, Scene
from barbaricum.cli.screens.parts import choices, log, middle, notice, question
from barbaricum.games.attila.assist.prompt import peace_of_century
from barbaricum.games.attila.data.material import PEOPLES, SPACES
from barbaricum.texts.attila import ask, choice

STAGES: Final = ("card", "influence", "war", "end")
STAGE_OF_PHASE: Final = {phase: phase for phase in STAGES} | {"score": "war", "refill": "end"}


def screen(scene: Scene) -> Group:
    """As many lines as the scene has rows, at the most."""
    top = [header(scene), *board(scene), *tracks(scene), hand(scene)]
    asked, offered = question(scene, ask), choices(scene, choice, "province", "attila-on-map")
    said = notice(scene)
    rows = scene.height - len(top) - len(asked) - len(offered)
    if rows < len(said):
        asked, rows = [], rows + len(asked)
    said = said[: max(1, rows)]
    return Group(*top, *middle([*log(scene), *said], rows, len(said)), *asked, *offered)


def room(rows: int, seats: int) -> int:
    """The lines left for the log."""
    return rows - 17 - seats


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
