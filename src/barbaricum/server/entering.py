"""The ways to a table: an open seat, a place to look on, a personal link."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection

from barbaricum.server import book, persons
from barbaricum.server.accounts.blocking import demand_welcome
from barbaricum.server.commands import Join, Watch
from barbaricum.server.deeds.change import Change
from barbaricum.server.keys import hashed, new_id
from barbaricum.server.people import Guest, Meta, Seat
from barbaricum.server.persons import Browser
from barbaricum.server.plain import named
from barbaricum.server.ratings.rules import demand_account
from barbaricum.server.refusals import NotNow
from barbaricum.server.table import Table, demand_going, ledger_of


def join(table: Table, seat: int, browser: Browser, asked: Join) -> Change:
    """Take an open seat; a second one at the same browser makes a hot-seat of it.

    A seat that waits for a guest of the game before is theirs alone.
    """
    meta = table.meta
    old = meta.seat(seat)
    demand_going(meta)
    if meta.status != "open":
        raise NotNow("already-started")
    name = named(asked.name)
    if old.kind == "reserved":
        if old.guest not in meta.actor(browser.session).guests:
            raise NotNow("seat-reserved", seat=seat, name=old.name)
        return _come(meta, replace(old, name=name, entropy=asked.entropy), browser)
    if old.kind != "open":
        raise NotNow("seat-taken", seat=seat)
    guest, is_new = _guest(meta, browser, name)
    second = bool(meta.actor(browser.session).seats)
    if second and meta.rated:
        raise NotNow("rated-people-only")

    def write(connection: Connection) -> None:
        demand_welcome(connection, meta, browser.person)
        demand_account(connection, meta, browser.person)
        _enter(connection, meta, guest, browser if is_new else None)
        book.change_seat(
            connection,
            meta.id,
            seat,
            kind="hot-seat" if second else "human",
            name=name,
            entropy="" if second else asked.entropy,
            guest=guest.id,
        )

    return Change(write=write)


def _come(meta: Meta, chosen: Seat, browser: Browser) -> Change:
    """Sit down again after a game, with those at the same device; the last one begins the next."""
    seats = list(meta.seats)
    for seat in meta.reserved(chosen.guest):
        seats[seat.number] = replace(seat, kind="hot-seat")
    seats[chosen.number] = replace(chosen, kind="human")
    after = replace(meta, seats=tuple(seats))
    ready = all(seat.is_taken for seat in seats)
    ledger = ledger_of(after, ())

    def write(connection: Connection) -> None:
        demand_welcome(connection, meta, browser.person)
        demand_account(connection, meta, browser.person)
        for seat in after.seats:
            if seat != meta.seats[seat.number]:
                book.write_seat(connection, meta.id, seat)
        if ready:
            book.change_table(connection, meta.id, status="playing", to_act=ledger.to_act)

    return Change(rows=ledger.chance(ledger.state) if ready else (), write=write)


def watch(table: Table, browser: Browser, asked: Watch) -> Change:
    """Look on under a name."""
    meta = table.meta
    guest, is_new = _guest(meta, browser, named(asked.name))

    def write(connection: Connection) -> None:
        demand_welcome(connection, meta, browser.person)
        _enter(connection, meta, guest, browser if is_new else None)

    return Change(write=write)


def rejoin(guest: str, browser: Browser) -> Change:
    """Another browser speaks for the guest too, and he is no longer gone."""

    def write(connection: Connection) -> None:
        persons.arrive(connection, browser)
        book.write_holder(connection, browser.session, guest)
        book.change_guest(connection, guest, gone=False)

    return Change(write=write)


def relink(table: Table, session: str | None, key: str | None) -> Change:
    """A new personal link, or none; other browsers that came by the old one are shown out.

    Whoever makes it is the guest from now on: the browser that is shown out may be the first one.
    """
    actor = table.meta.actor(session)
    guest = actor.known()

    def write(connection: Connection) -> None:
        book.change_guest(connection, guest, key=hashed(key) if key else None)
        persons.take_over(connection, session, actor.guests)
        book.drop_holders(connection, actor.guests, keep=session or "")

    return Change(write=write)


def _guest(meta: Meta, browser: Browser, name: str) -> tuple[Guest, bool]:
    """Whoever this browser speaks for already, else somebody new."""
    known = meta.actor(browser.session).id
    if known is not None:
        return meta.guests[known], False
    return Guest(new_id(), browser.person, name, gone=False), True


def _enter(connection: Connection, meta: Meta, guest: Guest, browser: Browser | None) -> None:
    if browser is None:
        book.change_guest(connection, guest.id, gone=False)
        return
    persons.arrive(connection, browser, guest.name)
    book.write_guest(connection, meta.id, guest)
    book.write_holder(connection, browser.session, guest.id)
