"""Opening the desk: everything about notices is put together here."""

from __future__ import annotations

from barbaricum.server.house import House
from barbaricum.server.jobs import Runner
from barbaricum.server.notices.desk import Desk
from barbaricum.server.notices.herald import Herald
from barbaricum.server.notices.ways import Ways


def open_desk(house: House, jobs: Runner, ways: Ways) -> Desk:
    """From now on people are told what waits for them."""
    herald = Herald(house, ways)
    herald.attend(jobs)
    house.witnesses.append(herald.witness)
    house.glance = herald.glance
    return Desk(house.storage, herald, house.clock)
