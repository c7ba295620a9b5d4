from random import Random

import pytest

from barbaricum.core import InvalidAction, Json
from barbaricum.games.attila.game import GAME
from barbaricum.games.attila.state import State
from tests.attila.positions import at_war, do, goes_to, key, keys, offers, placed, position, why

NO_TILES: list[list[str]] = [[], [], []]


def survivors(state: State) -> Json:
    return key(state, "tokens").get("pannonia", {})


@pytest.mark.parametrize("tokens", ["", "huns", "huns franks", "huns franks franks"])
def test_four_tokens_live_in_peace(tokens: str) -> None:
    """A4.1 Up to the fourth token there is no war."""
    state = position(hands=["goths", "", ""], tokens={"pannonia": tokens}, tiles=NO_TILES)
    assert keys(do(state, "play goths pannonia", "forgo"), "phase", "wars") == ["refill", []]


@pytest.mark.parametrize("choice", ["influence", "forgo", "second noricum"])
def test_the_fifth_token_brings_war_once_the_influence_step_is_over(choice: str) -> None:
    """A4.1 Until then no war card can be laid."""
    tokens = {"pannonia": "huns franks franks goths"}
    state = do(position(hands=["goths goths", "", ""], tokens=tokens), "play goths pannonia")
    assert keys(state, "phase", "wars") == ["influence", ["pannonia"]]
    assert why(state, "war pass") == ("war-after-influence", "A4.1")
    assert keys(do(state, choice), "phase", "wars") == ["war", ["pannonia"]]


def test_a_second_token_can_be_the_fifth() -> None:
    """A4.1 When a fifth is placed there is war there."""
    state = placed(hands=["huns", "", ""], tokens={"noricum": "goths", "pannonia": "huns " * 4})
    assert keys(do(state, "second pannonia"), "phase", "wars") == ["war", ["pannonia"]]


@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_players_decide_in_turn_from_the_active_one_on(active: int) -> None:
    """A4.2 Each decides once, then the war is over."""
    state = at_war(active=active, tiles=NO_TILES)
    order = []
    while key(state, "phase") == "war":
        order.append(GAME.to_act(state))
        state = do(state, "war pass")
    assert order == [active, (active + 1) % 3, (active + 2) % 3]


def test_any_number_of_cards_of_peoples_present_may_be_laid() -> None:
    """A4.2 Several of one people too; the others stay in the hand."""
    state = at_war(hands=["", "huns goths goths saxons", "goths"])
    assert sorted(offers(state)) == [
        "war goths", "war goths goths", "war huns", "war huns goths", "war huns goths goths",
        "war pass",
    ]  # fmt: skip
    assert why(state, "war saxons") == ("not-present", "A4.2")
    assert why(state, "war huns huns") == ("war-not-in-hand", "A4.2")
    assert key(do(state, "war huns goths"), "hands")[1] == {"goths": 1, "saxons": 1}


def test_a_list_of_cards_is_written_in_the_order_of_the_peoples() -> None:
    """A1.1, A4.2 `war huns goths`, never `war goths huns`."""
    with pytest.raises(InvalidAction):
        GAME.parse("war goths huns")


def test_who_has_only_cards_of_others_passes_explicitly() -> None:
    """A4.2 Every player with a card in hand decides, if only to pass."""
    state = at_war(hands=["saxons", "goths", "goths"], tiles=NO_TILES)
    assert (GAME.to_act(state), offers(state)) == (0, ["war pass"])


@pytest.mark.parametrize(
    ("hands", "order"),
    [
        (["goths", "", "goths"], [0, 2]),
        (["", "goths", "goths"], [1, 2]),
        (["", "", "goths"], [2]),
        (["goths", "", ""], [0]),
    ],
)
def test_an_empty_hand_is_passed_over(hands: list[str], order: list[int]) -> None:
    """A4.2 The active player's too."""
    state = at_war(hands=hands, tiles=NO_TILES)
    seats = []
    while key(state, "phase") == "war":
        seats.append(GAME.to_act(state))
        state = do(state, "war pass")
    assert seats == order


def test_a_war_in_which_nobody_has_a_card_is_fought_at_once() -> None:
    """A4.2 Everybody is passed over."""
    tokens = {"pannonia": "goths goths goths huns"}
    state = position(hands=["goths", "", ""], tokens=tokens, tiles=NO_TILES)
    state = do(state, "play goths pannonia", "forgo")
    assert keys(state, "phase", "pacified") == ["refill", ["pannonia"]]
    assert survivors(state) == {"goths": 4}


def test_the_number_of_cards_laid_is_public_and_their_kind_secret() -> None:
    """A4.2 Until all have decided; the one who laid them knows them."""
    state = do(at_war(hands=["goths goths", "huns", "goths"]), "war goths goths")
    for seat in (1, 2, None):
        view = GAME.view(state, seat)
        assert view["laid"] == [None, None, None]
        assert view["laid_sizes"] == [2, None, None]
    assert GAME.view(state, 0)["laid"] == [{"goths": 2}, None, None]


@pytest.mark.parametrize(
    ("action", "seat", "line"),
    [
        ("war huns goths", 0, "war huns goths"),
        ("war huns goths", 1, "war ? ?"),
        ("war huns goths", None, "war ? ?"),
        ("war pass", 1, "war pass"),
    ],
)
def test_a_witness_sees_how_many_cards_were_laid(action: str, seat: int | None, line: str) -> None:
    """A4.2 Not which ones."""
    state = at_war(hands=["huns goths", "goths", "goths"])
    assert GAME.witness(state, GAME.parse(action), seat) == line


def test_a_guess_lays_only_peoples_present() -> None:
    """A4.2 The cards others laid are guessed among those that could be laid."""
    state = do(at_war(hands=["goths huns", "franks", "goths"]), "war huns goths")
    view = GAME.view(state, 1)
    laid = [GAME.guess(view, Random(number)) for number in range(30)]
    kinds = [set(key(guess, "laid")[0]) for guess in laid]
    assert all(kind <= {"goths", "huns", "franks"} for kind in kinds)
    assert all(GAME.view(guess, 1) == view for guess in laid)
    assert len({tuple(sorted(kind)) for kind in kinds}) > 2


@pytest.mark.parametrize(
    ("tokens", "hands", "laid", "left"),
    [
        ("goths goths goths huns franks", ["", "", "saxons"], ["pass"], {"goths": 3}),
        ("goths goths huns huns franks", ["", "", "saxons"], ["pass"], {"goths": 2, "huns": 2}),
        ("goths goths huns huns franks", ["goths", "franks", "franks franks"],
         ["goths", "franks", "franks franks"], {"goths": 2, "franks": 1}),
        ("goths goths goths huns huns", ["goths", "huns", "huns"], ["pass", "huns", "huns"],
         {"huns": 2}),
        ("goths goths goths huns huns", ["goths", "huns", ""], ["pass", "huns"], {}),
        ("franks huns goths saxons teutons", ["vandals", "", ""], ["pass"], {}),
        ("goths goths goths goths goths", ["huns", "", ""], ["pass"], {}),
        ("goths goths goths goths goths", ["goths goths", "", ""], ["goths goths"], {}),
    ],
)  # fmt: skip
def test_the_weakest_leave(
    tokens: str, hands: list[str], laid: list[str], left: dict[str, int]
) -> None:
    """A4.3, A4.4 Tokens and all cards laid for the people; all who tie; also the only one."""
    state = do(at_war(tokens, hands=hands, tiles=NO_TILES), *(f"war {cards}" for cards in laid))
    assert survivors(state) == left
    assert key(state, "pacified") == ["pannonia"]
    supply = key(state, "supply")
    assert {people: 20 - number for people, number in supply.items() if number < 20} == left


def test_the_rulebooks_example_of_a_war() -> None:
    """A4.8 Vandals 4, Saxons 3, Franks 3, by two, two and one card: the Vandals stay alone."""
    state = at_war(
        "vandals vandals saxons franks franks",
        hands=["vandals saxons", "vandals saxons", "franks"],
        tiles=NO_TILES,
    )
    state = do(state, "war saxons vandals", "war saxons vandals", "war franks")
    assert survivors(state) == {"vandals": 2}
    assert keys(state, "pacified", "peace") == [["pannonia"], [0, 2, 3, 4]]


def test_only_the_tokens_in_the_province_leave() -> None:
    """A4.4 Elsewhere the people stays."""
    state = at_war(others={"noricum": "huns huns"}, hands=["goths", "", ""], tiles=NO_TILES)
    assert key(do(state, "war pass"), "tokens")["noricum"] == {"huns": 2}


def test_the_cards_laid_go_to_the_discard_pile() -> None:
    """A4.5 Those of all players."""
    state = at_war(hands=["goths", "huns huns", "franks"], discard="saxons", tiles=NO_TILES)
    state = do(state, "war goths", "war huns")
    assert key(state, "discard") == {"saxons": 1}
    state = do(state, "war franks")
    assert key(state, "discard") == {"franks": 1, "huns": 1, "goths": 1, "saxons": 1}
    assert keys(state, "laid", "hands") == [[None] * 3, [{}, {"huns": 1}, {}]]


@pytest.mark.parametrize(
    ("placed_before", "peace"),
    [
        (0, [0, 2, 3, 4]),
        (1, [0, 1, 3, 4]),
        (2, [0, 0, 3, 4]),
        (5, [0, 0, 0, 4]),
        (6, [0, 0, 0, 3]),
        (9, [0, 0, 0, 0]),
    ],
)
def test_one_peace_tile_of_the_current_century_pacifies(
    placed_before: int, peace: list[int]
) -> None:
    """A4.6 The earliest century that has one left."""
    state = at_war(hands=["goths", "", ""], pacified=placed_before, tiles=NO_TILES)
    state = do(state, "war pass")
    assert key(state, "peace") == peace
    assert len(key(state, "pacified")) == placed_before + 1


@pytest.mark.parametrize("tokens", ["goths goths goths huns huns", "goths " * 5])
def test_a_pacified_province_is_closed_for_good(tokens: str) -> None:
    """A4.6 Even if it is empty."""
    state = do(at_war(tokens, hands=["goths", "", ""]), "war pass", "score", "tile double")
    assert "pannonia" not in goes_to(state, "goths")
    assert why(state, "play goths pannonia") == ("pacified", "A3.4")


@pytest.mark.parametrize("action", ["war pass", "war goths"])
def test_without_a_war_no_cards_are_laid(action: str) -> None:
    """A4.1 There is no war now."""
    assert why(position(hands=["goths", "", ""]), action) == ("no-war", "A4.1")


@pytest.mark.parametrize("action", ["end", "play goths noricum"])
def test_nothing_comes_before_the_war(action: str) -> None:
    """A4.1 First the war has to be fought."""
    assert why(at_war(), action) == ("war-first", "A4.1")
