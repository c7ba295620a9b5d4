"""What small changes are worth to a seat: the ground of quick choices, no step is taken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from barbaricum.bots.attila.estimate import Values, against_others
from barbaricum.bots.attila.features import Standing, Track, standing, tracks_of
from barbaricum.core.memo import Memo, put
from barbaricum.games.attila.data.board import (
    PRESENT,
    inside,
    is_full,
    tokens_of,
    with_one_more,
)
from barbaricum.games.attila.data.material import LAST_OF_CENTURY, TRACK_END
from barbaricum.games.attila.state import State


def _scored(key: Standing) -> tuple[float, ...]:
    return against_others(standing(Track(*key)))


SCORED: Final = Memo[Standing, tuple[float, ...]](_scored, 200_000)
"""A5.2 What each seat would score for a people, against the others."""


class Sense:
    """One map and its tracks, seen by one seat; hands do not matter."""

    __slots__ = ("_base", "_known", "_lead", "_peace", "_seat", "_tokens", "tracks")

    def __init__(self, state: State, seat: int, lead: Values) -> None:
        self._tokens, self._peace = state.tokens, state.peace
        self._seat, self._lead = seat, lead
        self.tracks = tracks_of(state)
        self._base = [lead(one)[seat] for one in self.tracks]
        self._known: dict[tuple[int, int, int, int], float] = {}

    def change(self, people: int, tokens: int, spread: int, spaces: int = 0) -> float:
        """So many tokens, provinces and spaces of the own cube more."""
        key = people, tokens, spread, spaces
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._change(*key)
        return known

    def _change(self, people: int, tokens: int, spread: int, spaces: int) -> float:
        before, provinces, cubes, peace, gap = self.tracks[people]
        if spaces:
            cubes = put(cubes, self._seat, min(TRACK_END, cubes[self._seat] + spaces))
        after = before + tokens, provinces + spread, cubes, peace, gap
        return self._lead(after)[self._seat] - self._base[people]

    def placed(self, people: int, province: int) -> float:
        """A token in a province, and the war it may bring."""
        contents = inside(self._tokens, province)
        gain = self.change(people, 1, not tokens_of(contents, people))
        if is_full(contents):
            gain += self.fought(province, contents, people)
        return gain

    def fought(self, province: int, before: int, placed: int) -> float:
        """A4 The war there that a fifth token brings, as if nobody laid a card."""
        contents = with_one_more(before, placed)
        present = PRESENT[contents]
        forces = [tokens_of(contents, people) for people in present]
        least = min(forces)
        leaving = [p for p, force in zip(present, forces, strict=True) if force == least]
        return self.driven_out(province, leaving, placed)

    def driven_out(self, province: int, leaving: Iterable[int], placed: int = -1) -> float:
        """A4.4 Peoples leave a province; A5.1 a scoring may follow."""
        contents = inside(self._tokens, province)
        value = 0.0
        for people in leaving:
            tokens = tokens_of(contents, people)
            value += self.change(people, -tokens, -(tokens > 0))
            if people == placed:  # its last token was counted as one that stays
                value -= self.change(people, 1, not tokens)
        if self._peace - 1 in LAST_OF_CENTURY:
            value += sum([SCORED[one][self._seat] for one in self.tracks])
        return value
