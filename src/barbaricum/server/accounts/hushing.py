"""At the tables where somebody is now, what he does not want to hear is left out at once."""

from __future__ import annotations

from sqlalchemy import Connection

from barbaricum.server import persons
from barbaricum.server.accounts.blocking import blocked_by_person
from barbaricum.server.house import House


async def hush(house: House, person: str) -> None:
    """Let the browsers of somebody that listen to this process hear only whom he wants to."""

    def work(connection: Connection) -> tuple[list[str], frozenset[str]]:
        sessions = list(persons.sessions_of(connection, person))
        return sessions, blocked_by_person(connection, person)

    sessions, hidden = await house.storage.read(work)
    house.hub.hide(sessions, hidden)
