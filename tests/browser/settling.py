"""Waiting for what a page promises, but not for ever, as Playwright's `evaluate` would."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

PATIENCE: Final = 30_000
"""Milliseconds, for machines that have other things to do as well."""
IN_TIME: Final = """(given) => Promise.race([
    (SCRIPT)(given),
    new Promise((_, refuse) => setTimeout(() => refuse(new Error("no answer in time")), PATIENCE)),
])"""
# Colours change slowly; half-way nothing can be read.
ANIMATED: Final = (
    "() => Promise.allSettled(document.getAnimations().map((one) => one.finished)).then(() => null)"
)
# The fonts are there; what follows the size of the window has followed it and been laid out.
LAID_OUT: Final = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}"""


def in_time(page: Page, script: str, given: Any = None) -> Any:
    """What a script comes to whose answer takes a while."""
    raced = IN_TIME.replace("SCRIPT", script).replace("PATIENCE", str(PATIENCE))
    return page.evaluate(raced, given)


def come_to_rest(page: Page) -> None:
    """Until nothing moves and no colour changes."""
    in_time(page, ANIMATED)


def be_laid_out(page: Page) -> None:
    """Until everything lies where it belongs."""
    in_time(page, LAID_OUT)
