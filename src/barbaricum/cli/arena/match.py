"""One game of an arena: who sits where, its luck, its result."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import Any, Final

from barbaricum import bots, games
from barbaricum.core import CHANCE, AnyGame, draw
from barbaricum.core.errors import BarbaricumError
from barbaricum.core.game import Json

State = Any  # a state of the game that is played
LATE: Final = 2.0
"""Seconds on one core that a choice may take at the most."""


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
    illegal: tuple[int, ...] = ()
    late: tuple[int, ...] = ()
    """How many choices the rules refused, and how many came later than `LATE`."""

    def written(self) -> dict[str, Json]:
        """As JSON."""
        return {name: getattr(self, name) for name in self.__slots__}


class Player:
    """A bot at one seat, and how it behaves there."""

    def __init__(self, bot: bots.Bot, mind: random.Random) -> None:
        self.bot, self.mind = bot, mind
        self.decisions = self.illegal = self.late = 0
        self.seconds = 0.0

    def act(self, game: AnyGame, state: State, seat: int) -> State:
        """The state after its choice; in place of one that the rules refuse the first legal one."""
        view = game.view(state, seat)
        start = time.process_time()
        text = self.bot.choose(game, view, self.mind)
        spent = time.process_time() - start
        self.decisions += 1
        self.seconds += spent
        self.late += spent > LATE
        try:
            return game.apply(state, game.parse(text))
        except BarbaricumError:
            self.illegal += 1
            return game.apply(state, game.parse(view["legal"][0]))


def play(match: Match, number: int) -> Played:
    """One game to its end. The luck of a deal is its own, whatever the bots draw for themselves."""
    game = games.get(match.game)
    lineup = match.lineup(number)
    luck = random.Random(f"{match.seed} {match.deal(number)}")
    players = [
        Player(bots.get(match.bots[index]), random.Random(f"{match.seed} {number} {seat}"))
        for seat, index in enumerate(lineup)
    ]
    state = game.setup(match.seats)
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            state = game.step(state, draw(game.odds(state), luck))
        else:
            state = players[seat].act(game, state, seat)
    result = game.result(state)
    assert result is not None
    return Played(
        number,
        lineup,
        result.points,
        result.places,
        decisions=tuple(one.decisions for one in players),
        seconds=tuple(one.seconds for one in players),
        illegal=tuple(one.illegal for one in players),
        late=tuple(one.late for one in players),
    )
