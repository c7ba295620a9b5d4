"""Since my turn: what the others did is told again, moment by moment, and pointed at on the map."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screens import Visit, influence, since
from tests.browser.sizes import PHONE

pytestmark = pytest.mark.chromium


def current(page: Page) -> str:
    return page.locator(".since li[aria-current]").inner_text()


def test_any_key_skips_what_is_being_played(visit: Visit) -> None:
    page = influence(visit)
    page.keyboard.press("p")
    expect(page.get_by_role("tab", name="Since my turn")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".since li[aria-current]")).to_have_count(1)
    page.keyboard.press("x")
    expect(page.locator(".since li[aria-current]")).to_have_count(0)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_what_is_played_runs_to_its_end(visit: Visit) -> None:
    page = influence(visit)
    page.clock.install()
    page.keyboard.press("p")
    told = page.locator(".since li")
    expect(told.first).to_have_attribute("aria-current", "step")
    pause = page.get_by_role("button", name="Pause")
    for _ in told.all():
        expect(pause).to_be_visible()
        page.clock.run_for(2_300)
    expect(pause).to_have_count(0)
    expect(told.last).to_have_attribute("aria-current", "step")


def test_it_goes_forward_and_back_and_begins_again(visit: Visit) -> None:
    page = since(visit)
    first = current(page)
    page.get_by_role("button", name="Next").click()
    assert current(page) != first
    page.get_by_role("button", name="Back").click()
    assert current(page) == first
    page.get_by_role("button", name="Skip").click()
    page.get_by_role("button", name="Play", exact=True).click()
    assert current(page) == first


def test_the_place_is_pointed_at(visit: Visit) -> None:
    page = since(visit)
    told = page.locator(".since li[aria-current]")
    while not re.search("places a token", told.inner_text()):
        page.get_by_role("button", name="Next").click()
    expect(page.locator(".stage .pointed path.line")).to_have_count(1)
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".stage .pointed path.line")).to_have_count(0)


def test_on_a_phone_it_is_in_the_log_and_the_map_goes_along(visit: Visit) -> None:
    page = influence(visit)
    page.set_viewport_size(PHONE)
    page.get_by_role("navigation").get_by_role("button", name="Log").click()
    page.get_by_role("button", name="Since my turn").click()
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".since li[aria-current]")).to_be_visible()
