"""Letters go to a mail server that proves its name, and to no other."""

from __future__ import annotations

import asyncio
import gc
import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty
from typing import Any, Literal

import pytest
from aiosmtpd.controller import Controller

from barbaricum.server.notices.mail import Draft, send
from barbaricum.server.notices.outcome import Outcome
from barbaricum.server.notices.wording import outcome
from barbaricum.server.settings import Mail
from tests.server.notices.receivers import Certificate, Mailbox, certificate, mailbox

Way = Literal["starttls", "tls"]
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
"""aiosmtpd leaves a connection open whose client has hung up in the middle of TLS."""
DRAFT = Draft("bert@example.org", "Your turn", "text", "<p>text</p>", "id")


class Office(Controller):
    """With TLS aiosmtpd would try its own door with a context that only servers can use."""

    def _trigger_server(self) -> None:
        if self.ssl_context is None:
            super()._trigger_server()  # type: ignore[no-untyped-call]  # it comes without types
            return
        careless = ssl.create_default_context()
        careless.check_hostname, careless.verify_mode = False, ssl.CERT_NONE
        with (
            socket.create_connection((self.hostname, self.port)) as plain,
            careless.wrap_socket(plain) as door,
        ):
            assert door.recv(1024).startswith(b"220")


@contextmanager
def post_office(way: Way, proof: Certificate | None) -> Iterator[tuple[Mailbox, int]]:
    """A mail server with TLS from the first letter on, or after a greeting."""
    options: dict[str, Any] = {"ssl_context": proof and proof.server}
    if way == "starttls":
        options = {"tls_context": proof.server, "require_starttls": True} if proof else {}
    with mailbox(Office, **options) as found:
        yield found
    gc.collect()


def sent(port: int, way: Way, ca: Path | None) -> Outcome:
    settings = Mail(
        host="localhost",
        port=port,
        tls=way,
        ca_file=str(ca) if ca else None,
        sender="games@example.org",
    )
    return asyncio.run(send(DRAFT, settings, 1_000_000))


@pytest.mark.parametrize("way", ["starttls", "tls"])
def test_a_letter_goes_to_a_server_whose_certificate_is_trusted(way: Way, tmp_path: Path) -> None:
    proof = certificate("localhost", tmp_path)
    with post_office(way, proof) as (box, port):
        assert sent(port, way, proof.file).fate == "sent"
        assert box.next()["Subject"] == "Your turn"


@pytest.mark.parametrize("way", ["starttls", "tls"])
@pytest.mark.parametrize("fault", ["self-made", "another name"])
def test_a_certificate_that_proves_nothing_gets_no_letter(
    way: Way, fault: str, tmp_path: Path
) -> None:
    name = "localhost" if fault == "self-made" else "mail.example.org"
    proof = certificate(name, tmp_path)
    with post_office(way, proof) as (box, port):
        found = sent(port, way, None if fault == "self-made" else proof.file)
        assert (found.fate, found.why) == ("later", "mail-certificate")
        assert outcome(found, "en").startswith("the certificate of the mail server is not valid")
        with pytest.raises(Empty):
            box.letters.get_nowait()


def test_a_server_that_offers_no_tls_gets_no_letter() -> None:
    with post_office("starttls", None) as (_, port):
        assert sent(port, "starttls", None).why == "mail-no-tls"


def test_the_wrong_kind_of_tls_is_named(tmp_path: Path) -> None:
    with post_office("starttls", certificate("localhost", tmp_path)) as (_, port):
        assert sent(port, "tls", None).why == "mail-tls"
