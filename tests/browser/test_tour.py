"""The first-game tour: a card beside the real board that teaches while the game is played."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.fingers import Finger
from tests.browser.players import DIALOGUE, Mouse
from tests.browser.sizes import DESKTOP, PHONE, TABLET, Size
from tests.browser.test_axe import complaints
from tests.browser.test_boxes import unreadable

pytestmark = pytest.mark.chromium

CARD = ".tour"
TITLE = ".tour h2"
LEARN = {
    "en-GB": "Learn in five turns",
    "fr-FR": "Apprendre en cinq tours",
    "de-DE": "In fünf Zügen lernen",
}


def learning(open_page: Open, size: Size = DESKTOP, language: str = "en-GB", **more: Any) -> Page:
    page = open_page("/", size, locale=language, **more)
    page.get_by_role("button", name=LEARN[language]).click()
    expect(page.locator(TITLE)).to_be_visible()
    return page


def apart(one: Any, other: Any) -> bool:
    """Whether two boxes have no point in common; half a pixel is no point."""
    return bool(
        one["x"] + one["width"] <= other["x"] + 0.5
        or other["x"] + other["width"] <= one["x"] + 0.5
        or one["y"] + one["height"] <= other["y"] + 0.5
        or other["y"] + other["height"] <= one["y"] + 0.5
    )


def test_five_turns_teach_placing_influence_war_scoring_and_tiles(open_page: Open) -> None:
    page = learning(open_page)
    player, told = Mouse(page, seed=4), []
    while "Five turns, well done" not in told and "You know the game" not in told:
        told.append(page.locator(TITLE).inner_text())
        player.decide()
    turns = [
        "Your first card",
        "Gain influence",
        "Leaders score",
        "Four live in peace",
        "When scorings happen",
        "Three tiles, each used once",
    ]
    assert [title for title in dict.fromkeys(told) if title in turns] == turns


def test_a_picked_card_brings_the_lesson_on_provinces_and_a_rule_to_read(open_page: Open) -> None:
    page = learning(open_page)
    page.keyboard.press("1")
    expect(page.locator(TITLE)).to_have_text("Where can it go?")
    page.locator(CARD).get_by_role("button", name="A3.2").click()
    expect(page.get_by_role("dialog", name="Rules")).to_contain_text("A3.2")


@pytest.mark.parametrize(
    ("size", "panel"), [(DESKTOP, ".rail"), (TABLET, "section.desk"), (PHONE, ".sheet")]
)
def test_the_card_lies_in_the_panel_beside_the_map_and_covers_none_of_it(
    open_page: Open, size: Size, panel: str
) -> None:
    page = learning(open_page, size)
    card, home = page.locator(CARD).bounding_box(), page.locator(panel).bounding_box()
    assert card is not None
    assert home is not None
    assert home["y"] <= card["y"]
    assert card["y"] + card["height"] <= min(home["y"] + home["height"], size["height"])
    assert home["x"] <= card["x"]
    assert card["x"] + card["width"] <= home["x"] + home["width"]


def test_the_tour_is_reached_folded_and_ended_by_keys_alone(open_page: Open) -> None:
    page = learning(open_page)
    page.keyboard.press("t")
    expect(page.locator(CARD)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(TITLE)).to_have_count(0)
    page.keyboard.press("t")
    end = page.get_by_role("button", name="End the tour")
    while not end.evaluate("(button) => button === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(CARD)).to_have_count(0)
    page.reload()
    expect(page.locator(".app[data-asked=card]")).to_be_visible()
    expect(page.locator(CARD)).to_have_count(0)


def test_the_tour_goes_on_after_a_reload(open_page: Open) -> None:
    page = learning(open_page)
    player = Mouse(page)
    player.play_until("card", 2)
    expect(page.locator(f"{CARD} small")).to_have_text("turn 2 of 5")
    page.reload()
    expect(page.locator(f"{CARD} small")).to_have_text("turn 2 of 5")
    expect(page.locator(f"{CARD} .past")).to_have_count(1)


@pytest.mark.parametrize(
    ("language", "title"),
    [("fr-FR", "Votre première carte"), ("de-DE", "Deine erste Karte")],
)
def test_the_tour_speaks_the_language_of_the_reader(
    open_page: Open, language: str, title: str
) -> None:
    page = learning(open_page, language=language)
    expect(page.locator(TITLE)).to_have_text(title)
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.locator(TITLE)).to_have_text("Your first card")


def test_on_a_phone_the_card_makes_room_for_the_dialogue_of_a_war(open_page: Open) -> None:
    page = learning(open_page, PHONE, has_touch=True)
    player = Finger(page)
    while not page.locator(DIALOGUE).count():
        player.decide()
        page.locator(f".app[data-asked], {DIALOGUE}").first.wait_for()
    card = page.locator(CARD)
    expect(card).to_be_visible()
    assert apart(card.bounding_box(), page.locator(DIALOGUE).bounding_box())
    card.get_by_role("button", name="Got it").tap()
    expect(page.locator(TITLE)).to_have_count(0)


def test_everybody_can_use_and_read_the_tour(open_page: Open) -> None:
    page = learning(open_page)
    assert complaints(page) == []
    assert unreadable(page) == []
