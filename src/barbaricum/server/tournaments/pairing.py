"""Pairing the next round: from who plays, what was before and a seed, and from nothing else."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from barbaricum.server.tournaments.circle import circle, cycle
from barbaricum.server.tournaments.grouping import Cost, grouped
from barbaricum.server.tournaments.lots import drawn, source
from barbaricum.server.tournaments.rounds import Fill, Round, byes_of, met, people_at
from barbaricum.server.tournaments.seating import sat, seated

Kind = Literal["round-robin", "swiss"]
MET: Final = 1_000_000
"""Meeting again weighs more than any difference in points."""
MOST_ROUNDS: Final = 63


@dataclass(frozen=True, slots=True)
class Field:
    """What the pairing has to know."""

    kind: Kind
    seats: int
    fill: Fill
    seed: str
    started: Sequence[int]
    """Everybody who was there at the start."""
    playing: Sequence[int]
    """Those who have not left."""
    history: Sequence[Round] = ()
    scores: Mapping[int, int] | None = None
    """Of everybody, for Swiss."""


def next_round(field: Field) -> Round:
    """The round after those that were played."""
    if field.kind == "round-robin" and field.seats == 2:
        return _of_two(field)
    order = _ranked(field)
    sizes = people_at(len(order), field.seats, field.fill)
    byes = _resting(field, order, len(order) - sum(sizes))
    people = [player for player in order if player not in byes]
    chance = source(field.seed, "tables", len(field.history))
    groups = grouped(people, sizes, _cost(field), chance, _least(field, sizes))
    return Round(_all_seated(field, groups), tuple(sorted(byes)))


def _of_two(field: Field) -> Round:
    """By the circle of all who started; whoever meets an empty place plays a bot or sits out."""
    playing, tables, alone = set(field.playing), list[tuple[int, int]](), list[int]()
    for pair in circle(drawn(field.seed, field.started), len(field.history)):
        there = [player for player in pair if player in playing]
        if len(there) == 2:
            tables.append(pair)
        alone += there if len(there) == 1 else []
    if field.fill != "bots":
        return Round(tuple(tables), tuple(sorted(alone)))
    before = sat(field.history)
    return Round((*tables, *(seated([one], 1, before, field.seed) for one in alone)))


def _ranked(field: Field) -> list[int]:
    """By points, else by a lot that is drawn anew for each round."""
    order = drawn(field.seed, field.playing, "order", len(field.history))
    scores = field.scores or {}
    return sorted(order, key=lambda player: -scores.get(player, 0))


def _resting(field: Field, order: Sequence[int], number: int) -> set[int]:
    """Who had the fewest byes sits out; of those the one with the fewest points."""
    last_first = order[::-1]
    turn = sorted(last_first, key=lambda player: byes_of(field.history, player))
    return set(turn[:number])


def _cost(field: Field) -> Cost:
    """Round robin: the more often two have met, the less they should; Swiss: equals meet."""
    before, scores = met(field.history), field.scores or {}

    def again(one: int, other: int) -> int:
        return before.get((min(one, other), max(one, other)), 0)

    if field.kind == "round-robin":
        return lambda one, other: 4 ** again(one, other)

    def apart(one: int, other: int) -> int:
        gap = scores.get(one, 0) - scores.get(other, 0)
        return MET * again(one, other) ** 2 + gap * gap

    return apart


def _least(field: Field, sizes: Sequence[int]) -> int:
    """What a division costs at most in which nobody meets anybody again.

    In Swiss the first beginning is the order of the standings: what it leads to is close enough.
    """
    if field.kind == "swiss":
        return MET - 1
    return sum(size * (size - 1) // 2 for size in sizes)


def _all_seated(field: Field, groups: Sequence[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    before = sat(field.history)
    fill = field.seats if field.fill == "bots" else 0
    return tuple(
        seated(group, max(0, fill - len(group)), before, f"{field.seed}:{len(field.history)}")
        for group in groups
    )


def usual_rounds(field: Field) -> int:
    """As many rounds as everybody needs to meet everybody; of Swiss, enough to find a winner."""
    players = len(field.started)
    if field.kind == "swiss":
        return max(2, math.ceil(math.log(max(players, 2), field.seats) - 1e-9) + 1)
    if field.seats == 2:
        return cycle(players)
    return _until_all_met(field, players)


def _until_all_met(field: Field, players: int) -> int:
    history: list[Round] = []
    pairs = players * (players - 1) // 2
    limit = min(MOST_ROUNDS, 2 * math.ceil((players - 1) / (field.seats - 1)))
    while len(history) < limit and len(met(history)) < pairs:
        history.append(next_round(_with_history(field, history)))
    return max(1, len(history))


def _with_history(field: Field, history: Sequence[Round]) -> Field:
    return Field(
        field.kind, field.seats, field.fill, field.seed, field.started, field.playing, history
    )
