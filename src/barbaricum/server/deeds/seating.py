"""Who sits where: before the game, when somebody goes, and at the next table."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from sqlalchemy import Connection

from barbaricum import bots
from barbaricum.server import book
from barbaricum.server.accounts.blocking import blocked_by_person
from barbaricum.server.clock import SECOND
from barbaricum.server.commands import (
    USUAL_BOT,
    Arrange,
    GiveBack,
    GiveText,
    Leave,
    Rematch,
    StandIn,
)
from barbaricum.server.deeds.change import Change, Where
from barbaricum.server.keys import new_id
from barbaricum.server.making import again
from barbaricum.server.names import bot_name
from barbaricum.server.people import Actor, Meta, Seat
from barbaricum.server.plain import named
from barbaricum.server.ratings.rules import demand_free
from barbaricum.server.refusals import NotAllowed, NotNow
from barbaricum.server.sightings import GRACE
from barbaricum.server.tournaments.rules import demand_no_tournament


def leave(where: Where, actor: Actor, _command: Leave) -> Change:
    """Before the game the seats become open; later they wait for a bot or a return."""
    meta = where.table.meta
    guests = (actor.known(), *actor.guests[1:])

    def write(connection: Connection) -> None:
        for guest in guests:
            book.change_guest(connection, guest, gone=True)
        if meta.status == "open":
            for seat in actor.seats:
                book.write_seat(connection, meta.id, _open(seat))
            if meta.host in guests:
                book.change_table(connection, meta.id, host=_heir(meta, guests))

    return Change(write=write)


def _heir(meta: Meta, leaving: Collection[str]) -> str:
    """The next host: somebody who sits there, else somebody whose seat waits for them."""
    staying = [seat for seat in meta.seats if seat.guest and seat.guest not in leaving]
    guests = [seat.guest for seat in sorted(staying, key=lambda seat: not seat.is_taken)]
    return next(filter(None, guests), meta.host)


def arrange(where: Where, actor: Actor, command: Arrange) -> Change:
    """The host opens any seat, or gives one to a bot or to another at hand."""
    meta = where.table.meta
    if meta.host not in actor.guests:
        raise NotAllowed("not-the-host")
    if meta.status != "open":
        raise NotNow("already-started")
    old = meta.seat(command.seat)
    if command.kind != "open":
        demand_free(meta)
        if old.guest is not None and old.guest not in actor.guests:
            raise NotNow("seat-taken", seat=command.seat)
    new = _arranged(meta.game, command, actor.known())
    return Change(write=lambda connection: book.write_seat(connection, meta.id, new))


def _arranged(game: str, command: Arrange, host: str) -> Seat:
    """The seat as the host wants it."""
    match command.kind:
        case "open":
            return _open(command.seat)
        case "bot":
            bot = bots.get(command.bot or USUAL_BOT, game=game).name
            name = named(command.name or bot_name(game, command.seat, bot))
            return Seat(command.seat, "bot", name, bot, "", None, None)
        case "hot-seat":
            name = named(command.name or "")
            return Seat(command.seat, "hot-seat", name, None, "", host, None)


def stand_in(where: Where, actor: Actor, command: StandIn) -> Change:
    """S21: a bot plays for oneself, or for somebody who has left or was not seen for a while.

    At a rated table the clock decides, and nobody else.
    """
    meta = where.table.meta
    where.table.playing()
    seat = meta.seat(command.seat)
    bot = bots.get(command.bot, game=meta.game).name
    if not actor.seats:
        raise NotAllowed("not-at-table")
    demand_free(meta)
    if seat.guest is None:
        raise NotNow("bot-plays")
    if command.seat not in actor.seats:
        demand_no_tournament(meta)
        _demand_absent(where, command.seat, seat.guest)
    return Change(
        write=lambda connection: book.write_seat(connection, meta.id, replace(seat, standin=bot))
    )


def _demand_absent(where: Where, seat: int, guest: str) -> None:
    """Who was seen keeps the seat for a while; who has left does not need it."""
    if where.table.meta.guests[guest].gone:
        return
    if guest in where.here:
        raise NotNow("seat-present", seat=seat)
    if guest in where.lately:
        raise NotNow("seat-lately", seat=seat, seconds=GRACE // SECOND)


def give_back(where: Where, actor: Actor, command: GiveBack) -> Change:
    """The owner plays for himself again."""
    meta = where.table.meta
    seat = meta.seat(command.seat)
    actor.demand(command.seat)
    demand_free(meta)
    if seat.standin is None:
        raise NotNow("no-standin", seat=command.seat)
    if command.seat in meta.timing.forfeited:
        raise NotNow("seat-forfeited", seat=command.seat)

    def write(connection: Connection) -> None:
        book.write_seat(connection, meta.id, replace(seat, standin=None))
        book.change_guest(connection, actor.known(), gone=False)

    return Change(write=write)


def give_text(where: Where, actor: Actor, command: GiveText) -> Change:
    """S17: a text for the luck comes after the fingerprint of the secret was shown."""
    meta, seat = where.table.meta, where.table.meta.seat(command.seat)
    actor.demand(command.seat)
    if meta.status != "open":
        raise NotNow("already-started")
    if seat.kind != "human":
        raise NotNow("no-text-here", seat=command.seat)
    mine = replace(seat, entropy=command.text)
    return Change(write=lambda connection: book.write_seat(connection, meta.id, mine))


def rematch(where: Where, actor: Actor, _command: Rematch) -> Change:
    """A new table for the same people, who come when they like; there is only one."""
    meta = where.table.meta
    if not actor.seats:
        raise NotAllowed("not-at-table")
    if meta.status != "over":
        raise NotNow("game-not-over")
    if meta.rematch is not None:
        return Change()
    name = new_id()

    def write(connection: Connection) -> None:
        new = again(meta, name, actor, where.now)
        unwanted = blocked_by_person(connection, new.guests[new.host].person)
        book.write_table(connection, _without(new, unwanted))
        book.change_table(connection, meta.id, rematch=name)

    return Change(write=write)


def _without(meta: Meta, unwanted: frozenset[str]) -> Meta:
    """The seats of persons with whom the host wants nothing to do are open."""
    return replace(
        meta,
        seats=tuple(
            _open(seat.number)
            if seat.guest is not None and meta.guests[seat.guest].person in unwanted
            else seat
            for seat in meta.seats
        ),
    )


def _open(number: int) -> Seat:
    return Seat(number, "open", "", None, "", None, None)
