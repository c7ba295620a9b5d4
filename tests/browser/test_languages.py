import re

import pytest
from playwright.sync_api import expect

from tests.browser.screens import SCREENS, Visit

pytestmark = pytest.mark.chromium

WORDS = (
    ("de", "Krieg in", "spielt eine Karte"),
    ("fr", "Guerre en", "joue une carte"),
    ("en", "War in", "plays a card"),
)


def test_the_language_changes_in_the_middle_of_a_war_and_the_choice_stays(visit: Visit) -> None:
    page = SCREENS["war"](visit)
    for language, title, told in WORDS:
        button = page.locator(f".languages button[lang={language}]")
        button.evaluate("(button) => button.click()")  # the veil of the dialogue lies over it
        expect(page.get_by_role("dialog")).to_have_attribute("aria-label", re.compile(title))
        expect(page.get_by_role("dialog").locator(".acts button").last).to_be_visible()
        expect(page.get_by_role("log")).to_contain_text(told)
    page.get_by_role("button", name="Lay nothing").click()
    expect(page.locator(".app")).not_to_have_attribute("data-asked", "war")


@pytest.mark.parametrize(
    ("locale", "button"),
    [("en-GB", "Attila: Play now"), ("fr-FR", "Attila: Jouer"), ("de-AT", "Attila: Jetzt spielen")],
)
def test_the_page_speaks_the_language_of_the_browser(
    visit: Visit, locale: str, button: str
) -> None:
    page = visit.open("/", locale=locale)
    expect(page.get_by_role("button", name=re.compile(button))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
