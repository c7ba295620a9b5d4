"""A finished game is looked at again by keys, marks and lines; its place is in the address."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.screens import Game
from tests.browser.sizes import PHONE
from tests.browser.test_axe import complaints
from tests.browser.test_boxes import unreadable

pytestmark = pytest.mark.chromium


@pytest.fixture(scope="module")
def finished(address: str) -> Iterator[Game]:
    game = Game.begun(address)
    game.play(lambda _told: False)
    yield game
    game.close()


def at(page: Page, number: int) -> None:
    """The board, and the address, have come to a number."""
    expect(page.locator(f".app[data-number='{number}']")).to_be_visible()
    expect(page).to_have_url(re.compile(rf"/{number}\?as="))


def test_keys_lead_through_a_game_and_the_address_keeps_the_place(
    open_page: Open, finished: Game
) -> None:
    index = finished.clients[0].get("/replay", **{"as": "open"}).json()
    numbers = [stop["number"] for stop in index["stops"]]
    page = open_page(f"/replay/{finished.clients[0].table}")
    at(page, numbers[0])
    for key, number in (
        ("ArrowRight", numbers[1]),
        ("ArrowRight", numbers[2]),
        ("ArrowLeft", numbers[1]),
        ("Shift+ArrowRight", index["turns"][1]),
        ("Control+ArrowRight", index["rounds"][1]),
        ("m", index["marks"][0]["number"]),
        ("End", numbers[-1]),
        ("Home", numbers[0]),
    ):
        page.keyboard.press(key)
        at(page, number)
    war = index["marks"][0]
    page.get_by_role("group", name="Turning points").get_by_role("button").first.click()
    at(page, war["number"])
    told = page.locator(".log [aria-current='step']").filter(has_text=war["sentence"])
    expect(told).to_be_visible()
    page.get_by_label("Seen by").select_option("Berthold")
    expect(page).to_have_url(re.compile(r"\?as=1$"))
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    page.reload()
    at(page, war["number"])
    expect(page.get_by_label("Seen by")).to_have_value("1")
    assert complaints(page) == []
    assert unreadable(page) == []


def test_on_a_phone_the_whole_game_lies_at_the_thumb(open_page: Open, finished: Game) -> None:
    table = finished.clients[0].table
    page = open_page(f"/replay/{table}", size=PHONE, has_touch=True, color_scheme="dark")
    page.get_by_role("button", name="To the end").tap()
    last = finished.clients[0].get("/replay").json()["stops"][-1]["number"]
    at(page, last)
    page.get_by_role("button", name="Log").tap()
    expect(page.locator(".log [aria-current='step']").last).to_contain_text("The game is over.")
    assert complaints(page) == []


def test_a_position_is_played_on_against_bots_as_a_study(open_page: Open, finished: Game) -> None:
    stops = finished.clients[0].get("/replay").json()["stops"]
    number = stops[len(stops) // 3]["number"]
    page = open_page(f"/replay/{finished.clients[0].table}/{number}")
    page.get_by_role("tab", name="More").click()
    page.get_by_role("button", name="Study from here").click()
    assert complaints(page) == []
    page.get_by_role("button", name="Begin the study").click()
    expect(page).to_have_url(re.compile(r"/table/"))
    expect(page.locator(f".app[data-number='{number}'][data-asked]")).to_be_visible()
    expect(page.get_by_role("link", name="Study", exact=True)).to_have_attribute(
        "href", f"/replay/{finished.clients[0].table}/{number}"
    )
