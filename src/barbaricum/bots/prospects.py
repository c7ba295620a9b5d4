"""The chances to win in a position that is known as a whole."""

from __future__ import annotations

from random import Random

from barbaricum.bots.lore import Lore, State
from barbaricum.bots.outlook import win_shares
from barbaricum.core.chance import draw
from barbaricum.core.game import CHANCE, AnyGame, Rng


def prospects(game: AnyGame, lore: Lore, state: State, playouts: int, seed: int) -> list[float]:
    """The chance of each seat to win: half by the estimate, half by what the next rounds lead to.

    All positions of a game meet the same luck. Where looking ahead does not foretell the winner
    better than the estimate does, the estimate has it all.
    """
    shares = win_shares(lore, state)
    if game.to_act(state) is None or not lore.foresight:
        return shares
    ends = [ahead(game, lore, state, Random(f"{seed} {one}")) for one in range(playouts)]
    columns = zip(*(win_shares(lore, end) for end in ends), strict=True)
    return [(now + sum(then) / playouts) / 2 for now, then in zip(shares, columns, strict=True)]


def ahead(game: AnyGame, lore: Lore, state: State, luck: Rng) -> State:
    """The position some rounds later, if everybody chooses quickly."""
    turns = lore.foresight * len(lore.estimate(state))
    turn = lore.turn(state)
    while (seat := game.to_act(state)) is not None and turns:
        if seat == CHANCE:
            state = game.step(state, draw(game.odds(state), luck))
        else:
            state = lore.quick(state, luck)
        if lore.turn(state) != turn:
            turn, turns = lore.turn(state), turns - 1
    return state
