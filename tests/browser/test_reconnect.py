"""The network goes and comes, the server dies and rises: the page goes on by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE
from tests.browser.house import House
from tests.browser.screens import Game, anas
from tests.browser.sizes import DESKTOP
from tests.browser.voyages import raiding

pytestmark = pytest.mark.chromium


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.kill()


def warring(address: str) -> Game:
    """A war in which Ana has to decide."""
    game = Game.begun(address)
    game.play(anas("war"))
    return game


ENOUGH = {"war": "Lay nothing", "raid": "Stop"}


@pytest.fixture(params=ENOUGH)
def fight(request: pytest.FixtureRequest) -> str:
    """What goes on: a war of Attila, a raid of Invasions."""
    return str(request.param)


@pytest.fixture
def game(house: House, fight: str) -> Iterator[Game]:
    game = {"war": warring, "raid": raiding}[fight](house.address)
    yield game
    game.close()


@pytest.fixture
def page(browser: Browser, house: House, game: Game) -> Iterator[Page]:
    context = browser.new_context(base_url=house.address, viewport=DESKTOP, locale="en-GB")
    context.add_cookies(game.cookies)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(game.path)
    expect(page.locator(".dot:not(.lost)").first).to_be_visible()
    page.evaluate("() => { document.body.dataset.since = 'the beginning' }")
    yield page
    context.close()


def decides(page: Page, fight: str) -> None:
    """Ana's decision arrives, on the page as it was opened."""
    before = page.locator(".app").get_attribute("data-number") or ""
    page.get_by_role("dialog").get_by_role("button", name=ENOUGH[fight]).click()
    expect(page.locator(".app")).not_to_have_attribute("data-number", before)
    expect(page.locator("body[data-since]")).to_be_attached()


def test_the_server_is_killed_in_a_fight_and_the_fight_goes_on(
    page: Page, house: House, fight: str
) -> None:
    house.kill()
    expect(page.get_by_text("connection lost")).to_be_visible()
    house.rise()
    expect(page.get_by_text("connection lost")).to_have_count(0)
    decides(page, fight)


def test_a_decision_without_network_is_sent_when_the_network_is_back(
    page: Page, fight: str
) -> None:
    before = page.locator(".app").get_attribute("data-number") or ""
    page.context.set_offline(True)
    expect(page.get_by_text("connection lost")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name=ENOUGH[fight]).click()
    expect(page.locator(".app")).to_have_attribute("data-number", before)
    page.context.set_offline(False)
    expect(page.locator(".app")).not_to_have_attribute("data-number", before)
    expect(page.locator("body[data-since]")).to_be_attached()
