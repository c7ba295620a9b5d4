"""The games. A new one adds a folder and a line here."""

from barbaricum.core.registry import get, names, offer

offer("attila", "barbaricum.games.attila")
offer("invasions", "barbaricum.games.invasions")

__all__ = ["get", "names"]
