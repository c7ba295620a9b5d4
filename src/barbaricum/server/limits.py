"""How much anybody may ask in a short time."""

from __future__ import annotations

import hashlib
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

REMEMBERED: Final = 10_000
HOUR: Final = 3600.0
ONE_LINE: Final = 64
"""Whoever has one address of version 6 has all that begin with the same so many bits."""


def origin(address: str) -> str:
    """A few bits of an address: enough to take turns by, too few to tell whose it was."""
    return hashlib.sha256(source(address).encode()).hexdigest()[:4]


def source(address: str) -> str:
    """Where a question comes from, as far as it cannot be changed at will."""
    try:
        number = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(number, IPv4Address):
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(IPv6Network((number, ONE_LINE), strict=False))


class Bucket:
    """Fills with `rate` permits a second up to `burst`; every question takes one."""

    def __init__(
        self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._burst = burst
        self._rate = rate
        self._clock = clock
        self._level = burst
        self._filled = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        self._fill()
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def spend(self, amount: float, least: float) -> None:
        """Take so much, even what is not there, but never below a limit."""
        self._fill()
        self._level = max(self._level - amount, least)

    def wait(self, needed: float = 1) -> float:
        """In how many seconds there is so much; 0 if there is now, an hour if there never is."""
        self._fill()
        missing = needed - self._level
        if missing <= 0:
            return 0
        return missing / self._rate if self._rate else HOUR

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._filled) * self._rate)
        self._filled = now


@dataclass(frozen=True, slots=True)
class Limit:
    """So many at once, and so many a second for long."""

    burst: float
    rate: float


@dataclass(frozen=True, slots=True)
class Tries:
    """How often one may try to come in."""

    both: Limit = Limit(burst=6, rate=1 / 60)
    """With one name from one address."""
    address: Limit = Limit(burst=30, rate=0.1)
    """From one address, which several people may share."""
    account: Limit = Limit(burst=100, rate=1 / 60)
    """With one name from everywhere."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What is allowed in a short time."""

    questions: Limit = Limit(burst=300, rate=50)
    """Of one address; several players may share one."""
    tables: Limit = Limit(burst=20, rate=0.1)
    """New tables of one address."""
    lines: Limit = Limit(burst=10, rate=0.5)
    """What one guest says."""
    hints: Limit = Limit(burst=10, rate=0.2)
    """For which one guest asks."""
    messages: Limit = Limit(burst=60, rate=20)
    """Over one socket."""
    programs: Limit = Limit(burst=60, rate=10)
    """Questions with one token."""
    admin: Limit = Limit(burst=5, rate=1 / 60)
    """Tries of one address to open the page of the host."""
    wait: float = 25
    """For how many seconds a question may wait for an answer worth telling."""
    analyses: Limit = Limit(burst=10, rate=0.02)
    """New ones of one address."""
    records: Limit = Limit(burst=200, rate=15)
    """From files, to be read for one address; every step through a game is one."""
    sign_ins: Tries = Tries()
    """Passwords and codes that are tried."""
    time: Limit = Limit(burst=2, rate=0.25)
    """Seconds of processor time of one address: a quarter of a core for long."""
    at_once: int = 100
    """Requests and sockets of one address that are open."""
    sockets: int = 60
    """Of one address."""
    own_sockets: int = 20
    """Of one person."""
    bot_tables: int = 5
    """Running tables without people, of one address and of one person."""
    rows: int = 3000
    """Of a table at which decisions may still be taken back; the longest games have about 1,500."""
    undos: int = 300
    """At one table."""
    connections: int = 150
    """Of one address; a proxy on this machine may have any number."""
    head: float = 10
    """In how many seconds the head of a request has to be here."""


class Buckets:
    """A bucket for each client; those not seen for longest are forgotten."""

    def __init__(self, limit: Limit) -> None:
        self._limit = limit
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Whether the client may ask once more now."""
        return self._bucket(client).take()

    def wait(self, client: str) -> float:
        """In how many seconds it may."""
        return self._bucket(client).wait()

    def _bucket(self, client: str) -> Bucket:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._limit.burst, self._limit.rate)
        self._buckets.move_to_end(client)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket
