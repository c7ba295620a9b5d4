"""Who sits at a new table, and under which options."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from barbaricum import bots
from barbaricum.cli.problems import clean, problem
from barbaricum.core.game import AnyGame, Json
from barbaricum.core.record import Record
from barbaricum.texts import Texts
from barbaricum.texts.wording import WORDINGS

SEATS: Final = 3


def new_record(
    game: AnyGame, people: Sequence[dict[str, Json]], options: dict[str, Json]
) -> Record:
    """An empty record; InvalidOptions if there cannot be such a table."""
    game.setup(len(people), options)
    return Record.begin(game, people, options)


def seated(
    game: str, seats: int | None, names: Sequence[str], asked: Sequence[str] | None, texts: Texts
) -> list[dict[str, Json]]:
    """The seats of a record: humans first, then bots; greedy ones fill what is left."""
    chosen = [bots.get(name, game=game).name for name in asked or ()]
    total = seats if seats is not None else max(SEATS, len(names) + len(chosen))
    if seats is None and names and asked is not None:
        total = len(names) + len(chosen)
    humans = _humans(total, names, asked, texts)
    if len(humans) + len(chosen) > total:
        raise problem("too-many-players", players=len(humans) + len(chosen), seats=total)
    chosen += ["greedy"] * (total - len(humans) - len(chosen))
    free = [name for name in WORDINGS[game].company if name not in humans]
    called = [*free, *(f"bot {number}" for number in range(1, len(chosen) + 1))]
    people: list[dict[str, Json]] = [{"name": name} for name in humans]
    return people + [{"name": called[at], "bot": bot} for at, bot in enumerate(chosen)]


def _humans(
    total: int, names: Sequence[str], asked: Sequence[str] | None, texts: Texts
) -> list[str]:
    """The names given; else one human, or as many as the bots asked for leave seats."""
    if names:
        return [clean(name).strip() or texts.say("player", number=1) for name in names]
    number = 1 if asked is None else max(0, total - len(asked))
    return [texts.say("player", number=at + 1) for at in range(number)]


def parsed_options(game: AnyGame, given: Sequence[str]) -> dict[str, Json]:
    """`name=value` pairs; values are JSON where they can be, else texts."""
    options: dict[str, Json] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals:
            raise problem("option-form", text=pair, known=", ".join(game.options))
        options[name] = _value(value)
    return options


def _value(text: str) -> Json:
    try:
        return json.loads(text)
    except (RecursionError, ValueError):
        return text
