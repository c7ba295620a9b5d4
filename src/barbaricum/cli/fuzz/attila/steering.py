"""Policies that steer Attila to its rare rules. They look at the whole state, hands included."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from barbaricum.cli.fuzz.policies import climb, verb_first
from barbaricum.cli.fuzz.subject import Action, Choose
from barbaricum.core import AnyGame
from barbaricum.games.attila.actions import SKIP, Advance, Double, Exchange
from barbaricum.games.attila.map import BIT, NORTH, crowd, number_in, present, provinces
from barbaricum.games.attila.material import (
    CENTURIES,
    INFLUENCE,
    ONE,
    PEACE_TILES,
    SPACES,
    TOKENS,
    count,
    runs_out,
    size,
)
from barbaricum.games.attila.placing import room
from barbaricum.games.attila.scoring import points
from barbaricum.games.attila.state import State
from barbaricum.games.attila.war import strengths, weakest

WINDOWS: Final = {"card": 1, "influence": 2, "war": 3, "score": 4, "end": 5}
"""A6.1 The window of a tile, by phase."""

WARS_TO_LAST_CENTURY: Final = PEACE_TILES - CENTURIES[-1]
TILE_KINDS: Final = (Double, Exchange, Advance)
TILE_NOW: Final = 0.02
"""How often a policy that keeps its tiles uses one all the same."""


def greedy(state: State, seat: int) -> float:
    """A5 The lead if scored now."""
    totals = [old + gain for old, gain in zip(state.scores, points(state), strict=True)]
    own = totals.pop(seat)
    return own - max(totals)


def wars_begun(state: State) -> int:
    """A4.1 Wars fought and wars waiting."""
    return PEACE_TILES - state.peace + len(state.wars)


def most_tokens(state: State) -> int:
    """A7.1 (b) The tokens on the map of the people that has most there."""
    return TOKENS - min(count(state.supply, people) for people in range(6))


def all_tokens(state: State, _seat: int) -> float:
    """A7.1 (b) No wars, and one people onto the map."""
    return most_tokens(state) - 30 * wars_begun(state)


def last_token_at_war(state: State, _seat: int) -> float:
    """A7.1 The last token comes as the fifth of a province and is driven out again."""
    if runs_out(state.supply):
        return 100 if state.wars else -500
    return most_tokens(state) - 20 * wars_begun(state)


def high_track(state: State, seat: int) -> float:
    """A7.1 (c) One cube to the end: wars up to the last century, then none; A6.4 the tile last."""
    cubes = state.influence[seat]
    if state.phase == "influence" and state.people is not None:
        cubes += SPACES[state.peace] * ONE[state.people]
    highest = max(count(cubes, people) for people in range(6))
    spent = 0 if state.tiles[seat] & INFLUENCE or state.called else 4
    return highest - spent - 2 * abs(wars_begun(state) - WARS_TO_LAST_CENTURY)


def survivors(state: State) -> int:
    """A4.4 The tokens that would stay if the next war were fought with the cards laid so far."""
    if not state.wars:
        return 0
    strength = strengths(state)
    leavers = weakest(strength)
    here = state.wars[0]
    return sum(number_in(state.tokens, people, here) for people in strength.keys() - set(leavers))


def closed_north(state: State, _seat: int) -> float:
    """A7.1 (d) Fill the north, empty it by war, and stay at home."""
    unclosed = state.open & NORTH
    ways = sum((reach & state.open & ~NORTH).bit_count() for reach in state.reach)
    filled = sum(crowd(state.tokens, province) for province in provinces(unclosed))
    return 2 * filled - 30 * unclosed.bit_count() - 4 * ways - 6 * survivors(state)


def lock_up(state: State, seat: int) -> float:
    """A3.9 As little room as can be, but some: hands get stuck."""
    return closed_north(state, seat) - (0 if room(state) else 1000)


def fours(state: State) -> int:
    """The open provinces that hold four tokens, as a mask."""
    found = (BIT[v] for v in provinces(state.open) if crowd(state.tokens, v) == 4)
    return sum(found)


def two_wars(state: State, _seat: int) -> float:
    """A4.1 Two provinces to five by one card."""
    waiting = len(state.wars)
    if waiting == 2:
        return 100
    full = fours(state)
    if waiting == 1 and state.phase == "influence" and state.people is not None:
        return 50 if state.reach[state.people] & full else -50
    return 2 * min(4, full.bit_count()) - 20 * wars_begun(state)


def two_wars_at_last(state: State, seat: int) -> float:
    """A4.7 Wars until one peace tile is left, then two at once."""
    if state.called and state.called != "peace-tiles":
        return -1000
    if state.peace == 1:
        return 1000 + two_wars(state, seat)
    if state.peace == 0:
        return 0
    late = -100 if state.peace == 2 and len(state.wars) == 2 else 0
    return 20 * wars_begun(state) + 2 * fours(state).bit_count() + late - 2 * most_tokens(state)


def empty_hands(state: State, seat: int) -> float:
    """A3.9, A4.2 Wars of many peoples, and every card into them; who is to play keeps one."""
    wanted = 1 if state.active == seat and state.cards_left else 0
    mixed = sum(len(present(state.tokens, v)) ** 2 for v in provinces(state.open))
    return 10 * wars_begun(state) + mixed / 2 - 3 * abs(size(state.hands[seat]) - wanted)


def keeping_tiles(policy: Choose) -> Choose:
    """A6 The tiles are kept for the last turn, and for when no card can be played."""

    def choose(
        game: AnyGame, state: State, actions: Sequence[Action], rng: random.Random
    ) -> Action:
        tiles, others = parted(actions)
        if tiles and (state.called or SKIP in others or rng.random() < TILE_NOW):
            return verb_first(game, state, actions, rng)
        return policy(game, state, others, rng)

    return choose


def parted(actions: Sequence[Action]) -> tuple[list[Action], list[Action]]:
    """The actions with a tile, and the others."""
    tiles: list[Action] = [action for action in actions if isinstance(action, TILE_KINDS)]
    others: list[Action] = [action for action in actions if not isinstance(action, TILE_KINDS)]
    return tiles, others


def in_window(window: int) -> Choose:
    """A6.1 Tiles in one window only, and there whenever one can be used."""

    def choose(
        game: AnyGame, state: State, actions: Sequence[Action], rng: random.Random
    ) -> Action:
        tiles, others = parted(actions)
        wanted = tiles and WINDOWS[state.phase] == window
        return verb_first(game, state, tiles if wanted else others, rng)

    return choose


def exchange_last_cards(
    game: AnyGame, state: State, actions: Sequence[Action], rng: random.Random
) -> Action:
    """A3.10, A6.3 Exchange the whole hand when the draw pile cannot give so many cards."""
    hand = size(state.hands[state.active])
    exchanges = [action for action in actions if isinstance(action, Exchange)]
    if exchanges and size(state.draw) < hand:
        return max(exchanges, key=lambda action: size(action.cards))
    others = [action for action in actions if not isinstance(action, Exchange)]
    return verb_first(game, state, others, rng)


STEERING: Final[dict[str, Choose]] = {
    "high-track": climb(high_track),
    "all-tokens": keeping_tiles(climb(all_tokens)),
    "last-token-at-war": keeping_tiles(climb(last_token_at_war)),
    "closed-north": keeping_tiles(climb(closed_north, noise=0.01)),
    "lock-up": keeping_tiles(climb(lock_up, noise=0.01)),
    "two-wars": keeping_tiles(climb(two_wars)),
    "two-wars-at-last": keeping_tiles(climb(two_wars_at_last)),
    "empty-hands": keeping_tiles(climb(empty_hands)),
    "exchange-last-cards": exchange_last_cards,
    **{f"window-{window}": in_window(window) for window in WINDOWS.values()},
}
