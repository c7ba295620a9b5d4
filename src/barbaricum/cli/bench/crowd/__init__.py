"""`barbaricum bench crowd`: many open games turn by turn, many sockets, on one machine."""

from barbaricum.cli.bench.crowd.command import run

__all__ = ["run"]
