"""The ways to a table: an open seat, a place to look on, a personal link."""

from __future__ import annotations

from sqlalchemy import Connection

from barbaricum.server import book
from barbaricum.server.commands import Join, Watch
from barbaricum.server.deeds.change import Change
from barbaricum.server.keys import hashed, new_id
from barbaricum.server.making import named
from barbaricum.server.people import Guest, Meta
from barbaricum.server.refusals import NotNow
from barbaricum.server.table import Table


def join(table: Table, seat: int, session: str, asked: Join) -> Change:
    """Take an open seat; a second one at the same browser makes a hot-seat of it."""
    meta = table.meta
    old = meta.seat(seat)
    if meta.status != "open":
        raise NotNow("already-started")
    if old.kind != "open":
        raise NotNow("seat-taken", seat=seat)
    name = named(asked.name)
    guest, is_new = _guest(meta, session, name)
    second = bool(meta.actor(session).seats)

    def write(connection: Connection) -> None:
        _enter(connection, meta, guest, session if is_new else None)
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


def watch(table: Table, session: str, asked: Watch) -> Change:
    """Look on under a name."""
    meta = table.meta
    guest, is_new = _guest(meta, session, named(asked.name))
    return Change(
        write=lambda connection: _enter(connection, meta, guest, session if is_new else None)
    )


def rejoin(guest: str, session: str) -> Change:
    """Another browser speaks for the guest too, and he is no longer gone."""

    def write(connection: Connection) -> None:
        book.write_holder(connection, session, guest)
        book.change_guest(connection, guest, gone=False)

    return Change(write=write)


def relink(table: Table, session: str | None, key: str | None) -> Change:
    """A new personal link, or none; other browsers that came by the old one are shown out."""
    actor = table.meta.actor(session)
    guest = actor.known()

    def write(connection: Connection) -> None:
        book.change_guest(connection, guest, key=hashed(key) if key else None)
        book.drop_holders(connection, actor.guests, keep=session or "")

    return Change(write=write)


def _guest(meta: Meta, session: str, name: str) -> tuple[Guest, bool]:
    """Whoever this browser speaks for already, else somebody new."""
    known = meta.actor(session).id
    if known is not None:
        return meta.guests[known], False
    return Guest(new_id(), name, gone=False), True


def _enter(connection: Connection, meta: Meta, guest: Guest, session: str | None) -> None:
    if session is None:
        book.change_guest(connection, guest.id, gone=False)
        return
    book.write_guest(connection, meta.id, guest)
    book.write_holder(connection, session, guest.id)
