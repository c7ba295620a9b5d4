"""What a seat may think: the hidden runes dealt afresh, every way as likely."""

from __future__ import annotations

from barbaricum.core.chance import take
from barbaricum.core.game import Rng, View
from barbaricum.games.invasions.data.cards import (
    KINDS_OF,
    ONE_RUNE,
    Runes,
    count_of,
    packed_runes,
)
from barbaricum.games.invasions.notation.assemble import assemble
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
        own if seat == view["seat"] else draw_hand(unseen, number, rng)
        for seat, number in enumerate(view["hand_sizes"])
    )
    new.runes = sum(ONE_RUNE[rune] for rune in unseen)
    new.number = view["number"]
    return new


def draw_hand(runes: list[int], number: int, rng: Rng) -> Runes:
    """Draw so many runes out of the list."""
    return sum(ONE_RUNE[rune] for rune in take(runes, number, rng))
