"""Throws junk at the socket of a real server: `python3 dev.py fuzz-socket [--seconds N]`.

Afterwards the server is alive, has logged no error, has not grown, and the table is as its players
left it.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.security.junk import frames
from tests.security.wire import Wire
from tests.server.ears import Ear
from tests.server.process import Process
from tests.server.running import HUMAN, OPEN, Client

CALLS: Final = 40
"""So many frames over one connection: the server hears no more of anybody in so short a time."""
PAUSE: Final = 0.05
"""Seconds, where the server says that connections come too fast."""
GROWTH: Final = 64
"""Megabytes that a server may grow by while it fills its caches."""
REFUSALS: Final = 50
"""More often than that the server has to say no: junk that is not heard proves nothing."""
PATIENCE: Final = 60
"""Seconds more for that, on a busy machine."""
TYPES: Final = re.compile(rb'{"type":"(\w+)"')


@dataclass
class Seen:
    """What came of it."""

    connections: int = 0
    frames: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    growth: float = 0.0


@dataclass(frozen=True)
class Target:
    """Where to throw, and as whom."""

    process: Process
    table: str
    cookies: list[str]


def fuzz(folder: Path, seconds: float, seed: int) -> Seen:
    """Junk for so long, then a look at what is left."""
    log, seen = folder / "log", Seen()
    folder.joinpath("barbaricum.toml").write_text('[log]\nform = "json"\n')
    with log.open("w") as errors, Process(folder, errors=errors) as process:
        ana, bert = process.client(), process.client()
        _begin(ana, bert)
        target = Target(process, ana.table, [_cookie(bert), "", "barbaricum=forged"])
        with Ear(ana) as ear:
            _throw(target, ear, random.Random(seed), 0.5, Seen())  # it warms up
            before, rows = memory(process.pid), _rows(ana)
            _throw(target, ear, random.Random(seed), seconds, seen)
            seen.growth = memory(process.pid) - before
        seen.faults += _wrong(ana, rows)
    seen.faults += [line for line in log.read_text("utf-8").splitlines() if '"error"' in line]
    checked = subprocess.run(
        [sys.executable, "-m", "barbaricum", "check", "--data", str(folder)],
        capture_output=True,
        text=True,
        check=False,
    )
    seen.faults += [checked.stdout + checked.stderr] if checked.returncode else []
    return seen


def _begin(ana: Client, bert: Client) -> None:
    """A game in which Ana has to decide: whatever happens now, she did not do it."""
    table = ana.create(HUMAN, OPEN, options={"first": "seat"})["id"]
    bert.join(table, 1)
    ana.do("start")


def _cookie(client: Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())


def _throw(target: Target, ear: Ear, chance: random.Random, seconds: float, seen: Seen) -> None:
    """Junk from a player, an onlooker and a liar; Ana listens, so that nobody may replace her."""
    now = time.monotonic()
    ends, latest = now + seconds, now + seconds + PATIENCE
    while now < ends or (seen.answers["refused"] <= REFUSALS and now < latest):
        now = time.monotonic()
        with Wire(target.process.url, target.table, chance.choice(target.cookies)) as wire:
            if not wire.open:
                time.sleep(PAUSE)
                continue
            seen.connections += 1
            for _ in range(CALLS):
                seen.frames += 1
                if not wire.write(frames(chance)):
                    break
            wire.hear(0.05)
            seen.answers.update(kind.decode() for kind in TYPES.findall(bytes(wire.heard)))
        with suppress(TimeoutError):
            while True:
                ear.socket.recv(timeout=0)


def _rows(ana: Client) -> list[str]:
    return [json.dumps(event) for event in ana.get("/events", after=0).json()["events"]]


def _wrong(ana: Client, rows: list[str]) -> list[str]:
    """What is not as it was, or does not work any more."""
    health = ana.http.get("/api/health")
    found = [] if health.status_code == 200 else [health.text]
    found += [] if _rows(ana) == rows else ["the log of the table has changed"]
    position = ana.position()
    moved = ana.send("act", number=position["number"], text=position["legal"][0]["text"])
    found += [] if moved.status_code == 201 else [moved.text]
    return found + re.findall(r'.*status="5\d\d".*', ana.http.get("/metrics").text)


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found.group(1)) / 1024


def main() -> int:
    """By hand, for as long as one likes."""
    parser = argparse.ArgumentParser(prog="dev.py fuzz-socket", description=__doc__)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="barbaricum-fuzz-") as folder:
        seen = fuzz(Path(folder), asked.seconds, asked.seed)
    print(f"seed {asked.seed}: {seen.frames} frames over {seen.connections} connections")
    print("answers:", ", ".join(f"{kind} {count}" for kind, count in seen.answers.most_common()))
    print(f"memory: {seen.growth:+.1f} MB")
    if seen.growth > GROWTH:
        seen.faults.append(f"the server has grown by more than {GROWTH} MB")
    for fault in seen.faults:
        print("FAULT:", fault)
    return 1 if seen.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
