"""The codes of Attila: each refusal, fault and event is declared beside its rule."""

from __future__ import annotations

from typing import Final

from barbaricum.core.codes import Codes
from barbaricum.core.english import English, Values


def named(values: Values) -> Values:
    """The values with the English names of peoples and provinces."""
    return {key: name(value) for key, value in values.items()}


def name(value: object) -> object:
    """The English name of a people or a province; anything else as it is."""
    if not isinstance(value, str):
        return value
    keys = (f"attila-{kind}-{value.replace('_', '-')}" for kind in ("people", "province"))
    known = (CODES.english.messages[key] for key in keys if key in CODES.english.messages)
    return next(known, value)


CODES: Final = Codes("attila", English("barbaricum.games.attila", named))
