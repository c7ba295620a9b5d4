"""The games by name. Each is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from barbaricum.core.errors import UnknownGame
from barbaricum.core.game import AnyGame

_modules: Final[dict[str, str]] = {}


def offer(name: str, module: str) -> None:
    """Announce the module whose GAME is the game of that name."""
    _modules[name] = module


def names() -> tuple[str, ...]:
    """The games there are."""
    return tuple(_modules)


def get(name: str) -> AnyGame:
    """The game of that name, or UnknownGame."""
    if name not in _modules:
        raise UnknownGame("unknown-game", name=name, known=", ".join(_modules))
    game: AnyGame = import_module(_modules[name]).GAME
    return game
