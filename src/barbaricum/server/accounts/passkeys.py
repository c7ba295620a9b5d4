"""Passkeys: questions to the authenticator of a browser, and what its answers prove."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Final

from cryptography.exceptions import UnsupportedAlgorithm
from litestar.connection import ASGIConnection
from sqlalchemy import Connection, delete, insert, select, update
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    bytes_to_base64url,
    decode_credential_public_key,
    decoded_public_key_to_cryptography,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from barbaricum.core.game import Json
from barbaricum.server.accounts import register, schema
from barbaricum.server.accounts.forms import Ceremony
from barbaricum.server.hosts import name_in
from barbaricum.server.keys import hashed, new_key
from barbaricum.server.persons import Person
from barbaricum.server.refusals import NotAllowed, NotNow

PATIENCE: Final = 300
"""So many seconds somebody may look for his finger or his key."""
MALFORMED: Final = (
    WebAuthnException,
    UnsupportedAlgorithm,
    ValueError,
    LookupError,
    ArithmeticError,
    TypeError,
    AttributeError,
)
"""Answers come from anybody: whatever they break while they are read, they are no proof."""
LONGEST: Final = 1023
"""So many bytes the id of a passkey has at most, says the standard."""


@dataclass(frozen=True, slots=True)
class Site:
    """Where the browser believes to be; the name has been checked against those we go by."""

    name: str
    origin: str


def site_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Site:  # of whatever kind
    """The site of a question, if authenticators make keys for such a site at all."""
    host = connection.headers.get("host", "")
    name = name_in(host)
    try:
        ip_address(name)
    except ValueError:
        return Site(name, f"{connection.scope['scheme']}://{host}")
    raise NotNow("no-passkeys-here")


# --- Questions ---


def ask_for_new(
    connection: Connection, person: Person, wanted: str | None, site: Site, now: int
) -> Ceremony:
    """Ask for a new passkey that the authenticator finds again by itself."""
    known = register.passkeys_of(connection, person.id)
    account = register.account_of(connection, person.id)
    user = account.user if account else wanted or register.proposed(connection, person.name)
    options = generate_registration_options(
        rp_id=site.name,
        rp_name="Barbaricum",
        user_name=user,
        user_display_name=person.name or user,
        user_id=hashed(person.id).encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in known
        ],
    )
    asked: dict[str, Json] = json.loads(options_to_json(options))
    return _remember(connection, options.challenge, person.id, asked, now)


def ask_for_known(connection: Connection, site: Site, now: int) -> Ceremony:
    """Ask for whichever passkey the authenticator has for this site."""
    options = generate_authentication_options(
        rp_id=site.name, user_verification=UserVerificationRequirement.PREFERRED
    )
    asked: dict[str, Json] = json.loads(options_to_json(options))
    return _remember(connection, options.challenge, None, asked, now)


def _remember(
    connection: Connection, challenge: bytes, person: str | None, asked: dict[str, Json], now: int
) -> Ceremony:
    c, key = schema.CEREMONIES.c, new_key()
    connection.execute(delete(schema.CEREMONIES).where(c.expires < now))
    values = {"id": hashed(key), "challenge": challenge, "person": person}
    connection.execute(insert(schema.CEREMONIES).values(expires=now + PATIENCE, **values))
    return Ceremony(id=key, options=asked)


def _challenge(connection: Connection, key: str, person: str | None, now: int) -> bytes:
    """The challenge of a question, which cannot be answered again."""
    c = schema.CEREMONIES.c
    taken = delete(schema.CEREMONIES).where(c.id == hashed(key))
    found = connection.execute(taken.returning(c.challenge, c.person, c.expires)).first()
    if found is None or found.expires < now or found.person != person:
        raise NotAllowed("passkey-refused")
    challenge: bytes = found.challenge
    return challenge


# --- Answers ---


@dataclass(frozen=True, slots=True)
class Said:
    """The answer of an authenticator, to which ceremony, where and when."""

    ceremony: str
    credential: Mapping[str, Json]
    site: Site
    now: int


def keep(connection: Connection, person: str, said: Said, name: str) -> None:
    """Take in a new passkey."""
    challenge = _challenge(connection, said.ceremony, person, said.now)
    try:
        new = verify_registration_response(
            credential=json.dumps(said.credential),
            expected_challenge=challenge,
            expected_rp_id=said.site.name,
            expected_origin=said.site.origin,
        )
        _demand_usable(new)
    except MALFORMED:
        raise NotAllowed("passkey-refused") from None
    key = bytes_to_base64url(new.credential_id)
    if connection.scalar(select(schema.PASSKEYS.c.id).where(schema.PASSKEYS.c.id == key)):
        raise NotAllowed("passkey-refused")
    connection.execute(
        insert(schema.PASSKEYS).values(
            id=key,
            person=person,
            site=said.site.name,
            key=new.credential_public_key,
            uses=new.sign_count,
            name=name,
            created=said.now,
            used=said.now,
        )
    )


def _demand_usable(new: VerifiedRegistration) -> None:
    """An id that can be kept, and a key by which a signature can be checked."""
    decoded_public_key_to_cryptography(decode_credential_public_key(new.credential_public_key))
    if len(new.credential_id) > LONGEST:
        raise ValueError("the id of the passkey is too long")


def recognise(connection: Connection, said: Said) -> str:
    """Whose passkey it is that answers."""
    challenge = _challenge(connection, said.ceremony, None, said.now)
    c = schema.PASSKEYS.c
    found = connection.execute(
        select(c.id, c.person, c.key, c.uses).where(c.id == str(said.credential.get("id")))
    ).first()
    if found is None:
        raise NotAllowed("passkey-refused")
    try:
        proof = verify_authentication_response(
            credential=json.dumps(said.credential),
            expected_challenge=challenge,
            expected_rp_id=said.site.name,
            expected_origin=said.site.origin,
            credential_public_key=found.key,
            credential_current_sign_count=found.uses,
        )
    except MALFORMED:
        raise NotAllowed("passkey-refused") from None
    used = {"uses": proof.new_sign_count, "used": said.now}
    connection.execute(update(schema.PASSKEYS).where(c.id == found.id).values(used))
    person: str = found.person
    return person
