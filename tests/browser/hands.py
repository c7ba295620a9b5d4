"""Somebody who plays with the mouse, looking only at what the page shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Error, Locator, Page, expect

DECISION: Final = "[role=dialog] .acts button, [role=dialog] button.go, .prompt .steps"
"""Something to decide: a dialogue with buttons, or a step of the own turn."""


class Hands:
    """One player at one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0
        self.seen: set[str] = set()

    def play_now(self) -> None:
        """From the front door to the first decision, against bots."""
        self.page.get_by_role("button", name="Play now").click()
        expect(self.page.get_by_role("group", name="Your hand")).to_be_visible()

    def until(self, wanted: Callable[[], bool], most: int = 600) -> None:
        """Play on until something is to be seen."""
        for _ in range(most):
            self.page.locator(DECISION).first.wait_for()
            if wanted():
                return
            self.decide()
        raise AssertionError("never seen")

    def decide(self) -> None:
        """A click or two, whatever the page asks for."""
        likely = self.page.locator(".prompt .acts button.go")
        if self.dialogue().count():
            self._answer()
        elif likely.count():
            self._press(likely.first)
        else:
            self.pick()
            self.place()

    def dialogue(self) -> Locator:
        return self.page.locator("main [role=dialog]")

    def _answer(self) -> None:
        """War: a card every other time. Scoring: all at once. Else: go on."""
        dialogue = self.dialogue()
        self.seen.add((dialogue.first.get_attribute("aria-label") or "").partition(" ")[0])
        cards = dialogue.locator(".own button:not(.off)")
        if cards.count() and self.clicks % 2:
            self._press(cards.first)
        for name in ("Show all", "Lay nothing"):
            button = dialogue.get_by_role("button", name=name)
            if button.count() and not dialogue.locator("button.go").count():
                self._press(button)
        if dialogue.locator("button.go").count():
            self._press(dialogue.locator("button.go").first)

    def pick(self) -> None:
        """Take a card that may be played; provinces light up."""
        cards = self.page.locator(".hand button:not(.off)")
        number = cards.count()
        if number:
            self._press(cards.nth(self.clicks % number))

    def place(self) -> None:
        """Click into a dashed slot."""
        slots = self.page.locator("circle.slot")
        number = slots.count()
        if number:
            box = slots.nth(self.clicks % number).bounding_box()
            assert box is not None
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def _press(self, what: Locator) -> None:
        """Click; where the table moved on meanwhile, there is nothing to click any more."""
        self.clicks += 1
        try:
            what.click(timeout=1000)
        except Error:
            self.page.locator("main").wait_for()
