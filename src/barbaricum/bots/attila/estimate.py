"""What a position of Attila is worth to each seat: the weighed features, quickly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from barbaricum.bots.attila.features import (
    GRIPS,
    Standing,
    Track,
    hold,
    progress,
    standing,
    tempo,
    tracks_of,
    wars_left,
)
from barbaricum.bots.attila.weights import SPREAD, WEIGHTS
from barbaricum.bots.weights import Personality, Weights, weighed
from barbaricum.core.memo import Memo
from barbaricum.games.attila.data.material import COUNTS, PEACE_TILES, TILES
from barbaricum.games.attila.rules.scoring import points
from barbaricum.games.attila.state import State

TILE_SETS: Final = [
    frozenset(tiles) for number in range(4) for tiles in combinations(TILES, number)
]
KEPT: Final = 200_000
"""Tracks that are not weighed again."""

Values = Callable[[Standing], tuple[float, ...]]


def against_others(values: Sequence[float]) -> tuple[float, ...]:
    """What each seat has more than the others on average."""
    total, others = sum(values), len(values) - 1
    return tuple([value - (total - value) / others for value in values])


class Estimate:
    """The evaluation as one kind of player sees it."""

    def __init__(self, personality: Personality, weights: Weights = WEIGHTS) -> None:
        self._weights = [
            weighed(weights, personality, 1 - peace / PEACE_TILES)
            for peace in range(PEACE_TILES + 1)
        ]
        self.worth: Values = Memo[Standing, tuple[float, ...]](self._worth, KEPT).__getitem__
        """What a people is worth to each seat as it stands."""
        self.lead: Values = Memo[Standing, tuple[float, ...]](self._lead, KEPT).__getitem__
        """The same against the average of the others."""
        self._tiles = [
            {tiles: _tiles(table, tiles) for tiles in TILE_SETS} for table in self._weights
        ]

    def _lead(self, one: Standing) -> tuple[float, ...]:
        return against_others(self.worth(one))

    def _worth(self, key: Standing) -> tuple[float, ...]:
        one = Track(*key)
        table = self._weights[one.peace]
        scored = table["standing"] + table["near"] / wars_left(one.peace)
        held = table["hold"]
        pairs = zip(standing(one), hold(one), strict=True)
        return tuple(scored * now + held * hope for now, hope in pairs)

    def __call__(self, state: State) -> list[float]:
        """The final points of each seat, as far as they can be foreseen from here."""
        if state.phase == "over":
            return [float(score) for score in state.scores]
        if state.called:
            return self._called(state)
        tracks = tracks_of(state)
        totals = [
            score + sum(column)
            for score, *column in zip(state.scores, *map(self.worth, tracks), strict=True)
        ]
        table, tiles = self._weights[state.peace], self._tiles[state.peace]
        grips = [GRIPS[one] for one in tracks]
        for seat, hand in enumerate(state.hands):
            fits = sum([n * g[seat] for n, g in zip(COUNTS[hand], grips, strict=True)])
            totals[seat] += (
                table["fitting"] * fits
                + tiles[state.tiles[seat]]
                + table["tempo"] * tempo(state, seat)
            )
        return totals

    def _called(self, state: State) -> list[float]:
        """A7.2 The end is called: one scoring, and nothing kept counts any more."""
        if not state.table.final_scoring:
            return [float(score) for score in state.scores]
        return [float(a + b) for a, b in zip(state.scores, points(state), strict=True)]


def _tiles(table: dict[str, float], tiles: frozenset[str]) -> float:
    """A1.2 What the unused tiles are worth."""
    return sum(table[name] for name in tiles)


def scatter(state: State) -> float:
    """How far the final points may still be from the estimate."""
    return 1.0 if state.called else SPREAD.at(progress(state))
