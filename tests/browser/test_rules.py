"""The rules drawer: both games, by number, by search, and what of it was reconstructed."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.server.running import HUMAN, Client, bot

pytestmark = pytest.mark.chromium


def drawer(page: Page, name: str = "Rules") -> Locator:
    return page.get_by_role("dialog", name=name)


def test_the_rules_can_be_searched(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Rules").click()
    expect(drawer(page)).to_contain_text("A3.2")
    drawer(page).get_by_label("Search the rules").fill("pacified rest")
    expect(drawer(page)).to_contain_text("A4.6")
    expect(drawer(page)).not_to_contain_text("A3.2")


def test_the_rules_of_both_games_are_there_and_escape_gives_the_focus_back(
    open_page: Open,
) -> None:
    page = open_page()
    page.get_by_role("button", name="Rules").click()
    drawer(page).get_by_role("button", name="Invasions").click()
    expect(drawer(page)).to_contain_text("V3.1")
    expect(drawer(page)).not_to_contain_text("A3.2")
    page.keyboard.press("Escape")
    expect(drawer(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Rules")).to_be_focused()


def test_the_number_of_a_rule_opens_its_game_at_it(open_page: Open) -> None:
    page = open_page("/new/invasions")
    page.get_by_role("button", name="V1.5").click()
    rule = drawer(page).locator("[id='rule-V1.5']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("here"))
    drawer(page).get_by_role("button", name="V13").first.click()
    expect(drawer(page).locator("[id='rule-V13']")).to_be_in_viewport()


def test_at_a_table_the_rules_are_those_of_its_game(open_page: Open, address: str) -> None:
    ana = Client(address)
    table = ana.create(HUMAN, bot("random"), game="invasions")["id"]
    ana.http.close()
    page = open_page(f"/table/{table}")
    page.get_by_role("button", name="Rules").click()
    expect(drawer(page)).to_contain_text("V3.1")


@pytest.mark.parametrize(
    ("locale", "rules", "search", "marks"),
    [
        ("en-GB", "Rules", "jomsborg", "reconstructed"),
        ("fr-FR", "Règles", "jomsborg", "reconstitué"),
        ("de-DE", "Regeln", "jomsborg", "rekonstruiert"),
    ],
)
def test_what_was_reconstructed_says_so_in_every_language(
    open_page: Open, locale: str, rules: str, search: str, marks: str
) -> None:
    page = open_page(locale=locale)
    page.get_by_role("button", name=rules).click()
    drawer(page, rules).get_by_role("button", name="Invasions").click()
    drawer(page, rules).get_by_role("textbox").fill(search)
    port = drawer(page, rules).get_by_role("listitem").filter(has_text="Jomsborg").first
    expect(port).to_contain_text(marks)
