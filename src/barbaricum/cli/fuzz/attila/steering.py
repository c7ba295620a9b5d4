"""Policies that steer Attila to its rare rules. They look at the whole state, hands included."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from barbaricum.cli.fuzz.attila.kinds import climb, verb_first
from barbaricum.cli.fuzz.attila.values import (
    all_tokens,
    closed_north,
    empty_hands,
    high_track,
    last_token_at_war,
    lock_up,
    two_wars,
    two_wars_at_last,
)
from barbaricum.cli.fuzz.subject import Action, Choose
from barbaricum.core import AnyGame
from barbaricum.games.attila.data.material import (
    TRACK_END,
    count,
    size,
)
from barbaricum.games.attila.rules.tiles import Advance, Exchange, Tile
from barbaricum.games.attila.rules.turn import SKIP
from barbaricum.games.attila.state import State

WINDOWS: Final = {"card": 1, "influence": 2, "war": 3, "score": 4, "end": 5}
"""A6.1 The window of a tile, by phase."""

TILE_NOW: Final = 0.02
"""How often a policy that keeps its tiles uses one all the same."""


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


def from_21(policy: Choose) -> Choose:
    """A6.4 The Influence tile for the step from 21 to 22, whenever a cube stands there."""

    def choose(
        game: AnyGame, state: State, actions: Sequence[Action], rng: random.Random
    ) -> Action:
        for action in actions:
            if isinstance(action, Advance) and _last_step(state, action):
                return action
        return policy(game, state, actions, rng)

    return choose


def _last_step(state: State, action: Advance) -> bool:
    one, other = action.tracks
    return one == other and count(state.influence[state.active], one) == TRACK_END - 1


def parted(actions: Sequence[Action]) -> tuple[list[Action], list[Action]]:
    """The actions with a tile, and the others."""
    tiles: list[Action] = [action for action in actions if isinstance(action, Tile)]
    others: list[Action] = [action for action in actions if not isinstance(action, Tile)]
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
    "high-track": from_21(keeping_tiles(climb(high_track))),
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
