"""The trials of docs/performance.md: one process on SQLite, then two at PostgreSQL and Redis.

    PYTHONPATH=src python -m tools.load_trials [options of barbaricum loadtest]

In the second trial one of the two processes is killed under load, and the other measured alone.
PostgreSQL and Redis are started here and thrown away; the disk is waited for, as in earnest.
"""

from __future__ import annotations

import sys
from typing import Final

from tests.services.postgres import own_postgres
from tests.services.redis_server import redis

from barbaricum.cli.main import main as barbaricum

IN_EARNEST: Final = ("shared_buffers=128MB",)


def main(words: list[str]) -> int:
    """Both trials; status 1 if one of them has lost anything."""
    given = ["loadtest", *words, "--lang", "en"]
    alone = barbaricum(given)
    print()
    with own_postgres(IN_EARNEST) as server, redis() as bus:
        shared = ["--database", server.address, "--bus", bus, "--kill"]
        return barbaricum([*given, *shared]) or alone


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
