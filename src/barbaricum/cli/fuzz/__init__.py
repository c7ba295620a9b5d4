"""`barbaricum fuzz`: many games by chance, every rule looked at, faults kept as records."""

from barbaricum.cli.fuzz.command import configure, run

__all__ = ["configure", "run"]
