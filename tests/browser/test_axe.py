"""Every screen in light and dark: axe-core is content; all can be read, and hit by a finger."""

from __future__ import annotations

from typing import Literal

import dev
import pytest
from playwright.sync_api import Page

from tests.browser.gallery import GALLERY
from tests.browser.screens import Visit
from tests.browser.settling import come_to_rest, in_time
from tests.browser.test_boxes import TARGETS, unreadable

pytestmark = pytest.mark.chromium

AXE = dev.MODULES / "axe-core" / "axe.min.js"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def complaints(page: Page) -> list[str]:
    """What axe complains about, and what is too small to be hit."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = in_time(page, "() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ] + list(page.evaluate(TARGETS))


def in_both_themes(page: Page) -> list[str]:
    """What axe complains about in light and in dark."""
    faults = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        come_to_rest(page)
        faults += [f"{theme}: {complaint}" for complaint in complaints(page)]
    return faults


@pytest.mark.parametrize("screen", GALLERY)
def test_everybody_can_use_and_read_it(screen: str, visit: Visit) -> None:
    page = GALLERY[screen](visit)
    faults = in_both_themes(page) + unreadable(page)
    assert not faults, "\n".join(faults)
