"""Reading and writing tournaments: every statement about them stands here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, insert, or_, select, update

from barbaricum.server import jobs
from barbaricum.server.pace.records import pace_of
from barbaricum.server.refusals import NotFound
from barbaricum.server.tournaments.records import Chair, Entry, Tournament
from barbaricum.server.tournaments.rounds import BOT, Round
from barbaricum.server.tournaments.schema import ENTRIES, PAIRINGS, TOURNAMENTS

JOB: Final = "tournament"
"""The kind of the job that leads a tournament on; its key is the tournament."""

t, e, p = TOURNAMENTS.c, ENTRIES.c, PAIRINGS.c


def read(connection: Connection, name: str) -> Tournament:
    """A tournament with all that was played."""
    found = connection.execute(select(TOURNAMENTS).where(t.id == name)).mappings().first()
    if found is None:
        raise NotFound("unknown-tournament")
    columns = dict(found) | {"pace": pace_of(found["pace"])}
    return Tournament(
        **columns, entries=_entries(connection, name), chairs=_chairs(connection, name)
    )


def _entries(connection: Connection, name: str) -> list[Entry]:
    columns = (e.number, e.person, e.name, e.left)
    asked = select(*columns).where(e.tournament == name).order_by(e.number)
    return [Entry(*tuple(row)) for row in connection.execute(asked)]


def _chairs(connection: Connection, name: str) -> list[Chair]:
    columns = (p.round, p.board, p.seat, p.entry, p.table, p.place, p.points)
    asked = select(*columns).where(p.tournament == name).order_by(p.round, p.board, p.seat)
    return [Chair(*tuple(row)) for row in connection.execute(asked)]


def listed(
    connection: Connection, person: str | None, statuses: Sequence[str], most: int
) -> list[Any]:  # rows
    """The newest tournaments that everybody may see, or that are one's own."""
    mine = select(e.tournament).where(e.person == person)
    shown = t.visibility == "listed"
    if person is not None:
        shown = or_(shown, t.organiser == person, t.id.in_(mine))
    newest = select(TOURNAMENTS).where(shown, t.status.in_(statuses))
    asked = newest.order_by(t.created.desc(), t.id).limit(most)
    return list(connection.execute(asked).all())


def counted(connection: Connection, names: Sequence[str]) -> dict[str, int]:
    """How many play in each of some tournaments."""
    asked = select(e.tournament, func.count()).where(e.tournament.in_(names), e.left.is_(None))
    return {row[0]: row[1] for row in connection.execute(asked.group_by(e.tournament))}


def unfinished(connection: Connection, person: str) -> int:
    """How many tournaments of an organiser are not over."""
    mine = t.organiser == person
    asked = select(func.count()).select_from(TOURNAMENTS)
    return connection.scalar(asked.where(mine, t.status.in_(("open", "running")))) or 0


def write(connection: Connection, cup: Tournament) -> None:
    """A new tournament without players."""
    columns = {column.name: getattr(cup, column.name) for column in t}
    columns |= {"options": dict(cup.options), "pace": msgspec.to_builtins(cup.pace)}
    connection.execute(insert(TOURNAMENTS).values(columns))


def change(connection: Connection, cup: Tournament, **columns: Any) -> bool:
    """Change it, if its status and its round are still what they were: else somebody was faster."""
    same = (t.id == cup.id, t.status == cup.status, t.round == cup.round)
    return connection.execute(update(TOURNAMENTS).where(*same).values(columns)).rowcount == 1


def hold(connection: Connection, name: str) -> None:
    """The first statement of a change of its players: from here on nobody else changes them."""
    connection.execute(update(TOURNAMENTS).where(t.id == name).values(id=name))


def enter(connection: Connection, cup: Tournament, entry: Entry) -> None:
    """One more plays."""
    values = {"number": entry.number, "person": entry.person, "name": entry.name}
    connection.execute(insert(ENTRIES).values(tournament=cup.id, **values))


def leave(connection: Connection, cup: Tournament, number: int) -> None:
    """Somebody plays no more after the round that was paired last."""
    mine = update(ENTRIES).where(e.tournament == cup.id, e.number == number, e.left.is_(None))
    connection.execute(mine.values(left=cup.round))


def write_round(
    connection: Connection, cup: Tournament, paired: Round, tables: Sequence[str]
) -> None:
    """The seats of the next round; whoever has a bye sits at board 0."""
    shared = {"tournament": cup.id, "round": cup.round + 1}
    rows = [
        shared | {"board": 0, "seat": seat, "entry": entry, "table": None}
        for seat, entry in enumerate(paired.byes)
    ]
    for board, (people, table) in enumerate(zip(paired.tables, tables, strict=True), 1):
        rows += [
            shared | {"board": board, "seat": seat, "table": table, "entry": _person(player)}
            for seat, player in enumerate(people)
        ]
    if rows:
        connection.execute(insert(PAIRINGS), rows)


def _person(player: int) -> int | None:
    return None if player == BOT else player


def write_place(connection: Connection, table: str, seat: int, place: int, points: int) -> None:
    """What somebody achieved at a table."""
    mine = update(PAIRINGS).where(p.table == table, p.seat == seat)
    connection.execute(mine.values(place=place, points=points))


def look_after(connection: Connection, name: str, due: int) -> None:
    """See to it that a tournament goes on at a moment in milliseconds."""
    jobs.plan(connection, JOB, name, due)


def tournament_of(connection: Connection, table: str) -> str | None:
    """To which tournament a table belongs."""
    return connection.scalar(select(p.tournament).where(p.table == table).limit(1))
