"""One game of an arena: who sits where, its luck, its result."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass

from barbaricum import bots, games
from barbaricum.core import CHANCE, draw
from barbaricum.core.game import Json


@dataclass(frozen=True, slots=True)
class Match:
    """What all games of an arena have in common."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: int

    def lineup(self, number: int) -> tuple[int, ...]:
        """By seat the index of the bot. From game to game all move on by one seat."""
        return tuple((seat + number) % len(self.bots) for seat in range(self.seats))

    def deal(self, number: int) -> int:
        """Games of the same deal have the same luck: each bot has it once from every seat."""
        return number // len(self.bots)


@dataclass(frozen=True, slots=True)
class Played:
    """How one game ended; lists go by seat."""

    number: int
    lineup: tuple[int, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    """How many times, and how long in all, each seat thought."""

    def written(self) -> dict[str, Json]:
        """As JSON."""
        return {name: getattr(self, name) for name in self.__slots__}


def play(match: Match, number: int) -> Played:
    """One game to its end. The luck of a deal is its own, whatever the bots draw for themselves."""
    game = games.get(match.game)
    lineup = match.lineup(number)
    players = [bots.get(match.bots[index]) for index in lineup]
    luck = random.Random(f"{match.seed} {match.deal(number)}")
    minds = [random.Random(f"{match.seed} {number} {seat}") for seat in range(match.seats)]
    decisions, seconds = [0] * match.seats, [0.0] * match.seats
    state = game.setup(match.seats)
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            state = game.step(state, draw(game.odds(state), luck))
            continue
        view = game.view(state, seat)
        start = time.process_time()
        text = players[seat].choose(game, view, minds[seat])
        seconds[seat] += time.process_time() - start
        decisions[seat] += 1
        state = game.apply(state, game.parse(text))
    result = game.result(state)
    assert result is not None
    return Played(number, lineup, result.points, result.places, tuple(decisions), tuple(seconds))
