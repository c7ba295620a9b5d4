"""A game is its log: records as text, their replay, their verification."""

from barbaricum.core.record.form import Record, Row, dumps, loads
from barbaricum.core.record.replay import (
    Difference,
    game_of,
    is_carried,
    replay,
    standing,
    still_counting,
    verify,
)

__all__ = [
    "Difference",
    "Record",
    "Row",
    "dumps",
    "game_of",
    "is_carried",
    "loads",
    "replay",
    "standing",
    "still_counting",
    "verify",
]
