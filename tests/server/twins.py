"""Two games that a seat cannot tell apart, though the others hold other cards."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from barbaricum import games
from barbaricum.core.chance import draw
from barbaricum.core.errors import InvalidRecord
from barbaricum.core.game import CHANCE, AnyGame, Json
from barbaricum.core.record import Record, Row, replay

SEATS = 3


def a_warrior(rng: random.Random, texts: Sequence[str]) -> str:
    """Lays cards in wars whenever there are any."""
    laid = [text for text in texts if text.startswith("war ")]
    return rng.choice(laid[1:] or texts)


def a_collector(rng: random.Random, texts: Sequence[str]) -> str:
    """Draws runes whenever there are any, seldom plays one, and seldom goes home."""
    if "draw" in texts:
        return "draw"
    seldom = ("rune", "discard", "end", "winter")
    busy = [text for text in texts if not text.startswith(seldom)]
    return rng.choice(busy if busy and rng.random() < 0.9 else texts)


def due_of_attila(state: Any) -> int | None:  # a state of Attila
    return None if state.due is None else int(state.due[0])


def due_of_invasions(state: Any) -> int | None:  # a state of Invasions
    pending = state.pending
    dealt = pending is not None and pending.what in ("deal", "card")
    return int(pending.seat) if dealt else None


@dataclass(frozen=True)
class Kind:
    """A game, how it is played here, and what a curious player asks about it."""

    game: AnyGame
    player: Callable[[random.Random, Sequence[str]], str]
    due: Callable[[Any], int | None]
    """The seat that is dealt a card unseen by the others."""
    asks: tuple[str, ...]
    options: Mapping[str, Json] = field(default_factory=dict)


KINDS = {
    "attila": Kind(
        games.get("attila"),
        a_warrior,
        due_of_attila,
        ("play goths italia", "war huns", "end"),
    ),
    "invasions": Kind(
        games.get("invasions"),
        a_collector,
        due_of_invasions,
        ("sail york", "rune loki 1", "rune raven", "discard calm", "raid", "settle 3", "end"),
        {"conflict_runes": True, "sagas_per_era": 4},
    ),
}


def record(kind: Kind, log: Sequence[Row]) -> Record:
    game = kind.game
    return Record(game.name, game.rules, game.data, dict(kind.options), [{}] * SEATS, list(log))


def a_game(kind: Kind, seed: int) -> list[Row]:
    """A whole game in which much is hidden."""
    game, rng, log = kind.game, random.Random(seed), list[Row]()
    state = game.setup(SEATS, kind.options)
    while (seat := game.to_act(state)) is not None:
        if seat == CHANCE:
            text = game.text(draw(game.odds(state), rng))
        else:
            text = kind.player(rng, [game.text(action) for action in game.legal(state)])
        log.append((seat, text))
        state = game.step(state, game.parse(text))
    return log


def known(kind: Kind, log: Sequence[Row], seat: int | None) -> list[Json] | None:
    """All that a seat may know of a game, row by row; None if the rules forbid the game."""
    try:
        states = list(replay(record(kind, log)))
    except InvalidRecord:
        return None
    game = kind.game
    told: list[Json] = [game.view(state, seat) for state in states]
    for state, (_, text) in zip(states, log, strict=False):
        told.append(game.witness(state, game.parse(text), seat))
    return told


def deals(kind: Kind, log: Sequence[Row], to: Sequence[int]) -> Iterator[int]:
    """The rows in which one of these seats gets a card."""
    for row, state in enumerate(replay(record(kind, log))):
        if row < len(log) and kind.due(state) in to:
            yield row


@dataclass(frozen=True)
class Twins:
    """Two logs, and how many positions of them differ in what is hidden."""

    one: list[Row]
    other: list[Row]
    different: int


def twins(kind: Kind, seed: int, seat: int) -> Twins:
    """Exchange cards that other seats get, as often as it goes unnoticed by the seat."""
    one = a_game(kind, seed)
    seen = known(kind, one, seat)
    rng = random.Random(seed)
    rows = list(deals(kind, one, [other for other in range(SEATS) if other != seat]))
    other = list(one)
    for _ in range(60):
        first, second = sorted(rng.sample(rows, 2))
        swapped = list(other)
        swapped[first], swapped[second] = other[second], other[first]
        if swapped != other and known(kind, swapped, seat) == seen:
            other = swapped
    pairs = zip(replay(record(kind, one)), replay(record(kind, other)), strict=True)
    return Twins(one, other, sum(a != b for a, b in pairs))
