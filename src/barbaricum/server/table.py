"""A table in memory: what the database says about it, and the states its log leads to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import Connection

from barbaricum.core.chance import Luck
from barbaricum.core.game import AnyGame
from barbaricum.core.record import Record, Row
from barbaricum.core.record.sources import STUDY
from barbaricum.games import get
from barbaricum.server import book
from barbaricum.server.ledger import Ledger
from barbaricum.server.pace.keeping import Watch
from barbaricum.server.people import Ask, Meta, Seat
from barbaricum.server.refusals import NotFound, NotNow
from barbaricum.server.shares.kept import Kept

NO_WATCH: Final = Watch()


@dataclass(slots=True)
class Table:
    """One table; only the house changes it, after the change is on the disk."""

    meta: Meta
    ledger: Ledger
    answered: dict[tuple[str, str], tuple[str, int]] = field(default_factory=dict)
    """Commands carried out: their digests and the number of rows they led to."""
    heard: int = 0
    """The last line that was said here, as far as this process knows."""
    kept: Kept | None = None
    """Where what is told of it is kept."""
    watch: Watch = NO_WATCH
    """What its clocks go by."""

    @property
    def game(self) -> AnyGame:
        return self.ledger.game

    def playing(self) -> Ledger:
        """The ledger, while there is something to decide."""
        demand_going(self.meta)
        if self.meta.status == "open":
            raise NotNow("not-started")
        if self.meta.status == "over":
            raise NotNow("game-over")
        return self.ledger

    def ask(self) -> Ask | None:
        """The question that still has a meaning."""
        ask = self.meta.ask
        if ask is None or self.meta.status != "playing":
            return None
        return ask if self.ledger.last_decision(ask.seat) == ask.row else None

    def thinker(self) -> tuple[int, str] | None:
        """The seat of a bot that has to decide now, and the bot's name."""
        return self.meta.thinker()


def demand_going(meta: Meta) -> None:
    """Refuse what a table that was ended from outside is not for any more."""
    if meta.closed is not None:
        raise NotNow("table-closed", reason=meta.closed)


def load(connection: Connection, name: str) -> Table:
    """The table of that name, replayed."""
    meta = book.read_meta(connection, name)
    if meta is None:
        raise NotFound("unknown-table")
    ledger = ledger_of(meta, book.read_log(connection, name))
    heard = book.read_last_line(connection, name)
    return Table(meta, ledger, book.read_commands(connection, name), heard)


def ledger_of(meta: Meta, log: Sequence[Row]) -> Ledger:
    """The states of a log."""
    record, game = record_of(meta), get(meta.game, meta.data, meta.rules)
    record.log.extend(log)
    ledger = Ledger(game, record, luck_of(meta))
    record.close(game, ledger.state)
    return ledger


def renewed(table: Table, meta: Meta) -> None:
    """Before the game the seats still change, and with them names and entropy."""
    table.ledger = ledger_of(meta, table.ledger.record.log)


def luck_of(meta: Meta) -> Luck:
    """The table's own chance."""
    return Luck(meta.secret, [seat.entropy for seat in meta.seats])


def record_of(meta: Meta) -> Record:
    """The record of a table without its log; the secret is not in it."""
    seats = [_written(seat) for seat in meta.seats]
    chance = {
        "commit": meta.commit,
        "secret": None,
        "entropy": [seat.entropy for seat in meta.seats],
    }
    extra = {STUDY: dict(meta.study)} if meta.study else {}
    options = dict(meta.options)
    return Record(meta.game, meta.rules, meta.data, options, seats, [], chance, None, extra)


def _written(seat: Seat) -> dict[str, str]:
    return {"name": seat.name} | ({"bot": seat.bot} if seat.bot else {})


def revealed(table: Table) -> Record:
    """The record of a finished game, with the secret of its chance."""
    if table.meta.status != "over":
        raise NotNow("game-not-over")
    record = record_of(table.meta)
    assert record.chance is not None
    record.chance["secret"] = table.meta.secret.hex()
    record.log.extend(table.ledger.record.log)
    record.close(table.game, table.ledger.state)
    return record
