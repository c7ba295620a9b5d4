import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.players import Keys

pytestmark = pytest.mark.chromium


def test_a_whole_game_needs_no_mouse(open_page: Open) -> None:
    page = open_page()
    player = Keys(page)
    player.press(page.get_by_role("button", name="Attila: Play now"))
    player.play_to_the_end()
    assert player.done["card"] > 5
    assert player.done["scoring"] > 0
    end = page.get_by_role("dialog")
    expect(end.get_by_role("link", name="Download the record")).to_be_visible()
