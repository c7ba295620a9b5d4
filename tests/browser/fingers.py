"""A player of Attila with a phone, and what a finger does on the map."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.players import INSIDE, Mouse
from tests.browser.settling import be_laid_out


class Finger(Mouse):
    """Somebody with a phone, who has no use for tiles."""

    def act(self, asked: str) -> None:
        self.settled({"card": self.card, "influence": self.influence}.get(asked, self.end))
        self.done[asked] += 1

    def press(self, what: Locator) -> None:
        what.tap()

    def point_at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def place(self) -> None:
        """Where a lit place is to be seen; else the map has to be moved first."""
        lit = self.page.locator(".hit.open")
        expect(lit.first).to_be_attached()
        for _ in range(8):
            expect(self.page.locator(".tip[aria-busy=true]")).to_have_count(0)
            points = [point for shape in lit.all() if (point := shape.evaluate(INSIDE))]
            if points:
                before = self.number()
                self.point_at(*self.chance.choice(points))
                self.confirm(before)
                return
            self.look_around()
        raise AssertionError("no lit place comes into sight")

    def look_around(self) -> None:
        """Where the rim of the map says that there is more, else somewhere."""
        beyond = self.page.locator(".stage > button")
        if beyond.count():
            beyond.nth(self.chance.randrange(beyond.count())).tap()
            be_laid_out(self.page)
        else:
            self.drag(self.chance.choice((-150, 150)), self.chance.choice((-100, 0, 100)))

    def confirm(self, before: str) -> None:
        """A place smaller than a fingertip asks whether it was meant."""
        here = self.page.locator(".tip .here")
        moved = self.page.locator(f'.app:not([data-number="{before}"])')
        moved.or_(here).first.wait_for()
        self.agree()

    def agree(self) -> None:
        here = self.page.locator(".tip .here")
        if here.count():
            here.tap()

    def view(self) -> list[float]:
        """The part of the map that is shown: left, top, width, height."""
        box = self.page.locator(".stage > svg").get_attribute("viewBox") or ""
        return [float(number) for number in box.split()]

    def drag(self, dx: float, dy: float) -> None:
        x, y = self._middle()
        self._touch([(x, y)], [(x + dx, y + dy)])

    def pinch(self, factor: float) -> None:
        x, y = self._middle()
        near, far = 30.0, 30.0 * factor
        self._touch([(x - near, y), (x + near, y)], [(x - far, y), (x + far, y)])

    def _middle(self) -> tuple[float, float]:
        box = self.page.locator(".stage").bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _touch(self, start: list[tuple[float, float]], end: list[tuple[float, float]]) -> None:
        """Fingers go down, move in ten steps and leave."""
        client = self.page.context.new_cdp_session(self.page)
        for step in range(11):
            points = [
                {"x": x + (to_x - x) * step / 10, "y": y + (to_y - y) * step / 10, "id": finger}
                for finger, ((x, y), (to_x, to_y)) in enumerate(zip(start, end, strict=True))
            ]
            kind = "touchMove" if step else "touchStart"
            client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        client.detach()
