"""A page that is busy for too long fails its test, and so does one that hangs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.busy import Watched

pytestmark = pytest.mark.chromium

SOON = "() => void setTimeout(() => { WORK }, 0)"
A_SECOND = "const end = performance.now() + 1000; while (performance.now() < end);"
FOR_EVER = "const again = () => Promise.resolve().then(again); again();"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Not one of `open_page`, which would fail the test."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


def busy(page: Page, watched: Watched, work: str) -> list[str]:
    page.goto("data:text/html,<h1>A page</h1>")
    page.evaluate(SOON.replace("WORK", work))
    return watched.complaints()


def test_a_page_that_works_too_long_in_one_go_is_named(page: Page) -> None:
    (said,) = busy(page, Watched(page, limit=60), A_SECOND)
    assert "A page</h1> was frozen" in said


def test_a_page_that_works_less_is_left_alone(page: Page) -> None:
    assert busy(page, Watched(page, limit=60_000), A_SECOND) == []


def test_a_page_that_hangs_is_named(page: Page) -> None:
    """Nothing but microtasks, so that no event ever comes through."""
    (said,) = busy(page, Watched(page, patience=2000), FOR_EVER)
    assert "A page</h1> hangs" in said
