"""A player of Invasions who tries what the card of the tour teaches."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.jarls import Jarl, act
from tests.browser.players import DIALOGUE

TITLE: Final = ".tour h2"
GOALS: Final = {
    "trade": ("york", "hamburg"),
    "raid": ("lincoln", "bremen", "lubeck", "lindisfarne"),
    "settle": ("dorestad", "jomsborg", "truso", "london"),
}
"""Ports within two turns of Denmark where each mission can be learnt; rivals may hold some."""


class Pupil(Jarl):
    """Somebody who tries what the card teaches: each mission, a rune, wintering."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.told: dict[str, None] = {}

    def decide(self) -> None:
        self.ready()
        if self.shows(TITLE):
            self.told[self.page.locator(TITLE).inner_text()] = None
        super().decide()

    def wants(self) -> str | None:
        return next((mission for mission in GOALS if not self.done[mission]), None)

    def load(self) -> None:
        """Three vikings, then furs."""
        piece = self.page.locator(".supply button").nth(1 if self.days() == 4 else 0)
        if self.days() > 3 and piece.get_attribute("aria-disabled") == "false":
            self.take("load", piece)
        elif self.shows(act("launch-denmark")):
            self.take("launch", self.page.locator(act("launch-denmark")))
        else:
            self.end()

    def at_home(self) -> None:
        self.travel()

    def in_port(self) -> None:
        button = self.page.locator(f'.voyage [data-act^="{self.wants()}"]')
        if button.count():
            self.mission(button.first)
        else:
            self.travel()

    def mission(self, button: Locator) -> None:
        wanted = self.wants() or ""
        super().mission(button)
        self.done[wanted] += wanted != "trade"

    def travel(self) -> None:
        """A rune once it may be discarded, then a port for the next mission, then winter."""
        card = self.page.locator(".runes .card")
        goals = ", ".join(f"#place-{port}.open" for port in GOALS.get(self.wants() or "", ()))
        if (
            self.done["end"]
            and not self.done["wind"]
            and card.count()
            and self.discards(card.first)
        ):
            return
        if self.wants() is None and self.shows(act("winter")):
            self.press(self.page.locator(act("winter")))
        elif goals and self.days() and self.shows(goals):
            self.page.locator(goals).first.focus()
            self.page.keyboard.press("Enter")
            expect(self.page.locator('.voyage[data-scene="plan"]')).to_be_attached()
        else:
            self.end()

    def discards(self, card: Locator) -> bool:
        """V9.4 Outside home ports any rune may go."""
        card.focus()
        away = self.page.locator(".runes .text .acts button:not(.go)")
        if not away.count():
            return False
        self.settled(lambda: self.press(away))
        return True

    def answer(self) -> None:
        """Throw all there is, roll on, and place what was won."""
        button = self.page.locator(f"{DIALOGUE} .acts button:not(.quiet)").first
        if button.get_attribute("data-act") == "combat-over":
            self.press(button)
        else:
            self.settled(lambda: self.press(button))

    def sail(self) -> None:
        way = self.page.locator(act("sail-all", "sail")).last
        self.take("sail", way) if way.count() else self.end()
