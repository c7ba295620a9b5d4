import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import slow_down
from tests.browser.gallery import GALLERY
from tests.browser.screens import Visit

pytestmark = pytest.mark.chromium

WORDS = {
    "war": (
        ("de", "Auseinandersetzung in", "spielt eine Karte"),
        ("fr", "Guerre en", "joue une carte"),
        ("en", "War in", "plays a card"),
    ),
    "invasions-raid": (
        ("de", "Plünderung: Bremen", "lädt 1 Wikinger"),
        ("fr", "Pillage\u00a0: Brême", "embarque 1 viking"),
        ("en", "Raid on Bremen", "loads 1 viking"),
    ),
}


@pytest.mark.parametrize(("fight", "enough"), [("war", "Lay nothing"), ("invasions-raid", "Stop")])
def test_the_language_changes_in_the_middle_of_a_fight_and_the_choice_stays(
    fight: str, enough: str, visit: Visit
) -> None:
    page = GALLERY[fight](visit)
    for language, title, told in WORDS[fight]:
        button = page.locator(f".languages button[lang={language}]")
        button.evaluate("(button) => button.click()")  # the veil of the dialogue lies over it
        expect(page.get_by_role("dialog")).to_have_attribute("aria-label", re.compile(title))
        expect(page.get_by_role("dialog").locator(".acts button").last).to_be_visible()
        expect(page.get_by_role("log")).to_contain_text(told)
    before = page.locator(".app").get_attribute("data-number") or ""
    page.get_by_role("dialog").get_by_role("button", name=enough).click()
    expect(page.locator(".app")).not_to_have_attribute("data-number", before)


def test_a_decision_is_not_lost_while_the_game_comes_in_another_language(visit: Visit) -> None:
    """On a slow line the socket is still being opened when the choice is made."""
    page = GALLERY["war"](visit)
    before = page.locator(".app").get_attribute("data-number") or ""
    slow_down(page, 1000)
    with page.expect_websocket():
        page.locator(".languages button[lang=de]").evaluate("(button) => button.click()")
    page.get_by_role("dialog").locator(".acts button:not(.hint)").last.click()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator(".app")).not_to_have_attribute("data-number", before)


@pytest.mark.parametrize(
    ("locale", "button"),
    [
        ("en-GB", "Attila: Play now"),
        ("fr-FR", r"Attila\s: Jouer"),
        ("de-AT", "Attila: Jetzt spielen"),
    ],
)
def test_the_page_speaks_the_language_of_the_browser(
    visit: Visit, locale: str, button: str
) -> None:
    page = visit.open("/", locale=locale)
    expect(page.get_by_role("button", name=re.compile(button))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
