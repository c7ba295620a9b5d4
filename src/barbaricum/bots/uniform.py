"""The bot `random`: any legal action, each as likely."""

from __future__ import annotations

from barbaricum.core.game import AnyGame, Rng, View


def choose(_game: AnyGame, view: View, rng: Rng) -> str:
    """One of the legal texts."""
    legal: list[str] = view["legal"]
    return legal[rng.randrange(len(legal))]
