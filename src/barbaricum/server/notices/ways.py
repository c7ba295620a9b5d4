"""The ways that the host offers, and sending a message along one of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec

from barbaricum.server.clock import Clock
from barbaricum.server.notices import mail as letters
from barbaricum.server.notices import webhook, wording
from barbaricum.server.notices.guard import guard_of
from barbaricum.server.notices.message import Message
from barbaricum.server.notices.outcome import SENT, Outcome, later
from barbaricum.server.notices.post import Post
from barbaricum.server.notices.push import Push, Subscription
from barbaricum.server.notices.records import Channel
from barbaricum.server.notices.vapid import Signer
from barbaricum.server.settings import Configuration, Mail

NOT_OFFERED = later("not-offered")


@dataclass(frozen=True, slots=True)
class Ways:
    """What leads from here to somebody; None where the host offers nothing."""

    clock: Clock
    base: str
    """The address of the page, with a slash at its end, for links."""
    push: Push | None
    mail: Mail | None
    webhooks: Post | None

    async def send(self, channel: Channel, message: Message) -> Outcome:
        """Send a message along a channel, whatever its way."""
        match channel.way:
            case "page":
                return SENT
            case "push":
                return await self._push(channel, message)
            case "mail":
                draft = wording.mail(message, channel, self.base)
                return await self.write(draft)
            case "webhook":
                return await self._webhook(channel, message)

    async def write(self, draft: letters.Draft) -> Outcome:
        """Send a letter."""
        if self.mail is None:
            return NOT_OFFERED
        return await letters.send(draft, self.mail, self.clock.now())

    async def _push(self, channel: Channel, message: Message) -> Outcome:
        if self.push is None:
            return NOT_OFFERED
        where = msgspec.convert(channel.address, Subscription)
        return await self.push.send(where, message, self.clock.now())

    async def _webhook(self, channel: Channel, message: Message) -> Outcome:
        if self.webhooks is None:
            return NOT_OFFERED
        address, shape = channel.address["address"], channel.address["shape"]
        return await webhook.send(self.webhooks, address, shape, message)


async def ways_of(
    settings: Configuration, key: Callable[[], Awaitable[bytes]], base: str, clock: Clock
) -> Ways:
    """The ways that the settings open; for browsers a key is asked for."""
    base = _base(settings, base)
    post = Post(guard_of(settings.webhooks.allow))
    push = None
    if settings.push.enabled:
        contact = settings.push.contact or _contact(base)
        push = Push(post, Signer(await key(), contact))
    written = settings.mail if settings.mail.host and settings.mail.sender else None
    return Ways(clock, base, push, written, post if settings.webhooks.enabled else None)


def _base(settings: Configuration, otherwise: str) -> str:
    """The address in links: as set, else by name, else where this process listens."""
    if settings.server.address is not None:
        return settings.server.address
    return f"https://{settings.server.names[0]}/" if settings.server.names else otherwise


def _contact(base: str) -> str:
    """Where the makers of browsers find whoever runs this: the page itself, if it has a name."""
    return base.rstrip("/") if base.startswith("https://") else "mailto:nobody@localhost"
