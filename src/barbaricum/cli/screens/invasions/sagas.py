"""The open sagas and what each still needs."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from barbaricum.cli.screens.layout import WIDTH, Scene, padded
from barbaricum.games.invasions.assist.preview import seen, wanting
from barbaricum.games.invasions.data.cards import SAGA, SAGAS
from barbaricum.games.invasions.data.world import HOMES
from barbaricum.texts.invasions import name, short

TITLE: Final = 37
HOME: Final = 13
NEEDS: Final = WIDTH - TITLE - HOME


def sagas(scene: Scene) -> list[Text]:
    """V11.1 A head, then a line for each open saga."""
    return [_head(scene), *(_saga(scene, *pair) for pair in wanting(seen(scene.view)).items())]


def _head(scene: Scene) -> Text:
    texts = scene.texts
    title = texts.say("invasions-sagas", left=sum(scene.view["left"]))
    home, needs = texts.say("invasions-sagas-home"), texts.say("invasions-sagas-needs")
    return Text(padded(title, TITLE) + padded(home, HOME) + padded(needs, NEEDS), "underline")


def _saga(scene: Scene, saga: str, ports: list[str]) -> Text:
    """Its title, its homeland and bonus, the ports where something is missing."""
    texts, card = scene.texts, SAGAS[SAGA[saga]]
    bonus = f" +{card.bonus}" if card.bonus else ""
    home = name(texts, HOMES[card.homeland]) + bonus
    needs = ", ".join(short(texts, port) for port in ports)
    title = padded(name(texts, saga), TITLE - 1)
    return Text.assemble(title, " ", padded(home, HOME), ("◆ ", "bold"), padded(needs, NEEDS - 2))
