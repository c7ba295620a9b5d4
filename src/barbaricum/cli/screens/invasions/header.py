"""The first line: era, day, wind, fair days of each zone, demand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from barbaricum.cli.screens.layout import WIDTH, Scene, padded
from barbaricum.core.game import View
from barbaricum.games.invasions.data.material import DAYS
from barbaricum.games.invasions.data.world import DIRECTIONS, FAIR
from barbaricum.texts.invasions import piece

ARROWS: Final[Mapping[str, str]] = {"north": "↑", "east": "→", "south": "↓", "west": "←"}


def header(scene: Scene) -> Text:
    """V3.1, V4.3, V7.2, V8.2 What holds for everybody now."""
    return Text(padded(f" {said(scene)}", WIDTH), "reverse")


def said(scene: Scene) -> str:
    """The words of the first line."""
    view, texts = scene.view, scene.texts
    if view["phase"] == "over":
        return texts.say("invasions-header-over")
    values = {
        "day": min(DAYS, view["prepared"] + view["sailed"] + 1),
        "arrow": ARROWS[view["wind"]],
        "fair": fair(scene),
        "demand": piece(texts, view["demand"]),
    }
    if view["turns_left"] is not None:
        return texts.say("invasions-header-last", turns=view["turns_left"], **values)
    return texts.say("invasions-header", era=era(view), **values)


def fair(scene: Scene) -> str:
    """V7.2, V14.4 The fair days of each zone, with Calm Sea."""
    view, texts = scene.view, scene.texts
    now = FAIR[DIRECTIONS.index(view["wind"])]
    calm = 2 * view["bonus"].get("calm", 0)
    return " ".join(
        f"{texts.say(f'invasions-initial-{zone}')}{days + calm}"
        for zone, days in zip(DIRECTIONS, now, strict=True)
    )


def era(view: View) -> int:
    """V4.3 The era of the highest saga that has been turned up."""
    per_era = view["options"]["sagas_per_era"]
    return max([1, *(at for at, left in enumerate(view["left"], start=1) if left < per_era)])
