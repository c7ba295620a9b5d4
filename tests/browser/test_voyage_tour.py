"""The first voyage: the tour of Invasions, a card beside the real board."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.pupil import TITLE, Pupil
from tests.browser.settling import be_laid_out
from tests.browser.sizes import DESKTOP, PHONE, TABLET, Size
from tests.browser.test_axe import complaints
from tests.browser.test_boxes import unreadable

pytestmark = pytest.mark.chromium

CARD: Final = ".tour"
LEARN: Final = {
    "en-GB": "Learn on a first voyage",
    "fr-FR": "Apprendre lors d’un premier voyage",
    "de-DE": "Auf der ersten Fahrt lernen",
}
TOPICS: Final = 7


def learning(open_page: Open, size: Size = DESKTOP, language: str = "en-GB", **more: Any) -> Page:
    page = open_page("/", size, locale=language, **more)
    page.get_by_role("button", name=LEARN[language]).click()
    expect(page.locator(TITLE)).to_be_visible()
    return page


def test_a_first_voyage_teaches_every_mission_a_rune_and_wintering(open_page: Open) -> None:
    page = learning(open_page)
    pupil = Pupil(page)
    while not pupil.done["winter"]:
        pupil.decide()
    first = ["Load your ship", "Something to trade", "Set sail", "Where to?"]
    told = [title for title in pupil.told if title != "Runes in hand"]
    assert told[: len(first)] == first
    assert {"Your voyage, day by day", "Trade here", "The wind turns"} <= set(pupil.told)
    expect(page.locator(f"{CARD} :is(.past, .now)")).to_have_count(TOPICS)


def test_a_route_brings_its_lesson_and_a_rule_to_read(open_page: Open) -> None:
    page = learning(open_page)
    pupil = Pupil(page)
    while pupil.scene() != "plan":
        pupil.decide()
    expect(page.locator(TITLE)).to_have_text("Your voyage, day by day")
    page.locator(CARD).get_by_role("button", name="V7.3").click()
    expect(page.get_by_role("dialog", name="Rules")).to_contain_text("V7.3")


@pytest.mark.parametrize(
    ("size", "panel"), [(DESKTOP, ".rail"), (TABLET, "section.desk"), (PHONE, ".sheet")]
)
def test_the_card_lies_in_the_panel_beside_the_map(open_page: Open, size: Size, panel: str) -> None:
    page = learning(open_page, size)
    card, home = page.locator(CARD).bounding_box(), page.locator(panel).bounding_box()
    assert card is not None
    assert home is not None
    assert home["y"] <= card["y"]
    assert card["y"] + card["height"] <= min(home["y"] + home["height"], size["height"])
    assert home["x"] <= card["x"]
    assert card["x"] + card["width"] <= home["x"] + home["width"]


def test_the_first_voyage_goes_on_after_a_reload_and_is_ended_by_keys(open_page: Open) -> None:
    page = learning(open_page)
    pupil = Pupil(page)
    pupil.play_until("end", 1)
    pupil.ready()
    expect(page.locator(f"{CARD} small")).to_have_text("turn 2 of 5")
    page.reload()
    expect(page.locator(f"{CARD} small")).to_have_text("turn 2 of 5")
    page.keyboard.press("t")
    expect(page.locator(CARD)).to_be_focused()
    end = page.get_by_role("button", name="End the tour")
    while not end.evaluate("(button) => button === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(CARD)).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "title"),
    [("fr-FR", "Chargez votre drakkar"), ("de-DE", "Belade dein Schiff")],
)
def test_the_first_voyage_speaks_the_language_of_the_reader(
    open_page: Open, language: str, title: str
) -> None:
    page = learning(open_page, language=language)
    expect(page.locator(TITLE)).to_have_text(title)
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.locator(TITLE)).to_have_text("Load your ship")


def test_everybody_can_use_and_read_the_first_voyage(open_page: Open) -> None:
    page = learning(open_page)
    be_laid_out(page)
    assert complaints(page) == []
    assert unreadable(page) == []
