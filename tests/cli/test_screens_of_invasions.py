"""Every screen of Invasions fits 80 columns and 24 rows, whatever is asked, in every language."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from barbaricum import bots
from barbaricum.cli.screens import ATLASES, RESULTS, ROOMS, SCREENS
from barbaricum.cli.screens.layout import HEIGHT, WIDTH, Scene, wrapped
from barbaricum.core import CHANCE, Json, View, draw
from barbaricum.core.menu import Menu
from barbaricum.core.record import loads, replay
from barbaricum.games.invasions.game import GAME
from barbaricum.games.invasions.menus import ASKS, CHOICES
from barbaricum.games.invasions.prompt import PENDING, menu
from barbaricum.games.invasions.state import State
from barbaricum.texts import LANGUAGES, Texts, rules
from tests.cli.test_screens import LONG, NAMES, shown
from tests.invasions.positions import position

ENGLISH = Texts("en")
RECORDS = Path(__file__).parent.parent / "records" / "invasions"
LOG = ["Ana sails: Norwegian Coast, Shetland Sea, Shetland.", "Ana trades furs in Shetland: 2 VP."]
SEATS = GAME.seats


def seen_by_actor(state: State) -> View:
    return GAME.view(state, GAME.to_act(state))


def view_of(**keys: Json) -> View:
    return seen_by_actor(position(**keys))


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


def drawn(view: View, texts: Texts, asked: Menu, inner: bool, notice: str = "") -> list[str]:
    scene = Scene(view, NAMES, texts, asked, inner, LOG, notice or None)
    return shown(SCREENS["invasions"](scene))


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


def all_menus(first: Menu) -> Iterator[tuple[Menu, bool]]:
    yield first, False
    for entry in first.entries:
        if entry.menu is not None:
            yield from all_menus(entry.menu)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CROWDED)
def test_a_refusal_is_always_seen_whole(language: str, name: str) -> None:
    view = CROWDED[name]
    for shape, _inner in islice(menus(menu(view)), 4):
        lines = drawn(view, Texts(language), shape, False, LONG)
        assert len(lines) == HEIGHT, shape.ask
        assert " ".join(lines).count("A sentence that") == 3


def test_the_table_shows_what_a_port_is_good_for() -> None:
    """V8.4 Lincoln: two days, value 4, a small town, three dice; V8.5 Dorestad is needed."""
    ships = ["w_dogger viking viking viking furs", "york viking"]
    view = view_of(ships=ships, seats=2, ports={"orkneys": "furs 1", "shetland": "0"})
    lines = "\n".join(drawn(view, ENGLISH, menu(view), False))
    assert "Lincoln         2  · 4 Eng    ▲  70" in lines
    assert "◆Dorestad        3  · 3        ⌂  88" in lines
    assert "Orkneys         3  · 2 Isl F○" in lines
    assert "Shetland        3  · 2 Isl ●" in lines


def test_the_port_where_the_ship_is_stands_first() -> None:
    """V8.4 With The Raven Banner played, four faces in six take Dublin."""
    view = view_of(ships=["dublin viking"], seats=2, bonus={"raven": 1})
    lines = drawn(view, ENGLISH, menu(view), False)
    assert any(line.startswith("    Dublin          0  · 3 Ire    ▲  67") for line in lines)


def test_a_way_that_costs_the_ship_carries_a_sign() -> None:
    """V7.4 One loss and one piece."""
    view = view_of(ships=["w_dogger viking"], seats=2, sailed=2)
    sail = next(entry.menu for entry in menu(view).entries if entry.code == "sail")
    assert sail is not None
    lines = "\n".join(drawn(view, ENGLISH, sail, True))
    assert "Paris           4−1! 5" in lines
    assert " 1  Denmark         1  ·" in lines


def test_a_ship_in_the_wintering_zone_sees_the_ports_from_the_best_home_port() -> None:
    """V4.6 Truso lies two days from Sweden."""
    view = view_of(ships=["wintering viking viking"], seats=2)
    assert "Truso          S2  · 2" in "\n".join(drawn(view, ENGLISH, menu(view), False))


def test_open_sagas_say_what_they_still_need() -> None:
    """V11.1 Shetland has goods already."""
    view = view_of(ports={"shetland": "furs"}, seats=2)
    lines = drawn(view, ENGLISH, menu(view), False)
    assert lines[2].startswith("Trade with Shetland and the Faroes   Norway +2    ◆ Faroes ")


def test_the_head_tells_the_weather() -> None:
    """V7.2 The wind points west; V14.4 Calm Sea adds two everywhere."""
    view = view_of(ships=["york viking"], wind="west", bonus={"calm": 1}, sailed=3)
    assert "day 4/7 · wind ← · fair days N5 E5 S8 W8" in drawn(view, ENGLISH, menu(view), False)[0]


def test_points_show_what_they_would_be_at_the_end() -> None:
    """V12.2 Two of three ports of the Rus lands: twice the value."""
    view = view_of(seats=2, vp=[7, 9], ports={"kiev": "0", "novgorod": "1"}, open="s01 s02 s03")
    row = next(line for line in drawn(view, ENGLISH, menu(view), False) if "▸" in line)
    assert row.endswith(" 7→15")


def test_a_goal_is_remembered_until_it_is_reached() -> None:
    """The next step to it comes first."""
    view = view_of(ships=["w_dogger viking viking"], seats=2)
    first = menu(view, "york").entries[0]
    assert (first.code, first.action, first.goal) == ("onward", "sail w_humber", "york")
    there = view_of(ships=["york viking viking"], seats=2)
    assert "onward" not in {entry.code for entry in menu(there, "york").entries}


def test_a_far_goal_shows_the_steps_of_this_turn() -> None:
    view = view_of(ships=["w_dogger viking viking viking"], seats=2, sailed=4)
    sail = next(entry.menu for entry in menu(view).entries if entry.code == "sail")
    assert sail is not None
    far = [shape for shape, _inner in all_menus(sail) if shape.ask == "far-route"]
    rome = next(shape for shape in far if shape.values["place"] == "rome")
    assert (rome.ask, rome.values["days"], rome.values["turns"]) == ("far-route", 12, 3)
    assert [place for place, _losses in rome.values["legs"]] == [
        "w_humber", "w_bight", "w_channel_e",
    ]  # fmt: skip
    assert [entry.action for entry in rome.entries] == ["sail w_humber"]


def test_an_onlooker_sees_no_hand_and_no_question() -> None:
    state = position(ships=["york viking"], hands=["calm"], seats=2)
    scene = Scene(GAME.view(state, None), NAMES, ENGLISH, log=LOG)
    lines = shown(SCREENS["invasions"](scene))
    assert len(lines) == HEIGHT
    assert "Hands are secret." in lines
    assert "Calm Sea" not in "\n".join(lines)


def test_a_game_that_has_not_begun_can_be_shown() -> None:
    lines = shown(SCREENS["invasions"](Scene(GAME.view(GAME.setup(5), None), NAMES, ENGLISH)))
    assert len(lines) == HEIGHT


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_screen_fits_and_shows_every_source_of_points(language: str) -> None:
    towns = ["lincoln paris dublin bremen lubeck bayeux", "rome", "constantinople", "", ""]
    state = position(
        seats=5, turns_left=0, vp=[40, 41, 42, 43, 44], towns=towns, ports={"kiev": "0"},
        active=4, open="s01 s07", won=["s02 s05 s08"],
    )  # fmt: skip
    state = GAME.apply(state, GAME.parse("end"))
    result = GAME.result(state)
    assert result is not None
    lines = shown(RESULTS["invasions"](GAME.view(state, None), result, NAMES, Texts(language)))
    assert len(lines) < HEIGHT
    assert max(map(len, lines)) <= WIDTH
    first = next(line for line in lines if line.startswith("1. Maximilianus"))
    assert first.split()[2:] == ["40", "18", "4", "30", "92"]
    assert lines[-1].startswith("Maximilianus ")


def test_the_map_in_words_lists_all_ports_by_region() -> None:
    state = position(ships=["york viking"], ports={"york": "furs 1"}, towns=["lincoln"], seats=2)
    lines = ATLASES["invasions"](GAME.view(state, None), NAMES, ENGLISH)
    assert len(lines) == 47 + 12
    assert lines[:2] == [
        "England",
        "  York: value 4, West; furs; settlement of Aetius; ship of Maximilianus",
    ]
    assert "  Paris: value 5, West; large town" in lines
    assert "  Dorestad: value 3, West; needed by a saga" in lines


def test_every_row_of_a_recorded_game_can_be_shown() -> None:
    """From before the first row to the end, as an onlooker sees it."""
    record = loads((RECORDS / "v1-5-five-jarls.json").read_text("utf-8"))
    states = list(replay(record))
    heads = []
    for state in [*states[:14], *states[14::60], states[-1]]:
        lines = shown(SCREENS["invasions"](Scene(GAME.view(state, None), NAMES, ENGLISH, log=LOG)))
        assert len(lines) == HEIGHT
        assert max(map(len, lines)) <= WIDTH
        heads.append(lines[0].strip())
    assert heads[-1] == "the game is over"


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
