"""The pages of whoever runs the server, and of tokens for programs: each flow once."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Open
from tests.browser.sizes import PHONE
from tests.browser.test_axe import complaints, in_both_themes
from tests.browser.test_games import cookies
from tests.server.running import HUMAN, OPEN, Client, running
from tests.server.test_admin import SETTINGS, WORD

pytestmark = pytest.mark.chromium


OVERVIEW = "**/api/admin/overview*"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    file = tmp_path_factory.mktemp("host") / "tables.sqlite"
    with running(file, configuration=SETTINGS) as server:
        yield server.url


def test_the_host_looks_after_his_server_from_a_phone(address: str, open_page: Open) -> None:
    ana = Client(address)
    ana.create(HUMAN, OPEN, title="Forgotten", name="Ana")
    page = open_page("/admin", PHONE, locale="de-DE")
    page.get_by_label("Passwort oder Schlüssel eines Links").fill(WORD)
    page.get_by_role("button", name="Öffnen").click()
    expect(page.get_by_role("heading", name="Last")).to_be_visible()
    page.get_by_label("Text für alle").fill("Am Sonntag <i>früh</i> ist Pause.")
    page.get_by_role("button", name="Ankündigen").click()
    page.get_by_label("Wen").select_option("address")
    page.get_by_label("Adresse oder Bereich").fill("203.0.113.0/24")
    page.get_by_role("button", name="Sperren").click()
    expect(page.get_by_role("button", name="Sperre aufheben: 203.0.113.0/24")).to_be_visible()
    assert in_both_themes(page) == []
    page.get_by_label("Titel, Name oder Spieler").fill("forgott")
    seat = open_page(f"/table/{ana.table}", cookies=cookies(ana, address))
    expect(seat.get_by_role("button", name="Start the game")).to_be_visible()
    page.get_by_role("button", name="Schließen: Forgotten").click()
    page.get_by_label("Warum?").fill("Seit Wochen spielt hier niemand.")
    page.get_by_role("button", name="Tisch schließen").click()
    expect(page.get_by_text("Geschlossen: Seit Wochen")).to_be_visible()
    expect(seat.get_by_text("has closed this table")).to_be_visible()
    assert complaints(seat) == []
    seat.close()
    page.get_by_role("button", name="Löschen: Forgotten").click()
    page.get_by_role("button", name="Endgültig löschen").click()
    expect(page.get_by_text("Kein passender Tisch.")).to_be_visible()
    assert ana.get("").status_code == 404
    ana.http.close()
    page.get_by_role("button", name="Diese Seite schließen").click()
    expect(page.get_by_label("Passwort oder Schlüssel eines Links")).to_be_visible()
    told = open_page("/")
    expect(told.get_by_text("Am Sonntag <i>früh</i> ist Pause.")).to_be_visible()
    told.get_by_role("button", name="Close the announcement").click()
    expect(told.get_by_text("Am Sonntag")).to_be_hidden()


def test_who_leaves_while_the_page_looks_anew_is_not_refused(open_page: Open) -> None:
    page = open_page("/admin")
    page.get_by_label("Password, or key from a link").fill(WORD)
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("heading", name="Load")).to_be_visible()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(OVERVIEW, hold)
    with page.expect_request(OVERVIEW):
        pass
    page.get_by_role("button", name="Close this page").click()
    expect(page.get_by_role("heading", name="Load")).to_be_hidden()
    for route in held:
        route.continue_()
    expect(page.get_by_label("Password, or key from a link")).to_be_visible()


def test_a_token_is_made_shown_once_used_and_revoked(address: str, open_page: Open) -> None:
    page = open_page("/tokens", PHONE)
    page.get_by_label("What it is for").fill("Night watch")
    page.get_by_label("Play").uncheck()
    page.get_by_role("button", name="Create a token").click()
    token = page.locator("code").inner_text()
    assert in_both_themes(page) == []
    program = {"authorization": f"Bearer {token}"}
    assert httpx.get(f"{address}/api/mine", headers=program).status_code == 200
    page.reload()
    expect(page.get_by_text("Night watch")).to_be_visible()
    expect(page.locator("code")).to_have_count(0)
    page.get_by_role("button", name="Revoke: Night watch").click()
    expect(page.get_by_text("You have no tokens.")).to_be_visible()
    assert httpx.get(f"{address}/api/mine", headers=program).status_code == 401
