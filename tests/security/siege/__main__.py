"""`python3 dev.py siege`: what an honest player notices of one hostile address."""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

import httpx

from tests.patience import until
from tests.security.siege.victim import Victim
from tests.server.process import Process
from tests.server.running import HUMAN, Client, Json
from tests.services.postgres import database, postgres

MEDIAN: Final = 0.3
WORST: Final = 1.5
"""What is aimed at, in seconds: at the median, and for 99 of 100."""
TOO_MANY: Final = 429
HOT_SEAT: Final = {"kind": "hot-seat", "name": "Bert"}
Times = Mapping[str, Sequence[float]]


@dataclass(frozen=True)
class Outcome:
    """What an honest player noticed before and during the siege, and what the attack came to."""

    calm: Times
    siege: Times
    refused: Sequence[str]
    attack: Mapping[str, int]

    def holds(self) -> bool:
        """Whether it was as fast as is aimed at, and nothing was refused."""
        return not self.refused and all(
            median(found) < MEDIAN and worst(found) < WORST for found in self.siege.values()
        )


def worst(found: Sequence[float]) -> float:
    """The time within which 99 of 100 were answered."""
    return sorted(found)[max(0, round(len(found) * 0.99) - 1)]


def besieged(url: str, game: str, calm: float, seconds: float) -> Outcome:
    """Play in peace, then under attack."""
    client, before, during = Client(url), Victim(url), Victim(url)
    with closing(client.http), closing(before.client.http), closing(during.client.http):
        finished = finish(client, game)
        before.play(calm)
        with attacked(url, finished) as came:
            during.play(seconds, least=3)
    return Outcome(before.times, during.times, [*before.refused, *during.refused], came)


@contextmanager
def attacked(url: str, finished: str) -> Iterator[dict[str, int]]:
    """Under attack; afterwards what came of it."""
    command = [sys.executable, "-m", "tests.security.siege.attack", url, finished]
    came: dict[str, int] = {}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield came
        finally:
            told, _ = process.communicate("")
            came |= json.loads(told or "{}")


def finish(client: Client, game: str) -> str:
    """A whole game by chance, played by both hands of one browser."""
    client.create(HUMAN, HOT_SEAT, game=game, options={"first": "seat"})
    client.do("start")
    chance = random.Random(375)
    while (shown := _asked(client)) is not None:
        text = chance.choice(shown["legal"])["text"]
        _patiently(partial(client.send, "act", number=shown["number"], text=text))
    return client.table


def _asked(client: Client) -> Json:
    """The position of the hand that has to decide; nothing after the end."""
    for seat in (0, 1):
        found = _patiently(partial(client.get, "/events", after=1_000_000, seat=seat))
        if found["position"]["legal"]:
            return found["position"]
    return None


def _patiently(ask: Callable[[], httpx.Response]) -> Json:
    """The answer, as soon as the limits of an address allow it."""
    answer = until(ask, lambda answer: answer.status_code != TOO_MANY)
    assert answer.is_success, answer.text
    return answer.json()


@contextmanager
def served(kind: str) -> Iterator[str]:
    """A server with its usual limits, at a file or at a PostgreSQL of its own."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="siege-")))
        options = []
        if kind == "postgres":
            address = stack.enter_context(database(stack.enter_context(postgres())))
            options = ["--database", address]
        yield stack.enter_context(Process(folder, *options)).url


def report(kind: str, outcome: Outcome) -> str:
    """The tables that are printed."""
    lines = [
        f"{platform.node()}, {os.cpu_count()} cores, {kind}; load {os.getloadavg()[0]:.1f}",
        "",
    ]
    lines += ["| what | times | calm, median | 99 of 100 | besieged, median | 99 of 100 |"]
    lines += ["| --- | --- | --- | --- | --- | --- |"]
    for what, found in sorted(outcome.siege.items()):
        calm = outcome.calm.get(what, [0])
        figures = (median(calm), worst(calm), median(found), worst(found))
        told = " | ".join(f"{figure * 1000:.0f} ms" for figure in figures)
        lines.append(f"| {what} | {len(found)} | {told} |")
    lines += [
        "",
        "The attack: " + ", ".join(f"{k}: {n}" for k, n in sorted(outcome.attack.items())),
    ]
    return "\n".join([*lines, *(f"REFUSED: {one}" for one in outcome.refused)])


def main() -> int:
    """Besiege a server of our own, and say what came of it."""
    parser = argparse.ArgumentParser(prog="dev.py siege")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    asked = parser.parse_args()
    with served(asked.database) as url:
        outcome = besieged(url, "invasions", asked.seconds / 4, asked.seconds)
    print(report(asked.database, outcome))
    return 0 if outcome.holds() else 1


if __name__ == "__main__":
    sys.exit(main())
