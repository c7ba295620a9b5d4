"""Invasions: every rule of docs/rules/invasions.md, the map and the cards as data."""

from barbaricum.games.invasions.game import GAME

__all__ = ["GAME"]
