"""Planning jobs and calling them off, in the transaction of whatever makes them needful."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, update
from sqlalchemy.exc import IntegrityError

from barbaricum.server.jobs.schema import JOBS
from barbaricum.server.storage import note_due


@dataclass(frozen=True, slots=True)
class Share:
    """To whose turn a job counts, and whether it comes after those that somebody waits for."""

    share: str = ""
    part: str = ""
    late: bool = False


NOBODYS: Final = Share()
Payload = Mapping[str, Any]  # JSON, made and read by the feature that plans the job


def plan(  # noqa: PLR0913 - whose turn it counts to is a matter of its own
    connection: Connection,
    kind: str,
    key: str,
    due: int,
    payload: Payload | None = None,
    *,
    share: Share = NOBODYS,
) -> None:
    """Have something done at a moment in milliseconds; a job of that kind and key is moved.

    Whoever is doing the job meanwhile loses it: what he finishes is rolled back.
    """
    values = {"due": due, "payload": dict(payload or {}), "owner": None, "leased_until": None}
    values |= {"attempts": 0, "error": None} | asdict(share)
    if not _moved(connection, kind, key, values):
        try:
            with connection.begin_nested():
                connection.execute(insert(JOBS).values(kind=kind, key=key, **values))
        except IntegrityError:  # another process planned it between the two statements
            _moved(connection, kind, key, values)
    note_due(connection, due)


def _moved(connection: Connection, kind: str, key: str, values: Payload) -> bool:
    c = JOBS.c
    moved = update(JOBS).where(c.kind == kind, c.key == key).values(values)
    return connection.execute(moved).rowcount == 1


def cancel(connection: Connection, kind: str, key: str) -> None:
    """Call a job off; whoever is doing it loses it. If there is none, nothing happens."""
    c = JOBS.c
    connection.execute(delete(JOBS).where(c.kind == kind, c.key == key))
