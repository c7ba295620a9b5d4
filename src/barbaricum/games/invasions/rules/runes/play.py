"""V9 Playing a rune: the card, its effect, the wind, and what waited for the wind."""

from __future__ import annotations

from typing import Final

from barbaricum.core.memo import put
from barbaricum.games.invasions.data.cards import ONE_RUNE, RUNES
from barbaricum.games.invasions.rules.decisions import Rune
from barbaricum.games.invasions.rules.effects import EFFECTS
from barbaricum.games.invasions.rules.sequence import WIND_DUE, ask, free, wait_for_chance
from barbaricum.games.invasions.state import State
from barbaricum.games.invasions.table import Pending


def lay_off(new: State, rune: int) -> None:
    """V9.1 The rune goes face up to the discards."""
    seat = new.active
    new.hands = put(new.hands, seat, new.hands[seat] - ONE_RUNE[rune])
    new.discards += ONE_RUNE[rune]


_EFFECT: Final = tuple(EFFECTS[rune.name] for rune in RUNES)


def play(new: State, action: Rune) -> None:
    """V9.8 The rune to the discards, its effect, then the wind."""
    lay_off(new, action.rune)
    _EFFECT[action.rune](new, action)
    follow(new, action)


def follow(new: State, action: Rune) -> None:
    """V9.5, V9.8 The wind may be turned, unless the rune was about it; Loki's card comes first."""
    name = RUNES[action.rune].name
    if name == "wind":
        free(new)
    elif name == "loki":
        wait_for_chance(new, Pending("take", seat=action.seat))
    elif name == "contested" or new.pending is not None:
        new.combat = None
        ask(new, Pending("wind", rune="contested"))
    elif name == "unrest":
        ask(new, Pending("wind", rune="unrest", port=action.port))
    else:
        ask(new, WIND_DUE)


def blow(new: State, quarters: int) -> None:
    """V9.5, V7.6 The wind turns, for the steps to come; V9.8 then come the dice that waited."""
    due = new.pending
    assert due is not None
    new.wind = (new.wind + quarters) % 4
    if due.rune == "contested":
        ask(new, Pending("dice", rune="contested"))
    elif due.rune == "unrest":
        wait_for_chance(new, Pending("die", rune="unrest", port=due.port))
    else:
        free(new)


def take_by_loki(new: State, rune: int) -> None:
    """V14.4 One of the victim's runes by chance, then the wind."""
    assert new.pending is not None
    victim = new.pending.seat
    assert victim is not None
    new.hands = put(new.hands, victim, new.hands[victim] - ONE_RUNE[rune])
    new.hands = put(new.hands, new.active, new.hands[new.active] + ONE_RUNE[rune])
    ask(new, WIND_DUE)
