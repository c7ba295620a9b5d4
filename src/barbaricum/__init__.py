"""The board games Attila and Invasions on a computer."""

__version__ = "0.1.0"
