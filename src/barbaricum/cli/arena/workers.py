"""Who plays the games: this process, several, or a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from typing import Any, Protocol, TypeVar

from barbaricum.cli.children import end_with_parent
from barbaricum.cli.problems import problem

T = TypeVar("T")
Task = Callable[[int], T]
"""What is done with each number; it travels to other processes and machines."""


class Worker(Protocol):
    """Does a task with each number, so many at a time, and gives what comes of it."""

    def __call__(self, task: Task[T], numbers: Sequence[int], processes: int, /) -> Iterator[T]: ...


def alone(task: Task[T], numbers: Sequence[int], _processes: int) -> Iterator[T]:
    """One after the other."""
    return map(task, numbers)


def in_processes(task: Task[T], numbers: Sequence[int], processes: int) -> Iterator[T]:
    """As they end."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, context, end_with_parent) as pool:
        waiting: set[Future[T]] = set()
        try:
            for number in numbers:
                waiting.add(pool.submit(task, number))
                if len(waiting) >= 2 * processes:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from (one.result() for one in done)
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (one.result() for one in done)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def on_ray(task: Task[T], numbers: Sequence[int], processes: int) -> Iterator[T]:
    """On a Ray cluster, or on one of this machine alone if there is none.

    Twice as many tasks as the cluster has cores are on their way at any time.
    """
    ray = joined(processes)
    remote = ray.remote(num_cpus=1)(done_with).remote
    handed = ray.put(task)
    most = 2 * max(processes, int(ray.cluster_resources().get("CPU", 1)))
    waiting: list[Any] = []  # references of Ray
    for number in numbers:
        waiting.append(remote(handed, number))
        if len(waiting) >= most:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)


def done_with(task: Task[T], number: int) -> T:
    """Ray takes plain functions only."""
    return task(number)


def joined(processes: int) -> Any:  # the module, an optional extra without types of its own
    """Ray, in touch with the cluster that RAY_ADDRESS names or with one of this machine."""
    try:
        ray: Any = import_module("ray")  # as above
    except ImportError as error:
        raise problem("arena-no-ray") from error
    if not ray.is_initialized():
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that we play
        away = "RAY_ADDRESS" in os.environ
        own = {} if away else {"num_cpus": processes, "include_dashboard": False}
        ray.init(log_to_driver=False, **own)
    return ray


def worker(processes: int, ray: bool) -> Worker:
    """Whoever was asked for."""
    if ray:
        return on_ray
    return alone if processes == 1 else in_processes
