"""Emblem and colour of each people (A10.6): the letter tells it, the colour helps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from barbaricum.games.attila.data.material import PEOPLES

EMBLEMS: Final[Mapping[str, str]] = {people: people[0].upper() for people in PEOPLES}
"""The first letter is the same in every language, and no two are alike."""

COLOURS: Final[Mapping[str, str]] = {
    "franks": "bold blue",
    "huns": "bold",
    "goths": "bold yellow",
    "saxons": "bold green",
    "teutons": "bold grey62",
    "vandals": "bold red",
}


def tokens(here: Mapping[str, int], room: int) -> Text:
    """The tokens of a province, a letter each, and a dot for every free space."""
    text = Text()
    for people in PEOPLES:
        text.append(EMBLEMS[people] * here.get(people, 0), COLOURS[people])
    return text.append("·" * max(0, room - sum(here.values())), "dim")
