"""The kinds of actions in Invasions, and the policy that goes by them."""

from __future__ import annotations

from typing import Final

from barbaricum.cli.fuzz.policies import by_kind


def kind(text: str) -> str:
    """The first word of an action; of a rune the first two."""
    words = text.split(" ", 2)
    return " ".join(words[:2]) if words[0] == "rune" else words[0]


verb_first: Final = by_kind(kind)
