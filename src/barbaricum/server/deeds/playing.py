"""Starting a game, and deciding in it."""

from __future__ import annotations

from sqlalchemy import Connection

from barbaricum.core.errors import IllegalAction, StaleAction
from barbaricum.server import book
from barbaricum.server.commands import Act, Start
from barbaricum.server.deeds.change import Change, Where, Write
from barbaricum.server.ledger import Ledger
from barbaricum.server.people import Actor
from barbaricum.server.refusals import NotAllowed, NotNow
from barbaricum.server.table import Table


def start(where: Where, actor: Actor, _command: Start) -> Change:
    """The host begins the game once every seat is taken; the first cards fall."""
    table = where.table
    if table.meta.host not in actor.guests:
        raise NotAllowed("not-the-host")
    if table.meta.status != "open":
        raise NotNow("already-started")
    if any(seat.kind == "open" for seat in table.meta.seats):
        raise NotNow("seats-open")
    for seat in table.meta.seats:
        if seat.kind == "reserved":
            raise NotNow("seats-reserved", name=seat.name)
    name, to_act = table.meta.id, table.ledger.to_act
    return Change(
        rows=table.ledger.chance(table.ledger.state),
        write=lambda connection: book.change_table(
            connection, name, status="playing", to_act=to_act
        ),
    )


def act(where: Where, actor: Actor, command: Act) -> Change:
    """A decision of the seat that has to decide, in answer to the present view."""
    ledger = where.table.playing()
    demand_number(ledger, command.number)
    seat = turn_of(where.table, actor)
    return Change(rows=ledger.follow(seat, command.text), write=_back(where.table, actor))


def _back(table: Table, actor: Actor) -> Write:
    """Who has left and plays all the same has come back."""
    gone = [guest for guest in actor.guests if table.meta.guests[guest].gone]

    def write(connection: Connection) -> None:
        for guest in gone:
            book.change_guest(connection, guest, gone=False)

    return write


def demand_number(ledger: Ledger, asked: int) -> None:
    """Refuse an answer to a question the table no longer asks."""
    if asked != ledger.number:
        raise StaleAction("stale-action", number=ledger.number, asked=asked)


def turn_of(table: Table, actor: Actor) -> int:
    """The seat that has to decide, if the actor plays it; else the game is not even asked."""
    seat = table.ledger.to_act
    if seat is None or seat not in actor.seats:
        raise IllegalAction("not-your-turn")
    is_bots = table.meta.seats[seat].thinker is not None
    if is_bots and not actor.is_bot:
        raise NotNow("bot-plays")
    if actor.is_bot and not is_bots:
        raise IllegalAction("not-your-turn")
    return seat
