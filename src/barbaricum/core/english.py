"""English sentences, read from the `.ftl` files in which they stand for every reader."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cached_property
from importlib.resources import files
from typing import Final

Values = Mapping[str, object]

MESSAGE: Final = re.compile(r"^([a-z][\w-]*) = (.+(?:\n +[^\s[*}.].*)*)", re.MULTILINE)
"""A message and the lines on which it goes on."""
PLACE: Final = re.compile(r"{ \$(\w+) }")
"""Where a value stands in a sentence."""


class English:
    """The plain English messages of a package: sentences with values, without variants."""

    def __init__(self, package: str, spell: Callable[[Values], Values] = lambda values: values):
        self._package = package
        self._spell = spell

    @cached_property
    def messages(self) -> dict[str, str]:
        """All messages by key."""
        text = files(self._package).joinpath("texts", "en.ftl").read_text("utf-8")
        return {key: " ".join(value.split()) for key, value in MESSAGE.findall(text)}

    def fields(self, key: str) -> list[str]:
        """The names of the values that a sentence speaks of."""
        return PLACE.findall(self.messages[key])

    def say(self, key: str, values: Values) -> str:
        """The sentence of a key with its values."""
        spelt = self._spell(values)
        return PLACE.sub(lambda place: str(spelt[place[1]]), self.messages[key])
