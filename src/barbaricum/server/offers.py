"""What can be played here, with which bots, and where others find the server."""

from __future__ import annotations

from msgspec import Struct


class ValueInfo(Struct, frozen=True, kw_only=True):
    """A value that an option can have."""

    value: str | int | bool
    about: str


class OptionInfo(Struct, frozen=True, kw_only=True):
    """An option of a game."""

    name: str
    about: str
    why: str
    values: list[ValueInfo]
    default: str | int | bool


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    name: str
    title: str
    rules: str
    data: str
    least: int
    most: int
    advice: str | None
    """What to know about the number of players."""
    options: list[OptionInfo]
    bots: list[str]
    """The levels that can play it, the weakest first."""


class Address(Struct, frozen=True, kw_only=True):
    """Where other devices find this server; nothing if only this machine does."""

    address: str | None


class LevelInfo(Struct, frozen=True, kw_only=True):
    """A bot: its name, how it plays, and how strong it was measured to be in each game."""

    name: str
    about: str
    ratings: dict[str, float]
    """By game, where it was measured."""


class Games(Struct, frozen=True, kw_only=True):
    """What can be played, and with which bots; the weakest level comes first."""

    games: list[GameInfo]
    bots: list[str]
    levels: list[LevelInfo]
