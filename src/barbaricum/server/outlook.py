"""What each seat and the onlookers are shown; all that leaves a table is made here."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Any, cast

from barbaricum.core.game import Json
from barbaricum.core.record.form import UNDO
from barbaricum.server import manners, speech
from barbaricum.server.answers import (
    Event,
    Events,
    LegalAction,
    Position,
    UndoInfo,
)
from barbaricum.server.deeds.undoing import is_free, missing
from barbaricum.server.infos import (
    AskInfo,
    SeatInfo,
    StudyInfo,
    TableInfo,
    TieInfo,
)
from barbaricum.server.pace.showing import time_info
from barbaricum.server.people import Actor, Seat
from barbaricum.server.table import Table
from barbaricum.texts import labels


def position(
    table: Table, seat: int | None, language: str, curtain: int | None = None
) -> Position | None:
    """The game as one seat sees it; None before the game has begun."""
    if table.meta.status == "open":
        return None
    ledger = table.ledger
    view = ledger.game.view(ledger.state, seat) | {"number": ledger.number}
    return Position(
        number=ledger.number,
        seat=seat,
        curtain=curtain,
        view=view,
        prompt=speech.prompt(table, seat, view, language),
        legal=legal(table, seat, view, language),
        undo=_undo(table, seat),
        result=ledger.record.result,
        aids=speech.spoken(manners.aids(ledger.game, view), language),
    )


def legal(table: Table, seat: int | None, view: Json, language: str) -> list[LegalAction]:
    """The actions of the seat that has to decide, each with its clicks."""
    ledger = table.ledger
    if seat is None or ledger.to_act != seat or table.meta.closed is not None:
        return []
    speaker = speech.speaker(table, language)
    known = labels.labels(view, speaker)
    return [_action(table, action, known, speaker) for action in ledger.game.legal(ledger.state)]


def _action(
    table: Table, action: Any, known: dict[str, str], speaker: labels.Speaker
) -> LegalAction:
    text, path = table.game.text(action), manners.path(table.game, action)
    label = labels.label(known, text, path, speaker)
    return LegalAction(text=text, path=path, label=label)


def _undo(table: Table, seat: int | None) -> UndoInfo | None:
    """What the seat could take back now."""
    row = None if seat is None else table.ledger.last_decision(seat)
    if seat is None or row is None or table.meta.status != "playing":
        return None
    return UndoInfo(seat=seat, row=row, free=is_free(table.ledger, row))


def events(table: Table, seat: int | None, after: int, language: str) -> list[Event]:
    """The rows after a number as one seat may know them; as bytes, if they were told before."""
    rows = range(after, table.ledger.number)
    if table.kept is None:
        return [event(table, seat, row, language) for row in rows]
    told = table.kept.rows(_told(table, seat, language), rows, _teller(table, seat, language))
    return cast("list[Event]", told)  # encoded already: they go into messages as they are


async def prepare(table: Table, seat: int | None, after: int, language: str) -> None:
    """Put many rows into words off the event loop, before they are sent."""
    if table.kept is not None and table.meta.status != "open":
        rows = range(after, table.ledger.number)
        told, teller = _told(table, seat, language), _teller(table, seat, language)
        await table.kept.ahead(told, rows, teller)


def _told(table: Table, seat: int | None, language: str) -> tuple[object, ...]:
    """What the wording of a row depends on, besides its number."""
    return ("rows", table.meta.id, seat, language, *speech.names(table))


def _teller(table: Table, seat: int | None, language: str) -> Callable[[int], Event]:
    return lambda row: event(table, seat, row, language)


def event(table: Table, seat: int | None, row: int, language: str) -> Event:
    """One row: what is hidden from the seat is a question mark."""
    ledger = table.ledger
    by, text = ledger.record.log[row]
    if text != UNDO:
        action = ledger.game.parse(text)
        text = ledger.game.witness(ledger.states[row], action, seat)
    story = speech.told(table, row, seat, language)
    return Event(number=row + 1, seat=by, text=text, story=story)


def catch_up(
    table: Table, seat: int | None, after: int, language: str, curtain: int | None = None
) -> Events:
    """Everything since a number, and where the game stands."""
    if table.meta.status == "open":
        return Events(after=0, number=0, events=[], position=None)
    after = min(after, table.ledger.number)
    return Events(
        after=after,
        number=table.ledger.number,
        events=events(table, seat, after, language),
        position=position(table, seat, language, curtain),
    )


def info(table: Table, actor: Actor, here: AbstractSet[str], onlookers: int) -> TableInfo:
    """The table as somebody sees it from outside the game."""
    meta = table.meta
    return TableInfo(
        id=meta.id,
        title=meta.title,
        game=meta.game,
        rules=meta.rules,
        data=meta.data,
        options=dict(meta.options),
        visibility=meta.visibility,
        status=meta.status,
        commit=meta.commit,
        created=meta.created,
        hints=meta.hints,
        rated=meta.rated,
        number=table.ledger.number,
        seats=[_seat(table, seat, actor, here) for seat in meta.seats],
        onlookers=onlookers,
        host=meta.host in actor.guests,
        guest=meta.guests[actor.id].name if actor.id else None,
        ask=_ask(table),
        time=time_info(table),
        rematch=meta.rematch if actor.seats else None,
        study=_study(table),
        tournament=_tie(table),
        closed=meta.closed,
    )


def _study(table: Table) -> StudyInfo | None:
    study = table.meta.study
    return StudyInfo(table=study["table"], rows=study["rows"]) if study else None


def _tie(table: Table) -> TieInfo | None:
    tie: Any = table.meta.tournament  # JSON that this server wrote
    return TieInfo(id=tie["id"], name=tie["name"], round=tie["round"]) if tie else None


def _seat(table: Table, seat: Seat, actor: Actor, here: AbstractSet[str]) -> SeatInfo:
    gone = seat.guest is not None and table.meta.guests[seat.guest].gone
    return SeatInfo(
        number=seat.number,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        standin=seat.standin,
        taken=seat.is_taken,
        here=seat.kind == "bot" or (seat.guest in here and not gone),
        yours=seat.number in actor.seats,
    )


def _ask(table: Table) -> AskInfo | None:
    """The open question, by the names of those who have not answered."""
    ask = table.ask()
    if ask is None:
        return None
    waiting = sorted(table.meta.guests[guest].name for guest in missing(table, ask))
    return AskInfo(seat=ask.seat, row=ask.row, waiting=waiting)
