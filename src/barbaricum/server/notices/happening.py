"""From what happened at a table to who is to be told what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from barbaricum.core.game import CHANCE
from barbaricum.server.answers import Line
from barbaricum.server.notices.kinds import Kind
from barbaricum.server.notices.records import Facts
from barbaricum.server.people import Meta


@dataclass(frozen=True, slots=True)
class Happening:
    """A change at a table: before, after, by whom, what was said, and who was looking."""

    before: Meta
    after: Meta
    by: frozenset[str] = frozenset()
    """Guests."""
    line: Line | None = None
    present: frozenset[str] = frozenset()
    """Guests in whose browsers the table is to be seen now."""
    undone: bool = False
    """Whether a decision was taken back."""
    short: int | None = None
    """The seat whose clock has come to its warning."""


@dataclass(frozen=True, slots=True)
class News:
    """What one person is to be told."""

    person: str
    kind: Kind
    facts: Facts
    table: str | None = None
    """The table it leads to, if that is another one, or if nothing happened at any."""


def news(what: Happening) -> Iterator[News]:
    """Everything that somebody who is not there wants to know; whoever did it knows."""
    knowing = persons(what.after, what.by | what.present)
    told = (_turn, _short, _out, _begun, _asked, _joined, _rematch, _said)
    for item in (item for one in told for item in one(what)):
        if item.person not in knowing:
            yield item


def persons(meta: Meta, guests: frozenset[str]) -> frozenset[str]:
    """Who the guests are."""
    return frozenset(meta.guests[guest].person for guest in guests if guest in meta.guests)


def awaited(meta: Meta) -> str | None:
    """The person who has to decide; bots and those who left are not waited for."""
    if meta.status != "playing" or meta.to_act in (None, CHANCE):
        return None
    seat = meta.seats[meta.to_act]
    if seat.thinker is not None or seat.guest is None:
        return None
    guest = meta.guests[seat.guest]
    return None if guest.gone else guest.person


def of_seat(meta: Meta, seat: int) -> str | None:
    """The person in a seat, if one sits there and has not left."""
    guest = meta.guests.get(meta.seats[seat].guest or "")
    return None if guest is None or guest.gone else guest.person


def players(meta: Meta) -> frozenset[str]:
    """The persons who play and have not left."""
    guests = (meta.guests[seat.guest] for seat in meta.seats if seat.guest is not None)
    return frozenset(guest.person for guest in guests if not guest.gone)


def _turn(what: Happening) -> Iterator[News]:
    now = awaited(what.after)
    if now is not None and now != awaited(what.before):
        yield News(now, "turn", _paired(what, begins="yes"))


def _begun(what: Happening) -> Iterator[News]:
    """Whoever begins is told that it is his turn, which says as much."""
    before, after = what.before.status, what.after.status
    if before != after and after in ("playing", "over"):
        kind: Kind = "started" if after == "playing" else "over"
        why = what.after.closed
        for person in sorted(players(what.after) - {awaited(what.after)}):
            facts = _paired(what, begins="no") if why is None else {"closed": why}
            yield News(person, kind, facts)


def _paired(what: Happening, begins: str) -> Facts:
    """Which round of a tournament the table has just begun."""
    tie = what.after.tournament
    if tie is None or what.before.status != "open":
        return {}
    return {"paired": tie["round"], "begins": begins}


def _asked(what: Happening) -> Iterator[News]:
    """A decision to take back, or another pace: everybody who has not agreed is asked."""
    meta, undo, pace = what.after, what.after.ask, what.after.timing.ask
    if undo is not None and what.before.ask is None:
        for person in sorted(players(meta) - persons(meta, frozenset(undo.agreed))):
            yield News(person, "asked", {"name": meta.seats[undo.seat].name, "row": undo.row})
    if pace is not None and what.before.timing.ask is None:
        for person in sorted(players(meta) - persons(meta, frozenset(pace.agreed))):
            yield News(person, "asked", {"name": meta.seats[pace.seat].name, "pace": pace.id})


def _short(what: Happening) -> Iterator[News]:
    """Somebody has little time left."""
    person = None if what.short is None else of_seat(what.after, what.short)
    if person is not None:
        yield News(person, "time", {})


def _out(what: Happening) -> Iterator[News]:
    """Somebody's time has run out, and a bot plays for him."""
    for seat in sorted(set(what.after.timing.expired) - set(what.before.timing.expired)):
        person = of_seat(what.after, seat)
        if person is not None:
            yield News(person, "time", {"out": seat})


def _joined(what: Happening) -> Iterator[News]:
    """The host learns who came."""
    host = what.after.guests.get(what.after.host)
    seats = zip(what.before.seats, what.after.seats, strict=True)
    for old, new in seats:
        came = what.after.guests.get(new.guest or "")
        if host and came and not old.is_taken and new.is_taken and came.person != host.person:
            yield News(host.person, "joined", {"name": new.name})


def _rematch(what: Happening) -> Iterator[News]:
    """Another table for the same people; they are told about that one."""
    new = what.after.rematch
    if new is not None and what.before.rematch is None:
        asking = sorted(seat.name for seat in what.after.seats if seat.guest in what.by)
        for person in sorted(players(what.after)):
            yield News(person, "rematch", {"name": asking[0]} if asking else {}, new)


def _said(what: Happening) -> Iterator[News]:
    """What players say to each other; never what they say."""
    if what.line is not None and what.line.room == "players":
        for person in sorted(players(what.after)):
            yield News(person, "chat", {"name": what.line.name})
