"""A tournament as whoever asks sees it: nothing of a game but what is known when it is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, select

from barbaricum.server import persons
from barbaricum.server.accounts.schema import ACCOUNTS
from barbaricum.server.pace.records import pace_of
from barbaricum.server.tournaments import book
from barbaricum.server.tournaments.forms import (
    BoardInfo,
    ChairInfo,
    ListedTournament,
    PlayerInfo,
    RoundInfo,
    StandingInfo,
    TournamentInfo,
    Tournaments,
)
from barbaricum.server.tournaments.founding import table_of
from barbaricum.server.tournaments.records import Chair, Entry, Tournament
from barbaricum.server.tournaments.standing import Sat, Standing, worth

LISTED = 30


def all_of_them(connection: Connection, person: str | None) -> Tournaments:
    """The list for whoever asks."""
    return Tournaments(
        open=_listed(connection, person, "open"),
        running=_listed(connection, person, "running"),
        over=_listed(connection, person, "over", "closed"),
    )


def _listed(connection: Connection, person: str | None, *statuses: str) -> list[ListedTournament]:
    rows = book.listed(connection, person, statuses, LISTED)
    players = book.counted(connection, [row.id for row in rows])
    return [_row(row, players.get(row.id, 0)) for row in rows]


def _row(row: Any, players: int) -> ListedTournament:  # of the database
    return ListedTournament(
        id=row.id,
        name=row.name,
        game=row.game,
        kind=row.kind,
        seats=row.seats,
        rounds=row.rounds,
        round=row.round,
        players=players,
        most=row.most,
        rated=row.rated,
        pace=pace_of(row.pace),
        status=row.status,
        created=row.created,
    )


def told(connection: Connection, name: str, person: str | None, *, keeps: bool) -> TournamentInfo:
    """One tournament."""
    cup = book.read(connection, name)
    mine = cup.entry_of(person)
    users = _users(connection, cup)
    organiser = persons.read(connection, cup.organiser) if cup.organiser else None
    return TournamentInfo(
        id=cup.id,
        name=cup.name,
        game=cup.game,
        options=dict(cup.options),
        kind=cup.kind,
        seats=cup.seats,
        rounds=cup.rounds,
        round=cup.round,
        fill=cup.fill,
        bot=cup.bot,
        pace=cup.pace,
        pause=cup.pause,
        rated=cup.rated,
        visibility=cup.visibility,
        players=len(cup.playing()),
        most=cup.most,
        status=cup.status,
        seed=cup.seed,
        due=cup.due,
        created=cup.created,
        organiser=organiser.name if organiser else None,
        organises=person is not None and person == cup.organiser,
        keeps=keeps,
        yours=mine.number if mine and mine.left is None else None,
        table=table_of(cup, mine.number) if mine else None,
        entries=[_player(entry, users) for entry in cup.entries],
        paired=[_round(cup, number) for number in range(cup.round, 0, -1)],
        standings=[_standing(rank, one) for rank, one in enumerate(cup.standings(), 1)],
    )


def _users(connection: Connection, cup: Tournament) -> Mapping[str, str]:
    c = ACCOUNTS.c
    people = [entry.person for entry in cup.entries if entry.person is not None]
    asked = select(c.person, c.user).where(c.person.in_(people))
    return {row.person: row.user for row in connection.execute(asked)}


def _player(entry: Entry, users: Mapping[str, str]) -> PlayerInfo:
    return PlayerInfo(
        number=entry.number,
        name=entry.name,
        user=users.get(entry.person or ""),
        left=entry.left is not None,
    )


def _round(cup: Tournament, number: int) -> RoundInfo:
    boards = [_board(board) for board in cup.boards(number)]
    return RoundInfo(number=number, boards=boards, byes=cup.byes(number))


def _board(board: list[Chair]) -> BoardInfo:
    over = board[0].place is not None
    sat = [Sat(chair.entry, chair.place or 0, chair.points or 0) for chair in board]
    scores = [worth(sat, one) / 2 if over else None for one in sat]
    chairs = [
        ChairInfo(player=chair.entry, place=chair.place, points=chair.points, score=score)
        for chair, score in zip(board, scores, strict=True)
    ]
    return BoardInfo(table=board[0].table, over=over, chairs=chairs)


def _standing(rank: int, one: Standing) -> StandingInfo:
    return StandingInfo(
        rank=rank,
        player=one.player,
        score=one.score / 2,
        opponents=round(float(one.opponents) / 2, 2),
        direct=one.direct,
        share=round(float(one.share), 4),
        byes=one.byes,
        lot=one.lot[:8],
        tables=one.tables,
        wins=one.wins,
    )
