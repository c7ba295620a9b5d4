"""What is asked and told about notices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from barbaricum.server.notices.kinds import KINDS, Kind, Way
from barbaricum.server.notices.push import Subscription

Printable = r"^[\x21-\x7e]+\Z"
Url = Annotated[str, Meta(min_length=8, max_length=1000, pattern=Printable)]
Word = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
Email = Annotated[
    str,
    Meta(max_length=200, pattern=rf"^{Word}(\.{Word})*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+\Z"),
]
"""A single plain address (RFC 5322, dot-atom): without quotes, comments or a name."""
Key = Annotated[str, Meta(min_length=1, max_length=100, pattern=Printable)]


class Wish(Struct, forbid_unknown_fields=True, frozen=True, tag_field="way", kw_only=True):
    """A new way to somebody."""


class NewPush(Wish, tag="push", frozen=True):
    """This browser, as it subscribed."""

    subscription: Subscription


class NewMail(Wish, tag="mail", frozen=True):
    """An address; it gets a letter whose link has to be opened first."""

    address: Email


class NewWebhook(Wish, tag="webhook", frozen=True):
    """An address of another service; its shape follows from its name unless it is given."""

    address: Url
    shape: Literal["discord", "slack", "plain"] | None = None


NewChannel = NewPush | NewMail | NewWebhook


class Choice(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What one wants to be told through a channel."""

    kinds: Annotated[list[Kind], Meta(max_length=len(KINDS))]


class Proof(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The key of a link in a letter."""

    key: Key


class Seen(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Which notices were read; none named are all."""

    ids: Annotated[list[Key], Meta(max_length=100)] = []


class NoticeInfo(Struct, frozen=True, kw_only=True):
    """A notice as it is shown on the page."""

    id: str
    kind: str
    table: str | None
    link: str
    """Where it leads, as a path of the page."""
    title: str
    game: str
    sentence: str
    created: int
    read: bool


class Notices(Struct, frozen=True, kw_only=True):
    """The newest notices, and how many were not read."""

    unread: int
    notices: list[NoticeInfo]


class ChannelInfo(Struct, frozen=True, kw_only=True):
    """A way to somebody, as he sees it."""

    id: str
    way: Way
    name: str
    """Which one: the device, the address, the service."""
    endpoint: str | None
    """Of a browser, so that it finds itself in the list."""
    kinds: list[str]
    state: Literal["on", "unproved", "off"]
    why: str | None
    """If it was switched off."""


class Channels(Struct, frozen=True, kw_only=True):
    """All ways to somebody, what the host offers, and what one can be told."""

    channels: list[ChannelInfo]
    usual: dict[str, list[str]]
    """What is told along each way unless somebody chooses otherwise."""
    push: str | None
    """The key with which a browser subscribes; null if the host does not offer it."""
    mail: bool
    webhook: bool


class Tested(Struct, frozen=True, kw_only=True):
    """What became of a test."""

    sent: bool
    sentence: str
