"""What can stand in the settings file: a struct for each section, a field for each key.

What a key is for stands in the texts under `setting-<section>-<key>`, in three languages. A key
that is empty unless somebody sets it names an example, so that the file that is shown has one.
A key `x` with a sibling `x_file` is a secret: see `reading.with_secrets`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from barbaricum.bots.analysis import USUAL

Text = Annotated[str, Meta(min_length=1)]
Secret = Annotated[str, Meta(min_length=8)]
WebAddress = Annotated[str, Meta(pattern=r"^https?://[^/?#]+/\Z")]
MailAddress = Annotated[str, Meta(pattern=r"^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?\Z")]
Range = Annotated[str, Meta(pattern=r"^[0-9a-fA-F:.]+(/\d{1,3})?\Z")]
Thought = Annotated[float, Meta(gt=0, le=8)]


class Section(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all sections have in common: no key is taken that is not known."""


class Server(Section, frozen=True):
    """Where it listens, where it keeps its tables, how its bots think."""

    host: Text = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8375
    names: tuple[Text, ...] = ()
    proxies: tuple[Range, ...] = ("127.0.0.1", "::1")
    address: Annotated[WebAddress | None, Meta(examples=["https://games.example.org/"])] = None
    data: Annotated[Text | None, Meta(examples=["/var/lib/barbaricum"])] = None
    think: Annotated[Thought | None, Meta(examples=[2.0])] = None
    minds: Annotated[int, Meta(ge=1, le=64)] = 2
    database: Annotated[Secret | None, Meta(examples=["postgresql://user:word@host/name"])] = None
    database_file: Annotated[Text | None, Meta(examples=["/etc/barbaricum/database"])] = None
    bus: Annotated[Text | None, Meta(examples=["redis://host:6379"])] = None
    bus_file: Annotated[Text | None, Meta(examples=["/etc/barbaricum/bus"])] = None
    work: bool = True


class Log(Section, frozen=True):
    """What is written to the error output, and how."""

    level: Literal["debug", "info", "warning", "error"] = "info"
    form: Literal["text", "json"] = "text"
    requests: bool = False


class Admin(Section, frozen=True):
    """The way to the page of whoever runs the server."""

    password: Annotated[Secret | None, Meta(examples=["a long sentence"])] = None
    password_file: Annotated[Text | None, Meta(examples=["/etc/barbaricum/admin"])] = None


class Metrics(Section, frozen=True):
    """The numbers for Prometheus."""

    enabled: bool = True
    token: Annotated[Secret | None, Meta(examples=["something random"])] = None
    token_file: Annotated[Text | None, Meta(examples=["/etc/barbaricum/metrics"])] = None


class Mail(Section, frozen=True):
    """The mail server through which notices are sent; without one nobody is offered any mail."""

    host: Annotated[Text | None, Meta(examples=["mail.example.org"])] = None
    port: Annotated[int, Meta(ge=1, le=65535)] = 587
    tls: Literal["starttls", "tls", "none"] = "starttls"
    user: Annotated[Text | None, Meta(examples=["games"])] = None
    password: Annotated[Text | None, Meta(examples=["the password of that user"])] = None
    password_file: Annotated[Text | None, Meta(examples=["/etc/barbaricum/mail"])] = None
    ca_file: Annotated[Text | None, Meta(examples=["/etc/barbaricum/mail-ca.pem"])] = None
    sender: Annotated[MailAddress | None, Meta(examples=["Barbaricum <games@example.org>"])] = None


class Push(Section, frozen=True):
    """Notices in the browser while the page is closed."""

    enabled: bool = True
    contact: Annotated[Text | None, Meta(examples=["mailto:host@example.org"])] = None


class Webhooks(Section, frozen=True):
    """Notices to addresses of other services, as of Discord and Slack."""

    enabled: bool = True
    allow: tuple[Range, ...] = ()


class Analysis(Section, frozen=True):
    """How finished games are looked at again."""

    simulations: Annotated[int, Meta(ge=1, le=10_000)] = USUAL


class Configuration(Section, frozen=True):
    """The whole file; what is missing in it is as it stands here."""

    server: Server = Server()
    log: Log = Log()
    admin: Admin = Admin()
    metrics: Metrics = Metrics()
    mail: Mail = Mail()
    push: Push = Push()
    webhooks: Webhooks = Webhooks()
    analysis: Analysis = Analysis()
