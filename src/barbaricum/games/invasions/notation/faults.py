"""Why a written position cannot be: for each code the rule and the English sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from barbaricum.core.errors import InvalidState
from barbaricum.games.invasions.data.names import english

FAULTS: Final[Mapping[str, tuple[str, str]]] = {
    "not-a-snapshot": ("V2", "A snapshot is an object that names at least the “seats”."),
    "unknown-key": ("V2", "A snapshot has no key “{key}”."),
    "wrong-value": ("V2", "In the snapshot, “{key}” cannot be {value}."),
    "not-by-seat": ("V1.5", "“{key}” must have one entry for each of the {seats} seats."),
    "unknown-name": ("V14", "“{key}” names something unknown: {name}."),
    "named-twice": ("V1", "“{key}” names “{name}” twice."),
    "wrong-vikings": ("V1.1", "Seat {seat} has {number} vikings in all, not 15."),
    "wrong-goods": ("V1.1", "There are {number} {goods} in all, not 11."),
    "wrong-runes": ("V14.4", "{rune} is there {number} times, not {right} times."),
    "large-hand": ("V5.2", "Seat {seat} has {number} runes: three are the most."),
    "large-hold": (
        "V4.2",
        "The ship of seat {seat} holds {number} pieces: the hold takes {limit}.",
    ),
    "no-room-for-viking": (
        "V4.8",
        "The hold of seat {seat} is full of goods: there is no place for a viking.",
    ),
    "crewless": ("V4.5", "The ship of seat {seat} is out without a viking."),
    "port-shared": ("V6.2", "{port} holds two ships."),
    "too-many-days": ("V3.1", "{days} days are spent: a turn has seven."),
    "wrong-turn": ("V11.7", "In phase “{phase}” the turns begun cannot be {turn}."),
    "region-goods": ("V8.2", "{port} and another port of its region have goods of the same kind."),
    "wrong-town": ("V2.2", "{port} never had such a town."),
    "town-twice": ("V8.4", "The town of {port} is there twice."),
    "settled-under-town": ("V8.5", "{port} is settled while a town stands in its region."),
    "wrong-treasures": (
        "V14.5",
        "There are {number} treasures of {value} in {size} towns, not {right}.",
    ),
    "saga-twice": ("V1.2", "{saga} is in two places."),
    "saga-missing": ("V1.2", "{saga} is nowhere."),
    "wrong-era": ("V2.1", "{saga} is not of era {era}."),
    "wrong-left": (
        "V2.1",
        "Of era {era} {number} sagas are turned up and {left} left, of {right} in the deck.",
    ),
    "era-too-early": ("V2.1", "A saga of era {era} is turned up before those of era {earlier}."),
    "too-many-open": ("V11.1", "{number} sagas lie open: three are the most."),
    "open-complete": ("V11.2", "{saga} is complete: it cannot lie open."),
    "no-saga-left": ("V11.5", "No saga is left, open or in the deck: the game would be over."),
    "wrong-last-rounds": ("V11.4", "With {turns_left} turns left the last rounds cannot be so."),
    "cannot-play": (
        "V11.6",
        "All vikings of seat {seat} are settlements: the turn is passed over.",
    ),
    "too-quiet": ("V11.7", "After {quiet} quiet turns the last rounds would have begun."),
    "wrong-ending": ("V11.5", "In phase “{phase}” the ending cannot be {ending}."),
    "wrong-pending": ("V3.3", "In phase “{phase}” “{what}” cannot be pending."),
    "pending-key": ("V3.3", "While “{what}” is pending, “{key}” cannot be {value}."),
    "pending-place": ("V8.1", "“{what}” cannot be pending at {place}."),
    "bonus-nowhere": ("V9.9", "A bonus for combat counts only in a port."),
    "combat-in-combat": ("V9.10", "During a combat nothing is right after another."),
}


def fault(code: str, **values: object) -> InvalidState:
    """The error for a written position that cannot be."""
    rule, sentence = FAULTS[code]
    return InvalidState(code, rule=rule, sentence=sentence.format(**english(values)), **values)
