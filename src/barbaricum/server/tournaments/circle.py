"""Round robin at tables of two, by the circle method.

One player stays, the others move on by one place a round: after as many rounds as there are
players less one everybody has met everybody once. With an odd number an empty place goes round
too, and everybody sits out once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

EMPTY: Final = -2
"""Whoever meets it has nobody to play."""


def cycle(players: int) -> int:
    """After so many rounds everybody has met everybody once."""
    return players - 1 if players % 2 == 0 else players


def circle(players: Sequence[int], number: int) -> list[tuple[int, int]]:
    """The pairs of a round, who begins first; from one cycle to the next they change places."""
    places = [*players, *([EMPTY] if len(players) % 2 else [])]
    turn, again = number % (len(places) - 1), number // (len(places) - 1)
    moved = [places[0], *_moved(places[1:], turn)]
    half = len(places) // 2
    pairs = zip(moved[:half], reversed(moved[half:]), strict=True)
    order = {player: place for place, player in enumerate(places)}
    return [_in_order(one, other, order[one], order[other] + again) for one, other in pairs]


def _moved(places: Sequence[int], turn: int) -> list[int]:
    return [*places[len(places) - turn :], *places[: len(places) - turn]]


def _in_order(one: int, other: int, place: int, other_place: int) -> tuple[int, int]:
    """By the distance in the list, odd or even: so everybody begins as often as he does not."""
    smaller_first = (place < other_place) == ((place - other_place) % 2 == 1)
    return (one, other) if smaller_first else (other, one)
