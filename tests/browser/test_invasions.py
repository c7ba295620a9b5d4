"""Whole games of Invasions in the browser, against bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.jarls import Jarl, JarlKeys
from tests.browser.screens import Game, Visit
from tests.server.running import HUMAN, Client, bot

pytestmark = pytest.mark.chromium


def against_a_bot(visit: Visit) -> Page:
    ana = Client(visit.address)
    options = {"first": "seat", "sagas_per_era": 4}
    ana.create(HUMAN, bot("greedy"), game="invasions", options=options)
    ana.do("start")
    visit.games.append(game := Game((ana,)))
    page = visit.open(game.path, cookies=game.cookies)
    expect(page.locator(".voyage")).to_be_visible()
    return page


@pytest.mark.parametrize("player", [Jarl, JarlKeys])
def test_a_whole_game_against_a_bot(player: type[Jarl], visit: Visit) -> None:
    page = against_a_bot(visit)
    jarl = player(page, turns=5)
    jarl.play_to_the_end()
    for deed in ("load", "launch", "draw", "sail", "combat", "end"):
        assert jarl.done[deed] > 0, deed
    expect(page.get_by_role("link", name="Download the record")).to_be_visible()
