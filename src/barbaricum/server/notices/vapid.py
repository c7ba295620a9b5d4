"""The key by which push services know this server; made once and kept among the tables."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from barbaricum.server.notices.schema import SERVER_KEYS

FILE: Final = "push-key.pem"
"""Where it lay before: in the data folder, which other machines do not have."""
PUSH: Final = "push"
VALID: Final = 12 * 3600
"""Seconds; push services believe a signature for a day at the most."""


class Signer:
    """Signs what is sent to push services."""

    def __init__(self, pem: bytes, contact: str) -> None:
        self._vapid = Vapid02.from_pem(pem)
        self._contact = contact

    @property
    def public(self) -> str:
        """What a browser has to know to subscribe."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    def sign(self, endpoint: str, now: int) -> str:
        """The header that says who sends this; `now` in seconds."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self._contact,
            "exp": now + VALID,
        }
        return str(self._vapid.sign(claims)["Authorization"])


def push_key(connection: Connection, folder: Path) -> bytes:
    """The key of all processes; if another one makes it at the same moment, that one holds."""
    found = _kept(connection)
    if found is None:
        try:
            with connection.begin_nested():
                values = {"name": PUSH, "key": _first_key(folder)}
                connection.execute(insert(SERVER_KEYS).values(values))
        except IntegrityError:
            pass
        found = _kept(connection)
    assert found is not None, "it was written a moment ago"
    return found


def _kept(connection: Connection) -> bytes | None:
    c = SERVER_KEYS.c
    return connection.scalar(select(c.key).where(c.name == PUSH))


def _first_key(folder: Path) -> bytes:
    """That of the folder, so that no browser has to subscribe anew; else a new one."""
    file = folder / FILE
    return file.read_bytes() if file.exists() else new_key()


def new_key() -> bytes:
    """A key that nobody has."""
    vapid = Vapid02()
    vapid.generate_keys()
    return bytes(vapid.private_pem())
