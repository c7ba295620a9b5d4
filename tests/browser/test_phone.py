"""A phone in one hand: taps, drags, pinches, and nothing but the screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.jarls import JarlFinger
from tests.browser.players import INSIDE, Finger
from tests.browser.sizes import PHONE

pytestmark = pytest.mark.chromium


GAMES: dict[str, type[Finger]] = {"Attila": Finger, "Invasions": JarlFinger}
BOTH = pytest.mark.parametrize("game", GAMES)


def at_table(open_page: Open, game: str) -> tuple[Page, Finger]:
    page = open_page(size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    page.get_by_role("button", name=f"{game}: Play now").tap()
    finger = GAMES[game](page)
    finger.ready()
    return page, finger


def leaf_through(page: Page, *tabs: str) -> None:
    for tab in tabs:
        page.get_by_role("navigation").get_by_role("button", name=tab, exact=True).tap()
        expect(page.locator("section.sheet")).to_have_attribute("aria-label", tab)


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


def test_a_province_smaller_than_a_fingertip_asks_whether_it_was_meant(open_page: Open) -> None:
    page, finger = at_table(open_page, "Attila")
    page.get_by_role("button", name="Whole board", exact=True).tap()
    finger.pick_card()
    before = finger.number()
    point = page.get_by_role("button", name=re.compile("^Noricum")).evaluate(INSIDE)
    finger.point_at(*point)
    tip = page.get_by_role("group", name="Noricum")
    expect(tip).to_be_visible()
    assert finger.number() == before
    tip.get_by_role("button", name="Place here").tap()
    expect(finger.app).not_to_have_attribute("data-number", before)


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
