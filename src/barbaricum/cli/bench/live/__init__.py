"""`barbaricum bench live`: from one player's click to the other player's screen, at many tables."""

from barbaricum.cli.bench.live.command import run

__all__ = ["run"]
