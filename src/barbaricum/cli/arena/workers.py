"""Who plays the games: this process, several, or a Ray cluster."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from typing import Any

from barbaricum.cli.arena.match import Match, Played, play
from barbaricum.cli.problems import problem

Games = Iterator[Played]
Worker = Callable[[Match, Sequence[int], int], Games]


def alone(match: Match, numbers: Sequence[int], _processes: int) -> Games:
    """One game after the other."""
    return (play(match, number) for number in numbers)


def in_processes(match: Match, numbers: Sequence[int], processes: int) -> Games:
    """As the games end."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        waiting: set[Future[Played]] = set()
        try:
            for number in numbers:
                waiting.add(pool.submit(play, match, number))
                if len(waiting) >= 2 * processes:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from (one.result() for one in done)
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (one.result() for one in done)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def on_ray(match: Match, numbers: Sequence[int], processes: int) -> Games:
    """On a Ray cluster, or on one of this machine alone if there is none."""
    try:
        ray: Any = import_module("ray")  # an optional extra, without types of its own
    except ImportError as error:
        raise problem("arena-no-ray") from error
    if not ray.is_initialized():
        ray.init(num_cpus=processes, include_dashboard=False, log_to_driver=False)
    remote = ray.remote(play)
    waiting: list[Any] = []  # references of Ray
    for number in numbers:
        waiting.append(remote.remote(match, number))
        if len(waiting) >= 2 * processes:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)


def worker(processes: int, ray: bool) -> Worker:
    """Whoever was asked for."""
    if ray:
        return on_ray
    return alone if processes == 1 else in_processes
