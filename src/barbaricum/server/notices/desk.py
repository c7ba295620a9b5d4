"""What somebody can do about his channels: add, choose, prove, test, end."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import urlsplit

from sqlalchemy import ColumnElement, Connection

from barbaricum.server.clock import Clock
from barbaricum.server.keys import hashed, new_key
from barbaricum.server.limits import Buckets, Limit
from barbaricum.server.notices import book, webhook, wording
from barbaricum.server.notices.forms import NewChannel, NewMail, NewPush, NewWebhook
from barbaricum.server.notices.guard import Closed, Guard
from barbaricum.server.notices.herald import Herald
from barbaricum.server.notices.kinds import MOST, Way
from barbaricum.server.notices.lookups import Busy, Unknown
from barbaricum.server.notices.outcome import Outcome
from barbaricum.server.notices.records import Channel, Facts
from barbaricum.server.persons import Browser, arrive
from barbaricum.server.refusals import NotFound, NotNow, TooFast
from barbaricum.server.storage import Storage

LETTERS: Final = Limit(burst=3, rate=1 / 600)
"""Letters that ask for proof: of one person, and to one address."""
TESTS: Final = Limit(burst=5, rate=1 / 20)
CHECKS: Final = Limit(burst=20, rate=1 / 20)
"""Addresses from one place for which a name server is asked."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Whoever asks, and in which language he wants to be told."""

    browser: Browser
    language: str
    device: str
    source: str = ""
    """The address from which it comes."""


class Desk:
    """Keeps the channels of everybody."""

    def __init__(self, storage: Storage, herald: Herald, clock: Clock) -> None:
        self._storage = storage
        self.herald = herald
        self._clock = clock
        self._letters = Buckets(LETTERS)
        self._tests = Buckets(TESTS)
        self._checks = Buckets(CHECKS)

    async def add(self, asker: Asker, wish: NewChannel) -> Channel:
        """A new channel, or the one there was for the same place, as good as new."""
        match wish:
            case NewPush():
                return await self._write(asker, await self._browser(asker, wish))
            case NewWebhook():
                return await self._write(asker, await self._webhook(asker, wish))
            case NewMail():
                return await self._mail(asker, wish)

    async def _browser(self, asker: Asker, wish: NewPush) -> Channel:
        push = self.herald.ways.push
        if push is None:
            raise NotNow("way-not-offered")
        keys = wish.subscription.keys
        address = {
            "endpoint": wish.subscription.endpoint,
            "keys": {"p256dh": keys.p256dh, "auth": keys.auth},
        }
        await self._check(push.post.guard, wish.subscription.endpoint, asker)
        return self._new(asker, "push", address, name=asker.device)

    async def _webhook(self, asker: Asker, wish: NewWebhook) -> Channel:
        post = self.herald.ways.webhooks
        if post is None:
            raise NotNow("way-not-offered")
        await self._check(post.guard, wish.address, asker)
        shape = wish.shape or webhook.shape_of(wish.address)
        address = {"address": wish.address, "shape": shape}
        return self._new(asker, "webhook", address, name=urlsplit(wish.address).hostname)

    async def _check(self, guard: Guard, address: str, asker: Asker) -> None:
        if not self._checks.take(asker.source):
            raise TooFast("too-fast", wait=math.ceil(self._checks.wait(asker.source)))
        await _check(guard, address, asker.language)

    async def _mail(self, asker: Asker, wish: NewMail) -> Channel:
        """An address is used when its owner has opened the link in a letter."""
        if self.herald.ways.mail is None:
            raise NotNow("way-not-offered")
        takes = (self._letters.take(asker.browser.person), self._letters.take(wish.address.lower()))
        if not all(takes):
            raise TooFast("too-fast")
        key = new_key()
        address = {"address": wish.address}
        channel = self._new(asker, "mail", address, name=wish.address, verified=None)
        channel = replace(channel, key=hashed(key))
        await self._write(asker, channel)
        outcome = await self.herald.ways.write(wording.proof(channel, key, self.herald.ways.base))
        if outcome.fate != "sent":
            await self._storage.write(lambda conn: book.delete_channel(conn, channel.id))
            raise NotNow("not-sent", reason=wording.outcome(outcome, asker.language))
        return channel

    def _new(self, asker: Asker, way: Way, address: Facts, **more: object) -> Channel:
        now = self._clock.now()
        begun = {"language": asker.language, "created": now, "verified": now}
        return book.new_channel(asker.browser.person, way, address, **(begun | more))

    async def _write(self, asker: Asker, channel: Channel) -> Channel:
        def work(connection: Connection) -> Channel:
            arrive(connection, asker.browser)
            _make_room(connection, channel)
            book.write_channel(connection, channel)
            return channel

        return await self._storage.write(work)

    async def own(self, person: str | None, channel: str) -> Channel:
        """A channel of one's own."""
        found = await self._storage.read(lambda conn: book.channel_of(conn, book.c.id == channel))
        if found is None or found.person != person:
            raise NotFound("unknown-channel")
        return found

    async def page(self, asker: Asker) -> Channel:
        """The page itself, which is a channel as soon as somebody chooses what it tells."""
        person = asker.browser.person
        found = await self._storage.read(lambda conn: book.channels_of(conn, person))
        own = next((one for one in found if one.way == "page"), None)
        return own or await self._write(asker, self._new(asker, "page", {}))

    async def test_page(self, asker: Asker) -> None:
        """A notice behind the bell."""
        person, now = asker.browser.person, self._clock.now()
        if not self._tests.take(person):
            raise TooFast("too-fast")

        def work(connection: Connection) -> None:
            arrive(connection, asker.browser)
            book.write_shown(connection, person, "test", {}, now)

        await self._storage.write(work)
        self.herald.ring(person)

    async def choose(self, channel: Channel, kinds: list[str], language: str) -> Channel:
        """Other kinds; from now on it speaks the language of whoever chooses."""
        await self._storage.write(
            lambda conn: book.change_channel(conn, channel.id, kinds=kinds, language=language)
        )
        return replace(channel, kinds=kinds, language=language)

    async def end(self, channel: Channel) -> None:
        """Nothing more goes there."""
        await self._storage.write(lambda conn: book.delete_channel(conn, channel.id))

    async def prove(self, key: str) -> None:
        """An address belongs to whoever opened the link."""
        found = await self._found(book.c.key == hashed(key))
        values = {"verified": self._clock.now(), "key": None}
        await self._storage.write(lambda conn: book.change_channel(conn, found.id, **values))

    async def leave(self, token: str) -> None:
        """No more mail to an address, without asking who says so: only its owner has the link."""
        await self.end(await self._found(book.c.token == token))

    async def _found(self, which: ColumnElement[bool]) -> Channel:
        found = await self._storage.read(lambda conn: book.channel_of(conn, which))
        if found is None:
            raise NotFound("unknown-link")
        return found

    async def test(self, channel: Channel) -> Outcome:
        """Send something now; a channel that was off and works again is on again."""
        if not self._tests.take(channel.person):
            raise TooFast("too-fast")
        if channel.verified is None:
            raise NotNow("not-proved")
        outcome = await self.herald.test(channel)
        if outcome.fate == "sent":
            values = {"off": None, "failures": 0}
            await self._storage.write(lambda conn: book.change_channel(conn, channel.id, **values))
        return outcome


def _make_room(connection: Connection, channel: Channel) -> None:
    """The same place is one channel; and nobody has more than a few."""
    others = [one for one in book.channels_of(connection, channel.person) if one.way == channel.way]
    most = MOST[channel.way]
    same = [one for one in others if most == 1 or place(one) == place(channel)]
    for old in same:
        book.delete_channel(connection, old.id)
    if len(others) - len(same) >= most:
        raise NotNow("too-many-channels", most=most)


def place(channel: Channel) -> str:
    """Where a channel leads."""
    address = channel.address
    return str(address.get("endpoint") or address.get("address") or "")


async def _check(guard: Guard, address: str, language: str) -> None:
    """Refuse at once what would be refused later."""
    try:
        await guard.check(address)
    except Closed as error:
        reason = wording.reason(error.why, {}, language)
        raise NotNow("address-refused", reason=reason) from error
    except Busy as error:
        raise TooFast("too-fast") from error
    except Unknown as error:
        reason = wording.reason("unknown-name", {"name": str(error)}, language)
        raise NotNow("address-refused", reason=reason) from error
