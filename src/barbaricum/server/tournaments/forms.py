"""What is asked and told about tournaments."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from barbaricum.server.commands import VISIBLE, Name
from barbaricum.server.pace.forms import FREE, Pace
from barbaricum.server.people import Visibility
from barbaricum.server.tournaments.pairing import MOST_ROUNDS, Kind
from barbaricum.server.tournaments.records import Status
from barbaricum.server.tournaments.rounds import Fill

Title = Annotated[str, Meta(min_length=1, max_length=30, pattern=VISIBLE)]


class NewTournament(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A tournament as its organiser wants it."""

    name: Title
    game: Name
    options: dict[str, str | int | bool] = {}
    kind: Kind
    seats: Annotated[int, Meta(ge=2, le=5)]
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] | None = None
    """None: as many as it takes, known when it starts."""
    fill: Fill = "smaller"
    bot: Name | None = None
    """The level of the bots that fill tables."""
    pace: Pace = FREE
    pause: Annotated[int, Meta(ge=0, le=1440)] = 0
    """Minutes from the end of a round to the beginning of the next."""
    rated: bool = False
    visibility: Visibility = "listed"
    most: Annotated[int, Meta(ge=2, le=64)] = 16
    """So many may play."""


class NewEntry(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Somebody wants to play."""

    name: Name


class ListedTournament(Struct, frozen=True, kw_only=True):
    """A tournament in the list."""

    id: str
    name: str
    game: str
    kind: Kind
    seats: int
    rounds: int | None
    round: int
    players: int
    most: int
    rated: bool
    pace: Pace
    status: Status
    created: int


class Tournaments(Struct, frozen=True, kw_only=True):
    """What everybody may see, and one's own: the newest of each."""

    open: list[ListedTournament]
    running: list[ListedTournament]
    over: list[ListedTournament]


class PlayerInfo(Struct, frozen=True, kw_only=True):
    """Somebody who plays, by his number in this tournament."""

    number: int
    name: str
    user: str | None
    """His user name, if he has an account."""
    left: bool


class ChairInfo(Struct, frozen=True, kw_only=True):
    """A seat at a table: a player or a bot; place and points when the game is over."""

    player: int | None
    place: int | None
    points: int | None
    score: float | None
    """What it brought for the standings."""


class BoardInfo(Struct, frozen=True, kw_only=True):
    """A table of a round; null if it was erased."""

    table: str | None
    over: bool
    chairs: list[ChairInfo]


class RoundInfo(Struct, frozen=True, kw_only=True):
    """Who plays whom, and who has a bye."""

    number: int
    boards: list[BoardInfo]
    byes: list[int]


class StandingInfo(Struct, frozen=True, kw_only=True):
    """How somebody stands; what decides between equals comes in the order in which it does."""

    rank: int
    player: int
    score: float
    opponents: float
    """The average score of those he met."""
    direct: int
    """Against those who are level with him: beaten less lost to."""
    share: float
    """His average part in all points of his games, from 0 to 1."""
    byes: int
    lot: str
    """The beginning of his lot; the smaller one comes first."""
    tables: int
    wins: int


class TournamentInfo(ListedTournament, frozen=True, kw_only=True):
    """A tournament with all that everybody may know about it."""

    options: dict[str, str | int | bool]
    fill: Fill
    bot: str | None
    pause: int
    visibility: Visibility
    seed: str
    """From which all lots follow."""
    due: int | None
    """When the next round begins, in milliseconds since 1970."""
    organiser: str | None
    """His name."""
    organises: bool
    """Whether whoever asks is the organiser."""
    keeps: bool
    """Whether whoever asks runs the server, and may close it."""
    yours: int | None
    """The number of whoever asks, if he plays."""
    table: str | None
    """Where he has to play now."""
    entries: list[PlayerInfo]
    paired: list[RoundInfo]
    standings: list[StandingInfo]
