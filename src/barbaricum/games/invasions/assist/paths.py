"""The clicks that lead to an action: what a client lights up without knowing a rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from barbaricum.games.invasions.data.cards import RUNES, SAGAS
from barbaricum.games.invasions.data.material import PIECES
from barbaricum.games.invasions.data.world import WHERE
from barbaricum.games.invasions.rules.decisions import (
    Action,
    Decline,
    Die,
    Discard,
    Draw,
    End,
    First,
    Launch,
    Load,
    Lose,
    Place,
    Raid,
    RaidOn,
    RaidStop,
    RuneCard,
    SagaCard,
    Sail,
    Settle,
    Trade,
    Treasure,
    Wind,
    Winter,
)
from barbaricum.games.invasions.rules.runes import KINDS
from barbaricum.games.invasions.rules.runes.play import Rune


def path(action: Action) -> list[str]:
    """What to click, in this order; actions that begin alike share their first clicks."""
    clicks: list[str] = PATHS[type(action)](action)
    return clicks


def _rune(action: Rune) -> list[str]:
    """V14.4 The card, then its targets in the order of its notation."""
    _, name, *targets = action.text.split(" ")
    kinds = action.target
    words = ("way",) * len(targets) if kinds == ("way",) else kinds
    return [f"rune:{name}", *map(_target, words, targets)]


def _target(kind: str, word: str) -> str:
    return f"{CLICKED[kind]}:{word}"


CLICKED: Final[Mapping[str, str]] = {
    "goods": "piece",
    "port": "place",
    "way": "place",
    "direction": "direction",
    "seat": "seat",
}
"""What is clicked for each kind of target."""


PATHS: Final[Mapping[type, Callable[[Any], list[str]]]] = {  # each takes its own kind of action
    Load: lambda action: [f"load:{PIECES[action.piece]}"],
    Launch: lambda action: ["launch", f"place:{WHERE[action.home]}"],
    Draw: lambda _: ["draw"],
    Sail: lambda action: ["sail", f"place:{WHERE[action.place]}"],
    Lose: lambda action: [f"lose:{PIECES[action.piece]}"],
    Trade: lambda action: ["trade", f"piece:{PIECES[action.piece]}"],
    Raid: lambda _: ["raid"],
    RaidOn: lambda _: ["raid-on"],
    RaidStop: lambda _: ["raid-stop"],
    Settle: lambda action: ["settle", f"dice:{action.dice}"],
    Place: lambda _: ["settle-place"],
    Decline: lambda _: ["settle-decline"],
    **dict.fromkeys(KINDS, _rune),
    Discard: lambda action: ["discard", f"rune:{RUNES[action.rune].name}"],
    Wind: lambda action: [action.text.replace(" ", ":")],
    Winter: lambda _: ["winter"],
    End: lambda _: ["end"],
    First: lambda action: [f"seat:{action.seat}"],
    RuneCard: lambda action: [f"rune:{RUNES[action.rune].name}"],
    SagaCard: lambda action: [f"saga:{SAGAS[action.saga].name}"],
    Die: lambda action: [f"die:{action.pips}"],
    Treasure: lambda action: [f"treasure:{action.value}"],
}
