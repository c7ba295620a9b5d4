"""Who is kept out: looked up for every question, from a list in memory."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final

from sqlalchemy import Connection as Database
from sqlalchemy import Row, delete, insert, or_, select

from barbaricum.server import persons, schema
from barbaricum.server.admin.forms import BanInfo, NewBan
from barbaricum.server.admin.schema import BANS
from barbaricum.server.house import House
from barbaricum.server.keys import new_id
from barbaricum.server.refusals import NotAllowed, NotFound, NotUnderstood
from barbaricum.server.visitors import Connection, visitor

LOG: Final = logging.getLogger(__name__)
FRESH: Final = 10
"""So many seconds a list holds: another process may have written a new one."""


@dataclass(frozen=True, slots=True)
class Ban:
    """Until when and why; without end if it is None."""

    until: int | None
    reason: str

    def refusal(self) -> NotAllowed:
        """What whoever is kept out is told."""
        if self.until is None:
            return NotAllowed("banned", reason=self.reason)
        day = datetime.fromtimestamp(self.until, UTC).date().isoformat()
        return NotAllowed("banned-until", until=day, reason=self.reason)


@dataclass(slots=True)
class Bans:
    """The list in memory."""

    house: House
    read_at: int = 0
    addresses: Sequence[tuple[IPv4Network | IPv6Network, Ban]] = ()
    persons: dict[str, Ban] = field(default_factory=dict)

    async def check(self, connection: Connection) -> None:
        """Refuse whoever is kept out; the page itself is open to all, so that it can say why."""
        if not connection.scope["path"].startswith("/api/"):
            return
        if self.house.clock.now() - self.read_at >= FRESH:
            await self.read()
        address = connection.client.host if connection.client else ""
        ban = self.of_address(address) or await self._of_person(connection)
        if ban is not None:
            LOG.info("Somebody who is banned was refused")
            raise ban.refusal()

    def of_address(self, address: str) -> Ban | None:
        """The ban of an address, if there is one."""
        try:
            number = ip_address(address)
        except ValueError:
            return None
        return next((ban for network, ban in self.addresses if number in network), None)

    async def _of_person(self, connection: Connection) -> Ban | None:
        if not self.persons:
            return None
        person = await visitor(connection).person()
        return self.persons.get(person or "")

    async def read(self) -> None:
        """Read the list anew."""
        now = self.house.clock.now()
        rows = await self.house.storage.read(lambda database: valid(database, now))
        told = [(row, Ban(row.until, row.reason)) for row in rows]
        self.addresses = [(ip_network(row.address), ban) for row, ban in told if row.address]
        self.persons = {row.person: ban for row, ban in told if row.person}
        self.read_at = now


def valid(database: Database, now: int) -> Sequence[Row[Any]]:
    """The bans that hold."""
    c = BANS.c
    holding = select(BANS).where(or_(c.until.is_(None), c.until > now))
    return database.execute(holding.order_by(c.created.desc(), c.id)).all()


def told(row: Row[Any]) -> BanInfo:
    """A ban as the page shows it: a person by his name alone."""
    return BanInfo(
        id=row.id,
        address=row.address,
        name=row.name,
        reason=row.reason,
        created=row.created,
        until=row.until,
    )


def ban(database: Database, asked: NewBan, own: str, now: int) -> str | None:
    """Keep somebody out; the person, if it is one. `own` is the address of whoever asks."""
    values = _whom(database, asked, own)
    until = None if asked.days is None else now + asked.days * 24 * 60 * 60
    values |= {"id": new_id(), "reason": asked.reason, "created": now, "until": until}
    database.execute(insert(BANS).values(values))
    return values.get("person")


def _whom(database: Database, asked: NewBan, own: str) -> dict[str, Any]:
    if asked.address is not None:
        try:
            network = ip_network(asked.address, strict=False)
            if ip_address(own) in network:
                raise NotAllowed("own-address")
        except ValueError:
            raise NotUnderstood("wrong-address", address=asked.address) from None
        return {"address": str(network), "name": str(network)}
    c, guests = schema.SEATS.c, schema.GUESTS.c
    sitting = select(guests.person, c.name).join(schema.GUESTS, guests.id == c.guest)
    found = database.execute(sitting.where(c.table == asked.table, c.number == asked.seat)).first()
    if found is None:
        raise NotFound("nobody-there")
    return {"person": found.person, "name": found.name}


def pardon(database: Database, name: str) -> None:
    """Let somebody in again."""
    if database.execute(delete(BANS).where(BANS.c.id == name)).rowcount == 0:
        raise NotFound("unknown-entry")


def sessions(database: Database, person: str) -> Sequence[str]:
    """The browsers of somebody who is kept out from now on."""
    return persons.sessions_of(database, person)
