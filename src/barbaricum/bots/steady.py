"""The bot `steady`: the best end of its own turn that it finds, on a few guesses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

from barbaricum.bots.library import lore_of
from barbaricum.bots.lore import Lore, Move, Rated, State
from barbaricum.bots.outlook import SHARPNESS, utilities, win_shares
from barbaricum.bots.search import Budget, Search
from barbaricum.bots.settings import Settings
from barbaricum.core.game import AnyGame, Rng, View

SEEDS: Final = 1 << 30


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of one seat, to be played to its end."""

    lore: Lore
    seat: int
    number: int

    def goes_on(self, state: State) -> bool:
        """Whether the turn is not over."""
        return self.lore.to_act(state) is not None and self.lore.turn(state) == self.number

    def value(self, state: State, rng: Rng, widths: tuple[int, ...]) -> float:
        """What the seat can make of the turn: the best of some moves, then quick choices."""
        while self.goes_on(state) and (self.lore.to_act(state) != self.seat or not widths):
            state = self.lore.quick(state, rng)
        if not self.goes_on(state):
            return utilities(self.lore, state)[self.seat]
        width, *rest = widths
        moves = self.lore.moves(state)[:width]
        return max(
            self.value(self.lore.play(state, move, rng), rng, tuple(rest)) for _, move in moves
        )


@dataclass(slots=True)
class Line:
    """A move and what it brought so far."""

    move: Move
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)


def lines(game: AnyGame, view: View, rng: Rng, lore: Lore, guesses: int) -> list[Line]:
    """The moves worth a thought with the value of the turn after each, the best first.

    Every move meets the same guesses and the same luck.
    """
    width, *widths = lore.widths
    state = game.guess(view, rng)
    rated = distinct(lore, lore.moves(state))[:width]
    if not guesses:
        return by_worth(lore, state, rated)
    found = [Line(move) for _, move in rated]
    if len(found) == 1:
        return found
    turn = Turn(lore, view["seat"], lore.turn(state))
    for number in range(guesses):
        if number:
            state = game.guess(view, rng)
        seed = rng.randrange(SEEDS)
        for line in found:
            luck = Random(seed)
            line.values.append(turn.value(lore.play(state, line.move, luck), luck, tuple(widths)))
    return sorted(found, key=lambda line: line.mean, reverse=True)


def distinct(lore: Lore, rated: Rated) -> Rated:
    """The first move for each action to begin with: no more can be chosen now."""
    by_text: dict[str, tuple[float, Move]] = {}
    for one in rated:
        by_text.setdefault(lore.text(one[1]), one)
    return list(by_text.values())


def by_worth(lore: Lore, state: State, rated: Rated) -> list[Line]:
    """The moves by their rough worth, put into shares of a victory."""
    seat = lore.to_act(state)
    assert seat is not None
    share = win_shares(lore, state)[seat]
    a_point = share * (1 - share) / (SHARPNESS * lore.scatter(state))
    most = rated[0][0]
    return [Line(move, [share + a_point * (worth - most)]) for worth, move in rated]


def player(settings: Settings) -> Callable[[AnyGame, View, Rng], str]:
    """A steady player of some personality."""

    def choose(game: AnyGame, view: View, rng: Rng) -> str:
        if len(view["legal"]) == 1:
            return str(view["legal"][0])
        lore = lore_of(game.name, settings.personality)
        found = lines(game, view, rng, lore, lore.guesses)
        if lore.glance and len(found) > 1:
            return lore.text(glance(game, view, rng, lore, found))
        return lore.text(found[0].move)

    return choose


def glance(game: AnyGame, view: View, rng: Rng, lore: Lore, found: list[Line]) -> Move:
    """The best of some moves after a few simulations of the turn."""
    asked = Search(game, lore, view, rng, horizon=1)
    return asked.run([(line.mean, line.move) for line in found], Budget(lore.glance, hasty=True))[
        0
    ].move
