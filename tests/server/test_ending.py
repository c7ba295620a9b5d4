"""Tasks that shall end do, whatever they do about it."""

import asyncio

import pytest

from barbaricum.server.ending import end


async def deaf(times: int) -> None:
    """Goes on, so many times."""
    for _ in range(times):
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            continue
    await asyncio.Event().wait()


async def fails() -> None:
    raise ValueError("on its own")


async def tidies(done: list[str]) -> None:
    try:
        await asyncio.Event().wait()
    finally:
        await asyncio.sleep(0.01)
        done.append("tidied")


def test_a_task_is_told_until_it_ends(caplog: pytest.LogCaptureFixture) -> None:
    async def all_of_them() -> tuple[list[bool], list[str]]:
        tidied: list[str] = []
        works = (deaf(0), deaf(1), deaf(3), fails(), tidies(tidied))
        tasks = [asyncio.create_task(work) for work in works]
        await asyncio.sleep(0)
        await end(tasks, patience=0.1)
        return [task.cancelled() for task in tasks], tidied

    assert asyncio.run(all_of_them()) == ([True, True, True, False, True], ["tidied"])
    assert caplog.records == []


def test_to_end_nobody_takes_no_time() -> None:
    asyncio.run(asyncio.wait_for(end([]), 60))
