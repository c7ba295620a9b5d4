"""What is measured on: whole games by chance, and positions out of the middle of them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Final

from barbaricum.bots.library import lore_of
from barbaricum.core import CHANCE, AnyGame, View, draw
from barbaricum.core.record import Record

State = Any  # a state of the game that is measured
Action = Any  # an action of it

POSITIONS: Final = 2000


@dataclass(frozen=True, slots=True)
class Position:
    """A state that was met, what was done in it, and a seat that looks at it."""

    state: State
    action: Action
    seat: int


def moves(game: AnyGame, seats: int, rng: random.Random) -> int:
    """One game by chance through the public interface alone; how many decisions it had."""
    to_act, legal, odds, step = game.to_act, game.legal, game.odds, game.step
    state = game.setup(seats)
    decisions = 0
    while (seat := to_act(state)) is not None:
        if seat == CHANCE:
            state = step(state, draw(odds(state), rng))
        else:
            actions = legal(state)
            state = step(state, actions[rng.randrange(len(actions))])
            decisions += 1
    return decisions


def recorded(game: AnyGame, seats: int, rng: random.Random) -> tuple[Record, list[Position]]:
    """One game by chance with its record and every position of it."""
    kept = Record.begin(game, [{"name": f"Player {seat}"} for seat in range(seats)], {})
    positions: list[Position] = []
    state = game.setup(seats)
    while (seat := game.to_act(state)) is not None:
        actions = game.legal(state)
        action = draw(game.odds(state), rng) if seat == CHANCE else rng.choice(actions)
        positions.append(Position(state, action, rng.randrange(seats)))
        kept.log.append((seat, game.text(action)))
        state = game.step(state, action)
    kept.close(game, state)
    return kept, positions


def middle(game: AnyGame, seats: int, rng: random.Random) -> View:
    """What a seat sees that has to choose in the middle of a game of quick choices."""
    lore, state = lore_of(game.name), game.setup(seats)
    met: list[View] = []
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            state = game.step(state, draw(game.odds(state), rng))
            continue
        if len(game.legal(state)) > 1:
            met.append(game.view(state, seat))
        state = lore.quick(state, rng)
    return met[len(met) // 2]


def positions(game: AnyGame, rng: random.Random) -> list[Position]:
    """Positions of games with every number of seats, at which a seat has to decide."""
    met: list[Position] = []
    share = POSITIONS // len(game.seats)
    for seats in game.seats:
        here: list[Position] = []
        while len(here) < 2 * share:
            here += [at for at in recorded(game, seats, rng)[1] if game.to_act(at.state) != CHANCE]
        met += rng.sample(here, share)
    return met
