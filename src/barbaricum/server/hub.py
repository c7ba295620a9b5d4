"""Everybody who listens to the tables; nobody who listens slowly holds a table up."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import msgspec

from barbaricum.server import outlook
from barbaricum.server.answers import Line
from barbaricum.server.deeds.talking import rooms
from barbaricum.server.messages import Moved, Push, Said, Seated
from barbaricum.server.people import Actor, Meta
from barbaricum.server.table import Table

BACKLOG: Final = 100
"""Who leaves so many messages unread is let go, and may come back and catch up."""

_encode: Final = msgspec.json.Encoder().encode


@dataclass(eq=False, slots=True)
class Listener:
    """One connected browser."""

    session: str | None
    language: str
    looking: int | None = None
    """The seat whose view is shown; several players at one device take turns."""
    seats: tuple[int, ...] = ()
    """Those it spoke for when it was last told about the table."""
    queue: asyncio.Queue[bytes] = field(default_factory=lambda: asyncio.Queue(BACKLOG))
    slow: asyncio.Event = field(default_factory=asyncio.Event)

    def put(self, message: Push) -> None:
        """Send soon; or never again, if too much waits already."""
        try:
            self.queue.put_nowait(_encode(message))
        except asyncio.QueueFull:
            self.slow.set()

    def curtain(self, table: Table) -> int | None:
        """Whose eyes the view waits for, where several play at one device."""
        seats = table.meta.actor(self.session).seats
        if len(seats) < 2:
            self.looking = seats[0] if seats else None
            return None
        if self.looking not in seats:
            self.looking = None
        to_act = table.ledger.to_act if table.meta.status == "playing" else None
        if to_act in seats and to_act != self.looking:
            self.looking = None
        return to_act if to_act in seats and self.looking is None else None


class Hub:
    """Who listens to which table."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}

    def add(self, table: str, listener: Listener) -> None:
        """Somebody begins to listen."""
        self._listeners.setdefault(table, set()).add(listener)

    def remove(self, table: str, listener: Listener) -> None:
        """Somebody stops listening."""
        listeners = self._listeners.get(table, set())
        listeners.discard(listener)
        if not listeners:
            self._listeners.pop(table, None)

    def here(self, meta: Meta) -> frozenset[str]:
        """The guests whose browsers are connected."""
        return frozenset(guest for _, actor in self._actors(meta) for guest in actor.guests)

    def onlookers(self, meta: Meta) -> int:
        """How many listen without a seat."""
        return sum(not actor.seats for _, actor in self._actors(meta))

    def _actors(self, meta: Meta) -> Iterator[tuple[Listener, Actor]]:
        for listener in tuple(self._listeners.get(meta.id, ())):
            yield listener, meta.actor(listener.session)

    def tell_rows(self, table: Table, after: int) -> None:
        """Tell everybody the new rows, each in the wording of his seat."""
        for listener, _ in self._actors(table.meta):
            self._show(table, listener, after)

    def _show(self, table: Table, listener: Listener, after: int) -> None:
        """What a browser may see now: it may have lost a seat, or found one, since it came."""
        curtain = listener.curtain(table)
        seat, language = listener.looking, listener.language
        listener.put(Moved(play=outlook.catch_up(table, seat, after, language, curtain)))

    def tell_table(self, table: Table) -> None:
        """Tell everybody what has changed about the table."""
        here, onlookers = self.here(table.meta), self.onlookers(table.meta)
        for listener, actor in self._actors(table.meta):
            listener.put(Seated(table=outlook.info(table, actor, here, onlookers)))
            if actor.seats != listener.seats:
                listener.seats = actor.seats
                self._show(table, listener, table.ledger.number)

    def tell_line(self, table: Table, line: Line) -> None:
        """Tell what was said to those who may hear it."""
        for listener, actor in self._actors(table.meta):
            if line.room in rooms(table.meta, actor):
                listener.put(Said(line=line))
