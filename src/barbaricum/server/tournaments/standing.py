"""Standings: points by place at every table, and what decides between those who have as many.

A table is worth 12 points to its first and none to its last, the others lie evenly between; who
share a place share its points. Points are counted in halves here, so that they stay whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby
from typing import Final

from barbaricum.server.tournaments.lots import lot

FULL: Final = 24
"""The first of a table, in halves of points."""
BYE: Final = FULL // 2
"""What a table brings on average."""


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody at a table that is over: a player or a bot, his place and his points in the game."""

    player: int | None
    place: int
    points: int


Table = Sequence[Sat]


@dataclass(frozen=True, slots=True)
class Played:
    """A round as far as it was played."""

    tables: Sequence[Table]
    byes: Sequence[int] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody stands, and all that was compared."""

    player: int
    score: int
    """In halves of points."""
    opponents: Fraction
    """The average score of those he met, in halves; bots are left out."""
    direct: int
    """Of those who are level so far: beaten less lost to, at tables they shared."""
    share: Fraction
    """The average part he had in all points of his games."""
    byes: int
    lot: str
    tables: int
    wins: int


def worth(table: Table, sat: Sat) -> int:
    """What a table brings to somebody, in halves of points."""
    others = len(table) - 1
    if others == 0:
        return BYE
    behind = sum(other.place > sat.place for other in table)
    level = sum(other.place == sat.place for other in table) - 1
    return (FULL * behind + FULL // 2 * level) // others


def standings(
    players: Sequence[int], rounds: Sequence[Played], seed: str, left: frozenset[int] = frozenset()
) -> list[Standing]:
    """Everybody, the first first; whoever left comes after those who play on."""
    scores = {player: _score(rounds, player) for player in players}
    rough = [_standing(player, rounds, scores, seed) for player in players]
    rough.sort(key=lambda one: _so_far(one, left))
    ranked: list[Standing] = []
    for _, level in groupby(rough, key=lambda one: _so_far(one, left)):
        ranked += sorted(_compared(list(level), rounds), key=_finally)
    return ranked


def _so_far(one: Standing, left: frozenset[int]) -> tuple[bool, int, Fraction]:
    return (one.player in left, -one.score, -one.opponents)


def _finally(one: Standing) -> tuple[int, Fraction, int, str]:
    return (-one.direct, -one.share, one.byes, one.lot)


def _tables_of(rounds: Sequence[Played], player: int) -> Iterable[tuple[Table, Sat]]:
    for played in rounds:
        for table in played.tables:
            for sat in table:
                if sat.player == player:
                    yield table, sat


def _byes(rounds: Sequence[Played], player: int) -> int:
    return sum(player in played.byes for played in rounds)


def _score(rounds: Sequence[Played], player: int) -> int:
    sat = sum(worth(table, sat) for table, sat in _tables_of(rounds, player))
    return sat + BYE * _byes(rounds, player)


def _standing(player: int, rounds: Sequence[Played], scores: dict[int, int], seed: str) -> Standing:
    mine = list(_tables_of(rounds, player))
    met = [
        scores[other.player]
        for table, sat in mine
        for other in table
        if other is not sat and other.player is not None
    ]
    return Standing(
        player=player,
        score=scores[player],
        opponents=_mean([Fraction(score) for score in met]),
        direct=0,
        share=_mean([_share(table, sat) for table, sat in mine]),
        byes=_byes(rounds, player),
        lot=lot(seed, "lot", player),
        tables=len(mine),
        wins=sum(sat.place == min(other.place for other in table) for table, sat in mine),
    )


def _mean(values: Sequence[Fraction]) -> Fraction:
    return sum(values, Fraction()) / len(values) if values else Fraction()


def _share(table: Table, sat: Sat) -> Fraction:
    """His part in all points of a game; where nobody has any, they are equal."""
    points = [max(other.points, 0) for other in table]
    return Fraction(max(sat.points, 0), sum(points)) if any(points) else Fraction(1, len(table))


def _compared(level: list[Standing], rounds: Sequence[Played]) -> list[Standing]:
    """Those who are level, with what they did against each other."""
    who = {one.player for one in level}
    return [_with_direct(one, who - {one.player}, rounds) for one in level]


def _with_direct(one: Standing, rivals: set[int], rounds: Sequence[Played]) -> Standing:
    direct = sum(
        (other.place > sat.place) - (other.place < sat.place)
        for table, sat in _tables_of(rounds, one.player)
        for other in table
        if other.player in rivals
    )
    return replace(one, direct=direct)
