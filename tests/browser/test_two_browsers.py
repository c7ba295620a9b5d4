"""Two people at two screens: one invites by a link, both see every move."""

from __future__ import annotations

from itertools import cycle, islice

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.jarls import Jarl
from tests.browser.players import Mouse

pytestmark = pytest.mark.chromium


def come_together(players: list[Mouse]) -> None:
    """Whoever is behind sees what the other has seen; a long voyage may still be on its way."""
    while len(set(numbers := [one.number() for one in players])) > 1:
        least = min(numbers, key=int)
        expect(players[numbers.index(least)].app).not_to_have_attribute("data-number", least)


@pytest.mark.parametrize(
    ("game", "player", "deed"), [("Attila", Mouse, "card"), ("Invasions", Jarl, "sail")]
)
def test_a_friend_comes_by_the_link_and_every_move_appears_at_the_other_side(
    game: str, player: type[Mouse], deed: str, open_page: Open
) -> None:
    host = open_page("/new")
    host.locator("fieldset.games label", has_text=game).click()
    host.get_by_label("Your name").fill("Ana")
    host.get_by_role("button", name="2", exact=True).click()
    host.get_by_label("Seat 2", exact=True).select_option("open")
    host.get_by_role("button", name="Open the table").click()
    friend = open_page(host.get_by_label("Send this link to your friends").input_value())
    friend.get_by_label("Your name").fill("Bert")
    friend.get_by_role("button", name="Sit here").click()
    expect(host.get_by_text("Bert")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    players = [player(host, seed=1), player(friend, seed=2)]
    for one in players:
        expect(one.app).to_be_visible()
    while min(one.done[deed] for one in players) < 4:
        acting = next(one for one in islice(cycle(players), 1000) if one.can_decide())
        acting.decide()
        come_together(players)
    told = host.locator(".log li").first.inner_text()
    expect(friend.locator(".log li").first).to_have_text(told, use_inner_text=True)
