"""V13 The table: its options, and the words for where a game stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from barbaricum.core.game import Json, Offer, Option, Options
from barbaricum.games.invasions.data.cards import DECK, Runes
from barbaricum.games.invasions.data.material import PLACES_OF_ERA

Phase = Literal["first", "deal", "sagas", "turn", "over"]
Ending = Literal["last-rounds", "no-saga", "all-settled"]
What = Literal[
    "first", "deal", "saga", "card", "take", "lose", "wind", "dice", "die", "raid", "place",
    "treasure",
]  # fmt: skip

OFFER: Final = Offer(
    "invasions",
    range(2, 6),
    {
        "first": Option(("random", "seat"), "random"),
        "conflict_runes": Option((False, True), False),
        "sagas_per_era": Option((6, 5, 4), 6),
    },
)
"""V1.5 Two to five jarls; V13 the options of a table."""


@dataclass(frozen=True, slots=True)
class Table:
    """V13 What is settled before the game."""

    seats: int
    first: str
    conflict_runes: bool
    sagas_per_era: int

    @property
    def deck(self) -> Runes:
        """V2.4 The runes of this table."""
        return DECK[self.conflict_runes]

    def options(self) -> dict[str, Json]:
        """The options by name."""
        return {name: getattr(self, name) for name in OFFER.options}


class Pending(NamedTuple):
    """What has to be decided, or to fall, before the jarl is free again."""

    what: What
    n: int = 0
    """Losses due."""
    seat: int | None = None
    """Due a card, or Loki's victim."""
    rune: str | None = None
    """`contested` or `unrest`: what follows the wind or throws the die."""
    port: int | None = None
    """Where Unrest is."""
    of: int = 0
    thrown: tuple[int, ...] = ()
    """The dice of this combat, and how they fell."""
    lost: int = 0
    """Vikings lost in it."""


def table(seats: int, options: Options) -> Table:
    """V13 The table with these options; InvalidOptions if there is none."""
    return Table(seats, **OFFER.settle(seats, options))


def limit(table: Table, left: tuple[int, int, int]) -> int:
    """V4.2, V4.3 The hold takes one more in each era of which a saga has been turned up."""
    per_era = table.sagas_per_era
    era = 2 if left[2] < per_era else 1 if left[1] < per_era else 0
    return PLACES_OF_ERA[era]
