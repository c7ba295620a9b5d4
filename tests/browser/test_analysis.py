"""A finished game is analysed from its last dialogue on; every row leads into the replay."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from barbaricum.server.settings import Configuration
from barbaricum.server.settings.forms import Analysis
from tests.browser.conftest import Open
from tests.browser.sizes import PHONE
from tests.browser.test_axe import complaints, in_both_themes
from tests.browser.test_boxes import unreadable
from tests.server.running import running
from tests.server.shelf import shelved

pytestmark = pytest.mark.chromium
QUICK = Configuration(analysis=Analysis(simulations=2))
PATIENCE = 120_000


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A file with a game that is over, and the table of that game."""
    file = tmp_path_factory.mktemp("shelf") / "tables.sqlite"
    return file, shelved(file, "attila/a4-2-war-without-cards")[0]


@pytest.fixture(scope="module")
def address(shelf: tuple[Path, str]) -> Iterator[str]:
    with running(shelf[0], configuration=QUICK) as server:
        yield server.url


def test_from_the_end_of_a_game_to_its_analysis_and_into_the_replay(
    open_page: Open, shelf: tuple[Path, str]
) -> None:
    _file, table = shelf
    page = open_page(f"/table/{table}")
    page.get_by_role("link", name="Analyse the game").click()
    chart = page.get_by_role("slider", name="Chances of winning over the game")
    expect(page.get_by_role("progressbar").or_(chart)).to_be_visible()
    expect(chart).to_be_visible(timeout=PATIENCE)
    assert page.locator(".chart polyline").count() == 4  # a line and its casing for each seat
    turns = page.get_by_role("region", name="Turning points").get_by_role("button")
    expect(turns.first).to_be_visible()
    number = turns.first.locator(".row").inner_text()
    turns.first.click()
    expect(chart).to_have_attribute("aria-valuenow", number)
    chart.press("ArrowRight")
    expect(chart).to_have_attribute("aria-valuenow", str(int(number) + 1))
    page.get_by_role("region", name="Luck report").locator("summary").first.click()
    expect(page.locator("details[open] caption").first).to_contain_text("Cards drawn")
    assert in_both_themes(page) == []

    page.get_by_role("link", name="Watch from move").click()
    page.get_by_role("tab", name="Analysis").click()
    expect(chart).to_be_visible()
    before = page.locator(".app").get_attribute("data-number") or ""
    assert 0 <= int(number) + 1 - int(before) <= 8  # the last decision before that row
    turns.last.click()
    expect(page.locator(".app")).not_to_have_attribute("data-number", before)
    expect(chart).not_to_have_attribute("aria-valuenow", before)
    assert complaints(page) == []


def test_the_analysis_fits_a_phone_in_german(open_page: Open, shelf: tuple[Path, str]) -> None:
    page = open_page(f"/analysis/{shelf[1]}", size=PHONE, locale="de-DE")
    expect(page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("region", name="Wendepunkte")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert unreadable(page) == []
