"""Why a bot advises something, as a sentence."""

from __future__ import annotations

from barbaricum.bots.hints import Hint
from barbaricum.texts.texts import Texts


def reason(texts: Texts, game: str, hint: Hint) -> str:
    """One sentence in the reader's language."""
    return texts.say(f"hint-{game}-{hint.why}")
