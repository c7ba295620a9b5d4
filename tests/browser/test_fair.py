"""The page on which everybody checks the chance of a game, and what it says of a cheat."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Open
from tests.browser.screens import Game
from tests.browser.sizes import PHONE
from tests.browser.test_axe import complaints
from tests.browser.test_boxes import unreadable
from tests.server.running import Json

pytestmark = pytest.mark.chromium


@pytest.fixture(scope="module")
def finished(address: str) -> Iterator[Game]:
    game = Game.begun(address)
    game.play(lambda _told: False)
    yield game
    game.close()


def changed(page: Page, path: str, change: Callable[[Json], None]) -> None:
    """Let a server cheat: its answer is changed on the way."""

    def answer(route: Route) -> None:
        told = json.loads(route.fetch().text())
        change(told)
        route.fulfill(json=told)

    page.route(f"**/{path}", answer)


def fair(finished: Game) -> str:
    return f"/fair/{finished.clients[0].table}"


def test_every_draw_of_a_finished_game_is_drawn_again_in_the_browser(
    open_page: Open, finished: Game
) -> None:
    page = open_page(fair(finished))
    record = finished.clients[0].get("/record").json()
    draws = sum(seat == -1 for seat, _ in record["log"])
    expect(page.locator(".verdict.good")).to_contain_text(
        f"All {draws} draws follow from the secret."
    )
    expect(page.get_by_text(record["chance"]["commit"])).to_be_visible()
    expect(page.get_by_text(record["chance"]["secret"])).to_be_visible()
    expect(page.locator("tbody tr")).to_have_count(draws)
    expect(page.get_by_text("barbaricum verify attila-")).to_be_visible()
    assert complaints(page) == []
    assert unreadable(page) == []


def test_a_card_that_was_put_in_by_hand_is_named_with_its_row(
    open_page: Open, finished: Game
) -> None:
    def cheat(told: Json) -> None:
        draw = told["draws"][9]
        draw["text"] = next(text for text, _ in draw["odds"] if text != draw["text"])

    def hide(told: Json) -> None:
        row = [row for row, (seat, _) in enumerate(told["log"]) if seat == -1][9]
        told["log"][row][1] = replaced[0]

    replaced: list[str] = []
    draws = finished.clients[0].get("/draws").json()
    cheat(draws)
    replaced.append(draws["draws"][9]["text"])
    page = open_page("/")
    changed(page, "draws", cheat)
    changed(page, "record", hide)
    page.goto(fair(finished))
    row = draws["draws"][9]["row"] + 1
    expect(page.locator(".verdict.bad")).to_contain_text(f"Move {row} does not follow")
    expect(page.locator("tr.bad")).to_have_count(1)


def test_another_secret_than_the_promised_one_is_found(open_page: Open, finished: Game) -> None:
    page = open_page("/")
    changed(page, "record", lambda told: told["chance"].update(secret="00" * 32))
    page.goto(fair(finished))
    expect(page.locator(".verdict.bad")).to_contain_text("does not match the fingerprint")


def test_a_fingerprint_changed_after_the_start_is_found(open_page: Open, finished: Game) -> None:
    page = open_page("/")
    promise = json.dumps([[finished.clients[0].table, "f" * 64]])
    page.evaluate("(promise) => localStorage.setItem('barbaricum.promises', promise)", promise)
    page.goto(fair(finished))
    expect(page.locator(".verdict.bad")).to_contain_text("The fingerprint was changed.")


def test_before_the_end_only_the_fingerprint_is_shown(open_page: Open, address: str) -> None:
    game = Game.begun(address)
    commit = game.clients[0].http.get(f"/api/tables/{game.clients[0].table}").json()["commit"]
    page = open_page(fair(game), PHONE)
    expect(page.locator(".verdict")).to_contain_text("The game is not over")
    expect(page.get_by_text(commit)).to_be_visible()
    expect(page.get_by_text("The revealed secret")).to_have_count(0)
    game.close()


def test_the_end_of_a_game_shows_how_the_points_grew_and_leads_to_the_check(
    open_page: Open, finished: Game
) -> None:
    page = open_page(finished.path, cookies=finished.cookies)
    result = finished.clients[0].get("/record").json()["result"]
    chart = page.get_by_role("img", name="Points over time")
    expect(chart.locator("polyline.under")).to_have_count(3)
    sums = [int(text) for text in chart.locator(".sum").all_text_contents()]
    assert sums == result["points"]
    page.get_by_role("link", name="Check the dice").click()
    expect(page.locator(".verdict.good")).to_be_visible()
