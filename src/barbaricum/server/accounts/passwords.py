"""Passwords: argon2id in threads of its own, few at once, since each takes 64 MiB."""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from barbaricum.server.accounts.usernames import key_of
from barbaricum.server.refusals import NotNow

LEAST: Final = 10
AT_ONCE: Final = 2
HASHER: Final = PasswordHasher(time_cost=3, memory_cost=65536, parallelism=4)
NOBODY: Final = (
    "$argon2id$v=19$m=65536,t=3,p=4$MDEyMzQ1Njc4OWFiY2RlZg$"
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
)
"""The hash of no password: who does not exist is asked for one all the same, and as long."""


class Passwords:
    """Hashes and compares; whoever comes while others are served waits."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "passwords")

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, HASHER.hash, _plain(password))

    async def fits(self, password: str, known: str | None) -> bool:
        """Whether this is the password; where there is none, no password fits."""
        loop = asyncio.get_running_loop()
        asked = known or NOBODY
        return await loop.run_in_executor(self._threads, _fits, asked, _plain(password))

    def close(self) -> None:
        """Finish what was begun."""
        self._threads.shutdown()


def _fits(known: str, password: str) -> bool:
    try:
        return HASHER.verify(known, password)
    except (Argon2Error, InvalidHashError):
        return False


def _plain(password: str) -> str:
    """The same letters, however the keyboard puts them together."""
    return unicodedata.normalize("NFC", password)


def demand(password: str, user: str) -> None:
    """Long enough, and not what anybody would try first."""
    if len(password) < LEAST or key_of(password) == key_of(user):
        raise NotNow("weak-password", least=LEAST)
