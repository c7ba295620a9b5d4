"""Addresses that are not the open internet, after the registries of IANA for special purposes."""

from __future__ import annotations

from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_network,
)
from typing import Final

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

CLOSED_4: Final = (
    "0.0.0.0/8",  # this network
    "10.0.0.0/8",
    "100.64.0.0/10",  # shared by carriers
    "127.0.0.0/8",
    "169.254.0.0/16",  # link-local, where clouds keep their secrets
    "172.16.0.0/12",
    "192.0.0.0/24",
    "192.0.2.0/24",
    "192.31.196.0/24",
    "192.52.193.0/24",
    "192.88.99.0/24",
    "192.168.0.0/16",
    "192.175.48.0/24",
    "198.18.0.0/15",
    "198.51.100.0/24",
    "203.0.113.0/24",
    "224.0.0.0/4",  # multicast
    "240.0.0.0/4",  # reserved, and everybody
)
OPEN_6: Final = ip_network("2000::/3")
"""Everything else of version 6 is not for the open internet."""
CLOSED_6: Final = ("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20")

CARRIERS: Final = tuple(
    ip_network(text) for text in ("::ffff:0:0/96", "::ffff:0:0:0/96", "64:ff9b::/96")
)
"""Ranges of version 6 whose last 32 bits are an address of version 4."""

_CLOSED: Final = tuple(ip_network(text) for text in (*CLOSED_4, *CLOSED_6))


def is_open(address: Address) -> bool:
    """Whether an address belongs to the open internet, and what it carries does too."""
    inner = carried(address)
    if inner is not None:
        return is_open(inner)
    if isinstance(address, IPv6Address) and address not in OPEN_6:
        return False
    return not any(address in network for network in _CLOSED)


def carried(address: Address) -> IPv4Address | None:
    """The address of version 4 inside one of version 6: mapped, translated, NAT64."""
    if isinstance(address, IPv6Address) and any(address in network for network in CARRIERS):
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return None
