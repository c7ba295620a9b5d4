"""V14.3, V14.4 The sagas and the runes, as the tables declare them.

Runes are counted by kind: one whole number with six bits for each of the 19 kinds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from barbaricum.core.memo import Memo
from barbaricum.games.invasions.data.tables import CARDS
from barbaricum.games.invasions.data.world import BIT, HOMES, INDEX


@dataclass(frozen=True, slots=True)
class Saga:
    """V11.1 What has to be done, and for which homeland."""

    name: str
    era: int
    homeland: int
    kind: str
    ports: int
    bonus: int


@dataclass(frozen=True, slots=True)
class RuneKind:
    """V14.4 A kind of rune: how many there are, and what it names."""

    name: str
    count: int
    conflict: bool
    target: tuple[str, ...]


SAGAS: Final = tuple(
    Saga(
        saga["id"],
        saga["era"] - 1,
        HOMES.index(saga["homeland"]),
        saga["kind"],
        sum(BIT[INDEX[name]] for name in saga["ports"]),
        saga["bonus"],
    )
    for saga in CARDS["sagas"]
)
SAGA: Final = {saga.name: index for index, saga in enumerate(SAGAS)}
ALL_SAGAS: Final = (1 << len(SAGAS)) - 1
OF_ERA: Final = tuple(
    sum(1 << s for s, saga in enumerate(SAGAS) if saga.era == e) for e in range(3)
)
"""V1.2 The sagas of each era as a bit mask."""
IN_ERA: Final = 9

RUNES: Final = tuple(
    RuneKind(r["id"], r["count"], r["conflict"], tuple(r["target"])) for r in CARDS["runes"]
)
RUNE: Final = {rune.name: index for index, rune in enumerate(RUNES)}

Runes = int
NO_RUNE: Final = 0
_SHIFT: Final = tuple(range(0, 6 * len(RUNES), 6))
ONE_RUNE: Final = tuple(1 << shift for shift in _SHIFT)
DECK: Final[Mapping[bool, Runes]] = {
    conflict: sum(
        rune.count * ONE_RUNE[index]
        for index, rune in enumerate(RUNES)
        if conflict or not rune.conflict
    )
    for conflict in (False, True)
}
"""V2.4, V13 The runes played with, without and with the conflict runes."""


def size_of(runes: Runes) -> int:
    """How many runes: the sum of the digits, by casting out 63s (there are 33)."""
    return runes % 63


def count_of(runes: Runes, rune: int) -> int:
    """How many runes of a kind."""
    return runes >> _SHIFT[rune] & 63


KINDS_OF: Final = Memo[Runes, tuple[int, ...]](
    lambda runes: tuple(rune for rune in range(len(RUNES)) if count_of(runes, rune))
)
"""The kinds among some runes, in the order of the data."""


def written_runes(runes: Runes) -> dict[str, int]:
    """The runes by name, zeros left out."""
    return {RUNES[rune].name: count_of(runes, rune) for rune in KINDS_OF[runes]}


def packed_runes(counts: Mapping[str, int]) -> Runes:
    """The runes of a written count."""
    return sum(ONE_RUNE[RUNE[name]] * number for name, number in counts.items())
