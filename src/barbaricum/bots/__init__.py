"""Bots: company for a table. Each chooses from its view alone."""

from barbaricum.bots.bot import Bot, UnknownBot, get, names

__all__ = ["Bot", "UnknownBot", "get", "names"]
