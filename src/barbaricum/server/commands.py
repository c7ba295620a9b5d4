"""What can be asked of a table: the same messages over HTTP and over the socket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from barbaricum.server.pace.forms import FREE, Pace

USUAL_BOT = "greedy"
"""Who sits in a seat for a bot if none is named; the page offers the same."""
VISIBLE = r"^[^\x00-\x1f\x7f-\x9f]*\Z"

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=VISIBLE)]
Entropy = Annotated[str, Meta(max_length=64, pattern=VISIBLE)]
Notation = Annotated[str, Meta(min_length=1, max_length=120, pattern=VISIBLE)]
Message = Annotated[str, Meta(min_length=1, max_length=500, pattern=VISIBLE)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+\Z")]
AskId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+\Z")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
RowNumber = Annotated[int, Meta(ge=0, le=1_000_000)]


class Asked(Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What every command has: an id of its own, so that sending it twice does it once."""

    id: CommandId


class Act(Asked, tag="act"):
    """Decide: an action in the notation of the game, in answer to the view of that number."""

    number: RowNumber
    text: Notation


class Undo(Asked, tag="undo"):
    """Take back the last decision of a seat, or ask the others to allow it."""

    number: RowNumber
    seat: SeatNumber | None = None


class Agree(Asked, tag="agree"):
    """Allow the decision in that row to be taken back."""

    row: RowNumber


class Refuse(Asked, tag="refuse"):
    """Do not allow it; whoever asked withdraws his question so."""

    row: RowNumber


class AskPace(Asked, tag="ask-pace"):
    """Ask the others for another pace."""

    pace: Pace


class AgreePace(Asked, tag="agree-pace"):
    """Agree to the pace that is asked for."""

    ask: AskId


class RefusePace(Asked, tag="refuse-pace"):
    """Do not agree; whoever asked withdraws his question so."""

    ask: AskId


class Say(Asked, tag="say"):
    """Speak to the other players, or as an onlooker to the other onlookers."""

    text: Message


class Start(Asked, tag="start"):
    """Begin the game."""


class GiveText(Asked, tag="luck"):
    """Give a text of one's own for all chance of the game, before it begins.

    The server has bound itself to its secret before, by the fingerprint that the table shows.
    """

    seat: SeatNumber
    text: Entropy


class Leave(Asked, tag="leave"):
    """Get up from the table."""


class Arrange(Asked, tag="arrange"):
    """The host changes a seat before the game: open, a bot, or a hot-seat of his own."""

    seat: SeatNumber
    kind: Literal["open", "bot", "hot-seat"]
    bot: Name | None = None
    name: Name | None = None


class StandIn(Asked, tag="stand-in"):
    """Let a bot play for an absent player, or for oneself."""

    seat: SeatNumber
    bot: Name


class GiveBack(Asked, tag="give-back"):
    """Play for oneself again."""

    seat: SeatNumber


class Rematch(Asked, tag="rematch"):
    """A new table for the same people: their seats wait for them until they come."""


Command = (
    Act
    | Undo
    | Agree
    | Refuse
    | AskPace
    | AgreePace
    | RefusePace
    | Say
    | Start
    | GiveText
    | Leave
    | Arrange
    | StandIn
    | GiveBack
    | Rematch
)


class NewSeat(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A seat of a new table; `human` and `hot-seat` are whoever makes the table."""

    kind: Literal["open", "human", "hot-seat", "bot"]
    name: Name | None = None
    bot: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A table as it is asked for."""

    game: Name
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=10)]
    name: Name
    title: Name | None = None
    options: dict[str, str | int | bool] = {}
    visibility: Literal["private", "listed"] = "private"
    hints: bool = True
    rated: bool = False
    """No hints, nothing taken back by consent, only people with accounts."""
    pace: Pace = FREE


class Join(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Somebody takes an open or reserved seat; the entropy goes into all chance of the game."""

    name: Name
    entropy: Entropy = ""


class Watch(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Somebody looks on under a name."""

    name: Name


class Rejoin(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The key of a personal link."""

    key: Annotated[str, Meta(min_length=1, max_length=100, pattern=VISIBLE)]
