"""How much the time of messages and answers tells about hidden cards: measured, not promised.

Two games that one seat cannot tell apart are played in turns, again and again, on a real server.
For every moment the times of one game are compared with those of the other, and with themselves.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from statistics import fmean, median

import pytest

from barbaricum.core.game import CHANCE
from barbaricum.core.record import Row
from tests.security.test_sizes import ROWS, seated
from tests.server.ears import Ear
from tests.server.hands import Hands
from tests.server.running import Client, Running, running
from tests.server.test_no_leak import rig
from tests.server.twins import KINDS, Kind, twins

SEEDS = {"attila": 0, "invasions": 85}
Times = list[list[float]]
"""Of every moment the milliseconds it took, one for every time it was played."""


@dataclass
class Watched:
    """What seat 0 sees by its watch in one of the two games."""

    log: Sequence[Row]
    heard: Times = field(default_factory=list)
    """From a decision of another seat until its message is here."""
    asked: Times = field(default_factory=list)
    """How long the answer to a question about the table takes."""

    def play(self, server: Running, kind: Kind) -> None:
        clients = seated(server, kind)
        with ExitStack() as stack:
            ears = [stack.enter_context(Ear(client)) for client in clients]
            for ear in ears:
                ear.of("hello")
            clients[0].do("start")
            first = next(number for number, (seat, _) in enumerate(self.log) if seat != CHANCE)
            for ear in ears:
                ear.at(first)
            heard, asked = self._follow(first, clients[0], ears)
        for times, more in ((self.heard, heard), (self.asked, asked)):
            times[:] = times or [[] for _ in more]
            for known, new in zip(times, more, strict=True):
                known.append(new)

    def _follow(
        self, number: int, ana: Client, ears: Sequence[Ear]
    ) -> tuple[list[float], list[float]]:
        heard, asked = [], []
        while number < ROWS:
            seat, text = self.log[number]
            after = next(n for n in range(number + 1, ROWS + 99) if self.log[n][0] != CHANCE)
            begun = time.perf_counter()
            ears[seat].say("act", number=number, text=text)
            ears[0].at(after)
            if seat != 0:
                heard.append((time.perf_counter() - begun) * 1000)
            for ear in ears[1:]:
                ear.at(after)
            begun = time.perf_counter()
            ana.get("/events", after=after)
            asked.append((time.perf_counter() - begun) * 1000)
            number = after
        return heard, asked


def right(one: Sequence[float], other: Sequence[float]) -> float:
    """How often one time tells which game it is of, to somebody who knows which is slower."""
    slower = sum((b > a) + (b == a) / 2 for a, b in product(one, other))
    share = slower / (len(one) * len(other))
    return max(share, 1 - share)


def compared(one: Times, other: Times) -> tuple[float, float]:
    """Right guesses between the two games, and, by chance alone, within each of them."""
    between = fmean(right(a[::2], b[1::2]) for a, b in zip(one, other, strict=True))
    within = fmean(right(times[::2], times[1::2]) for times in (*one, *other))
    return between, within


def measured(folder: Path, name: str, rounds: int) -> tuple[Watched, Watched]:
    """Both games in turns, so that a busy minute of the machine meets both."""
    kind = KINDS[name]
    both = twins(kind, SEEDS[name], seat=0)
    games = Watched(both.one), Watched(both.other)
    with (
        pytest.MonkeyPatch.context() as patch,
        running(folder / name / "tables.sqlite", clock=Hands()) as server,
    ):
        for number in range(rounds):
            for game in games if number % 2 else reversed(games):
                rig(patch, kind, game.log)
                game.play(server, kind)
    return games


def report(name: str, kind: str, one: Times, other: Times) -> str:
    between, within = compared(one, other)
    usual = median(time for times in (*one, *other) for time in times)
    return (
        f"{name}, {kind}: {len(one)} moments, {len(one[0])} times each, usually {usual:.2f} ms; "
        f"right guesses {between:.3f} between other hands, {within:.3f} between the same"
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py timing", description=__doc__)
    parser.add_argument("--rounds", type=int, default=60)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="barbaricum-timing-") as folder:
        for name in SEEDS:
            one, other = measured(Path(folder), name, asked.rounds)
            print(report(name, "heard", one.heard, other.heard), flush=True)
            print(report(name, "asked", one.asked, other.asked), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
