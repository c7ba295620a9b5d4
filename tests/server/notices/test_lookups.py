"""S8 Slow name servers hold up nobody: neither a player who adds a way, nor what is sent."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from barbaricum.server.clock import SECOND
from barbaricum.server.notices.desk import CHECKS, Asker
from barbaricum.server.notices.forms import NewWebhook
from barbaricum.server.notices.guard import Guard
from barbaricum.server.notices.lookups import Busy, Lookups, Unknown
from barbaricum.server.notices.post import Post
from barbaricum.server.notices.settling import PAUSES
from barbaricum.server.refusals import TooFast
from tests.server.notices.parlour import ANA, BERT, Parlour, in_parlour


@pytest.fixture
def mute(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Names of `.mute` get no answer before the test is over; the names that were asked for."""
    real, over, asked = socket.getaddrinfo, threading.Event(), list[str]()

    def resolve(host: Any, *args: Any, **keys: Any) -> Any:
        if str(host).endswith(".mute"):
            asked.append(host)
            over.wait()
            raise socket.gaierror(socket.EAI_AGAIN, "no answer")
        return real(host, *args, **keys)

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    yield asked
    over.set()


async def fill(lookups: Lookups, number: int) -> None:
    """So many names that nobody answers for."""
    names = (lookups.ask(f"{index}.mute", 443) for index in range(number))
    found = await asyncio.gather(*names, return_exceptions=True)
    assert all(isinstance(one, Unknown) for one in found)


def test_nobody_waits_longer_than_seconds_and_nobody_for_a_thread(mute: list[str]) -> None:
    async def work() -> None:
        lookups = Lookups(2, patience=0.05)
        await fill(lookups, 2)
        with pytest.raises(Busy):
            await lookups.ask("third.mute", 443)
        with pytest.raises(Unknown):
            await lookups.ask("0.mute", 443)

    asyncio.run(work())
    assert sorted(mute) == ["0.mute", "1.mute"]


def test_what_is_only_checked_does_not_hold_up_what_is_sent(mute: list[str]) -> None:
    async def work() -> None:
        guard = Guard(checking=Lookups(1, patience=0.05), sending=Lookups(1, patience=0.05))
        with pytest.raises(Unknown):
            await guard.check("https://slow.mute/")
        with pytest.raises(Busy):
            await guard.check("https://other.mute/")
        assert (await guard.look_up("https://8.8.8.8/")).port == 443

    asyncio.run(work())
    assert mute == ["slow.mute"]


def test_a_message_that_finds_no_thread_is_no_failure_of_its_channel(
    mute: list[str], tmp_path: Path
) -> None:
    async def work(parlour: Parlour) -> None:
        table, herald = await parlour.game(), parlour.desk.herald
        channel, ways = await parlour.webhook(BERT, "turn"), herald.ways
        full = Lookups(1, patience=0.05)
        await fill(full, 1)
        herald.ways = replace(ways, webhooks=Post(Guard(sending=full)))
        await parlour.turn_over(table, ANA)
        await parlour.passes(2 * len(PAUSES) * PAUSES[0] / SECOND)
        assert parlour.told() == []
        herald.ways = ways
        await parlour.passes(2 * PAUSES[0] / SECOND)
        assert len(parlour.told()) == 1
        kept = await parlour.channel(channel.id)
        assert kept is not None
        assert (kept.failures, kept.off) == (0, None)

    in_parlour(tmp_path, work)
    assert mute == ["0.mute"]


def test_one_address_has_only_so_many_names_looked_up(tmp_path: Path) -> None:
    async def work(parlour: Parlour) -> None:
        asker = Asker(BERT, "en", "", "192.0.2.1")
        for _ in range(int(CHECKS.burst)):
            await parlour.desk.add(asker, NewWebhook(address=parlour.hook.url))
        with pytest.raises(TooFast):
            await parlour.desk.add(asker, NewWebhook(address=parlour.hook.url))

    in_parlour(tmp_path, work)
