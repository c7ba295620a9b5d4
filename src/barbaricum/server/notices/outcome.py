"""What became of a message that was sent through a channel."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from barbaricum.server.clock import SECOND

Fate = Literal["sent", "later", "refused", "gone"]
"""Sent; perhaps later; this message never; nothing ever again through this channel."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it went; `why` is the end of a key of the texts, `values` are its values."""

    fate: Fate
    why: str = ""
    values: dict[str, str | int] = field(default_factory=dict)
    pause: int = 0
    """So many milliseconds the other side wants to be left alone."""


SENT = Outcome("sent")


def later(why: str, pause: int = 0, **values: str | int) -> Outcome:
    """It may go better another time."""
    return Outcome("later", why, values, pause)


BUSY = later("busy")
"""There was no time for it here, for which the other side can do nothing."""


def refused(why: str, **values: str | int) -> Outcome:
    """This message is not wanted, or cannot be sent like this."""
    return Outcome("refused", why, values)


def gone(why: str, **values: str | int) -> Outcome:
    """The channel leads nowhere any more."""
    return Outcome("gone", why, values)


GONE_STATUS = frozenset({401, 403, 404, 410})
LONGEST_PAUSE = 3600 * SECOND


def of_status(status: int, retry_after: str | None = None) -> Outcome:
    """What an HTTP status means for a message."""
    if 200 <= status < 300:
        return SENT
    if status in GONE_STATUS:
        return gone("status", status=status)
    if 300 <= status < 400:
        return refused("redirect", status=status)
    if status == 429 or status >= 500:
        return later("status", _pause(retry_after), status=status)
    return refused("status", status=status)


def _pause(retry_after: str | None) -> int:
    """How long the other side wants to be left alone, if it says so in seconds."""
    text = (retry_after or "").partition(".")[0]
    seconds = int(text) if text.isascii() and text.isdecimal() and len(text) < 8 else 0
    return min(seconds * SECOND, LONGEST_PAUSE)
