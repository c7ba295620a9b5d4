"""Played by touch on small screens: a whole game of each kind on two, some turns on the others.

With `BARBARICUM_TEST_WHOLE=1` every screen gets its whole games.
"""

from __future__ import annotations

import os
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fingers import Finger
from tests.browser.gallery import GALLERY
from tests.browser.jarls import JarlFinger
from tests.browser.screens import Game, Visit
from tests.browser.settling import be_laid_out
from tests.browser.sizes import DESKTOP, ENLARGED, PHONE, SIDEWAYS, SMALL_PHONE, Size
from tests.browser.test_boxes import speak
from tests.server.running import HUMAN, Client, Json, bot

pytestmark = pytest.mark.chromium

SCREENS: Final[dict[str, Size]] = {
    "small phone": SMALL_PHONE,
    "enlarged": ENLARGED,
    "phone": PHONE,
    "sideways": SIDEWAYS,
}
ALWAYS: Final = ("small phone", "enlarged")
"""The narrowest and the lowest: what fits there fits the others."""
WHOLE: Final = tuple(SCREENS) if os.environ.get("BARBARICUM_TEST_WHOLE") else ALWAYS
LOW: Final = (SIDEWAYS, ENLARGED)
RECORD: Final = "Download the record"


def against_a_bot(visit: Visit, size: Size, **form: Json) -> Page:
    ana = Client(visit.address)
    ana.create(HUMAN, bot("greedy"), **form)
    ana.do("start")
    visit.games.append(game := Game((ana,)))
    return visit.open(game.path, size, game.cookies, has_touch=True, is_mobile=True)


def attila(visit: Visit, size: Size) -> Finger:
    return Finger(against_a_bot(visit, size, options={"first": "seat"}))


def invasions(visit: Visit, size: Size) -> JarlFinger:
    options = {"first": "seat", "sagas_per_era": 4}
    page = against_a_bot(visit, size, game="invasions", options=options)
    return JarlFinger(page, turns=3)


@pytest.mark.parametrize("screen", WHOLE)
def test_a_whole_game_of_attila_is_played_by_touch(screen: str, visit: Visit) -> None:
    finger = attila(visit, SCREENS[screen])
    finger.play_to_the_end()
    for deed in ("card", "influence", "war", "outcome", "scoring"):
        assert finger.done[deed] > 0, deed
    expect(finger.page.get_by_role("dialog").get_by_role("link", name=RECORD)).to_be_visible()


@pytest.mark.parametrize("screen", WHOLE)
def test_a_whole_game_of_invasions_is_played_by_touch(screen: str, visit: Visit) -> None:
    jarl = invasions(visit, SCREENS[screen])
    jarl.play_to_the_end()
    for deed in ("load", "launch", "sail", "combat", "end"):
        assert jarl.done[deed] > 0, deed
    expect(jarl.page.get_by_role("dialog").get_by_role("link", name=RECORD)).to_be_visible()


@pytest.mark.parametrize("screen", [name for name in SCREENS if name not in WHOLE])
def test_turns_of_both_games_are_played_by_touch(screen: str, visit: Visit) -> None:
    finger = attila(visit, SCREENS[screen])
    finger.play_until("war")
    jarl = invasions(visit, SCREENS[screen])
    jarl.play_until("sail")
    jarl.play_until("end")


# --- What has to be in sight without scrolling ---

FOLD: Final = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const fold = one.closest('.body')?.getBoundingClientRect().bottom ?? innerHeight;
  return left < 0 || top < 0 || right > innerWidth || bottom > fold + 1;
}).map((one) => one.outerHTML.slice(0, 120))"""
"""What lies below the fold of the sheet, or beyond the screen."""
PLAYED_WITH: Final = {
    "influence": ".prompt button, .hand button, .tile",
    "card": ".prompt button, .hand button, .tile",
    "invasions-port": ".voyage button, .slots li",
    "invasions-wintering": ".voyage button, .slots li, .supply button",
}


@pytest.mark.parametrize("scene", PLAYED_WITH)
def test_what_is_played_with_needs_no_scrolling(scene: str, visit: Visit) -> None:
    page = GALLERY[scene](visit)
    for size in (SMALL_PHONE, *LOW):
        page.set_viewport_size(size)
        for language in ("en", "fr", "de"):
            speak(page, language)
            assert page.evaluate(FOLD, PLAYED_WITH[scene]) == [], (size, language)


@pytest.mark.parametrize("scene", ["card", "invasions-port"])
def test_on_a_low_screen_the_map_lies_beside_what_is_played_with(scene: str, visit: Visit) -> None:
    page = GALLERY[scene](visit)
    for size in LOW:
        page.set_viewport_size(size)
        be_laid_out(page)
        stage = page.locator(".stage").bounding_box()
        assert stage is not None
        assert stage["width"] > size["width"] * 0.45
        assert stage["height"] > size["height"] * 0.85


COVERED: Final = """() => {
  const from = document.querySelector('.stage svg').getScreenCTM();
  const free = (point) => {
    const { x, y } = point.matrixTransform(from);
    return document.elementFromPoint(x, y)?.closest('.stage');
  };
  return [...document.querySelectorAll('.hit')].filter((shape) => {
    const { x, y, width, height } = shape.getBBox();
    const points = Array.from({ length: 144 }, (_, at) => [at % 12, Math.floor(at / 12)])
      .map(([column, row]) => [x + (width * (column + 0.5)) / 12, y + (height * (row + 0.5)) / 12])
      .map((point) => new DOMPoint(...point))
      .filter((point) => shape.isPointInFill(point));
    return points.filter(free).length < points.length * 0.7;
  }).map((shape) => shape.id);
}"""
"""The provinces of which three tenths lie under plates, or beyond the map."""


def test_on_a_laptop_the_prompt_covers_no_province(visit: Visit) -> None:
    page = GALLERY["influence"](visit)
    page.set_viewport_size(DESKTOP)
    for language in ("en", "fr", "de"):
        speak(page, language)
        assert page.evaluate(COVERED) == [], language
