"""The features of an Attila position, by name: what each seat has of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from barbaricum.core.memo import Memo
from barbaricum.games.attila.data.material import (
    CENTURIES,
    COUNTS,
    DOUBLE,
    EXCHANGE,
    INFLUENCE,
    PEACE_TILES,
    SPACES,
    TOKENS,
    column,
    count,
)
from barbaricum.games.attila.rules.scoring import shares
from barbaricum.games.attila.state import State

NAMES: Final = (
    "standing", "near", "hold", "fitting", "double", "exchange", "influence", "tempo",
)  # fmt: skip
REACH: Final = 1.5
"""Cards after which a lead on a track is half safe."""


class Track(NamedTuple):
    """One people as the scoring sees it."""

    tokens: int
    spread: int
    cubes: tuple[int, ...]
    peace: int
    """Peace tiles left: they tell the century."""
    gap: int | None
    """That of A8.3, None with three players or more."""


Standing = tuple[int, int, tuple[int, ...], int, int | None]
"""A Track, or a plain tuple of the same, which is made faster."""


def wars_left(peace: int) -> int:
    """A5.1 The wars up to the next scoring; after the last tile there is none."""
    left = PEACE_TILES
    for tiles in CENTURIES:
        left -= tiles
        if peace > left:
            return peace - left
    return 1


def progress(state: State) -> float:
    """From 0 to 1: the share of the peace tiles that is gone."""
    return 1 - state.peace / PEACE_TILES


def track(state: State, people: int) -> Track:
    """The track of a people."""
    table = state.table
    return Track(
        TOKENS - count(state.supply, people),
        table.board.spread(state.tokens, people),
        tuple(column(state.influence, people)),
        state.peace,
        table.two_player_gap if table.seats == 2 else None,
    )


def _cubes(influence: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [tuple(column(influence, people)) for people in range(6)]


CUBES: Final = Memo[tuple[int, ...], list[tuple[int, ...]]](_cubes)
"""By people where the cubes of all seats stand."""


def tracks_of(state: State) -> list[Standing]:
    """The tracks of all peoples, quickly."""
    supply, peace, table = state.supply, state.peace, state.table
    gap = table.two_player_gap if table.seats == 2 else None
    spreads = table.board.spreads(state.tokens)
    rows = zip(COUNTS[supply], spreads, CUBES[state.influence], strict=True)
    return [(TOKENS - left, wide, cubes, peace, gap) for left, wide, cubes in rows]


def standing(track: Track) -> list[int]:
    """A5.2 What each seat would score for the people now."""
    return shares(track.tokens, track.spread, track.cubes, track.gap)


def hold(track: Track) -> list[float]:
    """What each seat can hope for: the points, shared by the strength of the cubes."""
    step = REACH * SPACES[track.peace or 1]
    highest = max(track.cubes)
    if not highest:
        return [0.0] * len(track.cubes)
    grips = [exp((cube - highest) / step) if cube else 0.0 for cube in track.cubes]
    total = sum(grips)
    return [(track.tokens + track.spread) * grip / total for grip in grips]


def _grips(track: Track) -> list[float]:
    total = track.tokens + track.spread
    return [part / total if total else 0.0 for part in hold(track)]


GRIPS: Final = Memo[Standing, list[float]](lambda key: _grips(Track(*key)))
"""The share that each seat has of a people, from 0 to 1."""


def fitting(state: State, seat: int, tracks: Sequence[Track]) -> float:
    """Cards in hand, each as far as its people is one's own."""
    cards = COUNTS[state.hands[seat]]
    return sum(number * GRIPS[one][seat] for number, one in zip(cards, tracks, strict=True))


def tempo(state: State, seat: int) -> float:
    """How soon the own turn is: 1 for the one that is on, 0 for the one just over."""
    seats = state.table.seats
    return 1 - ((seat - state.active) % seats) / (seats - 1)


def features(state: State) -> list[tuple[float, ...]]:
    """By seat, in the order of `NAMES`."""
    tracks = [track(state, people) for people in range(6)]
    stand = [sum(column) for column in zip(*map(standing, tracks), strict=True)]
    held = [sum(column) for column in zip(*map(hold, tracks), strict=True)]
    due = wars_left(state.peace)
    return [
        (
            stand[seat],
            stand[seat] / due,
            held[seat],
            fitting(state, seat, tracks),
            float(DOUBLE in state.tiles[seat]),
            float(EXCHANGE in state.tiles[seat]),
            float(INFLUENCE in state.tiles[seat]),
            tempo(state, seat),
        )
        for seat in range(state.table.seats)
    ]
