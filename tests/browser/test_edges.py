"""What is told of a place at the edge of a map on a phone, where the map cannot make room."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

import dev
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.screens import Game, Visit
from tests.browser.sizes import PHONE, SMALL_PHONE, Size
from tests.browser.voyages import CLICK, fleet

pytestmark = pytest.mark.chromium

Spot = tuple[float, float]
SIZES: Final = pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["390", "360"])


def board(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        (dev.WEB / "src" / "map" / f"{game}.json").read_text("utf-8")
    )
    return found


def outermost(spots: dict[str, Spot]) -> list[str]:
    """The places nearest to the left, right, upper and lower edge, and to the four corners."""
    ways = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
    ends = [max(spots, key=lambda one: spots[one][0] * x + spots[one][1] * y) for x, y in ways]
    return sorted(set(ends))


def ports() -> dict[str, Spot]:
    return {one["id"]: one["at"] for one in board("invasions")["ports"]}


def provinces() -> dict[str, Spot]:
    return {one["id"]: one["slots"][0] for one in board("attila")["provinces"]}


def opened(visit: Visit, game: Game, size: Size) -> Page:
    page = visit.open(game.path, size, game.cookies, has_touch=True, is_mobile=True)
    expect(page.locator(".app[aria-busy=false]")).to_be_visible()
    return page


def look_at(page: Page, places: Iterable[str]) -> None:
    """Each is told about, and the map is at rest then."""
    for place in places:
        page.locator(f"#place-{place}").evaluate(CLICK)
        expect(told(page)).to_be_visible()
        expect(told(page)).to_have_attribute("aria-busy", "false")


def told(page: Page) -> Locator:
    return page.locator(".tip")


@SIZES
def test_the_map_of_invasions_comes_to_rest_wherever_one_looks(size: Size, visit: Visit) -> None:
    page = opened(visit, fleet(visit), size)
    look_at(page, outermost(ports()))


@SIZES
def test_the_map_of_attila_comes_to_rest_wherever_one_looks(size: Size, visit: Visit) -> None:
    """No token of the Franks lies there: the first goes to the north."""
    visit.games.append(game := Game.begun(visit.address))
    page = opened(visit, game, size)
    page.locator(".hand button").first.tap()
    expect(page.locator(".hit.open").first).to_be_attached()
    closed = "path.hit:not(.open)"
    ids = page.locator(closed).evaluate_all("(all) => all.map((one) => one.id.slice(6))")
    look_at(page, outermost({one: spot for one, spot in provinces().items() if one in ids}))
