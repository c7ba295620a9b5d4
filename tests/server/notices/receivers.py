"""Whoever notices are sent to, for real and on this machine: web servers and a mail server."""

from __future__ import annotations

import datetime as dt
import ssl
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.ports import free_port

PATIENCE = 20
LOOPBACK = ("127.0.0.0/8",)


@dataclass(frozen=True)
class Heard:
    """What came in."""

    path: str
    headers: Mapping[str, str]
    body: bytes


@dataclass
class Receiver:
    """A web server that keeps what it hears, and answers as it is told."""

    port: int
    heard: Queue[Heard] = field(default_factory=Queue)
    answers: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    """What it says next, the first one first; when there is nothing left, 204."""
    body: Callable[[], Iterator[bytes]] = lambda: iter(())

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    def next(self) -> Heard:
        return self.heard.get(timeout=PATIENCE)


@contextmanager
def receiver(tls: ssl.SSLContext | None = None) -> Iterator[Receiver]:
    """A receiver that runs."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            found.heard.put(Heard(self.path, dict(self.headers.items()), body))
            status, headers = found.answers.pop(0) if found.answers else (204, {})
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            try:
                for part in found.body():
                    self.wfile.write(part)
            except OSError:
                pass  # nobody listens any more

        def log_message(self, *_args: Any) -> None:
            """Not to the terminal."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    if tls is not None:
        server.socket = tls.wrap_socket(server.socket, server_side=True)
    found = Receiver(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@dataclass(frozen=True)
class Certificate:
    """A server's proof of its name, and whoever believes it."""

    server: ssl.SSLContext
    client: ssl.SSLContext
    file: Path


def certificate(name: str, folder: Path) -> Certificate:
    """A certificate for a name, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = dt.datetime.now(dt.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "both.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    file.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file)
    return Certificate(server, ssl.create_default_context(cafile=str(file)), file)


class Mailbox:
    """A mail server that keeps every letter, and refuses when it is told to."""

    def __init__(self) -> None:
        self.letters: Queue[EmailMessage] = Queue()
        self.refusals: list[str] = []
        """What it says to the next recipients, instead of yes."""

    async def handle_RCPT(  # noqa: N802 - the name aiosmtpd asks for
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any
    ) -> str:
        if self.refusals:
            return self.refusals.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802 - the name aiosmtpd asks for
        self, _server: Any, _session: Any, envelope: Any
    ) -> str:
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.put(letter)
        return "250 OK"

    def next(self) -> EmailMessage:
        return self.letters.get(timeout=PATIENCE)


@contextmanager
def mailbox(
    controller_of: Callable[..., Controller] = Controller, **options: Any
) -> Iterator[tuple[Mailbox, int]]:
    """A mail server that runs, and its port."""
    box = Mailbox()
    port = free_port()
    controller = controller_of(box, hostname="127.0.0.1", port=port, **options)
    controller.start()
    try:
        yield box, port
    finally:
        controller.stop()
