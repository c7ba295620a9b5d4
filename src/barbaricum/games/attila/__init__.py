"""Attila: every rule of docs/rules/attila.md, the map as data."""

from barbaricum.games.attila.game import GAME

__all__ = ["GAME"]
