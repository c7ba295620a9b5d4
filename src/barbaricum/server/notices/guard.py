"""Where the server goes for its players: to the open internet, and never inside.

Whoever enters an address here could otherwise let the server knock at machines that only it can
reach. The name is looked up once, every address it has is checked, and the connection goes to a
checked one: a name that changes its mind between two questions gains nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

from barbaricum.server.notices.lookups import Lookups
from barbaricum.server.notices.ranges import Address, Network, is_open

PORTS: Final = frozenset({443, 8443})
LONGEST: Final = 2000
AT_ONCE: Final = 8
"""So many messages go out at once."""


class Closed(Exception):
    """The server does not go there; the end of a key of the texts says why."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class Target:
    """A place that may be gone to: the address as it was given, and the numbers it has."""

    parts: SplitResult
    host: str
    port: int
    numbers: tuple[Address, ...]


@dataclass(frozen=True, slots=True)
class Guard:
    """Checks addresses; those in `allowed` are the host's own wish and need no TLS either."""

    allowed: tuple[Network, ...] = ()
    sending: Lookups = field(default_factory=lambda: Lookups(AT_ONCE))
    checking: Lookups = field(default_factory=lambda: Lookups(AT_ONCE // 2))
    """Threads of its own for what is only checked, so that it holds up nothing that is sent."""

    async def check(self, address: str) -> None:
        """Refuse at once what would be refused later."""
        await self.look_up(address, self.checking)

    async def look_up(self, address: str, lookups: Lookups | None = None) -> Target:
        """Where an address leads, if it leads to a place that may be gone to.

        Numbers in odd forms (0x7f.1, 2130706433) are read as the system reads them, so that what
        is checked is what would be connected to.
        """
        parts, host, port = _read(address)
        found = await (lookups or self.sending).ask(host, port)
        numbers = tuple(dict.fromkeys(_number(entry[4]) for entry in found))
        if all(self._is_allowed(number) for number in numbers):
            return Target(parts, host, port, numbers)
        if parts.scheme != "https":
            raise Closed("not-https")
        if port not in PORTS:
            raise Closed("port")
        if not all(self._is_allowed(number) or is_open(number) for number in numbers):
            raise Closed("inside")
        return Target(parts, host, port, numbers)

    def _is_allowed(self, number: Address) -> bool:
        return any(number in network for network in self.allowed)


def guard_of(allowed: Iterable[str]) -> Guard:
    """A guard that lets through what the settings name: addresses or ranges."""
    return Guard(tuple(ip_network(text, strict=False) for text in allowed))


def _read(address: str) -> tuple[SplitResult, str, int]:
    """The parts of an address; names and passwords in it are refused, as are odd characters."""
    if len(address) > LONGEST or not address.isascii() or not address.isprintable():
        raise Closed("address")
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise Closed("address") from error
    odd = "@" in parts.netloc or "\\" in address or " " in address
    if parts.scheme not in ("http", "https") or not host or odd:
        raise Closed("address")
    return parts, host, port or (443 if parts.scheme == "https" else 80)


def _number(place: Sequence[object]) -> Address:
    """The address of an answer, without the name of the network card."""
    return ip_address(str(place[0]).partition("%")[0])
