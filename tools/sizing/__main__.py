"""Print every figure of docs/scaling.md: `PYTHONPATH=src python -m tools.sizing --knee MOVES`.

The knee is that of one process, from `barbaricum loadtest`; all else is measured here, with a
PostgreSQL and a Redis of its own. Some minutes.
"""

from __future__ import annotations

import argparse
import os
import random

from tests.services.postgres import database, own_postgres

from barbaricum import games
from barbaricum.cli.bench.crowd.filling import course
from tools.sizing import disk, memory, minds, work
from tools.sizing.table import Costs, Mix, sizes


def main() -> None:
    """Measure, then compute."""
    parser = argparse.ArgumentParser(prog="sizing", description=__doc__)
    parser.add_argument("--knee", type=float, required=True, help="moves/s of one process")
    parser.add_argument("--seed", type=int, default=375)
    args = parser.parse_args()
    with own_postgres() as server:
        kept = told_disk(server.address, args.seed)
        with database(server.address) as address:
            shared = work.statements(address)
    alone = work.statements(None)
    print(f"\nStatements for a move: {alone:.1f} on SQLite, {shared:.1f} on PostgreSQL\n")
    held = told_memory(args.seed)
    turns = work.turns()
    print(
        f"\nTurns of bots by chance: {turns.speed:.0f}/s, {turns.busy:.1f} ms of processor each\n"
    )
    told_minds(args.seed)
    half = (held.table / 2, held.socket, held.fetching / 2, kept / 2)
    costs = Costs(args.knee, held.ready / 1000, *half, shared)
    told_sizes(Mix(), costs)
    print(f"\nLoad average {os.getloadavg()[0]:.1f}")


def told_disk(server: str, seed: int) -> float:
    """Print it; kilobytes of a whole game in a PostgreSQL, on average."""
    print("| whole game, 4 seats | decisions | SQLite | PostgreSQL |\n| --- | --- | --- | --- |")
    found = list(disk.measured(server, seed))
    for one in found:
        sizes = f"{one.sqlite / 1000:.0f} kB | {one.postgres / 1000:.0f} kB"
        print(f"| {one.game} | {one.decisions:.0f} | {sizes} |", flush=True)
    return sum(one.postgres for one in found) / len(found) / 1000


def told_memory(seed: int) -> memory.Memory:
    """Print it; that of whole games."""
    rng = random.Random(seed)
    midst = [course(games.get(name), 2, rng) for name in games.names() for _ in range(10)]
    ended = [one for name in games.names() for one in disk.whole(name, seed)]
    print("| tables in memory | ready | a table | a socket | to fetch | to tell |")
    print("| --- | --- | --- | --- | --- | --- |")
    found = [memory.measured(courses) for courses in (midst, ended)]
    for name, one in zip(("40 decisions, 2 seats", "whole games, 4 seats"), found, strict=True):
        sizes = f"{one.ready / 1000:.0f} MB | {one.table:.0f} kB | {one.socket:.0f} kB"
        print(f"| {name} | {sizes} | {one.fetching:.1f} ms | {one.telling:.1f} ms |", flush=True)
    return found[-1]


def told_minds(seed: int) -> None:
    """Print it."""
    print(f"| a decision of | {' | '.join(minds.LEVELS)} |")
    print(f"| --- |{' --- |' * len(minds.LEVELS)}")
    for one in minds.measured(seed):
        taken = " | ".join(f"{one.taken[level]:.1f} ms" for level in minds.LEVELS)
        print(f"| {one.game} | {taken} |", flush=True)


def told_sizes(mix: Mix, costs: Costs) -> None:
    """Print it; every figure computed."""
    print(f"\n{mix}\n{costs}\n")
    print("| tables | moves/s | sockets | processes | MB each | disk | statements/s |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for size in sizes(mix, costs):
        print(
            f"| {size.tables:,} | {size.moves:,.1f} | {size.sockets:,} | {size.processes:,} "
            f"| {size.memory:,.0f} | {size.disk:,.1f} GB | {size.statements:,.0f} |"
        )


if __name__ == "__main__":
    main()
