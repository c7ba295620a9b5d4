"""What the screens of Invasions say about a position."""

from pathlib import Path

import pytest

from barbaricum.cli.screens import ATLASES, RESULTS, SCREENS
from barbaricum.cli.screens.layout import HEIGHT, WIDTH, Scene
from barbaricum.core.record import loads, replay
from barbaricum.games.invasions.assist.prompt import menu
from barbaricum.games.invasions.game import GAME
from barbaricum.texts import LANGUAGES, Texts
from tests.cli.scenes import LOG, all_menus, drawn, view_of
from tests.cli.test_screens import NAMES, shown
from tests.invasions.positions import position

ENGLISH = Texts("en")
RECORDS = Path(__file__).parent.parent / "records" / "invasions"


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
    assert (" : " in lines[0], "\u00a0: " in lines[0]) == (False, language == "fr")
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
