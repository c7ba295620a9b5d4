"""What holds, as a settings file: every key with what it is for, and commented out if unchanged."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Final

from barbaricum.server.settings.forms import Configuration, Section
from barbaricum.server.settings.reading import secrets, variable
from barbaricum.server.settings.samples import line, possible
from barbaricum.texts import Texts

WIDTH: Final = 100
HIDDEN: Final = "…"


def shown(configuration: Configuration, texts: Texts) -> str:
    """The settings file that says what holds; secrets stay hidden."""
    head = _comment(texts.say("settings-head"))
    parts = (
        "\n".join(_section(name, getattr(configuration, name), texts))
        for name in configuration.__struct_fields__
    )
    return "\n\n".join(("\n".join(head), *parts)) + "\n"


def _section(name: str, part: Section, texts: Texts) -> Iterator[str]:
    yield f"[{name}]"
    for key in part.__struct_fields__:
        yield ""
        yield from _comment(texts.say(f"setting-{name}-{key}".replace("_", "-")))
        if key in secrets(part):
            yield from _comment(texts.say("settings-secret", name=variable(name, key)))
        yield _entry(part, key)


def _entry(part: Section, key: str) -> str:
    value = getattr(part, key)
    if value == getattr(type(part)(), key):
        return f"# {line(key, possible(part, key))}"
    if key in secrets(part):
        return f"# {line(key, HIDDEN)}"
    return line(key, value)


def _comment(text: str) -> list[str]:
    return [f"# {row}" for row in textwrap.wrap(text, WIDTH - 2)]
