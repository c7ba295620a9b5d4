"""Random names and keys; of a key only the hash is kept."""

from __future__ import annotations

import hashlib
import secrets


def new_id() -> str:
    """A name nobody can guess: who knows it may look."""
    return secrets.token_urlsafe(12)


def new_key() -> str:
    """A key that lets its bearer speak for somebody."""
    return secrets.token_urlsafe(32)


def new_secret() -> bytes:
    """The 256 bits from which all chance of a table follows."""
    return secrets.token_bytes(32)


def hashed(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()
