"""What greedy does in Invasions: it looks for the port that brings most a day, as it sees it."""

from __future__ import annotations

from typing import Final

from barbaricum.bots.invasions.decide import decide
from barbaricum.bots.invasions.scene import Prizes
from barbaricum.core.game import AnyGame, Rng, View
from barbaricum.core.memo import put
from barbaricum.games.invasions.assist.preview import seen
from barbaricum.games.invasions.data.cards import packed_runes
from barbaricum.games.invasions.rules.decisions import parse

__all__ = ["choose", "decide"]

AT_ONCE: Final = Prizes((3.0, 3.0, 3.0), 0.5, 0.5, 1.0)
"""V12 Sagas and towns count for most at the end of the game; greedy hardly looks so far ahead."""


def choose(_game: AnyGame, view: View, _rng: Rng) -> str:
    """One of the legal texts of the view; nothing is left to luck."""
    legal: list[str] = view["legal"]
    if len(legal) == 1:
        return legal[0]
    state = seen(view)
    state.hands = put(state.hands, view["seat"], packed_runes(view["hand"]))
    return decide(state, [parse(text) for text in legal], AT_ONCE).text
