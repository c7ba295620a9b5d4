"""axe-core finds nothing to complain about on any screen, in light and in dark."""

from __future__ import annotations

import dev
import pytest
from playwright.sync_api import Page

from tests.browser.screens import SCREENS, Visit

pytestmark = pytest.mark.chromium

AXE = dev.MODULES / "axe-core" / "axe.min.js"


def complaints(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{rule['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize("screen", SCREENS)
def test_everybody_can_use_it(screen: str, visit: Visit) -> None:
    page = SCREENS[screen](visit)
    faults = []
    for theme in ("light", "dark"):
        page.locator("html").evaluate("(html, theme) => { html.dataset.theme = theme }", theme)
        faults += [f"{theme}: {complaint}" for complaint in complaints(page)]
    assert not faults, "\n".join(faults)
