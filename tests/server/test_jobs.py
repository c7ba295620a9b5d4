"""Jobs: planned with their cause, done once, when they are due."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from barbaricum.server.clock import SECOND
from barbaricum.server.jobs import Job, Lost, Runner, cancel, plan
from barbaricum.server.jobs.schema import JOBS
from barbaricum.server.jobs.taking import LEASE, PAUSES, take
from barbaricum.server.storage import Storage
from tests.server.hands import NOON, Hands

SOON = NOON + 10 * SECOND
LATER = NOON + 20 * SECOND


class Desk:
    """A runner with a clock of ours, and what it has done."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.hands = Hands()
        self.runner = Runner(storage, self.hands)
        self.done: asyncio.Queue[str] = asyncio.Queue()
        self.runner.handle("note", self._note)

    async def _note(self, job: Job) -> None:
        await self.storage.write(job.finish)
        self.done.put_nowait(job.payload.get("text", job.key))

    async def plan(self, key: str, due: int, kind: str = "note", **payload: Any) -> None:
        await self.storage.write(lambda connection: plan(connection, kind, key, due, payload))

    async def heard(self, count: int) -> list[str]:
        """What is done next; that nothing comes would be a failure, so there is an end to it."""
        return [await asyncio.wait_for(self.done.get(), 10) for _ in range(count)]

    async def take(self, now: int) -> list[Job]:
        return await self.storage.write(lambda connection: take(connection, {"note": 1}, now))

    async def rows(self) -> list[Any]:
        c = JOBS.c
        columns = (c.key, c.due, c.owner, c.attempts, c.error)
        return list(
            await self.storage.read(lambda connection: connection.execute(select(*columns)).all())
        )


def at_desk(folder: Path, work: Callable[[Desk], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = Storage(folder / "jobs.sqlite")
        desk = Desk(storage)
        try:
            await work(desk)
        finally:
            await desk.runner.stop()
            storage.close()

    asyncio.run(run())


def test_jobs_are_done_when_they_are_due_and_in_that_order(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        desk.runner.start()
        await desk.plan("b", SOON + 2)
        await desk.plan("a", LATER)
        await desk.plan("c", SOON + 1)
        desk.hands.turn(11)
        assert await desk.heard(2) == ["c", "b"]
        assert desk.done.empty()
        desk.hands.turn(9)
        assert await desk.heard(1) == ["a"]
        assert await desk.rows() == []

    at_desk(tmp_path, work)


def test_what_was_due_while_no_server_ran_is_done_at_the_start(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        await desk.plan("a", NOON - 5)
        desk.runner.start()
        assert await desk.heard(1) == ["a"]

    at_desk(tmp_path, work)


def test_planning_a_job_again_moves_it(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        desk.runner.start()
        await desk.plan("a", SOON, text="early")
        await desk.plan("a", LATER, text="late")
        desk.hands.turn(15)
        await desk.plan("b", SOON, text="between")
        assert await desk.heard(1) == ["between"]
        desk.hands.turn(5)
        assert await desk.heard(1) == ["late"]

    at_desk(tmp_path, work)


def test_a_job_that_was_called_off_is_not_done(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        desk.runner.start()
        await desk.plan("a", SOON)
        await desk.plan("b", LATER)
        await desk.storage.write(lambda connection: cancel(connection, "note", "a"))
        desk.hands.turn(20)
        assert await desk.heard(1) == ["b"]

    at_desk(tmp_path, work)


def test_a_plan_is_forgotten_with_the_transaction_that_made_it(tmp_path: Path) -> None:
    def broken(connection: Any) -> None:
        plan(connection, "note", "a", SOON)
        raise ZeroDivisionError

    async def work(desk: Desk) -> None:
        with pytest.raises(ZeroDivisionError):
            await desk.storage.write(broken)
        assert await desk.rows() == []

    at_desk(tmp_path, work)


def test_a_job_can_ask_to_be_done_again_later(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        async def twice(job: Job) -> None:
            if job.payload["round"] == 1:
                await desk.storage.write(
                    lambda connection: job.again(connection, LATER, {"round": 2})
                )
            desk.done.put_nowait(f"round {job.payload['round']}")

        desk.runner.handle("twice", twice)
        desk.runner.start()
        await desk.plan("a", SOON, "twice", round=1)
        desk.hands.turn(10)
        assert await desk.heard(1) == ["round 1"]
        desk.hands.turn(10)
        assert await desk.heard(1) == ["round 2"]

    at_desk(tmp_path, work)


def test_a_job_that_fails_is_tried_again_after_growing_pauses_and_then_given_up(
    tmp_path: Path,
) -> None:
    async def work(desk: Desk) -> None:
        async def fails(job: Job) -> None:
            desk.done.put_nowait(f"try {job.attempts}")
            raise ValueError("no")

        desk.runner.handle("fails", fails)
        desk.runner.start()
        await desk.plan("a", NOON, "fails")
        for number, pause in enumerate(PAUSES, 1):
            assert await desk.heard(1) == [f"try {number}"]
            due = desk.hands.ms() + pause
            while (await desk.rows())[0].due != due:
                await asyncio.sleep(0)
            desk.hands.turn(pause / SECOND)
        assert await desk.heard(1) == [f"try {len(PAUSES) + 1}"]
        while (await desk.rows())[0].due is not None:
            await asyncio.sleep(0)
        assert (await desk.rows())[0].error == "ValueError('no')"

    assert list(PAUSES) == sorted(PAUSES)
    at_desk(tmp_path, work)


def test_a_job_planned_anew_while_it_is_done_does_not_count_the_first_time(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        lost: list[str] = []

        async def slow(job: Job) -> None:
            if job.payload["text"] == "old":
                await desk.plan("a", LATER, "slow", text="new")
            try:
                await desk.storage.write(job.finish)
            except Lost:
                lost.append(job.payload["text"])
                raise
            desk.done.put_nowait(job.payload["text"])

        desk.runner.handle("slow", slow)
        desk.runner.start()
        await desk.plan("a", NOON, "slow", text="old")
        while not lost:
            await asyncio.sleep(0)
        desk.hands.turn(20)
        assert await desk.heard(1) == ["new"]
        assert lost == ["old"]

    at_desk(tmp_path, work)


def test_a_job_is_kept_as_long_as_it_is_being_done(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        go, began = asyncio.Event(), asyncio.Event()

        async def long(job: Job) -> None:
            began.set()
            await go.wait()
            await desk.storage.write(job.finish)
            desk.done.put_nowait(f"try {job.attempts}")

        desk.runner.handle("long", long)
        desk.runner.start()
        await desk.plan("a", NOON, "long")
        await asyncio.wait_for(began.wait(), 10)
        desk.hands.turn(10 * LEASE / SECOND)
        await desk.plan("b", NOON)
        assert await desk.heard(1) == ["b"]
        go.set()
        assert await desk.heard(1) == ["try 1"]

    at_desk(tmp_path, work)


def test_so_many_jobs_of_a_kind_are_done_at_once_and_no_more(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        busy, most, go = 0, 0, asyncio.Event()

        async def one(job: Job) -> None:
            nonlocal busy, most
            busy += 1
            most = max(most, busy)
            await go.wait()
            await desk.storage.write(job.finish)
            busy -= 1
            desk.done.put_nowait(job.key)

        desk.runner.handle("one", one, at_once=1)
        for key in "abc":
            await desk.plan(key, NOON, "one")
        await desk.plan("other", NOON)
        desk.runner.start()
        assert await desk.heard(1) == ["other"]
        go.set()
        assert await desk.heard(3) == ["a", "b", "c"]
        assert most == 1

    at_desk(tmp_path, work)


def test_a_server_that_stops_lets_its_jobs_go(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        began = asyncio.Event()

        async def hangs(_job: Job) -> None:
            began.set()
            await asyncio.Event().wait()

        desk.runner.handle("hangs", hangs)
        desk.runner.start()
        await desk.plan("a", NOON, "hangs")
        await asyncio.wait_for(began.wait(), 10)
        await desk.runner.stop()
        row = (await desk.rows())[0]
        assert (row.owner, row.attempts, row.due) == (None, 0, NOON)

    at_desk(tmp_path, work)


def test_a_job_that_kills_every_process_is_given_up(tmp_path: Path) -> None:
    async def work(desk: Desk) -> None:
        await desk.plan("a", NOON)
        for number in range(len(PAUSES) + 1):
            assert [job.key for job in await desk.take(NOON + number * LEASE)] == ["a"]
        assert await desk.take(NOON + (len(PAUSES) + 1) * LEASE) == []
        assert (await desk.rows())[0].due is None

    at_desk(tmp_path, work)
