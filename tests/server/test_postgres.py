"""The same code on PostgreSQL: what holds for the file holds for the server."""

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import inspect, select, text, update

from barbaricum.server import book, migrate, persons
from barbaricum.server.clock import SECOND
from barbaricum.server.jobs import plan
from barbaricum.server.jobs.schema import JOBS
from barbaricum.server.jobs.taking import LEASE, renew, take
from barbaricum.server.storage import Storage
from tests.server.hands import NOON
from tests.server.test_storage import BROWSER, a_table
from tests.services.postgres import database, engine_of, postgres

pytestmark = pytest.mark.postgres


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture
def address(server: str) -> Iterator[str]:
    with database(server) as address:
        yield address


def test_the_migrations_lead_to_the_schema_and_back(address: str) -> None:
    engine = engine_of(address)
    with engine.begin() as connection:
        migrate.upgrade(connection)
        migrate.check(connection)
        migrate.downgrade(connection)
        left = inspect(connection).get_table_names()
    engine.dispose()
    assert left == ["alembic_version"]


def test_a_table_is_read_as_it_was_written(address: str) -> None:
    meta = a_table()

    async def there_and_back() -> object:
        storage = Storage(address)
        try:
            await storage.write(lambda connection: persons.open_table(connection, meta, BROWSER))
            return await storage.read(lambda connection: book.read_meta(connection, meta.id))
        finally:
            storage.close()

    assert asyncio.run(there_and_back()) == meta


def test_a_sign_of_life_waits_for_no_move(address: str) -> None:
    engine = engine_of(address)
    with engine.begin() as connection:
        migrate.upgrade(connection)
        for kind in ("bot", "clock"):
            plan(connection, kind, "table", NOON, {})
        jobs = take(connection, {"bot": 1, "clock": 1}, NOON)
    with engine.begin() as move, engine.begin() as runner:
        move.execute(update(JOBS).where(JOBS.c.kind == "bot").values(due=NOON + 1))
        runner.execute(text("SET LOCAL lock_timeout = '1s'"))
        renew(runner, jobs, NOON + SECOND)
    with engine.connect() as connection:
        leases = connection.execute(select(JOBS.c.kind, JOBS.c.leased_until)).all()
    engine.dispose()
    assert {row.kind: row.leased_until for row in leases} == {
        "bot": NOON + LEASE,
        "clock": NOON + SECOND + LEASE,
    }
