"""What a bot is, and the bots by name. A new one adds a line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from barbaricum.bots import greedy, uniform
from barbaricum.core.errors import BarbaricumError
from barbaricum.core.game import AnyGame, Rng, View

UNKNOWN: Final = "There is no bot called “{name}”. Known bots: {known}."


class UnknownBot(BarbaricumError):
    """Nobody here knows a bot of that name."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A player without hands: `choose` gives one of the legal texts of its view."""

    name: str
    choose: Callable[[AnyGame, View, Rng], str]


BOTS: Final[Mapping[str, Bot]] = {
    bot.name: bot for bot in (Bot("greedy", greedy.choose), Bot("random", uniform.choose))
}


def names() -> tuple[str, ...]:
    """The bots there are."""
    return tuple(BOTS)


def get(name: str) -> Bot:
    """The bot of that name, or UnknownBot."""
    if name not in BOTS:
        known = ", ".join(BOTS)
        sentence = UNKNOWN.format(name=name, known=known)
        raise UnknownBot("unknown-bot", sentence=sentence, name=name, known=known)
    return BOTS[name]
