"""Players of Invasions who look only at what the page shows: by mouse, by keys, by finger.

They know no rule. For some turns they do this and that, chosen by a seed; then they only end turns.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.fingers import Finger
from tests.browser.players import DIALOGUE, IDLE, INSIDE, Keys, Mouse
from tests.browser.settling import be_laid_out

READY: Final = (
    f"{IDLE}[data-asked]:not([data-dialogue]):not(:has({DIALOGUE}))"
    ":not(:has(.voyage[aria-busy=true])), "
    f"{IDLE} {DIALOGUE} .acts button"
)
LOADED: Final = 5
"""Days spent on loading, so that some are left."""


def act(*names: str) -> str:
    """The buttons of the voyage panel and of the combat with these names."""
    return ", ".join(f'[data-act="{name}"]' for name in names)


class Jarl(Mouse):
    """Somebody with a mouse."""

    def __init__(self, page: Page, seed: int = 1, turns: int = 1000) -> None:
        super().__init__(page, seed)
        self.turns = turns
        """After so many turns and a combat there is nothing but the end of the turn."""

    # --- What the page shows ---

    def scene(self) -> str:
        return self.page.locator(".voyage").get_attribute("data-scene") or ""

    def can_decide(self) -> bool:
        return self.shows(READY)

    def ready(self) -> None:
        self.page.locator(READY).first.wait_for()

    def days(self) -> int:
        """Days left."""
        return self.page.locator(".days .free").count()

    def likes(self, share: float) -> bool:
        return self.chance.random() < share

    # --- Playing ---

    def decide(self) -> None:
        self.ready()
        if self.is_over():
            return
        if self.shows(DIALOGUE):
            self.answer()
        else:
            self.doing()[self.scene()]()

    def doing(self) -> dict[str, Callable[[], None]]:
        idle = self.done["end"] >= self.turns and self.done["combat"] > 0
        free = ("wintering", "home", "port", "sea", "plan")
        return {
            "wintering": self.load,
            "home": self.at_home,
            "port": self.in_port,
            "sea": self.travel,
            "plan": self.sail,
            "lose": self.lose,
            "wind": self.turn_wind,
            "rune": self.aim,
            "trade": lambda: self.take("trade", self.some('.voyage [data-act^="trade-"]')),
            "winter": lambda: self.take("winter", self.page.locator(act("winter"))),
        } | (dict.fromkeys(free, self.end) if idle else {})

    def some(self, selector: str) -> Locator:
        """One of these, by chance."""
        found = self.page.locator(selector)
        return found.nth(self.chance.randrange(found.count()))

    def take(self, what: str, button: Locator) -> None:
        """Press it, and see that the table has moved on and that no more steps follow."""
        self.settled(lambda: self.press(button))
        expect(self.page.locator(".voyage[aria-busy=true]")).to_have_count(0)
        self.done[what] += 1

    def load(self) -> None:
        supply = ".supply button:not(.off)"
        if self.shows(supply) and self.days() > 7 - LOADED:
            self.take("load", self.some(supply))
        elif self.shows('[data-act^="launch-"]'):
            self.take("launch", self.some('[data-act^="launch-"]'))
        else:
            self.end()

    def at_home(self) -> None:
        if self.shows(act("draw")) and (not self.done["draw"] or self.likes(0.3)):
            self.take("draw", self.page.locator(act("draw")))
        else:
            self.travel()

    def in_port(self) -> None:
        """A mission if there is one, or a rune; else onward."""
        missions = f'.voyage [data-act^="trade"], {act("raid", "settle")}'
        if self.shows(missions):
            self.mission(self.some(missions))
        else:
            self.travel()

    def mission(self, button: Locator) -> None:
        name = button.get_attribute("data-act") or ""
        if name.startswith("trade-"):
            self.take("trade", button)
        else:
            self.press(button)

    def answer(self) -> None:
        """A combat: throw, roll on or stop, place or decline, and go on when it is over."""
        buttons = self.page.locator(f"{DIALOGUE} .acts button:not(.quiet, .hint)")
        button = buttons.nth(self.chance.randrange(buttons.count()))
        name = button.get_attribute("data-act") or ""
        if name == "combat-over":
            self.press(button)
            self.done["combat"] += 1
        else:
            self.take(re.sub(r"-?\d$", "", name), button)

    def travel(self) -> None:
        """A rune, winter, or a place in reach."""
        runes = self.page.locator(".runes .card.lit")
        if runes.count() and self.likes(0.5):
            self.play_rune(runes.first)
        elif self.days() == 0 or not self.shows(".hit.open"):
            self.end()
        elif self.done["sail"] > 4 and not self.done["winter"] and self.shows(act("winter")):
            self.press(self.page.locator(act("winter")))
        else:
            self.place()
            expect(self.page.locator('.voyage[data-scene="plan"]')).to_be_attached()

    def play_rune(self, card: Locator) -> None:
        """A rune without targets is played where its text is shown."""
        before = self.number()
        self.press(card)
        go = self.page.locator(".runes .text .acts button.go")
        expect(self.page.locator('.voyage[data-scene="rune"]').or_(go).first).to_be_attached()
        if go.count():
            self.press(go)
            expect(self.app).not_to_have_attribute("data-number", before)
        self.done["rune"] += 1

    def aim(self) -> None:
        """A target on the map or among the buttons; enough when it can be enough."""
        targets = '.voyage [data-act]:not([data-act="cancel"])'
        if self.shows(targets):
            self.press(self.some(targets))
        else:
            self.place()

    def sail(self) -> None:
        other = self.page.locator(act("other"))
        if other.count() and self.likes(0.3):
            self.press(other)
        ways = self.page.locator(act("sail", "sail-all"))
        if ways.count():
            self.take("sail", ways.nth(self.chance.randrange(ways.count())))
        else:
            self.end()

    def lose(self) -> None:
        self.take("lose", self.some('.voyage [data-act^="lose:"]'))

    def turn_wind(self) -> None:
        self.take("wind", self.some('.ways button:not([aria-disabled="true"])'))

    def end(self) -> None:
        if self.shows(act("clear")):
            self.press(self.page.locator(act("clear")))
        self.take("end", self.page.locator(act("end")))

    def place(self) -> None:
        """Somewhere lit that is in sight, a port if there is one; else the wheel shows more."""
        expect(self.page.locator(".hit.open").first).to_be_attached()
        for _ in range(3):
            if point := self.seen('.hit.open[aria-label*="value"]') or self.seen(".hit.open"):
                self.point_at(*point)
                return
            self.page.locator(".stage").hover()
            self.page.mouse.wheel(0, 400)
        raise AssertionError("no lit place can be clicked")

    def seen(self, selector: str) -> tuple[float, float] | None:
        """A point of one of these places that can be clicked."""
        shapes = self.page.locator(selector).all()
        self.chance.shuffle(shapes)
        return next((point for shape in shapes if (point := shape.evaluate(INSIDE))), None)


PART: Final = (
    "(one) => one.closest('.voyage, .hold, .runes, [role=dialog]').contains(document.activeElement)"
)
PASSED: Final = "(one) => (one.compareDocumentPosition(document.activeElement) & 4) > 0"


class JarlKeys(Jarl, Keys):
    """Somebody without a mouse: F6 leads to the part of the screen, Tab to the button."""

    def press(self, what: Locator) -> None:
        for _ in range(8):
            if what.evaluate(PART):
                break
            self.page.keyboard.press("F6")
        while what.evaluate(PART) and what.evaluate(PASSED):
            self.page.keyboard.press("Shift+Tab")
        Keys.press(self, what)

    def place(self) -> None:
        Keys.place(self)

    def end(self) -> None:
        self.settled(lambda: self.page.keyboard.press("e"))
        self.done["end"] += 1

    def at_home(self) -> None:
        if self.shows(act("draw")) and (not self.done["draw"] or self.likes(0.3)):
            self.settled(lambda: self.page.keyboard.press("d"))
            self.done["draw"] += 1
        else:
            self.travel()

    def sail(self) -> None:
        if self.shows(act("other")) and self.likes(0.3):
            self.page.keyboard.press("o")
        if self.shows(act("sail")):
            key = "Shift+G" if self.likes(0.5) else "g"
            self.settled(lambda: self.page.keyboard.press(key))
            self.done["sail"] += 1
        else:
            self.end()

    def play_rune(self, card: Locator) -> None:
        """A number takes the card and leads to what can be done with it."""
        before = self.number()
        self.page.keyboard.press(card.get_attribute("aria-keyshortcuts") or "")
        go = self.page.locator(".runes .text .acts button.go")
        expect(self.page.locator('.voyage[data-scene="rune"]').or_(go).first).to_be_attached()
        if go.count():
            Keys.press(self, go)
            expect(self.app).not_to_have_attribute("data-number", before)
        self.done["rune"] += 1


class JarlFinger(Jarl, Finger):
    """Somebody with a phone."""

    def place(self) -> None:
        Finger.place(self)

    def confirm(self, before: str) -> None:
        """A place that is planned or aimed at need not move the table on."""
        del before
        be_laid_out(self.page)
        self.agree()
