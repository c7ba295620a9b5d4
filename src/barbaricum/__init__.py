"""The board games Attila and Invasions on a computer."""

import barbaricum.games  # noqa: F401  makes the games known, so that every record finds its own

__version__ = "0.1.0"
