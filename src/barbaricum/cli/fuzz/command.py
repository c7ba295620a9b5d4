"""The command itself: its arguments, its progress, its exit status."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress

from barbaricum import games
from barbaricum.cli.fuzz.many import (
    SUBJECTS,
    Summary,
    play_alone,
    play_in_processes,
    total,
)
from barbaricum.cli.fuzz.one import Failure, play
from barbaricum.cli.fuzz.plan import plan
from barbaricum.cli.fuzz.report import coverage, never, summed_up
from barbaricum.cli.fuzz.saving import save, save_failure
from barbaricum.cli.problems import clean, problem, reason
from barbaricum.cli.terminal import Terminal
from barbaricum.texts import Texts

FAILED: Final = 1
INTERRUPTED: Final = 130
FAILURES: Final = Path("fuzz-failures")


def positive(text: str) -> int:
    """A whole number from 1 on."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def natural(text: str) -> int:
    """A whole number from 0 on."""
    return positive(str(int(text) + 1)) - 1


def configure(parser: argparse.ArgumentParser) -> None:
    """How many games, from which seed, and where failures go."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=positive, default=1000, metavar="N")
    parser.add_argument("--seed", type=natural, default=0, metavar="N")
    parser.add_argument("--processes", type=positive, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--save", type=Path, metavar="DIR")
    parser.add_argument("--only", type=natural, metavar="N")
    parser.add_argument("--strict", action="store_true")


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Status 1 if a game failed, or with --strict if a line of the coverage stayed at 0."""
    games.get(args.game)
    terminal = Terminal(texts)
    if args.only is not None:
        return run_one(args, terminal)
    start = time.perf_counter()
    summary = with_progress(parts(args), args, terminal)
    subject = SUBJECTS[args.game]
    coverage(terminal, subject.lines, summary.tally)
    summed_up(terminal, summary, time.perf_counter() - start)
    if summary.interrupted:
        return INTERRUPTED
    incomplete = args.strict and bool(never(subject.lines, summary.tally))
    return FAILED if summary.failures or incomplete else 0


def parts(args: argparse.Namespace) -> Iterator[Summary]:
    """The run, batch by batch."""
    if args.processes == 1:
        return play_alone(SUBJECTS[args.game], args.seed, args.games)
    return play_in_processes(args.game, args.seed, args.games, args.processes)


def with_progress(
    batches: Iterator[Summary], args: argparse.Namespace, terminal: Terminal
) -> Summary:
    """Add the run up; a bar shows how far it is, and every failure is told and saved at once."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(args.game, total=args.games)

        def after_each(part: Summary) -> None:
            for failure in part.failures:
                keep(failure, args.save or FAILURES, terminal)
            bar.advance(task, part.games)

        return total(batches, after_each)


def keep(failure: Failure, folder: Path, terminal: Terminal) -> None:
    """Save a failure and say where."""
    texts = terminal.texts
    try:
        path = save_failure(folder, failure)
    except OSError as error:
        raise problem("fuzz-unwritable", file=folder, reason=reason(error, texts)) from error
    told = clean(failure.reason)
    terminal.say(texts.say("fuzz-failure", number=failure.number, reason=told, file=path))


def run_one(args: argparse.Namespace, terminal: Terminal) -> int:
    """One game of a run again, alone; with --save its record is kept, whatever happened."""
    subject, texts = SUBJECTS[args.game], terminal.texts
    planned = plan(subject, args.seed, args.only)
    options = ", ".join(f"{name}={value}" for name, value in planned.options.items())
    policies = ", ".join(planned.policies)
    terminal.say(texts.say("fuzz-table", number=args.only, options=options, policies=policies))
    played = play(subject, planned)
    if played.failure:
        keep(played.failure, args.save or FAILURES, terminal)
        terminal.console.out(played.failure.details)
        return FAILED
    if args.save:
        path = save(args.save, f"{args.game}-game-{args.only}", played.record)
        terminal.say(texts.say("fuzz-saved", file=path))
    result = played.record.result or {}
    terminal.say(texts.say("fuzz-ended", rows=len(played.record.log), ending=result["ending"]))
    return 0
