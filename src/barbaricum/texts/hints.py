"""Why a bot advises something, as a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from barbaricum.bots.hints import Hint
from barbaricum.core.game import Json
from barbaricum.texts import attila
from barbaricum.texts.texts import Texts
from barbaricum.texts.wording import WORDINGS


def reason(texts: Texts, game: str, hint: Hint) -> str:
    """One sentence in the reader's language; empty where there is nothing to say."""
    if not hint.why:
        return ""
    values = WORDINGS[game].spelt(texts, hint.values, ())
    lists = {key: listed(texts, game, value) for key, value in values.items() if _is_list(value)}
    return texts.say(f"hint-{game}-{hint.why}", **values | lists)


def _is_list(value: Json) -> bool:
    return isinstance(value, list)


def listed(texts: Texts, game: str, names: Sequence[str]) -> str:
    """Peoples in a row: `the Goths, the Huns and the Saxons`."""
    told = [texts.say(f"hint-{game}-the", people=attila.people(texts, name)) for name in names]
    *first, last = told
    return texts.say("hint-and", first=", ".join(first), last=last) if first else last
