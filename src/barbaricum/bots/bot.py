"""What a bot is, and the bots by name. A new one adds a line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from barbaricum.bots import greedy, novice, steady, strong, uniform
from barbaricum.bots.guard import only_a_view
from barbaricum.bots.library import PERSONALITIES, has_lore
from barbaricum.bots.settings import Settings, parted
from barbaricum.core.errors import BarbaricumError
from barbaricum.core.game import AnyGame, Rng, View

Choose = Callable[[AnyGame, View, Rng], str]


class UnknownBot(BarbaricumError):
    """Nobody here knows a bot of that name."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A player without hands: `choose` gives one of the legal texts of its view."""

    name: str
    thought: Choose

    def choose(self, game: AnyGame, view: View, rng: Rng) -> str:
        """One of the legal texts; NotAView if it is offered more than a view."""
        only_a_view(view)
        return self.thought(game, view, rng)


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a bot is, and what it can be told."""

    name: str
    make: Callable[[Settings], Choose]
    searches: bool = False
    """It can be told how many simulations to make."""
    has_character: bool = False
    """It can be told a personality."""
    plays: Callable[[str], bool] = has_lore
    """Whether it knows a game of this name."""


LEVELS: Final[Mapping[str, Level]] = {
    level.name: level
    for level in (
        Level("novice", lambda _settings: novice.choose),
        Level("greedy", lambda _settings: greedy.choose, plays=greedy.knows),
        Level("steady", steady.player, has_character=True),
        Level("strong", strong.player, searches=True, has_character=True),
        Level("random", lambda _settings: uniform.choose, plays=lambda _game: True),
    )
}
"""The weakest first; `random` is no company, but a measure."""


def names(game: str | None = None) -> tuple[str, ...]:
    """The levels there are, or those that can play a game."""
    return tuple(one.name for one in LEVELS.values() if game is None or one.plays(game))


def get(name: str, seconds: float | None = None, game: str | None = None) -> Bot:
    """The bot that is so written, or UnknownBot; it thinks no longer than so many seconds.

    Where the game is named, the bot must be able to play it.
    """
    head, simulations, personality = parted(name)
    known = names(game)
    level = LEVELS.get(head) if head in known else None
    if level is None or not _fits(level, simulations, personality):
        raise UnknownBot("unknown-bot", name=name, known=", ".join(known))
    number = None if simulations is None else int(simulations)
    return Bot(name, level.make(Settings(number, seconds, personality or "neutral")))


def _fits(level: Level, simulations: str | None, personality: str | None) -> bool:
    """Whether the level can be told this."""
    if simulations is not None and not (level.searches and _is_number(simulations)):
        return False
    return personality is None or (level.has_character and personality in PERSONALITIES)


def _is_number(text: str) -> bool:
    """A whole number from 1 to a million."""
    return text.isascii() and text.isdecimal() and 0 < int(text) <= 1_000_000
