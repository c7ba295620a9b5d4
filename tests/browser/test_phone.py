"""A phone in one hand: taps, drags, pinches, and nothing but the screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.fingers import Finger
from tests.browser.jarls import JarlFinger
from tests.browser.players import INSIDE
from tests.browser.screens import Game, Visit
from tests.browser.settling import be_laid_out
from tests.browser.sizes import PHONE
from tests.browser.test_sea_map import MAP
from tests.browser.voyages import CLICK, fleet

pytestmark = pytest.mark.chromium


GAMES: dict[str, type[Finger]] = {"Attila": Finger, "Invasions": JarlFinger}
BOTH = pytest.mark.parametrize("game", GAMES)


def at_table(open_page: Open, game: str) -> tuple[Page, Finger]:
    page = open_page(size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    page.get_by_role("button", name=f"{game}: Play now").tap()
    finger = GAMES[game](page)
    finger.ready()
    return page, finger


BESIDE = """([port, middle]) => {
  const {a, d, e, f} = document.querySelector('.stage svg').getScreenCTM();
  const [[x, y], [seaX, seaY]] = [port, middle].map(([x, y]) => [x * a + e, y * d + f]);
  const away = ([x, y]) => Math.hypot(x - seaX, y - seaY);
  return Array.from({ length: 32 }, (_, turn) => (turn * Math.PI) / 16)
    .map((turn) => [x + 14 * Math.cos(turn), y + 14 * Math.sin(turn)])
    .filter((point) => document.elementFromPoint(...point)?.matches('#place-e_south.open'))
    .reduce((one, other) => (away(other) > away(one) ? other : one));
}"""
"""A point of the sea beside a port, as far as can be from the middle of the sea."""


def leaf_through(page: Page, *tabs: str) -> None:
    for tab in tabs:
        page.get_by_role("navigation").get_by_role("button", name=tab, exact=True).tap()
        expect(page.locator("section.sheet")).to_have_attribute("aria-label", tab)


def test_what_a_desktop_has_in_its_bar_a_phone_has_in_the_menu(open_page: Open) -> None:
    page, _finger = at_table(open_page, "Attila")
    bar = page.locator("header")
    expect(bar.get_by_role("button", name=re.compile("^Notifications"))).to_be_visible()
    bar.get_by_role("button", name="Rules").tap()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    bar.get_by_role("button", name="The table", exact=True).tap()
    menu = page.get_by_role("dialog")
    menu.get_by_role("button", name="Turn sound on").tap()
    expect(menu.get_by_role("button", name="Turn sound off")).to_be_visible()
    menu.get_by_role("button", name="Dark colours").tap()
    expect(page.locator("html[data-theme=dark]")).to_be_attached()
    menu.get_by_role("button", name="Deutsch").tap()
    expect(menu.get_by_role("link", name="Konto")).to_have_attribute("href", "/account")
    menu.get_by_role("button", name="Tasten").tap()
    expect(page.get_by_role("dialog", name="Tasten")).to_be_visible()
    page.keyboard.press("Escape")
    bar.get_by_role("button", name="Der Tisch").tap()
    page.get_by_role("dialog").get_by_role("button", name="Regeln").tap()
    expect(page.get_by_role("dialog", name="Regeln")).to_be_visible()


def test_turns_are_played_with_a_finger(open_page: Open) -> None:
    page, finger = at_table(open_page, "Attila")
    finger.play_until("card", 4)
    finger.play_until("influence", 3)
    leaf_through(page, "Tracks", "Players", "Log", "Chat", "Play")


def test_voyages_are_made_with_a_finger(open_page: Open) -> None:
    page, finger = at_table(open_page, "Invasions")
    finger.play_until("launch")
    finger.play_until("sail", 3)
    finger.play_until("end", 2)
    leaf_through(page, "Sagas", "Jarls", "Log", "Chat", "Voyage")


@BOTH
def test_the_map_is_dragged_and_pinched(game: str, open_page: Open) -> None:
    _page, finger = at_table(open_page, game)
    x, _y, width, _height = finger.view()
    finger.drag(100, 0)
    moved = finger.view()
    assert moved[0] < x - 50
    assert moved[2] == pytest.approx(width, rel=0.01)
    finger.pinch(2)
    assert finger.view()[2] < width * 0.7


@BOTH
def test_nothing_to_tap_is_smaller_than_a_fingertip(game: str, open_page: Open) -> None:
    page, _finger = at_table(open_page, game)
    small = page.locator(".sheet button:not(.grab), .zoom button").evaluate_all(
        """(buttons) => buttons
            .filter((one) => one.getBoundingClientRect().height < 43.5)
            .map((one) => one.outerHTML)"""
    )
    assert small == []


def test_a_province_smaller_than_a_fingertip_asks_whether_it_was_meant(visit: Visit) -> None:
    """The map is empty: every people may begin in Noricum."""
    visit.games.append(game := Game.begun(visit.address))
    page = visit.open(game.path, PHONE, game.cookies, has_touch=True, is_mobile=True)
    finger = Finger(page)
    finger.ready()
    page.get_by_role("button", name="Whole board", exact=True).tap()
    finger.pick_card()
    be_laid_out(page)
    before = finger.number()
    point = page.get_by_role("button", name=re.compile("^Noricum")).evaluate(INSIDE)
    finger.point_at(*point)
    tip = page.get_by_role("group", name="Noricum")
    expect(tip).to_be_visible()
    assert finger.number() == before
    tip.get_by_role("button", name="Place here").tap()
    expect(finger.app).not_to_have_attribute("data-number", before)


def test_a_finger_beside_a_small_port_means_the_port_and_a_mouse_the_sea(visit: Visit) -> None:
    ships = fleet(visit)
    ships.crewed("sweden", "furs")
    page = visit.open(ships.path, PHONE, ships.cookies, has_touch=True)
    expect(page.locator(".app[aria-busy=false]")).to_be_visible()
    page.get_by_role("button", name="Whole board", exact=True).tap()
    expect(page.locator("#place-truso.open")).to_be_attached()
    be_laid_out(page)
    port = next(port["at"] for port in MAP["ports"] if port["id"] == "truso")
    sea = next(space["berths"][0] for space in MAP["spaces"] if space["id"] == "e_south")
    x, y = page.evaluate(BESIDE, [port, sea])
    page.mouse.click(x, y)
    expect(page.locator(".voyage h2")).to_have_text("Southern Baltic")
    page.touchscreen.tap(x, y)
    expect(page.locator(".voyage h2")).to_have_text("Truso")


def test_what_is_told_of_a_port_does_not_cover_it(visit: Visit) -> None:
    ships = fleet(visit)
    ships.crewed("denmark", "furs")
    page = visit.open(ships.path, {"width": 375, "height": 667}, ships.cookies)
    expect(page.locator(".app[aria-busy=false]")).to_be_visible()
    for name in ("Bremen", "Dorestad", "London", "York"):
        place = page.locator(f"#place-{name.lower()}.open")
        place.evaluate(CLICK)
        expect(tip := page.locator(".tip", has_text=f"{name}, value")).to_be_visible()
        be_laid_out(page)
        told, port = tip.bounding_box(), place.bounding_box()
        assert told
        assert port
        assert port["y"] >= told["y"] + told["height"] or port["y"] + port["height"] <= told["y"]


def test_the_influence_tile_leads_to_the_tracks_and_back(open_page: Open) -> None:
    page, finger = at_table(open_page, "Attila")
    sheet = page.locator("section.sheet")
    page.get_by_role("group", name="Your tiles").get_by_role("button", name="Influence").tap()
    expect(sheet).to_have_attribute("aria-label", "Tracks")
    before = finger.number()
    track = page.get_by_role("button", name="Advance on the track of the Huns")
    track.tap()
    track.tap()
    expect(finger.app).not_to_have_attribute("data-number", before)
    expect(sheet).to_have_attribute("aria-label", "Play")


def test_a_place_out_of_sight_comes_into_it_when_it_is_told_about(visit: Visit) -> None:
    """By a screen reader or a key: a finger finds only what it sees."""
    ships = fleet(visit)
    ships.crewed("denmark")
    page = visit.open(ships.path, PHONE, ships.cookies, has_touch=True, is_mobile=True)
    expect(page.locator(".app[aria-busy=false]")).to_be_visible()
    goal = page.locator("#place-novgorod")
    page.get_by_role("button", name="Zoom in").tap()
    assert goal.evaluate(INSIDE) is None
    goal.evaluate(CLICK)
    expect(page.get_by_role("tooltip")).to_contain_text("Novgorod")
    expect(page.locator(".tip[aria-busy=false]")).to_be_visible()
    assert goal.evaluate(INSIDE) is not None
