"""My games on a phone: choose a pace, see what waits, and go from game to game with one key."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.sizes import PHONE
from tests.browser.test_axe import complaints
from tests.server.running import HUMAN, OPEN, Client, Json

pytestmark = pytest.mark.chromium

SLOW = {"kind": "days", "days": 7, "save": 1}
SOON = {"kind": "days", "days": 1, "save": 0, "then": "forfeit"}


@pytest.fixture
def people(address: str) -> Iterator[tuple[Client, Client]]:
    """Ana, who has to decide in two games with Bert."""
    ana, bert = Client(address), Client(address)
    for title, pace in (("Long winter", SLOW), ("Soon over", SOON)):
        sit(ana, bert, title, pace)
    yield ana, bert
    ana.http.close()
    bert.http.close()


def sit(ana: Client, bert: Client, title: str, pace: Json) -> None:
    table = ana.create(HUMAN, OPEN, title=title, pace=pace, options={"first": "seat"})
    bert.join(table["id"], 1)
    ana.do("start")


def cookies(client: Client, address: str) -> list[Json]:
    return [
        {"name": name, "value": key, "url": address} for name, key in client.http.cookies.items()
    ]


def rows(page: Page) -> list[str]:
    expect(page.locator("main li b").first).to_be_visible()
    return page.locator("main li b").all_text_contents()


def test_one_key_leads_from_game_to_game_by_the_time_left(
    open_page: Open, address: str, people: tuple[Client, Client]
) -> None:
    ana, _bert = people
    page = open_page("/games", PHONE, cookies(ana, address))
    assert rows(page) == ["Soon over", "Long winter"]
    expect(page).to_have_title("(2) My games · Barbaricum")
    expect(page.locator("li").first).to_contain_text(re.compile(r"Your turn.*(23:59|23 h|1 d 0 h)"))
    assert complaints(page) == []
    page.keyboard.press("j")
    expect(page.locator(".app")).to_be_visible()
    first = page.url
    expect(page.get_by_role("timer").first).to_have_attribute("title", re.compile("loses the seat"))
    page.keyboard.press("j")
    expect(page).not_to_have_url(first)
    expect(page.get_by_role("timer").first).to_have_attribute(
        "title", re.compile("until they take the seat back")
    )
    page.get_by_role("button", name="Next game").click()
    expect(page).to_have_url(first)


def test_another_pace_is_asked_for_and_agreed_to_in_the_page(
    open_page: Open, address: str, people: tuple[Client, Client]
) -> None:
    ana, bert = people
    page = open_page(f"/table/{ana.table}", PHONE, cookies(ana, address))
    page.get_by_role("button", name="The table").click()
    page.get_by_role("button", name="Ask for a different pace").click()
    page.get_by_role("radio", name="Live").check()
    page.get_by_label("Time for the whole game").select_option("30")
    page.get_by_role("button", name="Ask the others").click()
    other = open_page(f"/table/{ana.table}", PHONE, cookies(bert, address))
    asked = other.get_by_role("alertdialog")
    expect(asked).to_contain_text("Each player has 30 minutes and 15 seconds more")
    assert complaints(other) == []
    asked.get_by_role("button").first.click()
    expect(page.get_by_role("timer").first).to_contain_text(re.compile(r"30:00|29:5"))


def test_the_pace_is_chosen_and_announced_before_anybody_sits_down(
    open_page: Open, address: str
) -> None:
    page = open_page("/new/attila", PHONE)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="2", exact=True).click()
    page.locator("select").first.locator("xpath=following::select[1]").select_option("open")
    page.get_by_role("radio", name="Turn by turn").check()
    page.get_by_label("Time per turn").select_option("3")
    page.get_by_label("When time runs out").select_option("forfeit")
    assert complaints(page) == []
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/table/"))
    guest = open_page(page.url.removeprefix(address), PHONE)
    expect(guest.get_by_text("Each player has 3 days for each turn")).to_be_visible()
    expect(guest.get_by_text("loses the seat")).to_be_visible()
