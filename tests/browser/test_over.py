"""A game that is over: its board, its result, and what one does next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import screens, voyages
from tests.browser.screens import Visit

pytestmark = pytest.mark.chromium

RAIL: Final = ".rail .score, .rail .vp"


@pytest.mark.parametrize("over", [screens.over, voyages.over], ids=["Attila", "Invasions"])
def test_the_result_stays_one_click_away(over: Callable[[Visit], Page], visit: Visit) -> None:
    page = over(visit)
    result = page.get_by_role("dialog")
    points = result.locator("td.points, tr.all td").all_inner_texts()
    expect(result.locator(".go")).to_have_text("Play again")
    result.get_by_role("button", name="Look at the board").click()
    expect(result).to_have_count(0)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.get_by_role("link", name="Download the record")).to_be_visible()
    rail = [text.split()[0] for text in page.locator(RAIL).all_inner_texts()]
    assert sorted(rail) == sorted(points)
    expect(page.locator("table.now, section.ended")).to_have_count(0)
    page.get_by_role("button", name="Result", exact=True).click()
    expect(result).to_be_visible()
