"""S11 A personal link: its secret goes to the server as a message, and nowhere else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import Open
from tests.server.running import HUMAN, OPEN, Client

pytestmark = pytest.mark.chromium


def heads(request: Request) -> str:
    """What a proxy, a log or another site would see of a question."""
    return f"{request.url} {request.all_headers()}"


def follow(page: Page, address: str, key: str) -> list[str]:
    """Come by a link, then go on and load the page anew; what was asked on the way."""
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request))  # noqa: PLW0108 - no builtin
    page.goto(f"{address}/rejoin#{key}")
    expect(page).not_to_have_url(f"{address}/rejoin#{key}")
    page.reload()
    page.wait_for_load_state("networkidle")
    return [heads(request) for request in asked]


def test_a_link_is_seen_by_no_log_and_leaves_the_address(address: str, open_page: Open) -> None:
    """S11 Neither in an address nor as a referrer; afterwards not even in the history."""
    ana = Client(address)
    table = ana.create(HUMAN, OPEN)["id"]
    key = ana.post(f"/api/tables/{table}/link", {}).json()["key"]
    page = open_page("/")
    seen = follow(page, address, key)
    assert len(seen) > 5
    assert [one for one in seen if key in one] == []
    expect(page).to_have_url(f"{address}/table/{table}")
    assert page.evaluate("document.referrer") == ""
    page.go_back()
    expect(page).to_have_url(f"{address}/")
    ana.http.close()
