"""What bots are called if nobody says: people of the world of their game."""

from __future__ import annotations

from typing import Final

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "attila": ("Galla", "Livia", "Marcus", "Brunhild", "Theodoric"),
    "invasions": ("Freydis", "Sigrid", "Harald", "Gudrun", "Knut"),
}


def bot_name(game: str, seat: int, level: str) -> str:
    """One name for each seat, so that no two bots at a table share theirs."""
    names = NAMES.get(game, ())
    return names[seat] if seat < len(names) else level
