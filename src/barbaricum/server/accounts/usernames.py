"""User names: unique, also to an eye that is deceived."""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Callable
from typing import Final

from barbaricum.server.refusals import NotNow

LONGEST: Final = 20
PATTERN: Final = re.compile(r"[A-Za-z0-9](?:-?[A-Za-z0-9]){2,19}")
LOOKALIKES: Final = str.maketrans({"0": "o", "1": "l", "i": "l", "-": ""})
RESERVED: Final = ("admin", "barbaricum", "bot", "deleted", "guest", "host", "server", "system")


def key_of(user: str) -> str:
    """What two names have in common that can be mistaken for each other."""
    return user.lower().translate(LOOKALIKES)


def demand(user: str) -> str:
    """A name that can be one; only the letters that are on every keyboard."""
    if len(user) > LONGEST or not PATTERN.fullmatch(user):
        raise NotNow("wrong-user-name")
    if key_of(user) in map(key_of, RESERVED):
        raise NotNow("user-name-taken")
    return user


def proposed(name: str, taken: Callable[[str], bool]) -> str:
    """A user name like the name somebody has, that nobody has yet."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    word = re.sub(r"[^A-Za-z0-9]+", "-", plain).strip("-")[:12].strip("-") or "player"
    word = word if len(word) > 2 else f"{word}-player"
    while not PATTERN.fullmatch(word) or key_of(word) in map(key_of, RESERVED) or taken(word):
        word = f"{word[:12].rstrip('-')}-{secrets.randbelow(10_000):04}"
    return word
