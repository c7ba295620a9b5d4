"""A10.2 How far each province is from the red line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from barbaricum.games.attila.data.board import NEAR, NORTH, PROVINCES, provinces


def steps() -> dict[str, int]:
    """A10.2 The steps of each province from the red line, over borders and sea arrows."""
    found: dict[str, int] = {}
    reached, step = NORTH, 0
    while len(found) < len(PROVINCES):
        for at in provinces(reached):
            found.setdefault(PROVINCES[at], step)
        for at in provinces(reached):
            reached |= NEAR[at]
        step += 1
    return found


STEPS: Final[Mapping[str, int]] = steps()

REACHES: Final = tuple(
    tuple(name for name in PROVINCES if min(3, STEPS[name]) == reach) for reach in range(4)
)
"""The provinces by reach: northern, one step away, two steps, farther."""

IN_REACH_ORDER: Final = tuple(name for names in REACHES for name in names)
