"""Two games that a seat cannot tell apart, though the others hold other cards."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from barbaricum import games
from barbaricum.core.chance import draw
from barbaricum.core.errors import InvalidRecord
from barbaricum.core.game import CHANCE, Json
from barbaricum.core.record import Record, Row, replay

ATTILA = games.get("attila")
SEATS = 3


def record(log: Sequence[Row]) -> Record:
    return Record("attila", ATTILA.rules, ATTILA.data, {}, [{}] * SEATS, list(log))


def a_game(seed: int) -> list[Row]:
    """A whole game in which cards are laid in wars whenever they can be."""
    rng, state, log = random.Random(seed), ATTILA.setup(SEATS), list[Row]()
    while (seat := ATTILA.to_act(state)) is not None:
        if seat == CHANCE:
            action = draw(ATTILA.odds(state), rng)
        else:
            legal = ATTILA.legal(state)
            laid = [one for one in legal if ATTILA.text(one).startswith("war ")]
            action = rng.choice(laid[1:] or legal)
        log.append((seat, ATTILA.text(action)))
        state = ATTILA.step(state, action)
    return log


def known(log: Sequence[Row], seat: int | None) -> list[Json] | None:
    """All that a seat may know of a game, row by row; None if the rules forbid the game."""
    try:
        states = list(replay(record(log)))
    except InvalidRecord:
        return None
    told: list[Json] = [ATTILA.view(state, seat) for state in states]
    for state, (_, text) in zip(states, log, strict=False):
        told.append(ATTILA.witness(state, ATTILA.parse(text), seat))
    return told


def deals(log: Sequence[Row], to: Sequence[int]) -> Iterator[int]:
    """The rows in which one of these seats gets a card."""
    for row, state in enumerate(replay(record(log))):
        if state.due is not None and state.due[0] in to and row < len(log):
            yield row


@dataclass(frozen=True)
class Twins:
    """Two logs, and how many positions of them differ in what is hidden."""

    one: list[Row]
    other: list[Row]
    different: int


def twins(seed: int, seat: int) -> Twins:
    """Exchange cards that other seats get, as often as it goes unnoticed by the seat."""
    one = a_game(seed)
    seen = known(one, seat)
    rng = random.Random(seed)
    rows = list(deals(one, [other for other in range(SEATS) if other != seat]))
    other = list(one)
    for _ in range(60):
        first, second = sorted(rng.sample(rows, 2))
        swapped = list(other)
        swapped[first], swapped[second] = other[second], other[first]
        if swapped != other and known(swapped, seat) == seen:
            other = swapped
    pairs = zip(replay(record(one)), replay(record(other)), strict=True)
    return Twins(one, other, sum(a != b for a, b in pairs))
