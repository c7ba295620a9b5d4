"""A game from a file is looked at in the browser like any other, and can be played on."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.sizes import PHONE
from tests.browser.test_axe import complaints
from tests.browser.test_boxes import unreadable

pytestmark = pytest.mark.chromium

RECORD = Path(__file__).parents[1] / "records/attila/a7-4-victory-shared.json"


def test_a_file_is_chosen_looked_at_kept_for_the_tab_and_played_on(
    open_page: Open, tmp_path: Path
) -> None:
    page = open_page("/replay/file")
    page.get_by_label("Choose a file").set_input_files(
        {"name": "long.json", "mimeType": "application/json", "buffer": b" " * 700_000}
    )
    expect(page.get_by_role("alert")).to_have_text("This file is too long for a record.")
    assert complaints(page) == []
    page.get_by_label("Choose a file").set_input_files(RECORD)
    expect(page.locator(".app")).to_be_visible()
    expect(page.get_by_text("a7-4-victory-shared")).to_be_visible()
    page.keyboard.press("End")
    last = str(len(json.loads(RECORD.read_text())["log"]))
    expect(page.locator(".app")).to_have_attribute("data-number", last)
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator(".app")).not_to_have_attribute("data-number", last)
    place = page.locator(".app").get_attribute("data-number")
    expect(page).to_have_url(re.compile(rf"/replay/file/{place}\?as=open$"))
    page.get_by_role("tab", name="More").click()
    expect(page.get_by_text("The record is valid")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Picture (SVG)").click()
    saved.value.save_as(tmp_path / "picture.svg")
    assert (tmp_path / "picture.svg").read_text().startswith("<svg")
    assert complaints(page) == []
    page.reload()
    expect(page.locator(f".app[data-number='{place}']")).to_be_visible()
    page.get_by_role("tab", name="More").click()
    page.get_by_role("button", name="Study from here").click()
    page.get_by_role("button", name="Begin the study").click()
    expect(page).to_have_url(re.compile(r"/table/"))
    expect(page.get_by_role("link", name="Study")).to_have_attribute(
        "href", re.compile(r"^/replay/file/")
    )


def test_on_a_phone_a_file_is_chosen_in_the_dark(open_page: Open) -> None:
    page = open_page("/replay/file", size=PHONE, has_touch=True, color_scheme="dark")
    expect(page.get_by_role("heading", name="View a game from a file")).to_be_visible()
    assert complaints(page) == []
    assert unreadable(page) == []
