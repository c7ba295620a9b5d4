"""What a seat may think: the hidden runes dealt afresh, every way as likely."""

from __future__ import annotations

from barbaricum.core.game import Rng, View
from barbaricum.games.invasions.assemble import assemble
from barbaricum.games.invasions.cards import (
    KINDS_OF,
    NO_RUNE,
    ONE_RUNE,
    Runes,
    count_of,
    packed_runes,
)
from barbaricum.games.invasions.state import State
from barbaricum.games.invasions.table import Table


def guess(view: View, rng: Rng) -> State:
    """V1.6 A position with this very view; what the seat cannot see is drawn again."""
    settled = Table(view["seats"], **view["options"])
    new = assemble(settled, view | {"hands": [{}] * settled.seats, "runes": {}})
    own = packed_runes(view["hand"] or {})
    hidden = settled.deck - own - new.discards
    unseen = [rune for rune in KINDS_OF[hidden] for _ in range(count_of(hidden, rune))]
    new.hands = tuple(
        own if seat == view["seat"] else take(unseen, number, rng)
        for seat, number in enumerate(view["hand_sizes"])
    )
    new.runes = sum(ONE_RUNE[rune] for rune in unseen)
    new.number = view["number"]
    return new


def take(runes: list[int], number: int, rng: Rng) -> Runes:
    """Draw so many runes out of the list."""
    hand = NO_RUNE
    for _ in range(number):
        index = rng.randrange(len(runes))
        runes[index], runes[-1] = runes[-1], runes[index]
        hand += ONE_RUNE[runes.pop()]
    return hand
