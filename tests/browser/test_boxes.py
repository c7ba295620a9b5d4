"""Text of 12 pixels, neither cut off nor covered, buttons one can hit: in all sizes and languages.

`test_axe.py` asks this of every screen.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.gallery import GALLERY
from tests.browser.screens import Visit
from tests.browser.settling import be_laid_out
from tests.browser.sizes import DESKTOP, ENLARGED, PHONE, SMALL_PHONE, TABLET, Size

pytestmark = pytest.mark.chromium

MEASURE = (Path(__file__).parent / "boxes.js").read_text(encoding="utf-8")
TARGETS = (Path(__file__).parent / "targets.js").read_text(encoding="utf-8")
SIZES: dict[str, Size] = {
    "desktop": DESKTOP,
    "tablet": TABLET,
    "phone": PHONE,
    "small phone": SMALL_PHONE,
    "enlarged": ENLARGED,
}


def speak(page: Page, language: str) -> None:
    """The language switch, which is there on every screen."""
    button = page.locator(f".languages button[lang={language}]")
    button.evaluate("(button) => button.click()")  # a dialogue may lie over it
    expect(page.locator(f"html[lang={language}]")).to_be_attached()
    expect(button).to_have_attribute("aria-pressed", "true")
    be_laid_out(page)


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_four_long_actions_lie_two_by_two(size: Size, visit: Visit) -> None:
    page = GALLERY["invasions-port"](visit)
    page.set_viewport_size(size)
    speak(page, "de")
    boxes = [button.bounding_box() for button in page.locator(".voyage .acts button").all()]
    corners = [(box["x"], box["y"]) for box in boxes if box]
    assert len(corners) == 4
    assert {len({x for x, _ in corners}), len({y for _, y in corners})} == {2}


def unreadable(page: Page) -> list[str]:
    """What cannot be read in some size and language."""
    faults = []
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        for language in ("en", "fr", "de"):
            speak(page, language)
            found = page.evaluate(MEASURE) + page.evaluate(TARGETS)
            faults += [f"{name} {language}: {fault}" for fault in found]
    return faults
