"""An authenticator of our own, for tests without a browser: one key for one site."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tests.server.running import Json

PRESENT_AND_VERIFIED = 0x05
WITH_KEY = 0x40


def b64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Authenticator:
    """Answers the questions of a site as a browser at `origin` would pass them on."""

    origin: str
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    name: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    uses: int = 0
    flags: int = PRESENT_AND_VERIFIED
    site: str | None = None
    """Another site than the one that asks, for which it answers."""
    cose: bytes | None = None
    """Something else that it says is its key."""

    def make(self, options: Json) -> Json:
        """A new passkey."""
        data = self._data(options["rp"]["id"], WITH_KEY) + self._public()
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(
            "webauthn.create", options, lambda _said: {"attestationObject": b64(attested)}
        )

    def use(self, options: Json) -> Json:
        """Proof of having it."""
        self.uses += 1
        data = self._data(options["rpId"], 0)

        def proof(said: bytes) -> Json:
            signed = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
            return {"authenticatorData": b64(data), "signature": b64(signed), "userHandle": None}

        return self._credential("webauthn.get", options, proof)

    def _data(self, site: str, more: int) -> bytes:
        flags = self.flags | more
        site = self.site or site
        return hashlib.sha256(site.encode()).digest() + struct.pack(">BI", flags, self.uses)

    def _public(self) -> bytes:
        numbers = self.key.public_key().public_numbers()
        x, y = (one.to_bytes(32, "big") for one in (numbers.x, numbers.y))
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        head = bytes(16) + struct.pack(">H", len(self.name)) + self.name
        return head + (cose if self.cose is None else self.cose)

    def _credential(self, kind: str, options: Json, response: Json) -> Json:
        said = json.dumps(
            {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        ).encode()
        return {
            "id": b64(self.name),
            "rawId": b64(self.name),
            "type": "public-key",
            "response": {"clientDataJSON": b64(said), **response(said)},
            "clientExtensionResults": {},
        }
