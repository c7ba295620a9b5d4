"""Whole games of Invasions in the browser, against bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.jarls import Jarl, JarlKeys
from tests.browser.screens import Game
from tests.server.running import HUMAN, Client, bot

pytestmark = pytest.mark.chromium


def against_a_bot(open_page: Open, address: str) -> Page:
    ana = Client(address)
    options = {"first": "seat", "sagas_per_era": 4}
    ana.create(HUMAN, bot("greedy"), game="invasions", options=options)
    ana.do("start")
    game = Game((ana,))
    page = open_page(game.path, cookies=game.cookies)
    expect(page.locator(".voyage")).to_be_visible()
    return page


@pytest.mark.parametrize("player", [Jarl, JarlKeys])
def test_a_whole_game_against_a_bot(player: type[Jarl], open_page: Open, address: str) -> None:
    page = against_a_bot(open_page, address)
    jarl = player(page, turns=8)
    jarl.play_to_the_end()
    for deed in ("load", "launch", "draw", "sail", "combat", "end"):
        assert jarl.done[deed] > 0, deed
    expect(page.get_by_role("link", name="Download the record")).to_be_visible()
