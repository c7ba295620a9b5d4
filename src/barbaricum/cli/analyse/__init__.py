"""`barbaricum analyse`: a finished game, decision by decision."""

from barbaricum.cli.analyse.command import configure, run

__all__ = ["configure", "run"]
