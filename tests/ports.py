"""Ports for servers that are started, killed and started again at the same address."""

from __future__ import annotations

import random
import socket
from typing import Final

UNLENT: Final = range(20_000, 32_000)
"""Below those that the system lends to whoever calls somebody: such a port stays free."""


def free_port() -> int:
    """A port that nobody listens to just now."""
    while True:
        port = random.SystemRandom().choice(UNLENT)
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port
