"""Web push: a small message, readable by one browser only, through the service of its maker."""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
from dataclasses import dataclass
from typing import Annotated, Final

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Meta, Struct

from barbaricum.server import speech
from barbaricum.server.notices.message import Item, Message
from barbaricum.server.notices.outcome import Outcome, gone
from barbaricum.server.notices.post import Letter, Post
from barbaricum.server.notices.vapid import Signer

DAY: Final = 24 * 3600
LONGEST: Final = 1500
"""Characters of a text: all in all no service has to take more than 4096 bytes."""
URGENT: Final = frozenset({"turn", "time", "asked", "test"})

Base64 = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_-]+={0,2}\Z")]


class Keys(Struct, forbid_unknown_fields=True, frozen=True):
    """What a browser gives: its public key and a secret it shares with us."""

    p256dh: Base64
    auth: Base64


class Subscription(Struct, forbid_unknown_fields=True, frozen=True):
    """Where a browser listens, and for whose eyes."""

    endpoint: Annotated[str, Meta(min_length=8, max_length=1000)]
    keys: Keys


@dataclass(frozen=True, slots=True)
class Push:
    """Sends messages to browsers."""

    post: Post
    signer: Signer

    async def send(self, where: Subscription, message: Message, now: int) -> Outcome:
        """Send a message; one that waits about the same table is replaced by it."""
        first = message.items[0]
        try:
            body = encrypted(_payload(message), where.keys)
        except ValueError:
            return gone("bad-keys")
        headers = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(DAY),
            "urgency": "high" if first.kind in URGENT else "normal",
            "topic": topic(first),
            "authorization": self.signer.sign(where.endpoint, now),
        }
        return await self.post.send(where.endpoint, Letter(body, headers))


def topic(item: Item) -> str:
    """The same for the same table; nobody on the way learns which."""
    return hashlib.sha256((item.table or item.kind).encode()).hexdigest()[:32]


def encrypted(text: bytes, keys: Keys) -> bytes:
    """For the eyes of one browser (RFC 8291); ValueError if its keys are none."""
    encrypted: bytes = http_ece.encrypt(
        text,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(keys.p256dh, 65),
        auth_secret=_bytes(keys.auth, 16),
        version="aes128gcm",
    )
    return encrypted


def _bytes(text: str, length: int) -> bytes:
    try:
        found = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except binascii.Error as error:
        raise ValueError(text) from error
    if len(found) != length:
        raise ValueError(text)
    return found


def _payload(message: Message) -> bytes:
    """What the service worker of the page shows."""
    first = message.items[0]
    several = len(message.items) > 1
    lines = (
        speech.titled(message.language, item.title, item.sentence) for item in message.items[:8]
    )
    body = "\n".join(lines)
    shown = {
        "title": message.headline if several else first.title,
        "body": (body if several else first.sentence)[:LONGEST],
        "link": message.settings if several else first.link,
        "tag": topic(first),
        "lang": message.language,
    }
    return json.dumps(shown, ensure_ascii=False).encode()
