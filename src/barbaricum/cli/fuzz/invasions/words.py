"""Coverage, line by line: every action word, every rune, and what each shows when it is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from barbaricum.cli.fuzz.subject import Tally
from barbaricum.games.invasions.data.cards import RUNES
from barbaricum.games.invasions.data.world import BIT, FIRST_HOME, NEAR
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
from barbaricum.games.invasions.state import State

Watch = Callable[[State, Any, Tally], None]  # each takes the kind of action it stands for

WORDS: Final[Mapping[type, str]] = {
    Load: "V4.1 load",
    Launch: "V4.6 launch",
    Draw: "V5.1 draw",
    Sail: "V6.1 sail",
    Lose: "V7.4 lose",
    Trade: "V8.2 trade",
    Raid: "V8.4 raid",
    RaidOn: "V8.4 raid on",
    RaidStop: "V8.4 raid stop",
    Settle: "V8.5 settle",
    Place: "V8.6 settle place",
    Decline: "V8.6 settle decline",
    **dict.fromkeys(KINDS, "V9.1 rune"),
    Discard: "V9.4 discard",
    Wind: "V9.5 wind",
    Winter: "V10.1 winter",
    End: "V3.3 end",
    First: "V2.6 first",
    RuneCard: "V2.4 rune-card",
    SagaCard: "V2.1 saga",
    Die: "V1.3 die",
    Treasure: "V14.5 treasure",
}

RUNE_LINES: Final = (
    *(f"V14.4 {rune.name} played" for rune in RUNES),
    *(f"V9.4 {rune.name} discarded" for rune in RUNES),
)

DETAIL_LINES: Final = (
    "V4.2 seventh piece loaded",
    "V6.2 another ship in a port nearby",
    "V8.2 trade with a kind in demand",
    "V8.3 raid where goods are",
    "V8.3 settling where goods are",
    "V9.9 raid with a bonus",
    "V9.9 settling with a bonus",
    "V14.4 contested dice",
)


def watch_load(before: State, _action: Load, tally: Tally) -> None:
    """V4.2 Seven pieces in the third era."""
    if before.hold[before.active] % 15 == 6:
        tally["V4.2 seventh piece loaded"] += 1


def watch_sail(before: State, _action: Sail, tally: Tally) -> None:
    """V6.2 Some port is closed by another ship."""
    near = NEAR[before.at[before.active]]
    if any(place in near for place in before.at if place < FIRST_HOME):
        tally["V6.2 another ship in a port nearby"] += 1


def watch_trade(before: State, action: Trade, tally: Tally) -> None:
    """V8.2 Two VP more."""
    if action.piece == before.demand:
        tally["V8.2 trade with a kind in demand"] += 1


def watch_fight(before: State, what: str, tally: Tally) -> None:
    """V8.3, V9.9 What makes the dice better."""
    if before.lots[0] & BIT[before.at[before.active]]:
        tally[f"V8.3 {what} where goods are"] += 1
    if before.raven or before.berserk:
        tally[f"V9.9 {what} with a bonus"] += 1


def watch_settle(before: State, _action: Settle, tally: Tally) -> None:
    """V8.5, V14.4 Settling, and Contested Settlement."""
    watch_fight(before, "settling", tally)
    if before.pending is not None:
        tally["V14.4 contested dice"] += 1


def watch_rune(_before: State, action: Rune, tally: Tally) -> None:
    """V14.4 Which rune was played."""
    tally[f"V14.4 {RUNES[action.rune].name} played"] += 1


def watch_discard(_before: State, action: Discard, tally: Tally) -> None:
    """V9.4 Which rune was discarded."""
    tally[f"V9.4 {RUNES[action.rune].name} discarded"] += 1


WATCH: Final[Mapping[type, Watch]] = {
    Load: watch_load,
    Sail: watch_sail,
    Trade: watch_trade,
    Raid: lambda before, _action, tally: watch_fight(before, "raid", tally),
    Settle: watch_settle,
    **dict.fromkeys(KINDS, watch_rune),
    Discard: watch_discard,
}


def watch_word(before: State, action: Action, tally: Tally) -> None:
    """The word of an action, and what it shows."""
    kind = type(action)
    tally[WORDS[kind]] += 1
    watch = WATCH.get(kind)
    if watch:
        watch(before, action, tally)
