"""Two accounts play a rated game to its end; what it did to them is in profile and lobby."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.sizes import PHONE
from tests.browser.test_axe import complaints
from tests.browser.test_games import cookies
from tests.server.running import HUMAN, OPEN, Client
from tests.server.test_accounts import keep
from tests.server.test_ratings import play_out, profile

pytestmark = pytest.mark.chromium


@pytest.fixture
def people(address: str) -> Iterator[tuple[Client, Client]]:
    ana, bert = Client(address), Client(address)
    for client, user in ((ana, "ana-plays"), (bert, "bert-plays")):
        keep(client, user)
    yield ana, bert
    ana.http.close()
    bert.http.close()


def test_a_rated_game_between_two_accounts_shows_in_profile_and_lobby(
    open_page: Open, address: str, people: tuple[Client, Client]
) -> None:
    ana, bert = people
    page = open_page("/new/attila", cookies=cookies(ana, address))
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_label("Rated", exact=True).check()
    expect(page.get_by_label("No clock")).to_have_count(0)
    expect(page.get_by_label("Turn by turn")).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile(r"/table/"))
    ana.table = bert.table = page.url.rpartition("/")[2]
    bert.join(ana.table, 1, name="Bert")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".app")).to_be_visible()
    play_out(ana, bert)
    page.reload()
    page.get_by_role("link", name="Watch again").wait_for()

    rating = profile(bert, "ana-plays")["ratings"][0]["rating"]
    page.goto("/player/ana-plays")
    expect(page.locator("section", has_text="Ratings").locator(".number")).to_have_text(str(rating))
    expect(page.locator("section", has_text="Results")).to_contain_text(
        f"rated: {rating} afterwards"
    )
    assert complaints(page) == []

    keys = {"visibility": "listed", "rated": True, "pace": {"kind": "days"}}
    ana.create(HUMAN, OPEN, title="Who dares", name="Ana", **keys)
    lobby = open_page("/", PHONE, cookies(bert, address))
    row = lobby.get_by_role("listitem").filter(has_text="Who dares")
    expect(row).to_contain_text(f"Rated Ana {rating}")
