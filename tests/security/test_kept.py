"""S34 What is expensive and never changes is made once, off the event loop, and kept."""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from pathlib import Path

from barbaricum.server.shares.kept import EACH, Kept
from tests.security.siege.__main__ import finish
from tests.server.running import running


def test_an_answer_is_made_once_even_for_many_at_a_time() -> None:
    """S34 Who asks while it is being made waits for the same one; it is made in another thread."""
    made = list[threading.Thread]()

    def make() -> dict[str, int]:
        made.append(threading.current_thread())
        return {"rows": 3}

    async def ask() -> list[bytes]:
        kept = Kept()
        answers = await asyncio.gather(*(kept.whole(("course", "t"), make) for _ in range(10)))
        again = await kept.whole(("course", "t"), make)
        kept.close()
        return [bytes(memoryview(answer)) for answer in (*answers, again)]

    assert asyncio.run(ask()) == [b'{"rows":3}'] * 11
    assert len(made) == 1
    assert made[0] is not threading.current_thread()


def test_what_could_not_be_made_is_tried_again() -> None:
    """S34 A failure is nobody's answer but theirs whose question made it."""
    tries = list[int]()

    def make() -> int:
        tries.append(1)
        if len(tries) == 1:
            raise ValueError("not yet")
        return 7

    async def ask() -> list[object]:
        kept = Kept()
        found = await asyncio.gather(
            *(kept.whole(("course", "t"), make) for _ in range(3)), return_exceptions=True
        )
        kept.close()
        return [one if isinstance(one, BaseException) else bytes(memoryview(one)) for one in found]

    first, *others = asyncio.run(ask())
    assert isinstance(first, ValueError)
    assert others == [b"7", b"7"]


def test_rows_are_made_once_and_many_of_them_in_a_thread() -> None:
    """S34 A row is told in the same bytes for ever."""
    made = list[tuple[int, threading.Thread]]()

    def make(row: int) -> int:
        made.append((row, threading.current_thread()))
        return row

    async def ask() -> list[bytes]:
        kept = Kept()
        await kept.ahead(("rows", "t"), range(100), make)
        told = kept.rows(("rows", "t"), range(98, 102), make)
        kept.rows(("rows", "t"), range(98, 102), make)
        kept.close()
        return [bytes(memoryview(one)) for one in told]

    assert asyncio.run(ask()) == [b"98", b"99", b"100", b"101"]
    assert [row for row, _ in made] == list(range(102))
    here = threading.current_thread()
    assert [row for row, thread in made if thread is here] == [100, 101]


def test_so_much_is_kept_and_no_more() -> None:
    """S34 What was not asked for longest goes first."""
    made = list[str]()

    def make(name: str) -> str:
        made.append(name)
        return "x" * 10

    async def ask() -> None:
        kept = Kept(most=2 * (EACH + 12))
        for name in "abacab":
            await kept.whole((name,), partial(make, name))
        kept.close()

    asyncio.run(ask())
    assert made == ["a", "b", "c", "b"]


def test_a_finished_game_is_told_alike_however_often_it_is_asked_for(tmp_path: Path) -> None:
    """S34 Course, draws, replay and rows: the kept answer is the first one, for every language."""
    with running(tmp_path / "a.sqlite") as server:
        host = server.client()
        host.table = finish(server.client(), "attila")
        for path in ("/course", "/draws", "/replay", "/replay?as=open", "/events?after=0"):
            first, again = (host.get(path) for _ in range(2))
            assert first.status_code == 200
            assert first.headers["content-type"] == "application/json"
            assert first.content == again.content
        in_german = server.client("de")
        in_german.table = host.table
        told = [one.get("/events?after=0").json()["events"] for one in (host, in_german)]
        assert [row["number"] for row in told[0]] == [row["number"] for row in told[1]]
        assert told[0] != told[1]
