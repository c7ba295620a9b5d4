"""How a bot is to play: its level, and what goes with it, written as `strong:200+builder`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """What a level can be told besides."""

    simulations: int | None = None
    """How far `strong` searches; None is what it likes."""
    seconds: float | None = None
    """How long it may take at the most, by the clock."""
    personality: str = "neutral"


def parted(written: str) -> tuple[str, str | None, str | None]:
    """The level, the simulations and the personality of a written bot."""
    head, plus, personality = written.partition("+")
    level, colon, simulations = head.partition(":")
    return level, simulations if colon else None, personality if plus else None
