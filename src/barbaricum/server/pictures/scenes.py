"""What a picture of a game shows: only what every onlooker saw, so that it can tell no secret."""

from __future__ import annotations

from barbaricum.server import speech
from barbaricum.server.pictures.drawing import Scene
from barbaricum.server.points import points_of
from barbaricum.server.replay.timeline import Timeline, nearest, timeline
from barbaricum.server.table import Table


def scene(table: Table, number: int, language: str) -> Scene:
    """The position after so many rows, or the last one before at which somebody had to decide."""
    return _scene(table, timeline(table.ledger), nearest(table.ledger, number), language)


def scenes(table: Table, language: str) -> list[Scene]:
    """The beginning of every turn, and the end."""
    line = timeline(table.ledger)
    numbers = dict.fromkeys((*line.turns, line.stops[-1].number))
    return [_scene(table, line, number, language) for number in numbers]


def _scene(table: Table, line: Timeline, number: int, language: str) -> Scene:
    game, state, texts = table.game, table.ledger.states[number], speech.texts_of(language)
    stop = next(stop for stop in line.stops if stop.number == number)
    view, result = game.view(state, None), game.result(state)
    points = result.points if result else points_of(view, len(table.meta.seats))
    return Scene(
        view=view,
        names=speech.names(table),
        points=list(points),
        title=table.meta.title,
        where=texts.say("picture-where", turn=stop.turn, round=stop.round),
        language=language,
        study=texts.say("picture-study") if table.meta.study else "",
    )
