"""Who is at a table: seats, guests, and the browsers that speak for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from barbaricum.core.game import Json
from barbaricum.server.pace.timing import Timing
from barbaricum.server.refusals import NotAllowed, NotFound

Kind = Literal["open", "reserved", "human", "hot-seat", "bot"]
"""A reserved seat waits for a guest of the game before."""
Status = Literal["open", "playing", "over"]
Visibility = Literal["private", "listed"]


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat; `standin` is the bot that plays for an absent guest."""

    number: int
    kind: Kind
    name: str
    bot: str | None
    entropy: str
    guest: str | None
    standin: str | None

    @property
    def is_taken(self) -> bool:
        """Whether somebody sits there."""
        return self.kind not in ("open", "reserved")

    @property
    def thinker(self) -> str | None:
        """The bot that decides for the seat, if one does."""
        return self.bot or self.standin


@dataclass(frozen=True, slots=True)
class Guest:
    """One person at one table."""

    id: str
    person: str
    name: str
    gone: bool


@dataclass(frozen=True, slots=True)
class Ask:
    """A seat asks to take the decision in a row back; these guests have agreed."""

    seat: int
    row: int
    agreed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Meta:
    """All of a table but its log."""

    id: str
    title: str
    game: str
    rules: str
    data: str
    options: Mapping[str, Json]
    visibility: Visibility
    status: Status
    host: str
    secret: bytes
    commit: str
    to_act: int | None
    """A note of who has to decide, for lists; the log knows."""
    rematch: str | None
    created: int
    hints: bool
    """Whether the host allows them."""
    version: int
    """Counts every change, so that two processes cannot both make the next one."""
    seats: tuple[Seat, ...]
    guests: Mapping[str, Guest]
    holders: Mapping[str, tuple[str, ...]]
    ask: Ask | None
    timing: Timing
    study: Mapping[str, Json] | None = None
    """Of which game, from which row on, this is a study; a game of its own has none."""
    rated: bool = False
    """Whether its result counts for the ratings of those who play."""
    tournament: Mapping[str, Json] | None = None
    """To which tournament it belongs, by its id and name, and to which round."""
    origin: str | None = None
    """From where it was made, in a few bits: enough to share fairly, too few to tell anybody."""
    closed: str | None = None
    """Why whoever runs the server has ended it; then it is over without a result."""

    def seat(self, number: int) -> Seat:
        """The seat of that number."""
        if number not in range(len(self.seats)):
            raise NotFound("unknown-seat", seat=number)
        return self.seats[number]

    def actor(self, session: str | None) -> Actor:
        """Whoever speaks through this browser."""
        guests = self.holders.get(session, ()) if session else ()
        seats = tuple(seat.number for seat in self.seats if seat.guest in guests)
        return Actor(guests[0] if guests else None, guests, seats)

    def thinker(self) -> tuple[int, str] | None:
        """The seat of a bot that has to decide now, and the bot's name."""
        if self.status != "playing" or self.to_act is None:
            return None
        name = self.seats[self.to_act].thinker
        return None if name is None else (self.to_act, name)

    def reserved(self, guest: str | None) -> tuple[Seat, ...]:
        """The seats that wait for a guest."""
        return tuple(one for one in self.seats if one.kind == "reserved" and one.guest == guest)


@dataclass(frozen=True, slots=True)
class Actor:
    """Somebody at the table: a guest with the seats he plays, or a bot in its seat."""

    id: str | None
    guests: tuple[str, ...]
    seats: tuple[int, ...]
    is_bot: bool = False

    def known(self) -> str:
        """The name under which commands are remembered; strangers have none."""
        if self.id is None:
            raise NotAllowed("not-at-table")
        return self.id

    def demand(self, seat: int) -> None:
        """Refuse to speak for a seat of somebody else."""
        if seat not in self.seats:
            raise NotAllowed("not-your-seat", seat=seat)


def bot_actor(seat: int) -> Actor:
    """The bot of a seat."""
    return Actor(f"bot {seat}", (), (seat,), is_bot=True)
