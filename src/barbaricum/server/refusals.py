"""What the server itself refuses; the rules of the games speak for themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from barbaricum.core.errors import BarbaricumError
from barbaricum.server.accounts import sentences as accounts
from barbaricum.server.tournaments import sentences as tournaments

SOON: Final = 5
"""Seconds after which a limit of the usual size has room again."""

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
    "no-driver": (
        "The Python package {program} is missing. Install it where Barbaricum is installed: "
        'pip install "{program}".'
    ),
    "table-busy": "Too many want to change this table at once; try again.",
    "storage-away": "Nothing can be written or read just now, and nothing is lost. Try again.",
    "server-stops": "The server is being stopped. Try again in a moment.",
    "too-fast": "That was too much at once. Wait a little.",
    "too-many-sockets": "Too many tables are open at once. Close one in another tab or browser.",
    "too-many-bot-tables": (
        "So many tables of bots alone may run for you at once: {most}. Wait until one is over."
    ),
    "analyses-of-address": (
        "So many analyses may wait for one connection: {most}. Let one be finished first."
    ),
    "too-many-undos": ("Too much has been taken back at this table. Play on from here."),
    "record-too-long": ("This record has too many rows. Possible are: {most}."),
    "share-spent": (
        "Your connection has used up its share of this server for now. Seconds to wait: {seconds}."
    ),
    "seat-taken": "Seat {seat} is taken.",
    "seats-reserved": "A seat is still reserved for {name}.",
    "seat-reserved": "Seat {seat} is reserved for {name}.",
    "no-text-here": "Seat {seat} gives no text for the luck.",
    "seats-open": "There are still open seats.",
    "already-started": "The game has already begun.",
    "not-started": "The game has not begun yet.",
    "game-over": "The game is over.",
    "table-closed": "Whoever runs this server has closed this table: {reason}",
    "game-not-over": "The game is not over yet.",
    "empty-name": "A name needs at least one letter or digit.",
    "odd-name": "A name cannot have characters that are invisible or change the writing direction.",
    "control-characters": "Control characters are not allowed, neither in addresses nor in texts.",
    "empty-message": "A message needs at least one visible character.",
    "nothing-to-undo": "There is no decision to take back.",
    "question-pending": "Another question has to be answered first.",
    "no-question": "Nobody asks to take something back.",
    "seat-present": "The player in seat {seat} is here.",
    "seat-lately": "The player in seat {seat} was here less than {seconds} seconds ago.",
    "nobody-to-ask": (
        "This cannot be taken back: somebody who has left may come back, and nobody here can agree."
    ),
    "no-standin": "No bot plays for seat {seat}.",
    "bot-plays": "A bot plays for this seat; take the seat back first.",
    "seat-forfeited": "Seat {seat} ran out of time and is lost.",
    "same-pace": "The table has this pace already.",
    "on-vacation": "You are on vacation already.",
    "not-on-vacation": "You are not on vacation.",
    "vacation-spent": "Days of vacation left to you this year: {days}.",
    "nobody": "Nobody knows this browser yet. Sit down at a table first.",
    "no-pace-question": "Nobody asks for another pace.",
    "id-used": "This command id already belongs to another command.",
    "study-seats": "A study of this game has {number} seats, as the game had.",
    "unknown-row": "This game has not come to row {number}.",
    "viewpoint-closed": "This game cannot be looked at now with the eyes of “{viewpoint}”.",
    "broken": "Something broke here. It is not your fault.",
    "hints-forbidden": "The host does not allow hints at this table.",
    "no-hint": "No hint was found in time. Ask again.",
    "analyses-of-one": "You have {most} analyses waiting. Let one of them be finished first.",
    "analyses-of-all": "Too many analyses are waiting here. Ask again later.",
    "no-picture": "The picture could not be drawn in time. Ask again later.",
    "no-previews": "This game shows nothing in advance.",
    "unknown-preview": "Nothing can be shown in advance about this: {about}",
    "way-not-offered": "The host does not offer this way.",
    "address-refused": "Nothing can be sent there: {reason}",
    "not-sent": "The letter could not be sent: {reason}",
    "not-proved": "Open the link in the letter first.",
    "too-many-channels": "There can be {most} of these at the most.",
    "unknown-channel": "There is no such way any more.",
    **accounts.SENTENCES,
    **tournaments.SENTENCES,
    "bad-message": "The message could not be understood: {reason}",
    "database-damaged": "The database {file} is damaged: {reason}",
    "database-newer": "{file} was written by a newer version ({revision}) than this one.",
    "archive-damaged": "{file} is no archive of Barbaricum, or it is damaged: {reason}",
    "folder-full": (
        "There is something in {folder} already. With --replace it is put aside and replaced."
    ),
    "unknown-token": "This token is not known, or it was revoked.",
    "token-scope": "This token has not the scope “{scope}”.",
    "token-forbidden": "No token can do this: it needs a browser.",
    "too-many-tokens": "You have {most} tokens already. Revoke one first.",
    "unknown-token-id": "You have no such token.",
    "unknown-page": "There is nothing at this address.",
    "metrics-closed": "Only this machine, or who brings the token, may see these numbers.",
    "not-admin": "This is only for whoever runs the server.",
    "wrong-admin-key": "This key does not open the page, or it was used before.",
    "banned": "This server does not let you in. {reason}",
    "banned-until": "This server does not let you in until {until}. {reason}",
    "own-address": "That would keep you out, too.",
    "wrong-address": "“{address}” is neither an address nor a range of them.",
    "nobody-there": "Nobody sits there who could be kept out.",
    "unknown-entry": "There is no such entry any more.",
    "settings-broken": "{file} is not TOML: it breaks in line {line}, column {column}.",
    "setting-unknown": (
        "{file} has a setting that does not exist: {key}. "
        "“barbaricum settings” shows those that do."
    ),
    "setting-wrong": (
        "In {file} the setting {key} has a value that is not possible. Possible is: {sample}"
    ),
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


class NotKnown(ServerRefusal):
    """Whoever asks says who he is, and is not."""

    status = 401


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


class Away(ServerRefusal):
    """The database does not answer, or its disk is full."""

    status = 503


class TooFast(ServerRefusal):
    """Too many questions in a short time."""

    status = 429

    def __init__(self, code: str, wait: int = SOON, **values: object) -> None:
        super().__init__(code, **values)
        seconds = values.get("seconds")
        self.wait = seconds if isinstance(seconds, int) else wait
        """After so many seconds another try makes sense."""


def retry_after(error: BarbaricumError) -> dict[str, str]:
    """The header that says when to try again, where that helps."""
    return {"retry-after": str(error.wait)} if isinstance(error, TooFast) else {}


def status_of(error: BarbaricumError) -> int:
    """The HTTP status of any refusal of the package."""
    return error.status if isinstance(error, ServerRefusal) else 409
