"""After the run: every table replays, and has exactly the decisions that were acknowledged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from barbaricum.cli.loadtest.table import Table
from barbaricum.server import book
from barbaricum.server.archive.checking import verdict
from barbaricum.server.engines import open_database


def kept_badly(place: Path | str, tables: Sequence[Table]) -> list[str]:
    """The tables about which the database says something else than the servers did."""
    engines = open_database(place)
    try:
        with engines.reader.begin() as connection:
            return [
                table.name
                for table in tables
                if not verdict(connection, table.name).is_good
                or not fits(table, book.read_log(connection, table.name))
            ]
    finally:
        engines.dispose()


def told_badly(server: str, tables: Sequence[Table]) -> list[str]:
    """Likewise, by asking a server of which nothing else is known."""
    return [table.name for table in tables if not fits(table, list(_told(server, table)))]


def _told(server: str, table: Table) -> Iterator[tuple[int, str]]:
    """The log, each decision as whoever took it is told about it."""
    path = f"/api/tables/{table.name}/events?after=0"
    logs = [player.get(server, path)["events"] for player in table.players]
    for told in zip(*logs, strict=True):
        seat = told[0]["seat"]
        yield seat, told[max(0, seat)]["text"]


def fits(table: Table, log: Sequence[tuple[int, str]]) -> bool:
    """Whether the log has what was acknowledged, and beyond it only what is not answered yet."""
    decisions = [(seat, text) for seat, text in log if seat >= 0]
    flight = table.flight
    waiting = [] if flight is None or flight.led is not None else [(flight.seat, flight.text)]
    return decisions in (table.kept, table.kept + waiting)
