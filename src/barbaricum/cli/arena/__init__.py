"""`barbaricum arena`: bots against bots, many games, and what can be said of their strength."""

from barbaricum.cli.arena.command import configure, run

__all__ = ["configure", "run"]
