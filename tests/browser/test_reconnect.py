"""The network goes and comes, the server dies and rises: the page goes on by itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.busy import Watched
from tests.browser.house import House
from tests.browser.screens import Game, anas
from tests.browser.settling import PATIENCE
from tests.browser.sizes import DESKTOP
from tests.browser.voyages import CLICK, Fleet, raiding
from tests.server.running import Client

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


def putting_out(address: str) -> Fleet:
    """Ana's ship has left its home port."""
    ships = Fleet.begun(address)
    ships.crewed("denmark")
    return ships


def at_one_device(address: str) -> Game:
    """Ada and Livia play at one device, and the curtain is drawn for Ada."""
    host = Client(address)
    seats = [{"kind": "hot-seat", "name": name} for name in ("Ada", "Livia")]
    host.create(*seats, options={"first": "seat"})
    host.do("start")
    return Game((host,))


DIALOGUES = re.compile(r"/assets/Dialogues-")
BEGINNINGS = {
    "war": warring,
    "raid": raiding,
    "voyage": putting_out,
    "curtain": at_one_device,
}
ENOUGH = {"war": "Lay nothing", "raid": "Stop"}


@pytest.fixture(params=ENOUGH)
def fight(request: pytest.FixtureRequest) -> str:
    """What goes on: a war of Attila, a raid of Invasions; where a test asks for it, another."""
    return str(request.param)


@pytest.fixture
def game(house: House, fight: str) -> Iterator[Game]:
    game = BEGINNINGS[fight](house.address)
    yield game
    game.close()


@pytest.fixture
def closed(browser: Browser, house: House, game: Game) -> Iterator[Page]:
    """A page that has not been opened yet, and no service worker to keep what it needs."""
    context = browser.new_context(
        base_url=house.address, viewport=DESKTOP, locale="en-GB", service_workers="block"
    )
    context.add_cookies(game.cookies)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    watched = Watched(page)
    yield page
    assert watched.complaints() == []
    context.close()


def mark(page: Page) -> None:
    """A page that is taken anew loses the mark."""
    page.evaluate("() => { document.body.dataset.since = 'the beginning' }")


@pytest.fixture
def page(closed: Page, game: Game) -> Page:
    page = closed
    page.goto(game.path)
    expect(page.locator(".dot:not(.lost)").first).to_be_visible()
    expect(page.locator(".app[aria-busy=false]")).to_be_visible()
    mark(page)
    return page


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
    kept = page.get_by_text("Your choice is kept and sent when it is back.")
    expect(kept).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".app")).not_to_have_attribute("data-number", before)
    expect(kept).to_have_count(0)
    expect(page.locator("body[data-since]")).to_be_attached()


@pytest.mark.parametrize("fight", ["war"], indirect=True)
def test_what_could_not_be_fetched_comes_as_soon_as_it_can(closed: Page, game: Game) -> None:
    page = closed
    page.route(DIALOGUES, lambda route: route.abort())
    with page.expect_event("requestfailed", lambda asked: asked.url.endswith(".js")):
        page.goto(game.path)
    mark(page)
    expect(page.locator(".app[aria-busy=false]")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    # With its style sheet, which the bundler's loader would not ask for again.
    page.unroute(DIALOGUES)
    expect(page.get_by_role("dialog").locator(".own")).to_have_css("display", "flex")
    expect(page.locator("body[data-since]")).to_be_attached()


@pytest.mark.parametrize("fight", ["voyage"], indirect=True)
def test_a_way_that_could_not_be_asked_for_is_asked_for_again(page: Page) -> None:
    preview = re.compile("/preview")
    page.route(preview, lambda route: route.abort())
    with page.expect_event("requestfailed"):
        page.locator("#place-bremen").evaluate(CLICK)
    expect(page.locator(".voyage[aria-busy=false]")).to_be_visible()
    page.unroute(preview)
    page.locator("#place-bremen").evaluate(CLICK)
    expect(page.locator('.voyage[data-scene="plan"]')).to_be_visible()


@pytest.mark.parametrize("fight", ["war"], indirect=True)
def test_a_screen_that_could_not_be_fetched_comes_as_soon_as_it_can(closed: Page) -> None:
    page = closed
    page.goto("/")
    screen = re.compile("/assets/Account-")
    page.route(screen, lambda route: route.abort())
    with page.expect_event("requestfailed"):
        page.get_by_role("link", name="Account").click()
    page.unroute(screen)
    expect(page.get_by_role("heading", name="You are playing as a guest")).to_be_visible()


@pytest.mark.parametrize("fight", ["voyage"], indirect=True)
def test_who_cannot_leave_without_a_server_is_told_so_and_stays(page: Page, house: House) -> None:
    page.get_by_role("button", name="The table").click()
    leave = page.get_by_role("dialog").get_by_role("button", name="Leave the table")
    expect(leave).to_be_visible()
    house.kill()
    leave.click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("server cannot be reached"))
    house.rise()
    leave.click()
    expect(page.get_by_role("link", name="Attila: Open a table")).to_be_visible()


@pytest.mark.parametrize("fight", ["curtain"], indirect=True)
def test_a_look_behind_the_curtain_without_a_server_comes_when_it_is_there(
    page: Page, house: House
) -> None:
    house.kill()
    expect(page.locator(".dot.lost")).to_be_attached()
    page.get_by_role("button", name="I am Ada").click()
    expect(page.get_by_role("dialog", name="Ada is next")).to_be_visible()
    house.rise()
    expect(page.locator(".hand button")).to_have_count(6)
    expect(page.get_by_role("dialog", name="Ada is next")).to_have_count(0)
