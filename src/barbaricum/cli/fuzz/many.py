"""Playing many games in several processes, and adding up what they showed."""

from __future__ import annotations

import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Final

from barbaricum.cli.children import end_with_parent
from barbaricum.cli.fuzz.attila import SUBJECT as ATTILA
from barbaricum.cli.fuzz.invasions import SUBJECT as INVASIONS
from barbaricum.cli.fuzz.one import Failure, play
from barbaricum.cli.fuzz.plan import plan
from barbaricum.cli.fuzz.subject import Subject, Tally
from barbaricum.core import CHANCE

SUBJECTS: Final[dict[str, Subject]] = {"attila": ATTILA, "invasions": INVASIONS}

BATCH: Final = 32
"""Games that a process plays before it reports."""

MOST_FAILURES: Final = 100
"""After so many failures a run stops: the next ones would say the same."""


@dataclass(slots=True)
class Summary:
    """What a run showed so far."""

    games: int = 0
    rows: int = 0
    seconds: float = 0.0
    tally: Tally = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    """How long each game was; turns only where the game counts them."""
    interrupted: bool = False

    def add(self, other: Summary) -> None:
        """Take in what another part of the run showed."""
        self.games += other.games
        self.rows += other.rows
        self.seconds += other.seconds
        self.tally += other.tally
        self.failures += other.failures
        self.decisions += other.decisions
        self.turns += other.turns

    @property
    def spent(self) -> bool:
        """Whether there are failures enough."""
        return len(self.failures) >= MOST_FAILURES


def play_some(subject: Subject, seed: int, numbers: Sequence[int]) -> Summary:
    """Some games of a run, one after the other."""
    start = time.perf_counter()
    summary = Summary()
    for number in numbers:
        played = play(subject, plan(subject, seed, number))
        summary.games += 1
        summary.rows += len(played.record.log)
        summary.tally += played.tally
        summary.decisions.append(sum(seat != CHANCE for seat, _ in played.record.log))
        if played.failure:
            summary.failures.append(played.failure)
        elif subject.turns:
            summary.turns.append(subject.turns(played.state))
    summary.seconds = time.perf_counter() - start
    return summary


def play_batch(name: str, seed: int, numbers: Sequence[int]) -> Summary:
    """What another process is asked to do."""
    return play_some(SUBJECTS[name], seed, numbers)


def batches(games: int) -> Iterator[range]:
    """The numbers of all games, cut into batches."""
    return (range(start, min(start + BATCH, games)) for start in range(0, games, BATCH))


def play_alone(subject: Subject, seed: int, games: int) -> Iterator[Summary]:
    """The whole run in this process, batch by batch."""
    return (play_some(subject, seed, numbers) for numbers in batches(games))


def play_in_processes(name: str, seed: int, games: int, processes: int) -> Iterator[Summary]:
    """The whole run in several processes, batch by batch in order."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context, end_with_parent) as pool:
        waiting: list[Future[Summary]] = []
        try:
            for numbers in batches(games):
                waiting.append(pool.submit(play_batch, name, seed, numbers))
                if len(waiting) > 4 * processes:
                    yield waiting.pop(0).result()
            while waiting:
                yield waiting.pop(0).result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def total(parts: Iterator[Summary], after_each: Callable[[Summary], None]) -> Summary:
    """All parts added up; `after_each` sees each one. Too many failures, or Ctrl-C, end the run."""
    summary = Summary()
    try:
        for part in parts:
            summary.add(part)
            after_each(part)
            if summary.spent:
                break
    except KeyboardInterrupt:
        summary.interrupted = True
    return summary
