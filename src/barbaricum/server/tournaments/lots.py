"""Lots: what nobody deserves more than another is drawn, so that everybody can draw it again."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from random import Random


def lot(seed: str, *about: object) -> str:
    """The lot of somebody or something; the smaller one comes first."""
    said = ":".join((seed, *map(str, about)))
    return hashlib.sha256(said.encode()).hexdigest()


def drawn(seed: str, players: Sequence[int], *about: object) -> list[int]:
    """Players in the order of their lots."""
    return sorted(players, key=lambda player: lot(seed, *about, player))


def source(seed: str, *about: object) -> Random:
    """A source of chance that gives the same to everybody."""
    return Random(lot(seed, *about))
