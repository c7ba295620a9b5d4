"""`barbaricum loadtest`: whole games over sockets, faster and faster, until it is too fast."""

from barbaricum.cli.loadtest.command import configure, run

__all__ = ["configure", "run"]
