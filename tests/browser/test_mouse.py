import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.players import Mouse

pytestmark = pytest.mark.chromium


def test_a_newcomer_plays_a_whole_game_against_bots_by_mouse(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Attila: Play now").click()
    player = Mouse(page)
    player.play_to_the_end()
    assert player.done["card"] > 5
    assert player.done["influence"] > 5
    assert player.done["outcome"] > 0
    assert player.done["scoring"] > 0
    end = page.get_by_role("dialog")
    expect(end.get_by_role("link", name="Download the record")).to_be_visible()
