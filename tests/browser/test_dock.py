"""The dock of Invasions: carrying pieces into the hold, runes that say why not, the heaps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.test_voyage_tour import learning

pytestmark = pytest.mark.chromium


def winter(open_page: Open) -> Page:
    """The first turn, with an empty ship."""
    page = learning(open_page)
    page.get_by_role("button", name="End the tour").click()
    return page


def middle(part: Locator) -> tuple[float, float]:
    box = part.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Page, piece: int, to: Locator) -> None:
    """Drag a piece of the supply somewhere and let it go."""
    page.mouse.move(*middle(page.locator(".supply button").nth(piece)))
    page.mouse.down()
    page.mouse.move(*middle(to), steps=6)
    page.mouse.up()


def test_a_viking_is_carried_into_the_hold(open_page: Open) -> None:
    page = winter(open_page)
    carry(page, 0, page.locator(".slots"))
    expect(page.locator(".hold h2")).to_have_text("Hold 1 of 5")
    expect(page.locator(".supply b").first).to_have_text("14")


def test_a_piece_let_go_elsewhere_stays_where_it_was(open_page: Open) -> None:
    page = winter(open_page)
    carry(page, 1, page.locator(".stage"))
    carry(page, 0, page.locator(".slots"))
    expect(page.locator(".hold h2")).to_have_text("Hold 1 of 5")
    expect(page.locator(".slots")).to_have_attribute(
        "aria-label", "On board: 1 viking; free places: 4"
    )


def test_in_a_home_port_runes_say_why_they_cannot_be_used(open_page: Open) -> None:
    page = winter(open_page)
    page.locator(".supply button").first.click()
    page.get_by_role("button", name="Set sail: Denmark").click()
    page.locator(".runes .card").focus()
    text = page.locator(".runes .text")
    expect(text).to_contain_text("In a home port runes are neither played nor discarded.")
    expect(text.get_by_role("button", name="V9.2")).to_be_visible()
    expect(text.get_by_role("button", name="Discard")).to_have_count(0)


def test_homelands_and_discards_are_a_press_away(open_page: Open) -> None:
    page = winter(open_page)
    page.get_by_role("button", name="Homelands").click()
    expect(page.get_by_role("dialog", name="Sagas won")).to_contain_text("Norway")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Discards: 0").click()
    expect(page.get_by_role("dialog", name="Discards")).to_contain_text("No rune has been played")
