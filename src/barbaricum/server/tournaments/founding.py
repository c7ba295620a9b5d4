"""Making a tournament, coming and going, starting it and closing it."""

from __future__ import annotations

from sqlalchemy import Connection, delete

from barbaricum import bots, games
from barbaricum.server import jobs, persons
from barbaricum.server.accounts import register
from barbaricum.server.accounts.blocking import is_blocked
from barbaricum.server.clock import MINUTE
from barbaricum.server.keys import new_id, new_key
from barbaricum.server.making import new_timing
from barbaricum.server.persons import Browser
from barbaricum.server.plain import named
from barbaricum.server.ratings.rules import demand_clock
from barbaricum.server.refusals import NotAllowed, NotFound, NotNow
from barbaricum.server.tournaments import book
from barbaricum.server.tournaments.forms import NewTournament
from barbaricum.server.tournaments.pairing import usual_rounds
from barbaricum.server.tournaments.records import Entry, Tournament
from barbaricum.server.tournaments.schema import ENTRIES

MOST_OF_ONE = 5
"""So many tournaments that are not over may an organiser have."""


def found(new: NewTournament, browser: Browser) -> Tournament:
    """A tournament as it is asked for; every table that it may come to has to be possible."""
    game = games.get(new.game)
    if new.rated and new.fill == "bots":
        raise NotNow("rated-people-only")
    demand_clock(new.pace, rated=new.rated)
    level = bots.get(new.bot or "", game=new.game).name if new.fill == "bots" else None
    for seats in range(2, new.seats + 1):
        game.setup(seats, new.options)
    new_timing(new.pace, new.seats)
    return Tournament(
        id=new_id(), name=named(new.name), game=game.name, options=dict(new.options),
        kind=new.kind, seats=new.seats, rounds=new.rounds, fill=new.fill, bot=level,
        pace=new.pace, pause=new.pause, rated=new.rated, visibility=new.visibility,
        most=new.most, status="open", organiser=browser.person, seed=new_key(), round=0,
        due=None, created=browser.now, ended=None, entries=(), chairs=(),
    )  # fmt: skip


def write(connection: Connection, cup: Tournament, person: str) -> None:
    """Whoever has an account may have a few tournaments at a time."""
    register.demand(connection, person)
    if book.unfinished(connection, person) >= MOST_OF_ONE:
        raise NotNow("too-many-tournaments", most=MOST_OF_ONE)
    book.write(connection, cup)


def join(connection: Connection, name: str, browser: Browser, called: str) -> None:
    """One more plays, as long as it has not started and there is room."""
    book.hold(connection, name)
    cup = book.read(connection, name)
    if cup.entry_of(browser.person) is not None:
        return
    if cup.status != "open":
        raise NotNow("tournament-started")
    if len(cup.entries) >= cup.most:
        raise NotNow("tournament-full", most=cup.most)
    persons.arrive(connection, browser, named(called))
    if cup.rated:
        register.demand(connection, browser.person)
    if cup.organiser is not None and is_blocked(connection, cup.organiser, browser.person):
        raise NotAllowed("not-welcome")
    number = max((entry.number for entry in cup.entries), default=0) + 1
    book.enter(connection, cup, Entry(number, browser.person, named(called), None))


def leave(connection: Connection, name: str, number: int, person: str | None) -> str | None:
    """Somebody goes, or is sent away; the table at which a bot has to play for them."""
    book.hold(connection, name)
    cup = book.read(connection, name)
    entry = next((one for one in cup.entries if one.number == number), None)
    if entry is None or entry.left is not None:
        raise NotFound("unknown-entrant", number=number)
    if person is None or person not in (entry.person, cup.organiser):
        raise NotAllowed("not-the-organiser")
    if cup.status == "open":
        e = ENTRIES.c
        connection.execute(delete(ENTRIES).where(e.tournament == name, e.number == number))
        return None
    if cup.status != "running":
        raise NotNow("tournament-over")
    table = table_of(cup, number)
    if table is not None and person != entry.person:
        _demand_leader(cup)
    book.leave(connection, cup, number)
    return table


def _demand_leader(cup: Tournament) -> None:
    """S21: who plays, or has played, in a rated tournament ends no running game of another."""
    if cup.rated and cup.entry_of(cup.organiser) is not None:
        raise NotNow("organiser-plays")


def table_of(cup: Tournament, number: int) -> str | None:
    """Where somebody plays in the present round, if that table is not over."""
    waits = cup.waits_for()
    mine = (
        chair.table
        for board in cup.boards(cup.round)
        for chair in board
        if chair.entry == number and chair.table in waits
    )
    return next(mine, None)


def start(connection: Connection, name: str, person: str | None, now: int) -> Tournament:
    """The organiser starts it; the first round comes after a pause. `now` in milliseconds."""
    book.hold(connection, name)
    cup = book.read(connection, name)
    demand_organiser(cup, person)
    if cup.status != "open":
        raise NotNow("tournament-started")
    if len(cup.entries) < 2:
        raise NotNow("too-few-players")
    rounds = cup.rounds or usual_rounds(cup.field())
    due = now + cup.pause * MINUTE
    book.change(connection, cup, status="running", rounds=rounds, due=due)
    book.look_after(connection, name, due)
    return cup


def close(connection: Connection, name: str, now: int) -> None:
    """No further round; tables that are being played are played to their end. `now` in seconds."""
    book.hold(connection, name)
    cup = book.read(connection, name)
    if cup.status not in ("open", "running"):
        raise NotNow("tournament-over")
    book.change(connection, cup, status="closed", due=None, ended=now)
    jobs.cancel(connection, book.JOB, name)


def demand_organiser(cup: Tournament, person: str | None) -> None:
    """Refuse everybody else."""
    if person is None or person != cup.organiser:
        raise NotAllowed("not-the-organiser")
