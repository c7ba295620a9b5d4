"""Taking back: freely until something new is known, after that if everybody agrees."""

from __future__ import annotations

from barbaricum.core.record.form import UNDO
from barbaricum.server import book, manners
from barbaricum.server.commands import Agree, Refuse, Undo
from barbaricum.server.deeds.change import Change, Where
from barbaricum.server.deeds.playing import demand_number
from barbaricum.server.ledger import Ledger
from barbaricum.server.people import Actor, Ask, Meta
from barbaricum.server.ratings.rules import demand_free
from barbaricum.server.refusals import NotAllowed, NotNow
from barbaricum.server.table import Table


def undo(where: Where, actor: Actor, command: Undo) -> Change:
    """Take the last decision back, or ask those who have to agree."""
    table = where.table
    ledger = table.playing()
    demand_number(ledger, command.number)
    seat = _seat(ledger, actor, command.seat)
    row = ledger.last_decision(seat)
    if row is None:
        raise NotNow("nothing-to-undo")
    if is_free(ledger, row):
        return _taken_back(table, seat)
    demand_free(table.meta)
    if table.ask() is not None:
        raise NotNow("question-pending")
    return _answered(table, Ask(seat, row, actor.guests))


def agree(where: Where, actor: Actor, command: Agree) -> Change:
    """The last one to agree takes the decision back."""
    table, ask = where.table, _question(where.table, command.row)
    if not actor.seats:
        raise NotAllowed("not-at-table")
    return _answered(table, Ask(ask.seat, ask.row, (*ask.agreed, *actor.guests)))


def refuse(where: Where, actor: Actor, command: Refuse) -> Change:
    """One refusal ends the question."""
    _question(where.table, command.row)
    if not actor.seats:
        raise NotAllowed("not-at-table")
    return _asked(where.table, None)


def is_free(ledger: Ledger, row: int) -> bool:
    """No chance fell, nobody else decided, and no hidden card was shown since."""
    if ledger.standing[-1] != row:
        return False
    action = ledger.game.parse(ledger.text(row))
    return not manners.reveals(ledger.game, ledger.states[row], action)


def missing(table: Table, ask: Ask) -> set[str]:
    """The guests who have a vote and have not agreed."""
    return voters(table.meta) - set(ask.agreed)


def voters(meta: Meta) -> set[str]:
    """S21: the owners of seats, also while a bot plays for them, unless they have left."""
    return {guest for guest in owners(meta) if not meta.guests[guest].gone}


def owners(meta: Meta) -> set[str]:
    """The guests who play, or may take their seats back from a bot."""
    lost = meta.timing.forfeited
    return {seat.guest for seat in meta.seats if seat.guest and seat.number not in lost}


def _answered(table: Table, ask: Ask) -> Change:
    """Take it back if nobody else has to agree.

    S22: while somebody who has left may come back to their cards, one of the others has to agree:
    else one player alone could look at these cards and then choose again.
    """
    if missing(table, ask):
        return _asked(table, ask)
    asking = {table.meta.seats[ask.seat].guest}
    if voters(table.meta) <= asking and owners(table.meta) - asking:
        raise NotNow("nobody-to-ask")
    return _taken_back(table, ask.seat)


def _seat(ledger: Ledger, actor: Actor, seat: int | None) -> int:
    """The seat that is meant: of several at one device the one that decided last."""
    if seat is not None:
        actor.demand(seat)
        return seat
    mine = (
        ledger.seat(row) for row in reversed(ledger.standing) if ledger.seat(row) in actor.seats
    )
    last = next(mine, None)
    if last is None:
        raise NotNow("nothing-to-undo")
    return last


def _question(table: Table, row: int) -> Ask:
    ask = table.ask()
    if ask is None or ask.row != row:
        raise NotNow("no-question")
    return ask


def _taken_back(table: Table, seat: int) -> Change:
    name = table.meta.id
    rows = [(seat, UNDO)]
    return Change(rows, lambda connection: book.write_ask(connection, name, None))


def _asked(table: Table, ask: Ask | None) -> Change:
    name = table.meta.id
    return Change(write=lambda connection: book.write_ask(connection, name, ask))
