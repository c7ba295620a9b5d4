"""A hint in the browser: the best few actions, put on the board and sent only when confirmed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.gallery import GALLERY
from tests.browser.screens import Game, Visit, anas
from tests.browser.sizes import PHONE
from tests.server.running import HUMAN, Client, bot

pytestmark = pytest.mark.chromium


def jarls(open_page: Open, address: str, **keys: bool) -> Page:
    """Ana, who is about to load her first ship."""
    ana = Client(address)
    options = {"first": "seat", "sagas_per_era": 4}
    ana.create(HUMAN, bot("greedy"), game="invasions", options=options, **keys)
    ana.do("start")
    game = Game((ana,))
    page = open_page(game.path, cookies=game.cookies)
    game.close()
    expect(page.locator(".voyage")).to_be_visible()
    return page


def number(page: Page) -> str:
    return page.locator(".app").get_attribute("data-number") or ""


def test_a_hint_of_attila_lies_on_the_map_until_it_is_confirmed(visit: Visit) -> None:
    _game, page = visit.game(anas("card"))
    before = number(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    hints = page.get_by_role("region", name="What you could do")
    first = hints.get_by_role("listitem").first
    expect(first).to_contain_text("% to win")
    expect(first.get_by_role("button")).to_be_focused()
    played = hints.get_by_role("button").filter(has_text=re.compile("^ *Play the ")).first
    expect(played).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".hit.open")).to_have_count(1)
    assert number(page) == before
    hints.get_by_role("button", name="Do this").click()
    expect(page.locator(".app")).not_to_have_attribute("data-number", before)
    expect(hints).to_have_count(0)


def test_a_hint_of_invasions_is_asked_for_by_key_and_taken_by_finger(
    open_page: Open, address: str
) -> None:
    page = jarls(open_page, address)
    page.set_viewport_size(PHONE)
    before = number(page)
    page.keyboard.press("h")
    hints = page.get_by_role("region", name="What you could do")
    expect(hints.get_by_role("listitem").first).to_contain_text("% to win")
    page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    page.get_by_role("button", name="Hint", exact=True).click()
    hints.get_by_role("listitem").first.get_by_role("button").click()
    expect(hints.get_by_role("button", name="Do this")).to_be_focused()
    assert number(page) == before
    hints.get_by_role("button", name="Do this").click()
    expect(page.locator(".app")).not_to_have_attribute("data-number", before)


@pytest.mark.parametrize("screen", ["war", "invasions-raid"])
def test_a_hint_in_a_fight_is_given_in_its_dialogue(visit: Visit, screen: str) -> None:
    page = GALLERY[screen](visit)
    before = number(page)
    fight = page.get_by_role("dialog")
    fight.get_by_role("button", name="Hint", exact=True).click()
    hints = fight.get_by_role("region", name="What you could do")
    expect(hints.get_by_role("listitem").first.get_by_role("button")).to_be_focused()
    page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    expect(fight.get_by_role("button", name="Hint", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    hints.get_by_role("listitem").first.get_by_role("button").click()
    expect(hints.get_by_role("button", name="Do this")).to_be_focused()
    assert number(page) == before
    page.keyboard.press("Enter")
    expect(page.locator(".app")).not_to_have_attribute("data-number", before)
    expect(hints).to_have_count(0)


def test_where_the_host_forbids_hints_there_is_no_lamp(open_page: Open, address: str) -> None:
    page = jarls(open_page, address, hints=False)
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    page.get_by_role("button", name="The table").click()
    expect(page.get_by_role("dialog")).to_contain_text("No hints at this table")


def test_a_new_table_allows_hints_unless_the_host_says_no(open_page: Open) -> None:
    page = open_page("/new")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Hints allowed").uncheck()
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("No hints at this table")).to_be_visible()
