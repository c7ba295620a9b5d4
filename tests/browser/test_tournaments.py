"""A tournament from its form to its winner: organised at a desk, played on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.sizes import PHONE
from tests.browser.test_axe import in_both_themes
from tests.server.cups import begun, join, over, play_round, until
from tests.server.running import Client
from tests.server.test_accounts import keep

pytestmark = pytest.mark.chromium


def demand_access(page: Page) -> None:
    """Nothing to complain about in light and in dark, and nothing to scroll sideways."""
    assert in_both_themes(page) == []
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0


def cookies(client: Client, address: str) -> list[Any]:
    return [{"name": k, "value": v, "url": address} for k, v in client.http.cookies.items()]


def like(page: Page, address: str) -> Client:
    """A client that speaks for whoever uses the page."""
    client = Client(address)
    for cookie in page.context.cookies():
        client.http.cookies.set(cookie["name"], cookie["value"])
    return client


def test_a_tournament_is_organised_joined_played_and_won(address: str, open_page: Open) -> None:
    host, bert = Client(address), Client(address)
    keep(host, "Organiser")
    desk = open_page("/tournaments", cookies=cookies(host, address))
    desk.get_by_role("link", name="Organise a tournament").click()
    desk.get_by_label("Name of the tournament").fill("Winter Cup")
    desk.get_by_role("radio", name="Invasions").check()
    desk.get_by_role("combobox", name="Players per table").select_option("2")
    desk.get_by_role("combobox", name="Rounds").select_option("1")
    demand_access(desk)
    desk.get_by_role("button", name="Open the tournament").click()
    expect(desk.get_by_role("heading", name="Winter Cup", level=1)).to_be_visible()
    cup = desk.url.rpartition("/")[2]
    join(bert, cup, "Bert")

    phone = open_page(f"/tournament/{cup}", PHONE, locale="fr-FR", has_touch=True)
    phone.get_by_label("Votre nom").fill("Ana")
    phone.get_by_role("button", name="Participer").click()
    expect(phone.get_by_text("Vous êtes inscrit.")).to_be_visible()
    demand_access(phone)
    expect(desk.get_by_role("list").get_by_text("Ana")).to_be_visible()
    desk.get_by_role("button", name="Start the tournament").click()
    expect(phone.get_by_text("Votre table de la ronde 1 est prête.")).to_be_visible()
    demand_access(phone)
    phone.get_by_role("link", name="Aller à la table").click()
    phone.wait_for_url("**/table/**")

    ana = like(phone, address)
    until(bert, cup, begun(1))
    play_round(cup, [ana, bert])
    shown = until(bert, cup, over)
    names = {one["number"]: one["name"] for one in shown["entries"]}
    winner = names[shown["standings"][0]["player"]]
    expect(phone.get_by_role("link", name="Voir le tournoi").first).to_be_visible()
    phone.get_by_role("link", name="Voir le tournoi").first.click()
    expect(phone.get_by_text(f"Vainqueur : {winner}")).to_be_visible()
    demand_access(phone)
    expect(desk.get_by_text(f"{winner} has won")).to_be_visible()
    desk.get_by_text("How points and ties are counted").click()
    demand_access(desk)
    desk.goto("/tournaments")
    expect(desk.get_by_role("link", name="Winter Cup")).to_be_visible()
    demand_access(desk)
    for client in (host, bert, ana):
        client.http.close()
