"""What the server itself refuses; the rules of the games speak for themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from barbaricum.core.errors import BarbaricumError

SENTENCES: Final[Mapping[str, str]] = {
    "unknown-table": "There is no such table.",
    "unknown-seat": "There is no seat {seat} at this table.",
    "unknown-link": "This link is not valid any more.",
    "not-at-table": "You are not at this table.",
    "not-your-seat": "Seat {seat} is not yours.",
    "not-the-host": "Only the host of the table can do that.",
    "other-origin": "This page belongs to another site.",
    "unknown-host": "This server is not called “{host}”. Whoever runs it can add: --name {host}",
    "folder-taken": "Another server keeps the tables in {folder} already; it is at {address}.",
    "too-fast": "That was too much at once. Wait a little.",
    "seat-taken": "Seat {seat} is taken.",
    "seats-open": "There are still open seats.",
    "already-started": "The game has already begun.",
    "not-started": "The game has not begun yet.",
    "game-over": "The game is over.",
    "game-not-over": "The game is not over yet.",
    "empty-name": "A name needs at least one visible character.",
    "empty-message": "A message needs at least one visible character.",
    "nothing-to-undo": "There is no decision to take back.",
    "question-pending": "Another question has to be answered first.",
    "no-question": "Nobody asks to take something back.",
    "seat-present": "Whoever sits in seat {seat} is here.",
    "no-standin": "No bot plays for seat {seat}.",
    "bot-plays": "A bot plays for this seat; take the seat back first.",
    "id-used": "This command id already belongs to another command.",
    "broken": "Something broke here. It is not your fault.",
    "hints-forbidden": "The host does not allow hints at this table.",
    "no-hint": "No hint was found in time. Ask again.",
    "no-previews": "This game shows nothing in advance.",
    "unknown-preview": "Nothing can be shown in advance about this: {about}",
    "bad-message": "The message could not be understood: {reason}",
}


class ServerRefusal(BarbaricumError):
    """A refusal with the HTTP status that fits it."""

    status: ClassVar[int] = 409

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code, sentence=SENTENCES[code].format(**values))
        self.values = values


class NotUnderstood(ServerRefusal):
    """What came in has the wrong form."""

    status = 400


class NotAllowed(ServerRefusal):
    """Whoever asks has no right to it."""

    status = 403


class NotFound(ServerRefusal):
    """There is no such thing."""

    status = 404


class Misdirected(ServerRefusal):
    """The question was for somebody else."""

    status = 421


class NotNow(ServerRefusal):
    """The table is not in a condition for it."""


class Broken(ServerRefusal):
    """A fault of ours."""

    status = 500


class TooFast(ServerRefusal):
    """Too many questions in a short time."""

    status = 429


def status_of(error: BarbaricumError) -> int:
    """The HTTP status of any refusal of the package."""
    return error.status if isinstance(error, ServerRefusal) else 409
