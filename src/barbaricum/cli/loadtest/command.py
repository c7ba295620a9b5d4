"""The command itself: servers, a trial, and at the end the proof that nothing was lost."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from barbaricum.cli.bench.command import some_seconds, some_tables, told_machine
from barbaricum.cli.loadtest.fleet import Fleet, at_a_database, on_a_file
from barbaricum.cli.loadtest.knee import Range
from barbaricum.cli.loadtest.proof import kept_badly, told_badly
from barbaricum.cli.loadtest.report import Report
from barbaricum.cli.loadtest.trial import Trial, Wanted
from barbaricum.cli.problems import problem
from barbaricum.cli.serve import reach
from barbaricum.cli.terminal import Terminal
from barbaricum.texts import Texts

PROCESSES: Final = 2
FASTEST: Final = 10_000.0
LOST: Final = 1


def some_rate(text: str) -> float:
    """Decisions a second."""
    rate = float(text)
    if not 0 < rate <= FASTEST:
        raise ValueError
    return rate


def some_bound(text: str) -> float:
    """Milliseconds."""
    bound = float(text)
    if not 0 < bound <= 60_000:
        raise ValueError
    return bound


def configure(parser: argparse.ArgumentParser) -> None:
    """Which servers, how many tables, and how fast it begins."""
    parser.add_argument("--target", action="append", default=[], metavar="URL")
    parser.add_argument("--database", metavar="ADDRESS")
    parser.add_argument("--bus", metavar="ADDRESS")
    parser.add_argument("--kill", action="store_true")
    parser.add_argument("--tables", type=some_tables, default=100, metavar="N")
    parser.add_argument("--rate", type=some_rate, default=20.0, metavar="N")
    parser.add_argument("--most", type=some_rate, default=FASTEST, metavar="N")
    parser.add_argument("--seconds", type=some_seconds, default=5.0, metavar="N")
    parser.add_argument("--bound", type=some_bound, default=250.0, metavar="MS")
    parser.add_argument("--seed", type=int, default=375, metavar="N")


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Status 1 if a table has lost something that was acknowledged; how fast it is is no test."""
    if args.kill and (args.database is None or args.target):
        raise problem("nothing-to-kill")
    terminal = Terminal(texts)
    report = Report(terminal, args.bound)
    told_machine(terminal, args.seed)
    where = Range(args.rate, args.most, args.bound)
    wanted = Wanted(args.tables, args.seconds, where, args.seed)
    with tempfile.TemporaryDirectory() as folder:
        with fleet_of(args, Path(folder)) as fleet:
            trial = Trial(fleet, wanted, report.step)
            report.began(fleet, args.tables)
            asyncio.run(_tried(trial, report, args.kill))
            bad = [] if fleet.place else told_badly(fleet.servers[0], trial.hall.tables)
        if fleet.place is not None:
            bad = kept_badly(fleet.place, trial.hall.tables)
    report.ended(trial.hall, bad)
    return LOST if bad else 0


@contextmanager
def fleet_of(args: argparse.Namespace, folder: Path) -> Iterator[Fleet]:
    """The servers that were asked for."""
    if args.target:
        yield Fleet([target.rstrip("/") for target in args.target])
    elif args.database is None:
        with on_a_file(folder) as fleet:
            yield fleet
    else:
        reach(args.database)
        shared = [args.database, *([args.bus] if args.bus else [])]
        with at_a_database(folder, shared, PROCESSES) as fleet:
            yield fleet


async def _tried(trial: Trial, report: Report, kill: bool) -> None:
    try:
        await trial.open()
    except ConnectionRefusedError as error:
        raise problem("load-refused", reason=str(error)) from error
    report.opened(trial)
    knee = await trial.knee()
    report.knee(knee)
    if kill:
        report.killed(await trial.kill(knee))
        report.knee(await trial.knee())
    await trial.hall.close()
