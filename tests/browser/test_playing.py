from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.players import Mouse
from tests.browser.screens import Visit, anas, influence, scoring
from tests.browser.sizes import TABLET
from tests.server.running import Json

pytestmark = pytest.mark.chromium


def at_table(visit: Visit) -> Mouse:
    """Ana, who has to play the first card of the game."""
    _game, page = visit.game(anas("card"))
    return Mouse(page)


def test_a_picked_card_lights_up_exactly_the_six_northern_provinces_at_first(
    visit: Visit,
) -> None:
    player = at_table(visit)
    player.pick_card()
    page = player.page
    expect(page.get_by_role("heading", name=re.compile("^Place a"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("northern.*open"))).to_have_count(6)


def test_a_province_that_is_not_open_says_why_with_the_rule(visit: Visit) -> None:
    player = at_table(visit)
    player.pick_card()
    page = player.page
    page.get_by_role("button", name=re.compile("^Asia")).focus()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("Asia")
    expect(tip.get_by_role("button", name=re.compile(r"^A3\.[23]$"))).to_be_visible()


def test_a_scoring_says_why_the_points_go_as_they_go(visit: Visit) -> None:
    told = scoring(visit).get_by_role("dialog").locator(".explained")
    expect(told).to_have_text(
        re.compile("is in sole first place with|tie for first|is on the track")
    )
    expect(told.get_by_role("button", name="A5.2")).to_be_visible()


def test_the_discard_pile_lies_open(visit: Visit) -> None:
    """A2.1 Who looks can count the cards of each people that are out, and those to draw."""
    game, page = visit.game(lambda told: anas("card")(told) and thrown(told) > 2)
    view = game.clients[0].position()["view"]
    piles = page.get_by_role("group", name="Piles of cards")
    expect(piles).to_contain_text(f"{view['draw_size']} cards to draw")
    for people in ("franks", "huns", "goths", "saxons", "teutons", "vandals"):
        number = view["discard"].get(people, 0)
        expect(piles).to_contain_text(re.compile(f"{number} {people[:-1]}", re.IGNORECASE))


def thrown(told: Json) -> int:
    return sum(told["view"]["discard"].values())


def test_undo_takes_the_placed_token_back(visit: Visit) -> None:
    player = at_table(visit)
    page = player.page
    held = page.locator(".hand button").count()
    player.pick_card()
    player.place()
    expect(page.get_by_role("heading", name="Influence, or a second token?")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("heading", name="Play a card")).to_be_visible()
    expect(page.locator(".hand button")).to_have_count(held)


def test_arrow_keys_lead_from_province_to_province(visit: Visit) -> None:
    page = at_table(visit).page
    page.get_by_role("button", name=re.compile("^Raetia")).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name=re.compile("^Noricum"))).to_be_focused()


def test_the_curtain_hides_the_hand_until_the_next_player_looks(open_page: Open) -> None:
    page = open_page("/new")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="2", exact=True).click()
    for seat, name in enumerate(("Ada", "Livia")):
        page.get_by_label(f"Seat {seat + 1}", exact=True).select_option("hot-seat")
        page.get_by_label("Name", exact=True).nth(seat).fill(name)
    page.get_by_label("First player").select_option("seat")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("dialog", name="Ada is next")).to_be_visible()
    expect(page.locator(".hand button")).to_have_count(0)
    page.get_by_role("button", name="I am Ada").click()
    expect(page.locator(".hand button")).to_have_count(6)


def test_tokens_show_faces_when_they_are_large_enough(visit: Visit) -> None:
    page = influence(visit)
    tokens = page.locator(".stage use[href^='#tok-']")
    expect(tokens.first).to_be_attached()
    for _ in range(3):
        page.keyboard.press("+")
    expect(page.locator(".stage use[href^='#bust-']").first).to_be_attached()
    expect(tokens).to_have_count(0)
    page.keyboard.press("0")
    expect(tokens.first).to_be_attached()


def test_a_tablet_shows_map_hand_and_tracks_without_scrolling(visit: Visit) -> None:
    page = influence(visit)
    page.set_viewport_size(TABLET)
    tabs = page.locator(".rail").get_by_role("tab")
    expect(tabs).to_have_text(["Tracks", "Players", "Log", "Chat"])
    expect(page.locator("section.desk .hand")).to_be_in_viewport(ratio=1)
    expect(page.locator(".rail .board")).to_be_in_viewport(ratio=1)
    box = page.locator("main.map").bounding_box()
    assert box is not None
    assert box["width"] / box["height"] == pytest.approx(4 / 3, rel=0.01)
    higher = page.evaluate("() => document.documentElement.scrollHeight - innerHeight")
    assert higher <= 0
