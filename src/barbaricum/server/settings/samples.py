"""Values as TOML writes them, and one that each key could have."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, get_args, get_type_hints

from msgspec import Meta

from barbaricum.server.settings.forms import Configuration, Section

Value = Any  # of whatever type the key has

START: Final = Configuration()


def sample(path: Sequence[str]) -> str:
    """A line, or a section, that would have been right in this place."""
    section = getattr(START, path[0]) if path else None
    if section is None or len(path) < 2:
        return f"[{path[0] if path else 'server'}]"
    return line(path[1], possible(section, path[1]))


def possible(section: Section, key: str) -> Value:
    """The value a key has by itself; if that is none, the example its form gives."""
    value = getattr(type(section)(), key)
    if value is not None:
        return value
    hint = get_type_hints(type(section), include_extras=True)[key]
    return next(word for meta in get_args(hint) if isinstance(meta, Meta) for word in _words(meta))


def _words(meta: Meta) -> list[Value]:
    return list(meta.examples or ())


def line(key: str, value: Value) -> str:
    """A key and its value as a line of the file."""
    return f"{key} = {written(value)}"


def written(value: Value) -> str:
    """A value as TOML; its texts, numbers, booleans and lists are those of JSON."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
