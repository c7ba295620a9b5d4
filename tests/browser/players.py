"""Players who look only at what the page shows: one with a mouse, one with keys; see `fingers`.

They know no rule. They take what is lit, and choose among it by a seed.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect

DIALOGUE: Final = '[role="dialog"]'
IDLE: Final = ".app[aria-busy=false]:not([data-sending])"
"""The board is whole, and no decision is under way."""
READY: Final = (
    f"{IDLE}[data-asked]:not([data-dialogue]):not(:has({DIALOGUE})), "
    f"{IDLE}[data-asked=war] {DIALOGUE} .acts, {IDLE} {DIALOGUE} button.go"
)
HELD_TILE: Final = '.app:not([data-sending]) button.tile[aria-pressed="true"]'
INSIDE: Final = """(shape) => {
  const around = [[0, 0], [2, 0], [-2, 0], [0, 2], [0, -2]];
  const box = shape.getBoundingClientRect();
  for (let step = 2; step <= 32; step *= 2)
    for (let row = 1; row < step; row++)
      for (let column = 1; column < step; column++) {
        const x = box.x + (box.width * column) / step, y = box.y + (box.height * row) / step;
        const hits = ([dx, dy]) => document.elementFromPoint(x + dx, y + dy) === shape;
        if (around.every(hits)) return [x, y];
      }
  return null;
}"""
"""A point of a shape that a finger can hit too: not on its very edge."""


def free(buttons: Locator) -> list[int]:
    """Which of these may be pressed, counted from 0."""
    classes = [(button.get_attribute("class") or "").split() for button in buttons.all()]
    return [index for index, words in enumerate(classes) if "off" not in words]


class Mouse:
    """Somebody with a mouse."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.app = page.locator(".app")
        self.done: Counter[str] = Counter()

    # --- What the page shows ---

    def number(self) -> str:
        return self.app.get_attribute("data-number") or ""

    def asked(self) -> str:
        return self.app.get_attribute("data-asked") or ""

    def shows(self, selector: str) -> bool:
        return self.page.locator(selector).count() > 0

    def is_over(self) -> bool:
        return self.shows(f"{DIALOGUE} .chart")

    # --- Playing ---

    def play_to_the_end(self) -> None:
        while not self.is_over():
            self.decide()

    def play_until(self, what: str, number: int = 1) -> None:
        """Until this was done so often, or the game is over."""
        while self.done[what] < number and not self.is_over():
            self.decide()

    def can_decide(self) -> bool:
        return self.shows(READY)

    def ready(self) -> None:
        self.page.locator(READY).first.wait_for()

    def play_to(self, asked: str) -> None:
        """Until this is asked, and nothing lies over the table."""
        self.ready()
        while self.asked() != asked or self.shows(DIALOGUE):
            self.decide()
            self.ready()

    def decide(self) -> None:
        """Wait until the page wants something, and give it."""
        self.ready()
        if not self.shows(DIALOGUE):
            self.act(self.asked())
        elif not self.is_over():
            self.answer()

    def answer(self) -> None:
        """A dialogue: a decision in a war, or something told."""
        if self.shows(f"{DIALOGUE} .own, {DIALOGUE} .forces ~ .laid ~ .acts"):
            self.settled(self.war)
            self.done["war"] += 1
            return
        told = "scoring" if self.shows(f"{DIALOGUE} .race") else "outcome"
        self.close()
        self.done[told] += 1

    def act(self, asked: str) -> None:
        tile = self.page.locator("button.tile:not(.off)")
        if tile.count() and self.chance.random() < 0.3:
            self.settled(self.tile)
            self.done["tile"] += 1
        else:
            self.settled({"card": self.card, "influence": self.influence}.get(asked, self.end))
            self.done[asked] += 1

    def settled(self, action: Callable[[], None]) -> None:
        """Do it, and see that the table has moved on."""
        before = self.number()
        action()
        expect(self.app).not_to_have_attribute("data-number", before)

    def card(self) -> None:
        if self.shows(".prompt .acts button.go"):
            self.end()
            return
        self.pick_card()
        self.place()

    def influence(self) -> None:
        """The influence, or a second token if there is a place for it."""
        second = self.page.locator(".prompt .acts button[aria-pressed]:not([aria-disabled=true])")
        if second.count() and self.chance.random() < 0.3:
            self.press_second(second)
            self.place()
        else:
            self.take_influence()

    def war(self) -> None:
        """Lay a card if there is one, half of the time."""
        cards = self.page.locator(f"{DIALOGUE} .own button:not(.off)")
        if cards.count() and self.chance.random() < 0.5:
            self.press(cards.nth(self.chance.randrange(cards.count())))
            self.press(self.page.locator(f"{DIALOGUE} .acts button.go"))
        else:
            self.press(
                self.page.locator(f'{DIALOGUE} .acts button:not([aria-disabled="true"])').first
            )

    def close(self) -> None:
        """See a scoring to its end, then go on."""
        everything = self.page.locator(f"{DIALOGUE} .acts button").nth(2)
        if self.shows(f"{DIALOGUE} .race") and everything.count():
            self.press(everything)
        self.press(self.page.locator(f"{DIALOGUE} button.go"))

    def tile(self) -> None:
        """A tile that may be used, with the least it asks for."""
        self.take_tile()
        while self.shows(HELD_TILE) and not self.shows(".prompt .acts button.go"):
            tracks = self.page.locator(".board button.col.open")
            cards = self.page.locator(".hand button:not(.off)")
            self.press((tracks if self.shows(".board button.col") else cards).first)
        if self.shows(HELD_TILE):
            self.press(self.page.locator(".prompt .acts button.go"))

    # --- With the hand ---

    def press(self, what: Locator) -> None:
        what.click()

    def take_tile(self) -> None:
        self.press(self.page.locator("button.tile:not(.off)").first)

    def pick_card(self) -> None:
        cards = self.page.locator(".hand button:not(.off)")
        self.press(cards.nth(self.chance.randrange(cards.count())))

    def place(self) -> None:
        lit = self.page.locator(".hit.open")
        expect(lit.first).to_be_attached()
        shape = lit.nth(self.chance.randrange(lit.count()))
        point = shape.evaluate(INSIDE)
        assert point is not None, f"{shape.get_attribute('id')} is lit and cannot be clicked"
        self.point_at(*point)

    def point_at(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def take_influence(self) -> None:
        self.press(self.page.locator(".prompt .acts button.go"))

    def press_second(self, button: Locator) -> None:
        self.press(button)

    def end(self) -> None:
        self.press(self.page.locator(".prompt .acts button.go"))


class Keys(Mouse):
    """Somebody without a mouse: the keys of the design, and Tab in the dialogues."""

    def press(self, what: Locator) -> None:
        """Go there with Tab, as long as it takes."""
        target = what.element_handle()
        for _ in range(60):
            if target.evaluate("(one) => one === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target.inner_text()!r}")

    def pick_card(self) -> None:
        playable = free(self.page.locator(".hand button"))
        self.page.keyboard.press(str(self.chance.choice(playable) + 1))

    def place(self) -> None:
        lit = self.page.locator(".hit.open")
        expect(lit.first).to_be_attached()
        for _ in range(self.chance.randrange(min(4, lit.count())) + 1):
            self.page.keyboard.press("n")
        expect(self.page.locator(".hit.open:focus")).to_be_attached()
        self.page.keyboard.press("Enter")

    def take_influence(self) -> None:
        self.page.keyboard.press("i")

    def press_second(self, button: Locator) -> None:
        del button
        self.page.keyboard.press("s")

    def end(self) -> None:
        self.page.keyboard.press("e")

    def take_tile(self) -> None:
        self.page.keyboard.press("dxf"[free(self.page.locator("button.tile"))[0]])
