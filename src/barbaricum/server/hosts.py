"""Under which names the server may be asked.

A page elsewhere could let its own name point to this machine and would then count as ours. So only
names that are known here are answered; bare numbers cannot be taken away by anybody's name server.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})
"""What one listens at to be reached by others at whatever address this machine has."""

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address of nobody: which way leads there is known without sending anything."""


@dataclass(frozen=True, slots=True)
class Hosts:
    """The names that are answered, whatever the port."""

    names: frozenset[str] = LOOPBACK
    numbers: bool = False
    """Whether any bare address will do: where one listens at all of them."""

    def know(self, header: str) -> bool:
        """Whether a question to this host, as the browser writes it, is for us."""
        name = name_in(header)
        return name in self.names or (self.numbers and _is_number(name))


def hosts_at(address: str, more: Iterable[str] = ()) -> Hosts:
    """This machine by itself, the address listened at, and the names that are given besides."""
    names = {address, *more}
    if address in EVERYWHERE:
        names |= {socket.gethostname(), f"{socket.gethostname()}.local"}
    return Hosts(LOOPBACK | {name.lower() for name in names}, numbers=address in EVERYWHERE)


def name_in(header: str) -> str:
    """The name in a Host header, without port and brackets; nonsense has none."""
    try:
        parts = urlsplit(f"//{header}")
        found, port = parts.hostname or "", parts.port
    except ValueError:
        return ""
    # More than a name and a port, such as a user before it or a path behind it, is no host.
    plain = parts.netloc == header and "@" not in header and (port is None or port > 0)
    return found.rstrip(".") if plain else ""


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def for_others(address: str, port: int) -> str | None:
    """Where other devices find this one; None if it listens to itself alone."""
    if address in LOOPBACK:
        return None
    name = _own_number() if address in EVERYWHERE else address
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def _own_number() -> str:
    """The address of this machine in its network, else its name."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ELSEWHERE)
        except OSError:
            return socket.gethostname()
        return str(way.getsockname()[0])
