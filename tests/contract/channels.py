"""The channels by which anything reaches a seat. What is secret may show in none of them.

A new channel (a prompt, a hint, a log sentence) adds a line to CHANNELS.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from barbaricum.core import AnyGame
from tests.contract.play import State
from tests.contract.secrets import SECRETS, Seat

Channel = Callable[[AnyGame, State, Seat], object]


def view(game: AnyGame, state: State, seat: Seat) -> object:
    """What the seat sees."""
    return game.view(state, seat)


def legal(game: AnyGame, state: State, seat: Seat) -> object:
    """What the seat may do, when it is to act, in order."""
    mine = seat is not None and game.to_act(state) == seat
    return [game.text(action) for action in game.legal(state)] if mine else None


def witness(game: AnyGame, state: State, seat: Seat) -> object:
    """How each action there is would be told to the seat."""
    if game.to_act(state) is None:
        return None
    return [game.witness(state, action, seat) for action in SECRETS[game.name].actions]


def refusals(game: AnyGame, state: State, seat: Seat) -> object:
    """Why each action there is cannot be; others than the seat to act are told `not-your-turn`."""
    actor = game.to_act(state)
    if actor is not None and actor != seat:
        return None
    return [game.why_not(state, action) for action in SECRETS[game.name].actions]


CHANNELS: Final[Mapping[str, Channel]] = {
    "view": view,
    "legal": legal,
    "witness": witness,
    "refusals": refusals,
}


def leaks(game: AnyGame, one: State, other: State, seat: Seat) -> list[str]:
    """The channels that tell the seat which of two states it is in."""
    return [
        name
        for name, channel in CHANNELS.items()
        if channel(game, one, seat) != channel(game, other, seat)
    ]
