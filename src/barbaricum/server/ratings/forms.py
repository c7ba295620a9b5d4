"""What a profile tells."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Sure = Literal["hardly", "rather", "quite"]
"""How far a rating can be relied on."""


class Rating(Struct, frozen=True, kw_only=True):
    """How strong somebody plays a game with so many seats: most likely between the two numbers."""

    game: str
    seats: int
    rating: int
    least: int
    most: int
    sure: Sure
    games: int


class Sitter(Struct, frozen=True, kw_only=True):
    """Somebody at a finished table."""

    name: str
    place: int
    points: int
    own: bool


class Outcome(Struct, frozen=True, kw_only=True):
    """A finished game; its table only for those who may know it."""

    table: str | None
    game: str
    created: int
    rated: bool
    abandoned: bool
    seats: list[Sitter]
    rating: int | None
    """After the game, if it was rated."""


class Pair(Struct, frozen=True, kw_only=True):
    """Two people with many rated games within a week."""

    names: list[str]
    games: int
    ahead: list[int]
    """How often the first came out before the second, and the other way round."""


class Favourite(Struct, frozen=True, kw_only=True):
    """A people one plays, or a place one sails to, and how often."""

    game: str
    what: str
    times: int


class Rival(Struct, frozen=True, kw_only=True):
    """Somebody one has met: how often one came out before him, behind him, or with him."""

    user: str
    name: str
    ahead: int
    behind: int
    level: int


class Player(Struct, frozen=True, kw_only=True):
    """The profile of somebody with an account."""

    user: str
    name: str
    since: int
    own: bool
    finished: int
    won: int
    ratings: list[Rating]
    outcomes: list[Outcome]
    favourites: list[Favourite]
    rivals: list[Rival]
