"""What a player types, and what it stands for."""

import pytest

from barbaricum import games
from barbaricum.cli.play.reading import beneath, fitting, notation, one_of, several
from barbaricum.cli.problems import Problem
from barbaricum.cli.screens.layout import numbered
from barbaricum.cli.terminal import completer
from barbaricum.core import InvalidAction, Json
from barbaricum.core.menu import Entry, Menu
from barbaricum.games.attila.assist.prompt import menu
from barbaricum.texts import LANGUAGES, Texts
from barbaricum.texts.attila import choice, words

ATTILA = games.get("attila")
ENGLISH = Texts("en")


def asked(**keys: Json) -> Menu:
    state = ATTILA.restore({"seats": 3, **keys})
    return menu(ATTILA.view(state, ATTILA.to_act(state)))


def labels(shown: Menu, texts: Texts = ENGLISH) -> dict[int, str]:
    entries = numbered(shown.entries).items()
    return {number: choice(texts, entry, ["Ana", "Ben", "Cleo"]) for number, entry in entries}


WAR = asked(
    phase="war",
    wars=["dacia"],
    cards_left=0,
    played=1,
    tokens={"dacia": {"goths": 3, "huns": 2}},
    hands=[{"huns": 1, "goths": 2, "franks": 3}, {}, {}],
)
CARD = asked(hands=[{"huns": 1, "goths": 2}, {}, {}])


def test_a_war_offers_the_cards_of_peoples_present_a_pass_and_tiles() -> None:
    assert list(labels(WAR).values()) == [
        "Huns ×1", "Goths ×2", "pass", "Exchange tile (new cards)", "Influence tile (2 spaces)",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("2", "war goths"),
        ("2 1 2", "war huns goths goths"),
        ("goths go hu", "war huns goths goths"),
        ("1 1", "war huns huns"),
        ("3", None),
        ("1 3", None),
        ("dacia", None),
    ],
)
def test_several_cards_are_chosen_at_once(typed: str, text: str | None) -> None:
    assert several(typed.split(), WAR, labels(WAR)) == text


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("3", "tile influence goths"),
        ("3 3", "tile influence goths"),
        ("4 1", "tile influence franks saxons"),
    ],
)
def test_one_track_or_two_are_chosen(typed: str, text: str) -> None:
    tracks = CARD.entries[-1].menu
    assert tracks is not None
    assert several(typed.split(), tracks, labels(tracks)) == text


def entry(typed: str) -> Entry | None:
    return one_of(typed, CARD, labels(CARD))


def test_a_number_or_the_first_letters_choose() -> None:
    assert entry("1") == entry("h") == entry("HUNS") == CARD.entries[0]
    assert entry("exch") == CARD.entries[2]
    assert entry("nonsense") is None


@pytest.mark.parametrize(("typed", "code"), [("tile", "ambiguous"), ("9", "no-such-number")])
def test_what_could_mean_several_things_or_nothing_is_refused(typed: str, code: str) -> None:
    with pytest.raises(Problem) as caught:
        entry(typed)
    assert caught.value.code == code


def test_accents_need_not_be_typed() -> None:
    french = labels(CARD, Texts("fr"))
    assert fitting("ech", french) == fitting("éch", french) == [3]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("play goths dacia", "play goths dacia"),
        ("pl go dac", "play goths dacia"),
        ("war pass", "war pass"),
        ("tile influence goths", "tile influence goths"),
        ("end", "end"),
    ],
)
def test_the_notation_may_be_typed_and_cut_short(language: str, typed: str, text: str) -> None:
    assert notation(typed, ATTILA, words(Texts(language))) == text


def test_the_names_of_the_readers_language_do_in_the_notation_too() -> None:
    assert notation("play Goten dacia", ATTILA, words(Texts("de"))) == "play goths dacia"
    with pytest.raises(InvalidAction):
        notation("spiel goten", ATTILA, words(Texts("de")))


def test_tab_completes_the_words_of_the_choices() -> None:
    complete = completer(["Huns", "help", "undo"])
    assert [complete("h", number) for number in range(3)] == ["Huns ", "help ", None]


def test_letters_of_a_choice_farther_down_lead_to_its_menu() -> None:
    deep = Menu("deep", {}, (Entry("pass", action="war pass"),))
    middle = Menu("middle", {}, (Entry("province", {"province": "asia"}, menu=deep),))
    top = Menu("top", {}, (Entry("second-token", menu=middle), Entry("skip", action="skip")))

    def label(entry: Entry) -> str:
        return choice(ENGLISH, entry, ["Ana"])

    assert beneath("asi", top, label) is deep
    assert beneath("pass", top, label) is deep
    assert beneath("skip", top, label) is None
    assert beneath("x", top, label) is None


def test_letters_that_fit_several_choices_farther_down_lead_nowhere() -> None:
    asia = Entry("province", {"province": "asia"}, action="play huns asia")
    one, other = Menu("one", {}, (asia,)), Menu("other", {}, (asia,))
    top = Menu("top", {}, (Entry("skip", menu=one), Entry("forgo", menu=other)))
    assert beneath("asia", top, lambda entry: choice(ENGLISH, entry, ["Ana"])) is None
