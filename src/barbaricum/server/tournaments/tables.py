"""The tables of a round: made with everybody seated, and begun at once."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from barbaricum import games
from barbaricum.core.chance import Luck
from barbaricum.server import book
from barbaricum.server.clock import SECOND
from barbaricum.server.deeds import Change
from barbaricum.server.house import House
from barbaricum.server.keys import new_id, new_secret
from barbaricum.server.making import new_timing
from barbaricum.server.names import bot_name
from barbaricum.server.notices.happening import Happening
from barbaricum.server.people import Guest, Meta, Seat
from barbaricum.server.table import Table, ledger_of
from barbaricum.server.tournaments.records import Entry, Tournament
from barbaricum.server.tournaments.rounds import BOT
from barbaricum.server.waiting import ask_bot
from barbaricum.server.writing import write_change


def new_table(cup: Tournament, board: int, people: Sequence[int], now: int) -> Meta:
    """A table of the next round, with a guest for everybody who plays; `now` in seconds."""
    game, secret = games.get(cup.game), new_secret()
    entries = {entry.number: entry for entry in cup.entries}
    guests = {player: _guest(entries[player]) for player in people if player != BOT}
    seats = tuple(_seat(cup, number, guests.get(one)) for number, one in enumerate(people))
    return Meta(
        id=new_id(), title=f"{cup.name} {cup.round + 1}.{board}",
        game=game.name, rules=game.rules, data=game.data, options=dict(cup.options),
        visibility=cup.visibility, status="open", host=next(iter(guests.values())).id,
        secret=secret, commit=Luck(secret, ()).commit, to_act=None, rematch=None, created=now,
        hints=False, rated=cup.rated, version=0, seats=seats,
        guests={guest.id: guest for guest in guests.values()}, holders={}, ask=None,
        timing=new_timing(cup.pace, len(seats)),
        tournament={"id": cup.id, "name": cup.name, "round": cup.round + 1},
    )  # fmt: skip


def _guest(entry: Entry) -> Guest:
    assert entry.person is not None, "whoever is deleted has left"
    return Guest(new_id(), entry.person, entry.name, gone=False)


def _seat(cup: Tournament, number: int, guest: Guest | None) -> Seat:
    if guest is not None:
        return Seat(number, "human", guest.name, None, "", guest.id, None)
    assert cup.bot is not None, "only bots that were asked for fill tables"
    return Seat(number, "bot", bot_name(cup.game, number, cup.bot), cup.bot, "", None, None)


def begin(connection: Connection, house: House, meta: Meta) -> None:
    """Write the table and begin its game: whoever plays is told so, and bots begin to think."""
    now = house.clock.ms()
    book.write_table(connection, meta)
    table = Table(meta, ledger_of(meta, ()), {}, 0)
    table.watch = house.watch
    change = Change(
        rows=table.ledger.chance(table.ledger.state),
        write=lambda database: book.change_table(
            database, meta.id, status="playing", to_act=table.ledger.to_act
        ),
    )
    written = write_change(connection, table, change, now // SECOND)
    ask_bot(connection, written.meta, now, None)
    for witness in house.witnesses:
        witness(connection, Happening(meta, written.meta))


def announce(house: House, metas: Sequence[Meta]) -> None:
    """After the transaction: whoever waits for something looks again."""
    for meta in metas:
        house.bells.ring([guest.person for guest in meta.guests.values()])
        for told in house.afterwards:
            told(meta.id, 0)
