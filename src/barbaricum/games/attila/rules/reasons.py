"""Why something cannot be: for each code the rule that says so. The texts have the sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from barbaricum.core.english import English, Values
from barbaricum.core.errors import InvalidState, Refusal
from barbaricum.games.attila.data.board import NAMES
from barbaricum.games.attila.data.material import PEOPLES

REFUSALS: Final[Mapping[str, str]] = {
    "over": "A7.2",
    "first-player-first": "A2.2",
    "dealing": "A2.1",
    "refilling": "A3.8",
    "exchanging": "A6.3",
    "first-player-known": "A2.2",
    "no-such-seat": "A1.2",
    "nothing-due": "A3.8",
    "none-in-pile": "A2.1",
    "not-in-hand": "A3.1",
    "first-token-north": "A3.2",
    "out-of-reach": "A3.3",
    "pacified": "A3.4",
    "sixth-token": "A3.4",
    "no-token": "A3.4",
    "influence-first": "A3.5",
    "no-card-resolved": "A3.5",
    "no-second-token": "A3.7",
    "nothing-to-forgo": "A3.7",
    "must-play": "A3.9",
    "skip-first": "A3.9",
    "nothing-to-skip": "A3.9",
    "skipped": "A3.9",
    "card-played": "A3.1",
    "cards-played": "A8.1",
    "no-century": "A7.2",
    "war-first": "A4.1",
    "no-war": "A4.1",
    "war-after-influence": "A4.1",
    "war-not-in-hand": "A4.2",
    "not-present": "A4.2",
    "scoring-first": "A5.1",
    "no-scoring-due": "A5.1",
    "tile-not-active": "A6.1",
    "tile-gone": "A6.1",
    "one-tile-a-turn": "A6.1",
    "double-too-early": "A6.2",
    "double-no-card": "A6.2",
    "exchange-in-scoring": "A6.3",
    "exchange-not-in-hand": "A6.3",
    "track-full": "A6.4",
    "influence-step-only": "A9",
}

FAULTS: Final[Mapping[str, str]] = {
    "not-a-snapshot": "A2",
    "unknown-key": "A2",
    "wrong-value": "A2",
    "not-by-seat": "A1.2",
    "unknown-people": "A1.1",
    "unknown-province": "A10.2",
    "wrong-number": "A1.1",
    "named-twice": "A1.1",
    "sixth-token": "A3.4",
    "five-without-war": "A4.1",
    "war-without-five": "A4.1",
    "wrong-tokens": "A1.1",
    "wrong-cards": "A1.1",
    "large-hand": "A2.1",
    "wrong-peace": "A1.3",
    "wrong-pacified": "A4.6",
    "pacified-at-war": "A4.6",
    "wrong-wars": "A4.1",
    "laid-outside-war": "A4.2",
    "laid-not-present": "A4.2",
    "laid-out-of-turn": "A4.2",
    "war-decided": "A4.2",
    "no-people": "A3.5",
    "wrong-cards-left": "A8.1",
    "no-century": "A7.2",
    "no-scoring-due": "A5.1",
    "wrong-due": "A3.8",
    "empty-pile": "A3.10",
    "wrong-aside": "A6.3",
    "exchange-unused": "A6.3",
    "not-called": "A7.1",
}


def named(values: Values) -> Values:
    """The values with the English names of peoples and provinces."""
    return {key: name(value) for key, value in values.items()}


def name(value: object) -> object:
    """The English name of a people or a province; anything else as it is."""
    if isinstance(value, str):
        return value.capitalize() if value in PEOPLES else NAMES.get(value, value)
    return value


ENGLISH: Final = English("barbaricum.games.attila", named)


def refuse(code: str, **values: object) -> Refusal:
    """The refusal of a code."""
    sentence = ENGLISH.say(f"attila-refusal-{code}", values)
    return Refusal(REFUSALS[code], code, values, sentence)


def fault(code: str, **values: object) -> InvalidState:
    """The error for a written position that cannot be."""
    sentence = ENGLISH.say(f"attila-fault-{code}", values)
    return InvalidState(code, rule=FAULTS[code], sentence=sentence, **values)
