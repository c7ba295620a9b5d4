"""Which proxies are believed about where a visitor comes from, and what is said about others."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from barbaricum.server.refusals import NotUnderstood
from barbaricum.server.safety import Receive, Scope, Send
from barbaricum.server.shares.notes import Notes

LOG: Final = logging.getLogger(__name__)
FORWARDED: Final = frozenset({b"x-forwarded-for", b"x-forwarded-proto"})
MOST: Final = 100
"""Of so many addresses it is said that they are not believed; others are like them."""


@dataclass(frozen=True, slots=True)
class Proxies:
    """The addresses and ranges of the settings."""

    ranges: tuple[IPv4Network | IPv6Network, ...]

    def know(self, address: str) -> bool:
        """Whether a proxy at this address is believed."""
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in one for one in self.ranges)


def proxies_at(addresses: Iterable[str]) -> Proxies:
    """The proxies of the settings, or which of them is no address."""
    found = []
    for address in addresses:
        try:
            found.append(ip_network(address, strict=False))
        except ValueError:
            raise NotUnderstood("wrong-address", address=address) from None
    return Proxies(tuple(found))


class Proxied:
    """Takes the visitor's address from a proxy that is known, and notes headers of others."""

    def __init__(self, app: Any, proxies: Proxies) -> None:  # ASGI, as uvicorn calls it
        self._app: Any = ProxyHeadersMiddleware(app, [str(one) for one in proxies.ranges])
        self._proxies = proxies
        self._strangers: set[str] = set()
        self._notes = Notes(LOG)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, with the right address."""
        if scope["type"] != "lifespan" and not self._knows(scope):
            self._note(str((scope["client"] or ("",))[0]))
        await self._app(scope, receive, send)

    def _knows(self, scope: Scope) -> bool:
        """Whether nobody claims anything, or somebody who may."""
        if not any(name in FORWARDED for name, _ in scope["headers"]):
            return True
        client = scope.get("client")
        return client is None or self._proxies.know(client[0])

    def _note(self, address: str) -> None:
        if len(self._strangers) < MOST:
            self._strangers.add(address)
        if address in self._strangers:
            self._notes.tell(
                f"{address} sends X-Forwarded headers and is not believed, so all its visitors "
                "count as one and none of them has TLS. If it is your proxy, name it in the "
                "settings: [server] proxies"
            )
