"""The first load of the page in Chromium: bytes over the wire, questions, time until it is ready.

    .venv/bin/python -m tools.page_weight [--mobile] [--rounds 3]

A server of its own, an empty browser for every round; the front door, and a running table of each
game. `--mobile` gives the browser the network and the processor of Lighthouse's simulated phone.
Bytes do not depend on the machine, times do: say with them what else it had to do.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, CDPSession, ViewportSize, expect, sync_playwright

from barbaricum import games

Json = Any  # what the browser tells
MOST: Final = 900_000
"""Bytes of the first load, the map included."""
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
DESKTOP: Final[ViewportSize] = {"width": 1366, "height": 768}
SLOW: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 204_800,
    "uploadThroughput": 93_750,
}
"""1.6 Mbit/s and 150 ms: what Lighthouse calls slow 4G."""
SLOWER: Final = 4
"""So many times slower a phone computes."""
PATIENCE: Final = 60_000


@dataclass
class Load:
    """What one page cost."""

    kinds: dict[str, str] = field(default_factory=dict)
    bytes: Counter[str] = field(default_factory=Counter)
    ready: float = 0

    def watch(self, session: CDPSession) -> None:
        """Count whatever the browser gets from now on."""
        session.on("Network.responseReceived", self._named)
        session.on("Network.loadingFinished", self._weighed)
        session.send("Network.enable")

    def _named(self, event: Json) -> None:
        self.kinds[event["requestId"]] = event["type"].lower()

    def _weighed(self, event: Json) -> None:
        self.bytes[self.kinds.get(event["requestId"], "other")] += int(event["encodedDataLength"])


@contextmanager
def served() -> Iterator[str]:
    """A server with a folder that is thrown away."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "barbaricum", "serve", "--port", "0", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            try:
                yield next(word for word in line.split() if word.startswith("http"))
            finally:
                process.terminate()


def begun(url: str, game: str) -> tuple[str, list[Json]]:
    """The address of a table at which a game has begun, and the cookies of who plays there."""
    with httpx.Client(base_url=url) as client:
        seats = [
            {"kind": "human"},
            *({"kind": "bot", "bot": "random", "name": name} for name in "BCD"),
        ]
        body = {"game": game, "name": "A", "seats": seats, "options": {"first": "seat"}}
        table = client.post("/api/tables", json=body).json()["id"]
        client.post(f"/api/tables/{table}/commands", json={"type": "start", "id": "start"})
        cookies = [{"name": n, "value": v, "url": url} for n, v in client.cookies.items()]
    return f"{url.rstrip('/')}/table/{table}", cookies


def load(browser: Browser, address: str, cookies: list[Json], *, mobile: bool) -> Load:
    """Open a page in an empty browser and wait until one could play."""
    context = browser.new_context(
        viewport=PHONE if mobile else DESKTOP, is_mobile=mobile, has_touch=mobile, locale="en-GB"
    )
    context.add_cookies(cookies)
    page = context.new_page()
    session, result = context.new_cdp_session(page), Load()
    result.watch(session)
    if mobile:
        session.send("Network.emulateNetworkConditions", SLOW)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address, wait_until="commit")
    expect(page.locator("article .go, [data-number]").first).to_be_visible(timeout=PATIENCE)
    result.ready = float(page.evaluate("() => performance.now()"))
    page.wait_for_load_state("networkidle")
    context.close()
    return result


def told(name: str, loads: list[Load]) -> bool:
    """One line for a page; whether it keeps to the limit."""
    one = loads[0]
    kinds = ", ".join(f"{kind} {size / 1000:.0f}" for kind, size in one.bytes.most_common())
    total, ready = sum(one.bytes.values()), median(each.ready for each in loads)
    print(f"{name:<10} {len(one.kinds):3} questions {total / 1000:6.1f} kB   ready {ready:6.0f} ms")
    print(f"{'':<10} {kinds}")
    return total < MOST


def main() -> int:
    """Measure, and say what came out; status 1 if a page is too heavy."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mobile", action="store_true")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    program = shutil.which("chromium")
    if program is None:
        sys.exit("page_weight needs Chromium on the PATH")
    device, busy = "phone" if args.mobile else "desktop", os.getloadavg()[0]
    print(f"{device}, load average {busy:.1f}, limit {MOST / 1000:.0f} kB")
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        home: dict[str, tuple[str, list[Json]]] = {"home": (url, [])}
        pages = home | {game: begun(url, game) for game in games.names()}
        kept = [
            told(name, [load(browser, *page, mobile=args.mobile) for _ in range(args.rounds)])
            for name, page in pages.items()
        ]
        browser.close()
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
