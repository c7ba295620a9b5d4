"""Every screen of Invasions fits 80 columns and 24 rows, whatever is asked, in every language."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from barbaricum import bots
from barbaricum.cli.screens import ROOMS
from barbaricum.cli.screens.layout import HEIGHT, WIDTH, wrapped
from barbaricum.core import CHANCE, Json, View, draw
from barbaricum.core.menu import Menu
from barbaricum.games.invasions.assist.menus import ASKS, CHOICES
from barbaricum.games.invasions.assist.prompt import PENDING, menu
from barbaricum.games.invasions.game import GAME
from barbaricum.texts import LANGUAGES, Texts, rules
from tests.cli.scenes import all_menus, drawn, view_of
from tests.cli.test_screens import LONG

SEATS = GAME.seats


@cache
def moments(seats: int) -> tuple[View, ...]:
    """The views of all decisions of a game of bots."""
    rng = random.Random(seats)
    state, found = GAME.setup(seats, {"conflict_runes": True, "sagas_per_era": 4}), []
    while (seat := GAME.to_act(state)) is not None:
        if seat == CHANCE:
            action = draw(GAME.odds(state), rng)
        else:
            view = GAME.view(state, seat)
            found.append(view)
            bot = bots.get("greedy" if rng.randrange(4) else "random")
            action = GAME.parse(bot.choose(GAME, view, rng))
        state = GAME.step(state, action)
    return tuple(found)


def menus(first: Menu, inner: bool = False) -> Iterator[tuple[Menu, bool]]:
    """The menu and those it leads to; of many goals only some."""
    yield first, inner
    inside = [entry.menu for entry in first.entries if entry.menu is not None]
    step = 5 if first.ask in ("sail", "farther", "target-way") else 1
    for one in inside[::step] + inside[-1:]:
        yield from menus(one, True)


def expect_fits(view: View, texts: Texts) -> None:
    for asked, inner in menus(menu(view)):
        lines = drawn(view, texts, asked, inner)
        assert len(lines) == HEIGHT, (asked.ask, view)
        assert max(map(len, lines)) <= WIDTH
        assert "…" not in lines[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_screens_of_a_game_fit(language: str, seats: int) -> None:
    views = moments(seats)
    for view in views[LANGUAGES.index(language) :: max(1, len(views) // 5)]:
        expect_fits(view, Texts(language))


PIECES = "viking viking viking furs skins tusks tusks"
THIRD_ERA: dict[str, Json] = {"open": "s20 s23 s15", "left": [0, 0, 3]}
SHIPS = [f"santiago {PIECES}", f"w_skagerrak {PIECES}", f"constantinople {PIECES}",
         f"n_faroe {PIECES}", f"e_dnieper_u {PIECES}"]  # fmt: skip
HANDS = ["contested pirates deserters", "loki unrest needs", "oars", "wreckers", "serpent"]
FULL: dict[str, Json] = {
    "seats": 5, "vp": [199] * 5, "ships": SHIPS, "hands": HANDS, "turns_left": 14,
    "demand": "tusks", "bonus": {"calm": 2}, **THIRD_ERA,
}  # fmt: skip


def full(**keys: Json) -> View:
    """Five seats, everything as long as it can be."""
    return view_of(**FULL | keys)


CROWDED = {
    "port": full(),
    "sea": full(active=1, ports={"kiev": "0", "rostov": "2"}),
    "large-town": full(active=2),
    "north": full(active=3),
    "river": full(active=4),
    "no-days": full(sailed=7, suffered=2),
    "lose": full(active=1, sailed=7, pending={"what": "lose", "n": 3}),
    "wind": full(pending={"what": "wind"}),
    "raid": full(
        ships=[f"santiago {PIECES[7:]}", *SHIPS[1:]],
        missions=["santiago"],
        pending={"what": "raid", "of": 3, "thrown": [1], "lost": 1},
    ),
    "dice": full(
        ships=[f"bulgar {PIECES}", *SHIPS[1:]],
        ports={"bulgar": "1"},
        hands=["raven berserk", *HANDS[1:]],
        pending={"what": "dice", "rune": "contested"},
    ),
    "place": full(
        ships=["bulgar viking tusks", *SHIPS[1:]],
        missions=["bulgar"],
        pending={"what": "place", "of": 3, "thrown": [1, 2, 6], "lost": 2},
    ),
    "wintering": full(ships=["wintering viking", *SHIPS[1:]], hands=["calm wind hold", *HANDS[1:]]),
    "ready": full(ships=[f"wintering {PIECES}", *SHIPS[1:]]),
    "home": full(ships=[f"norway {PIECES}", *SHIPS[1:]]),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CROWDED)
def test_the_fullest_screens_fit_too(language: str, name: str) -> None:
    expect_fits(CROWDED[name], Texts(language))


def test_every_pending_decision_and_every_place_is_among_them() -> None:
    asked = {menu(view).ask for view in CROWDED.values()}
    assert asked >= {*PENDING, "wintering", "ready", "home", "sea", "port", "no-days"}


def test_every_question_and_choice_is_asked_somewhere() -> None:
    views = [*CROWDED.values(), *moments(5)]
    shapes = [shape for view in views for shape, _inner in menus(menu(view, "rome"))]
    assert set(ASKS) == {shape.ask for shape in shapes}
    assert set(CHOICES) == {entry.code for shape in shapes for entry in shape.entries}


@pytest.mark.parametrize("seats", SEATS)
def test_every_legal_action_can_be_chosen_from_the_menus(seats: int) -> None:
    """A newcomer needs no notation; far ways are taken step by step."""
    for view in moments(seats)[::60]:
        offered = {
            entry.action
            for shape, _inner in all_menus(menu(view))
            for entry in shape.entries
            if entry.action
        }
        assert offered == set(view["legal"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CROWDED)
def test_a_refusal_is_always_seen_whole(language: str, name: str) -> None:
    view = CROWDED[name]
    for shape, _inner in islice(menus(menu(view)), 4):
        lines = drawn(view, Texts(language), shape, False, LONG)
        assert len(lines) == HEIGHT, shape.ask
        assert " ".join(lines).count("A sentence that") == 3


@pytest.mark.parametrize("seats", SEATS)
def test_the_log_has_room_for_three_lines_at_least(seats: int) -> None:
    assert ROOMS["invasions"](HEIGHT, seats) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_has_room_for_every_option(language: str) -> None:
    """A title, the aim of the game, and a line for each option that is changed."""
    texts = Texts(language)
    intro = rules.paragraphs(texts.say("invasions-intro"))
    lines = sum(len(wrapped(paragraph)) for paragraph in intro)
    assert lines + 1 + len(GAME.options) <= HEIGHT - 2
