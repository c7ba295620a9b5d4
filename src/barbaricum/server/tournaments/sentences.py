"""What is refused about tournaments, in English; the other languages stand in the texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SENTENCES: Final[Mapping[str, str]] = {
    "unknown-tournament": "There is no such tournament.",
    "unknown-entrant": "Nobody plays under the number {number} in this tournament.",
    "not-the-organiser": "Only the organiser of the tournament can do that.",
    "tournament-started": "The tournament has already started.",
    "tournament-full": "The tournament is full: {most} players.",
    "tournament-over": "The tournament is over.",
    "tournament-forbids": (
        "At a tournament table the pace cannot change, and only the clock or the organiser "
        "can let a bot play for somebody else."
    ),
    "organiser-plays": (
        "You play in this rated tournament yourself: until their game is over you cannot send "
        "anybody away."
    ),
    "too-few-players": "A tournament needs at least two players.",
    "too-many-tournaments": (
        "You already have {most} tournaments in progress. Wait until one of them is over."
    ),
}
