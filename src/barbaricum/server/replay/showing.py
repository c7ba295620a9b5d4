"""A game of the past as one viewpoint saw it; it leaves by the door of games that are played."""

from __future__ import annotations

from collections.abc import Iterator

from barbaricum.core.game import View
from barbaricum.core.record.form import written
from barbaricum.server import manners, outlook, speech
from barbaricum.server.answers import Event, Position, Prompt
from barbaricum.server.replay.answers import Index, Mark
from barbaricum.server.replay.timeline import Timeline, nearest, timeline
from barbaricum.server.replay.viewpoints import OPEN, seat_of
from barbaricum.server.table import Table


def index(table: Table, viewpoint: str, viewpoints: list[str], language: str) -> Index:
    """The whole game, or all of it so far, in the words of one viewpoint."""
    line, told = timeline(table.ledger), list(_events(table, viewpoint, language))
    return Index(
        viewpoint=viewpoint,
        viewpoints=viewpoints,
        stops=line.stops,
        turns=line.turns,
        rounds=line.rounds,
        marks=list(_marks(table, line, told)),
        events=told,
    )


def _events(table: Table, viewpoint: str, language: str) -> Iterator[Event]:
    for row in table.ledger.standing:
        seat = _knows(table, row) if viewpoint == OPEN else seat_of(viewpoint)
        yield outlook.event(table, seat, row, language)


def _knows(table: Table, row: int) -> int | None:
    """A seat to which nothing of a row is hidden, if there is one."""
    ledger = table.ledger
    action, state = ledger.game.parse(ledger.text(row)), ledger.states[row]
    seats = range(len(table.meta.seats))
    return next((s for s in seats if "?" not in ledger.game.witness(state, action, s)), None)


def _marks(table: Table, line: Timeline, told: list[Event]) -> Iterator[Mark]:
    kinds = manners.marks(table.game)
    for event in told:
        for fact in event.story:
            if fact.code in kinds:
                yield Mark(
                    number=line.stop_of(event.number),
                    kind=kinds[fact.code],
                    sentence=fact.sentence,
                )


def position(table: Table, number: int, viewpoint: str, language: str) -> Position:
    """The position at a stop; there is nothing to decide in it any more."""
    number = nearest(table.ledger, number)
    view = view_at(table, number, viewpoint)
    return Position(
        number=number,
        seat=seat_of(viewpoint),
        curtain=None,
        view=view,
        prompt=_prompt(table, number, language),
        legal=[],
        undo=None,
        result=written(table.game, table.ledger.states[number]),
        aids=speech.spoken(manners.aids(table.game, view), language),
    )


def view_at(table: Table, number: int, viewpoint: str) -> View:
    """What a viewpoint saw at a stop."""
    game, state = table.game, table.ledger.states[number]
    if viewpoint == OPEN:
        return manners.opened(game, state) | {"number": number}
    return game.view(state, seat_of(viewpoint)) | {"number": number}


def _prompt(table: Table, number: int, language: str) -> Prompt:
    """Who had to decide: it is no question to the reader."""
    texts, to_act = speech.texts_of(language), table.game.to_act(table.ledger.states[number])
    if to_act is None:
        return Prompt(code="over", values={}, sentence=texts.say("table-over"))
    sentence = texts.say("table-waits", name=speech.names(table)[to_act])
    return Prompt(code="waits", values={"seat": to_act}, sentence=sentence)
