"""Lighthouse's simulated phone at the front door and at a running table of each game.

    .venv/bin/python -m tools.lighthouse [--rounds 3] [--busy] [--lighthouse PROGRAM]

A server of its own; Chromium and Lighthouse (npm lighthouse 12, not part of the project) are found
on the PATH. Every round is told, then the best: what else the machine does makes figures worse,
never better. `--busy` counts for every task the time of the processor instead of that of the wall,
so that a machine with other work gives about the figures of a quiet one.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any, Final

from barbaricum import games
from tools.page_weight import begun, served

Json = Any  # what Lighthouse tells
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
METRICS: Final = {
    "first paint": "first-contentful-paint",
    "largest": "largest-contentful-paint",
    "blocked": "total-blocking-time",
    "ready": "interactive",
    "speed": "speed-index",
}
CHROMIUM: Final = (
    "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run "
    "--disable-background-networking --disable-component-update --disable-sync"
)
AIM: Final = 95
READY: Final = 2_000
"""Milliseconds until the largest paint, and until one could play."""
MOST: Final = 900_000
"""Bytes."""


def report(program: str, url: str, *, busy: bool) -> Json:
    """What Lighthouse says about a page."""
    with tempfile.TemporaryDirectory() as folder:
        # Into a file: a pipe would be closed before all of it is written.
        told = Path(folder) / "told.json"
        ask = partial(_ask, program, url, f"--output-path={told}")
        if busy:
            ask(f"--gather-mode={folder}")
            for trace in Path(folder).glob("*trace.json"):
                trace.write_text(json.dumps(_of_the_processor(json.loads(trace.read_text()))))
        ask(*([f"--audit-mode={folder}"] if busy else []))
        return json.loads(told.read_text())


def _ask(program: str, url: str, *options: str) -> None:
    command = [program, url, "--quiet", "--output=json", f"--chrome-flags={CHROMIUM}", *options]
    command.append(f"--only-categories={','.join(CATEGORIES)}")
    chromium = {"CHROME_PATH": shutil.which("chromium") or ""}
    subprocess.run(command, env={**os.environ, **chromium}, capture_output=True, check=True)


def _of_the_processor(trace: Json) -> Json:
    """The same trace, no task longer than the processor worked on it."""
    for event in trace["traceEvents"]:
        if "tdur" in event and "dur" in event:
            event["dur"] = min(event["dur"], event["tdur"])
    return trace


def scores(told: Json) -> tuple[int, ...]:
    """Out of a hundred, in the order of the categories."""
    return tuple(round(100 * told["categories"][name]["score"]) for name in CATEGORIES)


def line(name: str, told: Json) -> str:
    """One page in one line."""
    audits = told["audits"]
    times = (f"{word} {audits[key]['numericValue']:.0f}" for word, key in METRICS.items())
    size = audits["total-byte-weight"]["numericValue"] / 1000
    return f"{name:<10} {'/'.join(map(str, scores(told)))}  {', '.join(times)} ms, {size:.0f} kB"


def kept(told: Json) -> bool:
    """Whether a page keeps to all limits."""
    audits = told["audits"]
    ready = max(audits[METRICS[word]]["numericValue"] for word in ("largest", "ready"))
    size = audits["total-byte-weight"]["numericValue"]
    return min(scores(told)) >= AIM and ready < READY and size < MOST


def best(program: str, name: str, url: str, rounds: int, *, busy: bool) -> Json:
    """The best of some rounds, each of them told."""
    found = []
    for _ in range(rounds):
        found.append(report(program, url, busy=busy))
        print(f"  {line(name, found[-1])}, load average {os.getloadavg()[0]:.1f}", flush=True)
    return min(found, key=lambda told: told["audits"][METRICS["ready"]]["numericValue"])


def main() -> int:
    """Measure, and say what came out; status 1 if a limit is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--busy", action="store_true")
    parser.add_argument("--lighthouse", default="lighthouse")
    args = parser.parse_args()
    program = shutil.which(args.lighthouse)
    if program is None or shutil.which("chromium") is None:
        sys.exit("Lighthouse and Chromium are needed: npm install lighthouse@12, --lighthouse PATH")
    with served() as url:
        pages = {"home": url} | {game: begun(url, game)[0] for game in games.names()}
        found = {
            name: best(program, name, page, args.rounds, busy=args.busy)
            for name, page in pages.items()
        }
    print("best of", args.rounds)
    for name, told in found.items():
        print(f"{line(name, told)}{'' if kept(told) else '  !!!'}")
    return 0 if all(kept(told) for told in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
