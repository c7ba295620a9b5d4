from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.hands import Hands

pytestmark = pytest.mark.chromium


def test_a_newcomer_plays_a_whole_game_against_bots_with_the_mouse(open_page: Open) -> None:
    page = open_page()
    hands = Hands(page)
    hands.play_now()
    hands.until(lambda: page.locator("[role=dialog] .chart").count() > 0)
    expect(page.get_by_role("dialog")).to_contain_text("Points")
    expect(page.get_by_role("link", name="Download the record")).to_be_visible()
    assert hands.seen >= {"War", "Scoring", "Final"}
