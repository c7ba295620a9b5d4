"""A process that does jobs: `python -m tests.server.worker FILE NAME [hang]`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Final

from sqlalchemy import Column, Connection, Integer, MetaData, String, Table, insert

from barbaricum.server.clock import SYSTEM
from barbaricum.server.jobs import Job, Runner
from barbaricum.server.storage import Storage

EFFECTS: Final = Table(
    "effects",
    MetaData(),
    Column("id", Integer, primary_key=True),
    Column("key", String, nullable=False),
    Column("by", String, nullable=False),
)


async def main(file: Path, name: str, hang: bool) -> None:
    """Do jobs until somebody says enough on the standard input."""
    storage = Storage(file)
    runner = Runner(storage, SYSTEM)

    async def effect(job: Job) -> None:
        print(job.key, flush=True)
        if hang:
            await asyncio.Event().wait()

        def work(connection: Connection) -> None:
            job.finish(connection)
            connection.execute(insert(EFFECTS).values(key=job.key, by=name))

        await storage.write(work)

    runner.handle("effect", effect)
    runner.start()
    await asyncio.to_thread(sys.stdin.readline)
    await runner.stop()
    storage.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2], sys.argv[3:] == ["hang"]))
