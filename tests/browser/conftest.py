"""A real server, a real browser, and pages on which nothing may go wrong unseen."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect, sync_playwright

from tests.browser.busy import Watched
from tests.browser.screens import Visit
from tests.browser.settling import PATIENCE
from tests.browser.sizes import DESKTOP, Size
from tests.server.running import running

Open = Callable[..., Page]
WAIT = float(os.environ.get("BARBARICUM_TEST_WAIT", "0"))
"""Milliseconds that every answer takes longer: what only works next to the server is found so."""


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("tables") / "tables.sqlite") as server:
        yield server.url


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one file only: while it is there, other tests could not run an event loop."""
    program = shutil.which("chromium")
    assert program is not None
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield chromium
        chromium.close()


def slow_down(page: Page, wait: float) -> None:
    """Every answer to the page takes so many milliseconds longer."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    line = {"offline": False, "latency": wait, "downloadThroughput": -1, "uploadThroughput": -1}
    devtools.send("Network.emulateNetworkConditions", line)


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[Open]:
    """Open pages, each in a browser of its own; what they complain about fails the test."""
    complaints: list[str] = []
    contexts = []
    watched: list[Watched] = []

    def listen(said: ConsoleMessage) -> None:
        if said.type == "error":
            complaints.append(f"{said.text} {said.location['url']}")

    def watch(request: Request) -> None:
        """Nothing is ever asked of another host."""
        if not request.url.startswith((f"{address}/", "data:")):
            complaints.append(f"asked another host: {request.url}")

    def opened(
        path: str = "/", size: Size = DESKTOP, cookies: Sequence[Any] = (), **options: Any
    ) -> Page:
        settings = {"viewport": size, "locale": "en-GB", "reduced_motion": "reduce"} | options
        settings.setdefault("service_workers", "block")  # it is looked at in a test of its own
        context = browser.new_context(base_url=address, **settings)
        context.add_cookies(cookies)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        watched.append(Watched(page))
        if WAIT:
            slow_down(page, WAIT)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", listen)
        page.on("request", watch)
        page.goto(path)
        return page

    yield opened
    complaints.extend(said for one in watched for said in one.complaints())
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def visit(address: str, open_page: Open) -> Iterator[Visit]:
    visit = Visit(address, open_page)
    yield visit
    visit.leave()
