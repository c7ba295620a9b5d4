"""The games by name. Each is loaded when it is first asked for; older rules are kept by version."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from barbaricum.core.errors import UnknownGame, UnknownVersion
from barbaricum.core.game import AnyGame
from barbaricum.core.pack import Pack

_modules: Final[dict[str, str]] = {}
_older: Final[dict[tuple[str, str], str]] = {}


def offer(name: str, module: str, older_rules: str | None = None) -> None:
    """Announce the module whose GAME is the game of that name, under the newest or older rules."""
    if older_rules is None:
        _modules[name] = module
    else:
        _older[name, older_rules] = module


def names() -> tuple[str, ...]:
    """The games there are."""
    return tuple(_modules)


def get(name: str, data: str | Pack | None = None, rules: str | None = None) -> AnyGame:
    """The game of that name: with a data pack or the id of one, under kept rules; else the newest.

    UnknownGame, UnknownVersion or InvalidData say what cannot be had.
    """
    if name not in _modules:
        raise UnknownGame("unknown-game", name=name, known=", ".join(_modules))
    game = _load(_modules[name])
    if rules is not None and rules != game.rules:
        if (name, rules) not in _older:
            raise UnknownVersion("unknown-version", what="rules", found=rules, known=game.rules)
        game = _load(_older[name, rules])
    return game if data is None else game.with_data(data)


def _load(module: str) -> AnyGame:
    game: AnyGame = import_module(module).GAME
    return game
