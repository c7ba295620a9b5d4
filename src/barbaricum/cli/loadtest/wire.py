"""What a client of the load test reads of a message; all else is passed over unread."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct


class Choice(Struct):
    """One legal action."""

    text: str


class Position(Struct):
    """Where the game stands."""

    legal: list[Choice]
    result: Any = None  # of whatever game; only whether there is one counts


class Play(Struct):
    """Rows up to a number."""

    number: int
    position: Position | None = None


class Refusal(Struct):
    """Why something was not done."""

    code: str


class Message(Struct):
    """Anything the server says."""

    type: str
    play: Play | None = None
    id: str | None = None
    number: int = 0
    problem: Refusal | None = None


decoded: Final = msgspec.json.Decoder(Message).decode
