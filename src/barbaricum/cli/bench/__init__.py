"""`barbaricum bench`: how fast the rules are, and how large a record is."""

from barbaricum.cli.bench.command import configure, run

__all__ = ["configure", "run"]
