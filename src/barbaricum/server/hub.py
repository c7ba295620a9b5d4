"""Everybody who listens to the tables; nobody who listens slowly holds a table up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from typing import Final

import msgspec

from barbaricum.server import outlook
from barbaricum.server.answers import Line
from barbaricum.server.deeds.talking import rooms
from barbaricum.server.messages import Moved, Noticed, Push, Said, Seated
from barbaricum.server.people import Actor, Meta
from barbaricum.server.presence import Elsewhere
from barbaricum.server.table import Table

BACKLOG: Final = 100
"""Who leaves so many messages unread is let go, and may come back and catch up."""

HEAP: Final = 2 * 1024 * 1024
"""Or so many bytes: whoever asks for whole games and reads none of them fills no memory."""

NOBODY: Final = Elsewhere(0)

Eyes = tuple[int | None, int | None, str]
"""A seat, the curtain before it, and a language: all that a view depends on."""

_encode: Final = msgspec.json.Encoder().encode


@dataclass(eq=False, slots=True)
class Listener:
    """One connected browser."""

    session: str | None
    language: str
    looking: int | None = None
    """The seat whose view is shown; several players at one device take turns."""
    hidden: Collection[str] = ()
    """The persons of whom it wants to hear nothing."""
    seats: tuple[int, ...] = ()
    """Those it spoke for when it was last told about the table."""
    person: str | None = None
    """For whom the browser speaks."""
    visible: bool = True
    """Whether the table is to be seen in it, and not behind something else."""
    queue: asyncio.Queue[bytes] = field(default_factory=lambda: asyncio.Queue(BACKLOG))
    slow: asyncio.Event = field(default_factory=asyncio.Event)
    heap: int = 0
    """The bytes that wait."""

    def put(self, message: Push) -> None:
        """Send soon."""
        self.put_encoded(_encode(message))

    def put_encoded(self, message: bytes) -> None:
        """Send soon; or never again, if too much waits already."""
        if self.slow.is_set():
            return
        if self.queue.full() or (self.heap and self.heap + len(message) > HEAP):
            self.slow.set()
            return
        self.queue.put_nowait(message)
        self.heap += len(message)

    async def next(self) -> str:
        """The message that has waited longest."""
        text = await self.queue.get()
        self.heap -= len(text)
        return text.decode()

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

    def eyes(self, table: Table) -> Eyes:
        """How the game looks from here."""
        curtain = self.curtain(table)
        return self.looking, curtain, self.language


def _seen(table: Table, eyes: Eyes, after: int) -> bytes:
    """The rows after a number, and where they lead, in the eyes of somebody."""
    seat, curtain, language = eyes
    return _encode(Moved(play=outlook.catch_up(table, seat, after, language, curtain)))


class Hub:
    """Who listens to which table."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self._elsewhere: dict[str, Elsewhere] = {}
        """What is known of other processes, for the tables that are listened to here."""
        self.moved: Callable[[str], None] = lambda _table: None
        """Called when somebody comes to a table, goes, or looks away."""
        self.rung: Callable[[str], None] = lambda _person: None
        """Called when somebody has notices to read."""
        self.hushed: Callable[[str], None] = lambda _person: None
        """Called when somebody wants to hear of others than before."""

    def add(self, table: str, listener: Listener) -> None:
        """Somebody begins to listen."""
        self._listeners.setdefault(table, set()).add(listener)
        self.moved(table)

    def remove(self, table: str, listener: Listener) -> None:
        """Somebody stops listening."""
        listeners = self._listeners.get(table, set())
        listeners.discard(listener)
        if not listeners:
            self._listeners.pop(table, None)
            self._elsewhere.pop(table, None)
        self.moved(table)

    def count(self, table: str | None = None) -> int:
        """How many listen, to one table or to all together."""
        if table is not None:
            return len(self._listeners.get(table, ()))
        return sum(map(len, self._listeners.values()))

    def sessions(self) -> set[str]:
        """The browsers that are connected."""
        everybody = (one for listeners in self._listeners.values() for one in listeners)
        return {listener.session for listener in everybody if listener.session is not None}

    def hide(self, sessions: Collection[str | None], hidden: Collection[str]) -> None:
        """From now on these browsers hear nothing of those persons."""
        for listener in self._with(sessions):
            listener.hidden = hidden

    def part(self, sessions: Collection[str | None]) -> None:
        """Those who come with keys that are void hang up, and may come back with others."""
        for listener in self._with(sessions):
            listener.slow.set()

    def _with(self, sessions: Collection[str | None]) -> list[Listener]:
        everybody = (one for listeners in self._listeners.values() for one in listeners)
        return [listener for listener in everybody if listener.session in sessions]

    def empty(self, table: str) -> None:
        """Whoever listens to a table that is no more hangs up."""
        for listener in tuple(self._listeners.get(table, ())):
            listener.slow.set()

    def listens(self, table: str) -> bool:
        """Whether anybody here listens to the table."""
        return table in self._listeners

    def tables(self) -> list[str]:
        """The tables to which somebody listens here."""
        return list(self._listeners)

    def learn(self, table: str, elsewhere: Elsewhere) -> bool:
        """Take note of who is at a table in other processes; whether that is new."""
        known = self._elsewhere.get(table, NOBODY)
        self._elsewhere[table] = elsewhere
        return known.here != elsewhere.here

    def guests(self, meta: Meta) -> dict[str, bool]:
        """The guests who are connected to this process, and whether they see the table."""
        found: dict[str, bool] = {}
        for listener, actor in self._actors(meta):
            for guest in actor.guests:
                found[guest] = found.get(guest, False) or listener.visible
        return found

    def here(self, meta: Meta) -> frozenset[str]:
        """The guests whose browsers are connected, wherever."""
        return self._elsewhere.get(meta.id, NOBODY).here.union(self.guests(meta))

    def watching(self, meta: Meta) -> frozenset[str]:
        """The guests in whose browsers the table is to be seen."""
        seen = (guest for guest, visible in self.guests(meta).items() if visible)
        return self._elsewhere.get(meta.id, NOBODY).watching.union(seen)

    def onlookers(self, meta: Meta) -> int:
        """How many listen without a seat."""
        return sum(not actor.seats for _, actor in self._actors(meta))

    def _actors(self, meta: Meta) -> Iterator[tuple[Listener, Actor]]:
        for listener in tuple(self._listeners.get(meta.id, ())):
            yield listener, meta.actor(listener.session)

    def tell_rows(self, table: Table, after: int) -> None:
        """Tell everybody the new rows, each in the wording of his seat; alike to all onlookers."""
        told: dict[Eyes, bytes] = {}
        for listener, _ in self._actors(table.meta):
            eyes = listener.eyes(table)
            if eyes not in told:
                told[eyes] = _seen(table, eyes, after)
            listener.put_encoded(told[eyes])

    def _show(self, table: Table, listener: Listener, after: int) -> None:
        """What a browser may see now: it may have lost a seat, or found one, since it came."""
        listener.put_encoded(_seen(table, listener.eyes(table), after))

    def tell_table(self, table: Table) -> None:
        """Tell everybody what has changed about the table."""
        here, onlookers = self.here(table.meta), self.onlookers(table.meta)
        for listener, actor in self._actors(table.meta):
            listener.put(Seated(table=outlook.info(table, actor, here, onlookers)))
            if actor.seats != listener.seats:
                listener.seats = actor.seats
                self._show(table, listener, table.ledger.number)

    def tell_line(self, table: Table, line: Line, speaker: str | None) -> None:
        """Tell what was said to those who may hear it, and want to."""
        by = table.meta.guests[speaker].person if speaker else ""
        for listener, actor in self._actors(table.meta):
            if line.room in rooms(table.meta, actor) and by not in listener.hidden:
                listener.put(Said(line=line))

    def tell_person(self, person: str) -> None:
        """Let the pages of somebody ask for his notices, at whatever table they are."""
        self.tell_person_here(person)
        self.rung(person)

    def tell_person_here(self, person: str) -> None:
        """Likewise, as far as they are connected to this process."""
        for listener in [one for group in self._listeners.values() for one in group]:
            if listener.person == person:
                listener.put(Noticed())
