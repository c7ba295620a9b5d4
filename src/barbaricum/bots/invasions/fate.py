"""Luck for comparing plans: the same die in the same place falls the same for all of them.

Over several rounds each place sees every face as often as any other, so that a few rounds say as
much as many throws.
"""

from __future__ import annotations

from typing import Final

from barbaricum.games.invasions.state import State

KINDS: Final = {"die": 1, "treasure": 2, "card": 3, "saga": 4, "take": 5}
STRIDES: Final = (1, 5, 7, 11)
"""Each is prime to six, so that six rounds bring six faces."""
_ODD: Final = 0x9E3779B97F4A7C15
_MASK: Final = (1 << 64) - 1


class Fate:
    """A source of whole numbers that follow from a seed, a round, and what is being drawn."""

    __slots__ = ("_key", "_round", "_seed")

    def __init__(self, seed: int, number: int) -> None:
        self._seed, self._round = seed, number
        self._key = 0

    def meet(self, state: State) -> None:
        """The next number is for what falls now."""
        pending = state.pending
        assert pending is not None
        kind, thrown = KINDS.get(pending.what, 0), len(pending.thrown)
        place = state.at[state.active]
        self._key = ((state.turn * 128 + place) * 8 + kind) * 8 + thrown

    def randrange(self, stop: int, /) -> int:
        """From 0 to below `stop`; the faces take turns from round to round."""
        mixed = self._mixed(self._round // stop)
        stride = STRIDES[mixed & 3]
        return ((mixed >> 8) + stride * self._round) % stop

    def _mixed(self, block: int) -> int:
        number = ((self._seed << 20) ^ (self._key << 3) ^ block) * _ODD & _MASK
        number ^= number >> 29
        return number * _ODD & _MASK
