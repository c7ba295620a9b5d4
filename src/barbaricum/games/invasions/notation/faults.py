"""Why a written position cannot be: for each code the rule that says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from barbaricum.core.errors import InvalidState
from barbaricum.games.invasions.data.names import ENGLISH

FAULTS: Final[Mapping[str, str]] = {
    "not-a-snapshot": "V2",
    "unknown-key": "V2",
    "wrong-value": "V2",
    "not-by-seat": "V1.5",
    "unknown-name": "V14",
    "named-twice": "V1",
    "wrong-vikings": "V1.1",
    "wrong-goods": "V1.1",
    "wrong-runes": "V14.4",
    "large-hand": "V5.2",
    "large-hold": "V4.2",
    "no-room-for-viking": "V4.8",
    "crewless": "V4.5",
    "port-shared": "V6.2",
    "too-many-days": "V3.1",
    "wrong-turn": "V11.7",
    "region-goods": "V8.2",
    "wrong-town": "V2.2",
    "town-twice": "V8.4",
    "settled-under-town": "V8.5",
    "wrong-treasures": "V14.5",
    "saga-twice": "V1.2",
    "saga-missing": "V1.2",
    "wrong-era": "V2.1",
    "wrong-left": "V2.1",
    "era-too-early": "V2.1",
    "too-many-open": "V11.1",
    "open-complete": "V11.2",
    "no-saga-left": "V11.5",
    "wrong-last-rounds": "V11.4",
    "cannot-play": "V11.6",
    "too-quiet": "V11.7",
    "wrong-ending": "V11.5",
    "wrong-pending": "V3.3",
    "pending-key": "V3.3",
    "pending-place": "V8.1",
    "bonus-nowhere": "V9.9",
    "combat-in-combat": "V9.10",
}


def fault(code: str, **values: object) -> InvalidState:
    """The error for a written position that cannot be."""
    sentence = ENGLISH.say(f"invasions-fault-{code}", values)
    return InvalidState(code, rule=FAULTS[code], sentence=sentence, **values)
