"""The map of Invasions in the browser: what it says, what it shows, what a click on it hits."""

from __future__ import annotations

import json
from typing import Any

import dev
import pytest
from playwright.sync_api import Page, expect

from tests.browser.screens import Game, Visit
from tests.browser.settling import be_laid_out
from tests.browser.sizes import DESKTOP, PHONE, Size
from tests.browser.test_boxes import MEASURE, speak
from tests.server.running import HUMAN, Client, bot

pytestmark = pytest.mark.chromium

MAP: dict[str, Any] = json.loads((dev.WEB / "src" / "map" / "invasions.json").read_text("utf-8"))

HIT = """([x, y]) => {
  const place = document.querySelector('.stage svg').getScreenCTM();
  const found = document.elementFromPoint(x * place.a + place.e, y * place.d + place.f);
  return found?.closest('.stage') ? found.id : null;
}"""
"""The place under a point of the map; none where something else lies over it or it is not shown."""


@pytest.fixture
def sea(visit: Visit) -> Page:
    """Ana's first turn; her ship and that of a bot are in the wintering zone."""
    return opened(visit, DESKTOP)


def opened(visit: Visit, size: Size) -> Page:
    ana = Client(visit.address)
    visit.games.append(game := Game((ana,)))
    ana.create(HUMAN, bot("greedy"), game="invasions", options={"first": "seat"}, name="Ana")
    ana.do("start")
    page = visit.open(game.path, size, cookies=game.cookies)
    expect(page.locator(".stage text.name").first).to_be_attached()
    expect(page.locator("#first")).to_have_count(0)  # the board is whole
    return page


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Lincoln, value 4, England, zone West, 5 fair days, small town"),
        ("fr", "Lincoln, valeur 4, Angleterre, zone Ouest, 5 jours de beau temps, petite ville"),
        ("de", "Lincoln, Wert 4, England, Zone West, 5 Schönwettertage, kleine Stadt"),
    ],
)
def test_a_port_says_what_it_is_and_what_lies_there(language: str, words: str, sea: Page) -> None:
    speak(sea, language)
    label = sea.locator("#place-lincoln").get_attribute("aria-label") or ""
    assert label.startswith(words)


def test_the_wintering_zone_says_whose_ships_lie_there(sea: Page) -> None:
    label = sea.locator("#place-wintering").get_attribute("aria-label") or ""
    assert "your ship" in label
    assert label.count("ship of") == 1


def test_a_click_on_a_disc_hits_that_port(sea: Page) -> None:
    hit = {port["id"]: sea.evaluate(HIT, port["at"]) for port in MAP["ports"]}
    seen = {name: found for name, found in hit.items() if found}
    assert len(seen) > 15
    assert seen == {name: f"place-{name}" for name in seen}


def test_a_click_on_the_middle_of_a_water_hits_it(sea: Page) -> None:
    sea.keyboard.press("0")
    hit = {space["id"]: sea.evaluate(HIT, space["berths"][0]) for space in MAP["spaces"]}
    seen = {name: found for name, found in hit.items() if found}
    assert len(seen) > 30
    assert seen == {name: f"place-{name}" for name in seen}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_names_can_be_read_at_every_zoom(size: Size, visit: Visit) -> None:
    page = opened(visit, size)
    page.wait_for_load_state("networkidle")  # the fonts of names come last
    faults: list[str] = []
    for key in ("0", "+", "+", "+", "+"):
        page.keyboard.press(key)
        be_laid_out(page)
        faults += [f"after {key}: {fault}" for fault in page.evaluate(MEASURE)]
    assert faults == []


def test_the_plate_of_the_wintering_zone_is_found_when_it_is_out_of_sight(sea: Page) -> None:
    pill = sea.locator(".stage + button")
    for _ in range(3):
        sea.keyboard.press("+")
    expect(pill).to_contain_text("Wintering")
    pill.click()
    expect(pill).to_have_count(0)
