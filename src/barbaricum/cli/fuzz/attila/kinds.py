"""The kinds of actions in Attila, and the policies that go by them."""

from __future__ import annotations

from typing import Final

from barbaricum.cli.fuzz import policies
from barbaricum.cli.fuzz.policies import Value, by_kind
from barbaricum.cli.fuzz.subject import Choose


def kind(text: str) -> str:
    """The first word of an action; of a tile, or of a pass, the first two."""
    words = text.split(" ", 2)
    return " ".join(words[:2]) if words[0] == "tile" or words[1:] == ["pass"] else words[0]


verb_first: Final = by_kind(kind)


def climb(value: Value, noise: float = 0.05) -> Choose:
    """Towards a value; now and then any verb."""
    return policies.climb(value, verb_first, noise)
