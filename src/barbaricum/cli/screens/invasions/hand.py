"""The own runes: which there are, which can be played now, what they do."""

from __future__ import annotations

from rich.text import Text

from barbaricum.cli.screens.layout import Scene, flowing, wrapped
from barbaricum.core.game import View
from barbaricum.texts.invasions import name, runes


def playable(view: View, rune: str) -> bool:
    """V9.7 Whether the rune can be played now."""
    return any(text.split(" ")[:2] == ["rune", rune] for text in view["legal"])


def hand(scene: Scene) -> list[Text]:
    """V5.2 The own hand; an onlooker sees none."""
    view, texts = scene.view, scene.texts
    held = view["hand"]
    if held is None:
        return [Text(texts.say("invasions-hand-hidden"), "dim")]
    if not held:
        return [Text(texts.say("invasions-hand-empty"), "dim")]
    parts = [Text(texts.say("invasions-hand", runes=""), "bold")]
    for rune, number in held.items():
        now = playable(view, rune)
        parts.append(Text(runes(texts, {rune: number}) + (" ✓" if now else ""), _style(now)))
    return flowing(parts, "  ")


def _style(now: bool) -> str:
    return "bold" if now else ""


def about(scene: Scene) -> list[Text]:
    """V14.4 What each rune of the hand does, and when."""
    texts, lines = scene.texts, []
    for rune in scene.view["hand"] or ():
        now = playable(scene.view, rune)
        what = texts.say(f"invasions-about-{rune}")
        sentence = texts.say("invasions-about", rune=name(texts, rune), about=what)
        first, *rest = wrapped(("✓ " if now else "· ") + sentence, 76)
        lines += [Text(line, _style(now)) for line in (first, *(f"    {line}" for line in rest))]
    return lines
