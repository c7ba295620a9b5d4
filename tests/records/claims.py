"""What a claim about a recorded game is, and how claims are put together."""

from __future__ import annotations

from collections.abc import Callable

from tests.records.played import Played, Step

Claim = Callable[[Played], bool]


def ended_by(ending: str) -> Claim:
    """A7.1, V11.5 The cause of the end."""
    return lambda game: game.result["ending"] == ending


def any_step(shows: Callable[[Step], bool]) -> Claim:
    return lambda game: any(shows(step) for step in game.steps)


def both(*claims: Claim) -> Claim:
    return lambda game: all(claim(game) for claim in claims)


def option(name: str, value: object) -> Claim:
    """A9, V13 The table plays with this option."""
    return lambda game: bool(game.options.get(name) == value)
