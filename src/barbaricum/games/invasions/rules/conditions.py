"""V14.4 When a rune can be played: the conditions its card names, each under that name.

Each gives the code of a refusal, or None. A rune names its conditions in `cards.json`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from barbaricum.games.invasions.data.cards import RUNES, count_of
from barbaricum.games.invasions.data.material import count
from barbaricum.games.invasions.data.world import BIT, NEAR, WINTERING, is_home, is_port, is_space
from barbaricum.games.invasions.rules.checks import (
    Code,
    combat_ahead,
    mission,
    no_room,
    no_viking,
    step_from,
)
from barbaricum.games.invasions.rules.decisions import Rune
from barbaricum.games.invasions.rules.ship import in_supply, place_is_for_viking
from barbaricum.games.invasions.state import State

Condition = Callable[[State, Rune], Code]


def here(state: State) -> int:
    """Where the own ship is."""
    return state.at[state.active]


def rivals_here(state: State, port: int) -> bool:
    """A port with the settlement of another jarl."""
    return bool((state.settled & ~state.settlements[state.active]) & BIT[port])


def rival_here(state: State, _action: Rune) -> Code:
    """V14.4 The ship is in a port with a rival settlement."""
    place = here(state)
    return None if is_port(place) and rivals_here(state, place) else "no-rival-settlement-here"


def way_open(state: State, action: Rune) -> Code:
    """V6.1, V6.2 Each step is legal; V14.4 the way ends elsewhere than it began."""
    place = here(state)
    for following in action.way:
        if (code := step_from(state, place, following)) is not None:
            return code
        place = following
    return "way-back" if place == here(state) else None


def rival(state: State, action: Rune) -> Code:
    """V14.4 A rival is any other jarl."""
    if action.seat >= state.table.seats:
        return "no-such-seat"
    return "own-seat" if action.seat == state.active else None


def rival_in_reach(state: State, action: Rune) -> Code:
    """V9.11 A ship at sea, on a river or in a port."""
    place = state.at[action.seat]
    return "out-of-reach" if is_home(place) or place == WINTERING else None


def rival_near(state: State, action: Rune) -> Code:
    """V14.4 In the same or an adjacent place."""
    place = state.at[action.seat]
    return None if place == here(state) or place in NEAR[here(state)] else "rival-far"


def combat_over(state: State, _action: Rune) -> Code:
    """V9.10 Right after a combat."""
    return "no-combat-before" if state.combat is None else None


def vikings_lost(state: State, _action: Rune) -> Code:
    """V14.4 A viking lost in that combat has not come back."""
    return None if state.combat and state.combat[0] else "no-viking-lost"


def town_taken(state: State, _action: Rune) -> Code:
    """V14.4 The raid succeeded."""
    return None if state.combat and state.combat[1] else "no-town-taken"


CONDITIONS: Final[Mapping[str, Condition]] = {
    "free-place": lambda state, _: no_room(state),
    "reserve": lambda state, _: no_viking(state),
    "place-for-goods": lambda state, _: (
        "place-for-viking" if place_is_for_viking(state, state.active) else None
    ),
    "goods-in-supply": lambda state, a: None if in_supply(state, a.piece) else "supply-empty",
    "rival-here": rival_here,
    "no-mission-here": lambda state, _: mission(state),
    "combat-ahead": lambda state, _: None if combat_ahead(state) else "no-combat-ahead",
    "other-demand": lambda state, a: "in-demand" if state.demand == a.piece else None,
    "demand-in-supply": lambda s, a: None if in_supply(s, a.piece) else "demand-not-in-supply",
    "own-settlement": lambda state, a: (
        None if state.settlements[state.active] & BIT[a.port] else "not-own-settlement"
    ),
    "rival-settlement": lambda s, a: None if rivals_here(s, a.port) else "not-rival-settlement",
    "afloat": lambda state, _: "not-afloat" if here(state) == WINTERING else None,
    "way-open": way_open,
    "other-wind": lambda state, a: "same-wind" if state.wind == a.direction else None,
    "combat-over": combat_over,
    "vikings-lost": vikings_lost,
    "town-taken": town_taken,
    "rival": rival,
    "rival-in-port": lambda s, a: None if is_port(s.at[a.seat]) else "rival-not-in-port",
    "rival-at-sea": lambda s, a: None if is_space(s.at[a.seat]) else "rival-not-at-sea",
    "rival-in-reach": rival_in_reach,
    "rival-near": rival_near,
    "rival-has-goods": lambda s, a: None if count(s.hold[a.seat], a.piece) else "rival-lacks-goods",
    "rival-has-runes": lambda s, a: None if s.hands[a.seat] else "rival-hand-empty",
    "goods-here": lambda state, _: (
        None if is_port(here(state)) and state.lots[0] & BIT[here(state)] else "no-goods-here"
    ),
}

NEEDS: Final = tuple(tuple(CONDITIONS[need] for need in rune.needs) for rune in RUNES)
"""V14.4 The conditions of each kind of rune, in the order in which they are looked at."""


def in_hand(state: State, rune: int) -> Code:
    """V9.2 Not in a home port; V9.1 a rune of the own hand."""
    if is_home(here(state)):
        return "rune-in-home-port"
    return None if count_of(state.hands[state.active], rune) else "rune-not-in-hand"


def fits(state: State, action: Rune) -> Code:
    """V9.7 The first condition of its card that does not hold."""
    for need in NEEDS[action.rune]:
        if (code := need(state, action)) is not None:
            return code
    return None
