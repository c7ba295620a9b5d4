"""The points of the seats, read off a view."""

from __future__ import annotations

from typing import Final

from barbaricum.core.game import View

KEYS: Final = ("scores", "vp")
"""What games call their points, seat by seat."""


def points_of(view: View, seats: int) -> list[int]:
    """The points so far; nobody has any where the game counts none before its end."""
    key = next((key for key in KEYS if key in view), None)
    return [0] * seats if key is None else list(view[key])
