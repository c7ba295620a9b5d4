from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import Hands
from tests.browser.sizes import PHONE

pytestmark = pytest.mark.chromium


def at_table(page: Page) -> Hands:
    """Somebody whose turn it is to play a card."""
    hands = Hands(page)
    hands.play_now()
    hands.until(lambda: page.get_by_role("heading", name="Play a card").count() > 0)
    return hands


def test_a_picked_card_lights_up_exactly_the_six_northern_provinces_at_first(
    open_page: Open,
) -> None:
    page = open_page()
    at_table(page).pick()
    expect(page.get_by_role("heading", name=re.compile("^Place a"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("northern.*open"))).to_have_count(6)


def test_a_province_that_is_not_open_says_why_with_the_rule(open_page: Open) -> None:
    page = open_page()
    at_table(page).pick()
    page.get_by_role("button", name=re.compile("^Asia")).focus()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Asia")
    expect(tip.get_by_role("button", name=re.compile(r"^A3\.[23]$"))).to_be_visible()


def test_undo_takes_the_placed_token_back(open_page: Open) -> None:
    page = open_page()
    hands = at_table(page)
    held = page.locator(".hand button").count()
    hands.pick()
    hands.place()
    expect(page.get_by_role("heading", name="Influence, or a second token?")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("heading", name="Play a card")).to_be_visible()
    expect(page.locator(".hand button")).to_have_count(held)


def test_a_turn_can_be_played_by_keyboard_alone(open_page: Open) -> None:
    page = open_page()
    at_table(page)
    page.keyboard.press("1")
    expect(page.get_by_role("heading", name=re.compile("^Place a"))).to_be_visible()
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Influence, or a second token?")).to_be_visible()
    page.keyboard.press("i")
    expect(page.get_by_role("heading", name="Influence, or a second token?")).to_have_count(0)


def test_arrow_keys_lead_from_province_to_province(open_page: Open) -> None:
    page = open_page()
    at_table(page)
    page.get_by_role("button", name=re.compile("^Raetia")).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name=re.compile("^Noricum"))).to_be_focused()


def test_the_language_changes_in_the_middle_of_a_game(open_page: Open) -> None:
    page = open_page()
    at_table(page)
    page.get_by_role("button", name="DE").click()
    expect(page.get_by_role("heading", name="Spiele eine Karte")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("Startspieler")


def test_a_lost_connection_is_shown_and_comes_back(open_page: Open) -> None:
    page = open_page()
    at_table(page)
    page.context.set_offline(True)
    expect(page.locator(".dot.lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".dot.lost")).to_have_count(0)


def test_a_friend_joins_by_link_and_sees_every_move(open_page: Open) -> None:
    host = open_page("/#/new")
    host.get_by_label("Your name").fill("Ada")
    host.get_by_role("button", name="2", exact=True).click()
    host.get_by_label("Seat 2", exact=True).select_option("open")
    host.get_by_label("First player").select_option("seat")
    host.get_by_role("button", name="Make the table").click()
    link = host.get_by_label("Send this link to your friends").input_value()
    friend = open_page(link, PHONE)
    friend.get_by_label("Your name").fill("Livia")
    friend.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start the game").click()
    hands = Hands(host)
    hands.until(lambda: host.get_by_role("heading", name=re.compile("^Play card")).count() > 0)
    hands.pick()
    hands.place()
    friend.get_by_role("button", name="Log").click()
    expect(friend.get_by_role("log")).to_contain_text("Ada plays a card")


def test_the_curtain_hides_the_hand_until_the_next_player_looks(open_page: Open) -> None:
    page = open_page("/#/new")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="2", exact=True).click()
    for seat, name in enumerate(("Ada", "Livia")):
        page.get_by_label(f"Seat {seat + 1}", exact=True).select_option("hot-seat")
        page.get_by_label("Name", exact=True).nth(seat).fill(name)
    page.get_by_label("First player").select_option("seat")
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("dialog", name="Ada is next")).to_be_visible()
    expect(page.locator(".hand button")).to_have_count(0)
    page.get_by_role("button", name="I am Ada").click()
    expect(page.locator(".hand button")).to_have_count(6)
