"""Texts that come in: no control characters anywhere, and names that can be seen."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final
from urllib.parse import unquote

from barbaricum.server.refusals import NotNow, NotUnderstood

CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f]")
"""No address has any of them."""
NOT_IN_TEXT: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
"""A record in a file has lines and tabs; where they are out of place, its form refuses them."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0")
"""Letters and signs of which nothing is to be seen."""
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Control characters, and those that only change how others are shown."""


def is_plain(path: str, query: bytes) -> bool:
    """S23: whether an address has no control characters, asked before any route is."""
    return not CONTROL.search(path + unquote(query.decode("latin-1")))


def demand_plain(value: Any) -> None:  # any JSON
    """S23: refuse a message with control characters in any text of it, the names of fields too."""
    if isinstance(value, str) and NOT_IN_TEXT.search(value):
        raise NotUnderstood("control-characters")
    if isinstance(value, dict):
        demand_plain([*value.keys(), *value.values()])
    if isinstance(value, list):
        for item in value:
            demand_plain(item)


def named(name: str) -> str:
    """S24: a name that others can see, and that cannot be mistaken for another by tricks.

    Right-to-left names are welcome: what is refused only turns other letters round.
    """
    name = name.strip()
    if any(letter in BLANK or unicodedata.category(letter) in UNSEEN for letter in name):
        raise NotNow("odd-name")
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise NotNow("empty-name")
    return name
