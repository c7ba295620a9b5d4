"""Every screen fits 80 columns and 24 rows, in every phase and every language."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from rich.console import Console, Group

from barbaricum import bots, games
from barbaricum.cli.screens import ATLASES, RESULTS, SCREENS
from barbaricum.cli.screens.beside import beside
from barbaricum.cli.screens.layout import HEIGHT, WIDTH, Scene, broken, padded, wrapped
from barbaricum.core import CHANCE, Json, View, draw
from barbaricum.core.menu import Menu
from barbaricum.games.attila.assist.prompt import menu
from barbaricum.games.attila.data.board import built_in, reaches, steps
from barbaricum.games.attila.data.material import PEOPLES
from barbaricum.texts import LANGUAGES, Texts
from barbaricum.texts.attila import event as sentence
from barbaricum.texts.wording import WORDINGS

ATTILA = games.get("attila")
NAMES = ["Maximilianus", "Aetius", "Stilicho", "Ana", "Galla Placid"]
LONG = "A sentence that goes on and on, as refusals in some languages do. " * 3


def shown(screen: Group) -> list[str]:
    """The lines of a screen as a terminal of 80 by 24 has them."""
    console = Console(width=80, height=24, color_system=None, highlight=False)
    lines = console.render_lines(screen, console.options, pad=False)
    return ["".join(segment.text for segment in line) for line in lines]


def draw_screen(scene: Scene) -> list[str]:
    return shown(SCREENS["attila"](scene))


@cache
def moments(seats: int) -> tuple[tuple[View, tuple[Any, ...]], ...]:
    """The views of all decisions of a greedy game, with the last steps before each."""
    rng = random.Random(seats)
    state, found = ATTILA.setup(seats), []
    past: tuple[Any, ...] = ()
    while (seat := ATTILA.to_act(state)) is not None:
        if seat == CHANCE:
            action = draw(ATTILA.odds(state), rng)
        else:
            view = ATTILA.view(state, seat)
            found.append((view, past))
            bot = bots.get("greedy" if rng.randrange(4) else "random")
            action = ATTILA.parse(bot.choose(ATTILA, view, rng))
        after = ATTILA.step(state, action)
        past = (*past[-5:], (state, action, after))
        state = after
    return tuple(found)


def menus(first: Menu) -> Iterator[tuple[Menu, bool]]:
    """The menu and every one it leads to."""
    yield first, False
    for entry in first.entries:
        if entry.menu is not None:
            yield entry.menu, True


def told(texts: Texts, view: View, past: tuple[Any, ...]) -> list[str]:
    wording = WORDINGS["attila"]
    events = [
        one
        for before, action, after in past
        for one in wording.tell(before, action, after, view["seat"])
    ]
    return [sentence(texts, one, NAMES) for one in wording.gathered(events)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ATTILA.seats)
def test_every_screen_of_a_game_fits(language: str, seats: int) -> None:
    texts, phases = Texts(language), set()
    for view, past in moments(seats)[::4]:
        phases.add(view["phase"])
        log = told(texts, view, past)
        for shape, inner in menus(menu(view)):
            lines = draw_screen(Scene(view, NAMES, texts, shape, inner, log))
            assert len(lines) == HEIGHT, (view["phase"], shape.ask)
            assert max(map(len, lines)) <= WIDTH
    assert phases >= {"card", "influence", "war", "end"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ATTILA.seats)
def test_a_refusal_is_always_seen_whole(language: str, seats: int) -> None:
    texts = Texts(language)
    for view, past in moments(seats)[::9]:
        scene = Scene(view, NAMES, texts, menu(view), log=told(texts, view, past), notice=LONG)
        lines = draw_screen(scene)
        assert len(lines) == HEIGHT
        assert " ".join(lines).count("A sentence that") == 3


def test_a_notice_leaves_room_for_what_happened() -> None:
    view, _past = moments(3)[0]
    log = ["Aetius ends the turn.", "Galla plays a card."]
    scene = Scene(view, NAMES, Texts("en"), menu(view), log=log, notice="No such choice.")
    lines = draw_screen(scene)
    assert lines.index("Galla plays a card.") == lines.index("» No such choice.") - 1


def test_a_wide_window_has_the_log_beside_the_board() -> None:
    view, _past = moments(3)[0]
    drawn = SCREENS["attila"](Scene(view, NAMES, Texts("en"), menu(view)))
    sentences = [f"Sentence {number} of a log that is long." for number in range(40)]
    console = Console(width=100, height=24, color_system=None, highlight=False)
    both = console.render_lines(beside(drawn, "Log", sentences, 100), console.options, pad=False)
    lines = ["".join(segment.text for segment in line) for line in both]
    assert len(lines) == HEIGHT
    assert max(map(len, lines)) < 100
    assert [line[:WIDTH].rstrip() for line in lines] == [line.rstrip() for line in shown(drawn)]
    assert lines[0][WIDTH:].strip() == "│  Log"
    assert "Sentence 39" in " ".join(line[WIDTH:] for line in lines[-3:])


def crowded(**keys: Json) -> View:
    """Five seats, everything as long as it can be."""
    state = ATTILA.restore(
        {
            "seats": 5,
            "tokens": {"italia_suburbicaria": dict.fromkeys(PEOPLES[:5], 1)},
            "influence": [dict.fromkeys(PEOPLES, 20)] * 5,
            "scores": [199] * 5,
            "phase": "war",
            "wars": ["italia_suburbicaria"],
            "cards_left": 0,
            "hands": [dict.fromkeys(PEOPLES, 1)] * 5,
        }
        | keys
    )
    return ATTILA.view(state, ATTILA.to_act(state))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "view",
    [
        crowded(),
        crowded(
            laid=[{"franks": 1}, {"huns": 1}, {"goths": 1}, {"saxons": 1}, None],
            hands=[*([{"vandals": 5}] + [{}] * 3), dict.fromkeys(PEOPLES, 1)],
            active=0,
        ),
        crowded(
            options={"war_cards": "open"},
            laid=[{"franks": 1, "huns": 1}, {"huns": 1}, {"goths": 1}, {}, None],
            hands=[*([{}] * 4), dict.fromkeys(PEOPLES, 1)],
        ),
        crowded(phase="score", wars=[], tokens={}, pacified=["asia"]),
        crowded(phase="end", wars=[], tokens={}, called="tokens"),
        crowded(phase="influence", people="teutons", wars=[], tokens={"dacia": {"teutons": 1}}),
    ],
    ids=["war", "war-laid", "war-open", "score", "end-called", "influence"],
)
def test_the_fullest_screens_fit_too(language: str, view: View) -> None:
    texts = Texts(language)
    for shape, inner in menus(menu(view)):
        lines = draw_screen(Scene(view, NAMES, texts, shape, inner, ["One line."]))
        assert len(lines) == HEIGHT
        assert max(map(len, lines)) <= WIDTH


def test_the_map_goes_by_steps_from_the_red_line() -> None:
    assert [len(column) for column in reaches(built_in())] == [6, 7, 6, 6]
    away = steps(built_in())
    assert (away["germania"], away["thracia"], away["achaia"]) == (0, 1, 2)
    assert (away["sicilia"], away["africa"], away["numidia"]) == (3, 4, 5)


def test_tokens_are_letters_and_free_spaces_dots() -> None:
    state = ATTILA.restore(
        {
            "seats": 2,
            "tokens": {"dacia": {"goths": 2, "huns": 1}, "asia": {"franks": 2}},
            "pacified": ["asia"],
            "hands": [{"goths": 1}, {}],
        }
    )
    lines = draw_screen(Scene(ATTILA.view(state, 0), NAMES, Texts("en")))
    assert any("  Dacia    HGG· " in line for line in lines)
    assert any("■ Asia        FF" in line for line in lines)


def test_a_legal_province_carries_its_number_on_the_map() -> None:
    state = ATTILA.restore({"seats": 2, "hands": [{"goths": 1}, {}]})
    view = ATTILA.view(state, 0)
    where = menu(view).entries[0].menu
    lines = draw_screen(Scene(view, NAMES, Texts("en"), where, inner=True))
    assert any(line.startswith(" 1 Germania") for line in lines)
    assert any(line.startswith(" 6 Moesia") for line in lines)
    assert any("1–6 a province on the map   0 back" in line for line in lines)


def test_the_stage_of_the_turn_is_in_capitals() -> None:
    view = ATTILA.view(ATTILA.restore({"seats": 2, "hands": [{"goths": 1}, {}]}), 0)
    assert "CARD · influence · war · end" in draw_screen(Scene(view, NAMES, Texts("en")))[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_screen_fits_and_names_the_winner(language: str) -> None:
    state = ATTILA.restore(
        {
            "seats": 5,
            "phase": "over",
            "called": "tokens",
            "tokens": {"dacia": {"goths": 2}},
            "influence": [{"goths": 22}, {}, {}, {}, {}],
            "scores": [103, 100, 90, 80, 70],
        }
    )
    result = ATTILA.result(state)
    assert result is not None
    lines = shown(RESULTS["attila"](ATTILA.view(state, None), result, NAMES, Texts(language)))
    assert len(lines) < HEIGHT
    assert max(map(len, lines)) <= WIDTH
    assert lines[-1].startswith("Maximilianus ")
    assert any(line.startswith("1. Maximilia") and line.endswith("103") for line in lines)


def test_the_map_in_words_names_every_neighbour() -> None:
    view = ATTILA.view(ATTILA.setup(2), None)
    lines = ATLASES["attila"](view, NAMES, Texts("en"))
    assert lines.index("") == 25
    assert "Thracia (–): Moesia, Dacia, Macedonia, ~Asia" in lines


def test_the_map_in_words_ends_with_the_cards_that_lie_open() -> None:
    """A2.1 The discard pile, by people."""
    state = ATTILA.restore({"seats": 2, "discard": {"goths": 2, "huns": 1}})
    lines = ATLASES["attila"](ATTILA.view(state, None), NAMES, Texts("en"))
    assert lines[-1] == "Draw pile: 51. Discard pile: 1 Hun, 2 Goths."


def test_a_line_is_broken_at_plain_spaces_only() -> None:
    assert wrapped("un deux\u00a0: trois", 7) == ["un", "deux\u00a0:", "trois"]


def test_a_word_too_long_for_a_line_is_broken_all_the_same() -> None:
    assert wrapped("in /a/very/long/path now", 8) == ["in", "/a/very/", "long/pat", "h", "now"]
    assert broken("in /a/very/long/path now", 8) == ["in", "/a/very/long/path", "now"]


@pytest.mark.parametrize(("text", "line"), [("Ana", "Ana  "), ("Maximilian", "Maxi…")])
def test_a_name_is_cut_to_its_column(text: str, line: str) -> None:
    assert padded(text, 5) == line
