import dev
import pytest

from tests.browser.conftest import Open
from tests.browser.players import Mouse

pytestmark = pytest.mark.chromium

SENT = "() => performance.getEntriesByType('resource').reduce((n, e) => n + e.transferSize, 0)"


def test_the_table_needs_no_scrolling_on_the_desktop(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Attila: Play now").click()
    Mouse(page).ready()
    assert page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0


def test_the_first_load_is_below_900_kilobytes(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Attila: Play now").click()
    Mouse(page).ready()
    assert page.evaluate(SENT) < 900_000


def test_the_pictures_of_the_documentation_are_small() -> None:
    pictures = list((dev.ROOT / "docs" / "pictures").glob("*.webp"))
    assert len(pictures) > 10
    assert [picture.name for picture in pictures if picture.stat().st_size > 300_000] == []
