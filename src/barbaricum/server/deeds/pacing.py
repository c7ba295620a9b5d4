"""Another pace by agreement: from live to turn by turn and back, as everybody likes."""

from __future__ import annotations

from dataclasses import replace

from barbaricum import bots
from barbaricum.server.commands import AgreePace, AskPace, RefusePace
from barbaricum.server.deeds.change import Change, Where
from barbaricum.server.deeds.undoing import voters
from barbaricum.server.keys import new_id
from barbaricum.server.pace.forms import NoPace, Pace
from barbaricum.server.pace.records import write_timing
from barbaricum.server.pace.timing import PaceAsk, Timing, begun
from barbaricum.server.people import Actor
from barbaricum.server.ratings.rules import demand_clock
from barbaricum.server.refusals import NotAllowed, NotNow
from barbaricum.server.table import Table
from barbaricum.server.tournaments.rules import demand_no_tournament


def ask_pace(where: Where, actor: Actor, command: AskPace) -> Change:
    """Ask the others for another pace; who plays alone has it at once."""
    table = where.table
    table.playing()
    _demand_seat(actor)
    demand_no_tournament(table.meta)
    demand_bot(command.pace)
    demand_clock(command.pace, rated=table.meta.rated)
    if command.pace == table.meta.timing.pace:
        raise NotNow("same-pace")
    if table.meta.timing.ask is not None:
        raise NotNow("question-pending")
    return _answered(where, PaceAsk(new_id(), actor.seats[0], command.pace, actor.guests))


def agree_pace(where: Where, actor: Actor, command: AgreePace) -> Change:
    """The last one to agree brings the new pace."""
    ask = _question(where.table, actor, command.ask)
    return _answered(where, replace(ask, agreed=(*ask.agreed, *actor.guests)))


def refuse_pace(where: Where, actor: Actor, command: RefusePace) -> Change:
    """One refusal ends the question; whoever asked withdraws it so."""
    _question(where.table, actor, command.ask)
    return _written(where, replace(where.table.meta.timing, ask=None))


def lacking(table: Table, ask: PaceAsk) -> set[str]:
    """The guests who have a vote and have not agreed."""
    return voters(table.meta) - set(ask.agreed)


def demand_bot(pace: Pace) -> None:
    """Refuse a bot that does not exist."""
    if not isinstance(pace, NoPace):
        bots.get(pace.bot)


def _answered(where: Where, ask: PaceAsk) -> Change:
    timing = where.table.meta.timing
    if lacking(where.table, ask):
        return _written(where, replace(timing, ask=ask))
    fresh = begun(ask.pace, len(where.table.meta.seats))
    return _written(
        where, replace(fresh, forfeited=timing.forfeited, expired=timing.expired, away=timing.away)
    )


def _written(where: Where, timing: Timing) -> Change:
    name, downtime = where.table.meta.id, where.table.watch.downtime
    return Change(
        write=lambda connection: write_timing(connection, name, timing, downtime, where.ms)
    )


def _demand_seat(actor: Actor) -> None:
    if not actor.seats:
        raise NotAllowed("not-at-table")


def _question(table: Table, actor: Actor, name: str) -> PaceAsk:
    table.playing()
    _demand_seat(actor)
    ask = table.meta.timing.ask
    if ask is None or ask.id != name:
        raise NotNow("no-pace-question")
    return ask
