"""From the front door to a table: both games, one's own table, other people's tables."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.test_axe import complaints
from tests.server.running import HUMAN, OPEN, Client, Json

pytestmark = pytest.mark.chromium

MARKUP = "<img src=x onerror=alert(1)>"


def options(page: Page, address: str) -> Json:
    """The options of the table that the page shows."""
    expect(page).to_have_url(re.compile("/table/"))
    told = httpx.get(f"{address}/api/tables/{page.url.split('/')[-1]}").json()
    return {"game": told["game"], "seats": len(told["seats"])} | told["options"]


@pytest.mark.parametrize("game", ["Attila", "Invasions"])
def test_each_game_is_one_click_from_the_front_door(open_page: Open, game: str) -> None:
    page = open_page()
    page.get_by_role("button", name=f"{game}: Play now").click()
    expect(page.locator(".app[data-asked]")).to_be_visible()
    expect(page).to_have_title(re.compile(game))


def test_a_new_table_of_invasions_has_the_options_of_invasions(
    open_page: Open, address: str
) -> None:
    page = open_page()
    page.get_by_role("link", name="Invasions: Open a table").click()
    expect(page.get_by_text("the game is at its best with three to five")).to_be_visible()
    expect(page.get_by_label("Cards laid in a war")).to_have_count(0)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="3", exact=True).click()
    page.get_by_label("Conflict runes").select_option("true")
    page.get_by_label("Sagas of each era").select_option("4")
    page.get_by_role("button", name="Open the table").click()
    assert options(page, address) == {
        "game": "invasions",
        "seats": 3,
        "conflict_runes": True,
        "sagas_per_era": 4,
    }


def test_another_game_forgets_the_options_of_the_first(open_page: Open, address: str) -> None:
    page = open_page("/new/invasions")
    page.get_by_label("Conflict runes").select_option("true")
    page.get_by_role("radio", name="Attila").check()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Open the table").click()
    assert options(page, address) == {"game": "attila", "seats": 4}


def test_a_listed_table_is_found_and_sat_down_at_and_left(open_page: Open, address: str) -> None:
    ana = Client(address)
    ana.create(HUMAN, OPEN, game="invasions", title="Long ships", visibility="listed")
    ana.http.close()
    page = open_page()
    row = page.get_by_role("listitem").filter(has_text="Long ships")
    expect(row).to_contain_text("Invasions")
    row.get_by_role("link", name="Sit down").click()
    page.get_by_role("button", name="Sit here").click()
    expect(page.get_by_role("alert")).to_contain_text("Enter your name first")
    expect(page.get_by_label("Your name")).to_be_focused()
    page.get_by_label("Your name").fill("Bert")
    page.get_by_role("button", name="Sit here").click()
    expect(page.get_by_role("listitem").filter(has_text="Bert")).to_contain_text("you")
    page.get_by_role("button", name="Leave the table").click()
    expect(row).to_be_visible()
    row.get_by_role("link", name="Sit down").click()
    expect(page.get_by_role("button", name="Sit here")).to_be_visible()


def test_a_link_that_only_this_machine_can_follow_says_so(open_page: Open, address: str) -> None:
    ana = Client(address)
    table = ana.create(HUMAN, OPEN)["id"]
    ana.http.close()
    page = open_page(f"/table/{table}")
    expect(page.get_by_text("works on this machine only")).to_contain_text("--host 0.0.0.0")


def test_what_is_no_link_leads_nowhere_and_says_so(open_page: Open) -> None:
    page = open_page()
    page.get_by_label("Paste a link or a code").fill("two words")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("neither a link")
    expect(page.get_by_role("heading", name="Barbaricum")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "locale", "sentence"),
    [
        ("/nothing/here", "en-GB", "no page at this address"),
        ("/table", "fr-FR", "n’a pas de page à cette adresse"),
        ("/index", "de-DE", "Unter dieser Adresse"),
    ],
)
def test_an_unknown_address_says_so_and_leads_home(
    path: str, locale: str, sentence: str, open_page: Open
) -> None:
    page = open_page(path, locale=locale)
    expect(page.get_by_role("main")).to_contain_text(sentence)
    assert complaints(page) == []
    page.get_by_role("main").get_by_role("link").click()
    expect(page.get_by_role("heading", name="Barbaricum")).to_be_visible()


def test_names_and_talk_are_shown_as_they_were_written(open_page: Open, address: str) -> None:
    """Whatever looks like a page in them is text: nothing is loaded, nothing runs."""
    ana = Client(address)
    seats = (HUMAN, {"kind": "hot-seat", "name": MARKUP})
    table = ana.create(*seats, name="Ana", title=MARKUP, visibility="listed")["id"]
    ana.do("start")
    cookies = [{"name": n, "value": v, "url": address} for n, v in ana.http.cookies.items()]
    ana.do("say", text=MARKUP)
    ana.http.close()
    home = open_page()
    expect(home.get_by_text(MARKUP).first).to_be_visible()
    page = open_page(f"/table/{table}", cookies=cookies)
    page.get_by_role("button", name=re.compile("^I am ")).click()
    page.keyboard.press("c")
    expect(page.get_by_text(MARKUP).first).to_be_visible()
    expect(page.locator("img[src=x]")).to_have_count(0)


def test_a_personal_link_and_an_old_address_lead_to_their_table(
    open_page: Open, address: str
) -> None:
    """The key does not stay in the address, nor in the way back."""
    ana = Client(address)
    table = ana.create(HUMAN, OPEN, name="Ana")["id"]
    key = ana.http.post(f"/api/tables/{table}/link").json()["key"]
    ana.http.close()
    page = open_page("/")
    page.get_by_label("Paste a link or a code").fill(f"{address}/rejoin#{key}")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("listitem").filter(has_text="Ana")).to_contain_text("you")
    expect(page).to_have_url(f"{address}/table/{table}")
    page.go_back()
    expect(page).to_have_url(f"{address}/")
    expect(page.get_by_role("heading", name="Barbaricum")).to_be_visible()
    page.goto(f"/#/table/{table}/attila")
    expect(page.get_by_role("listitem").filter(has_text="Ana")).to_contain_text("you")
    expect(page).to_have_url(f"{address}/table/{table}/attila")
