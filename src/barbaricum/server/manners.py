"""What a game says beyond its rules: click paths, aids, previews, what a decision reveals.

A game keeps it in its folder `assist`, in the modules `paths`, `aids`, `previews` and `marks`,
and in its wording.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from barbaricum.core.action import Action
from barbaricum.core.game import AnyGame, Json, View
from barbaricum.server.refusals import NotFound
from barbaricum.texts.wording import WORDINGS


@lru_cache
def _module(game: AnyGame, name: str) -> ModuleType | None:
    room = f"barbaricum.games.{game.name}.assist"
    full = f"{room}.{name}"
    return import_module(full) if find_spec(room) and find_spec(full) else None


def path(game: AnyGame, action: Any) -> list[str]:  # an action of that game
    """The clicks that lead to an action."""
    if isinstance(action, Action):
        return action.path()
    module = _module(game, "paths")
    clicks: list[str] = module.path(action) if module else [f"action:{game.text(action)}"]
    return clicks


def reveals(game: AnyGame, state: Any, action: Any) -> bool:  # of that game
    """Whether the seat that decides learns something hidden by its decision."""
    return bool(WORDINGS[game.name].reveals(state, action, game.step(state, action)))


def aids(game: AnyGame, view: View) -> dict[str, Json] | None:
    """What helps to decide, made from the view alone; a game without it has none."""
    module = _module(game, "aids")
    found: dict[str, Json] | None = module.aids(view) if module else None
    return found


def preview(game: AnyGame, view: View, about: str) -> dict[str, Json]:
    """What would be if something were done, made from the view alone."""
    module = _module(game, "previews")
    if module is None:
        raise NotFound("no-previews")
    found: dict[str, Json] | None = module.preview(view, about)
    if found is None:
        raise NotFound("unknown-preview", about=about)
    return found


def begins(game: AnyGame, before: Any, after: Any) -> str | None:  # states of that game
    """What begins between two positions: a turn, a round, or nothing."""
    module = _module(game, "marks")
    found: str | None = module.begins(before, after) if module else None
    return found


def marks(game: AnyGame) -> Mapping[str, Any]:  # the kinds that `replay.answers.Mark` names
    """What stands out, by the code of the event that tells it."""
    module = _module(game, "marks")
    found: Mapping[str, str] = module.MARKS if module else {}
    return found


def opened(game: AnyGame, state: Any) -> View:  # a state of that game
    """The position with all cards face up; of a game that does not tell it, what everybody sees."""
    module = _module(game, "marks")
    found: View = module.opened(state) if module else game.view(state, None)
    return found
