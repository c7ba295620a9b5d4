"""Nothing too small, nothing cut off, nothing that axe would complain about."""

from __future__ import annotations

from typing import Any

import dev
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import Hands
from tests.browser.sizes import DESKTOP, PHONE, TABLET, Size

pytestmark = pytest.mark.chromium

AXE = dev.WEB / "node_modules" / "axe-core" / "axe.min.js"

SMALL = """() => [...document.querySelectorAll('body *')]
  .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()))
  .filter(e => e.checkVisibility({visibilityProperty: true}) && !e.closest('.hidden'))
  .map(e => {
    const svg = e.closest('svg');
    const scale = svg && e.getScreenCTM ? e.getScreenCTM().a || 1 : 1;
    return [parseFloat(getComputedStyle(e).fontSize) * scale, e.textContent.trim()];
  })
  .filter(([size]) => size < 11.95)"""

CUT = """() => [...document.querySelectorAll('button, h1, h2, h3, p, td, th, li > span, label, a')]
  .filter(e => e.checkVisibility({visibilityProperty: true}) && e.innerText.trim())
  .filter(e => !e.closest('.hidden, svg, .hand'))
  .filter(e => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline')
  .map(e => e.innerText.trim())"""

WIDE = "() => document.documentElement.scrollWidth - innerWidth"


def complaints_of_axe(page: Page) -> list[Any]:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        (rule["id"], [node["html"][:200] for node in rule["nodes"]]) for rule in found["violations"]
    ]


def looks_right(page: Page) -> None:
    assert page.evaluate(SMALL) == []
    assert page.evaluate(CUT) == []
    assert page.evaluate(WIDE) <= 0
    assert complaints_of_axe(page) == []


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_front_door_looks_right(open_page: Open, size: Size, theme: str) -> None:
    page = open_page(size=size, color_scheme=theme)
    expect(page.get_by_role("heading", name="Barbaricum")).to_be_visible()
    looks_right(page)
    page.goto("/#/new")
    expect(page.get_by_role("heading", name="A new table")).to_be_visible()
    looks_right(page)


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_looks_right_in_every_language(open_page: Open, size: Size, theme: str) -> None:
    page = open_page(size=size, color_scheme=theme)
    hands = Hands(page)
    hands.play_now()
    hands.until(lambda: page.get_by_role("heading", name="Play a card").count() > 0)
    for language, hand in (("FR", "Votre main"), ("DE", "Deine Hand"), ("EN", "Your hand")):
        page.get_by_role("button", name=language, exact=True).click()
        expect(page.get_by_role("group", name=hand)).to_be_visible()
        hands.pick()
        expect(page.locator("circle.slot").first).to_be_visible()
        looks_right(page)
        page.keyboard.press("Escape")


def test_the_table_needs_no_scrolling_on_the_desktop(open_page: Open) -> None:
    page = open_page()
    Hands(page).play_now()
    assert page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0


def test_war_and_scoring_look_right(open_page: Open) -> None:
    page = open_page()
    hands = Hands(page)
    hands.play_now()
    hands.until(lambda: page.locator("[role=dialog] .own").count() > 0)
    looks_right(page)
    hands.until(lambda: page.locator("[role=dialog] .race").count() > 0)
    looks_right(page)


def test_the_rules_can_be_opened_and_searched(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Rules").click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer).to_contain_text("A3.2")
    looks_right(page)
    drawer.get_by_label("Search the rules").fill("pacified for the rest")
    expect(drawer).to_contain_text("A4.6")
    expect(drawer).not_to_contain_text("A3.2")


def test_the_first_load_is_below_900_kilobytes(open_page: Open) -> None:
    page = open_page()
    Hands(page).play_now()
    sizes = "() => performance.getEntriesByType('resource').reduce((n, e) => n + e.transferSize, 0)"
    assert page.evaluate(sizes) < 900_000
