"""A3.9 and A3.10: no card that can be played, no card that can be drawn."""

import pytest

from barbaricum.core import CHANCE, Json
from barbaricum.games.attila.game import GAME
from barbaricum.games.attila.state import State
from tests.attila.positions import NORTH, dealt, do, key, keys, offers, placed, position, why

NO_TILES: list[list[str]] = [[], [], []]


def stuck(hand: str, tiles: list[str], **more: Json) -> State:
    """The north is closed and the Goths are not on the map, so Goth cards cannot be played."""
    seats: int = more.get("seats", 3)
    defaults: dict[str, Json] = {
        "hands": [hand, *["huns"] * (seats - 1)],
        "tiles": [tiles, *[[]] * (seats - 1)],
    }
    place = {"pacified": NORTH, "tokens": {"dalmatia": "huns"}}
    return position(**defaults | place | more)


def test_a_card_that_can_be_played_must_be_played() -> None:
    """A3.9 One of two cards will do; neither skipping nor ending the turn is possible."""
    state = stuck("goths huns", ["exchange"])
    assert {text.split()[1] for text in offers(state, "play")} == {"huns"}
    assert why(state, "skip") == ("must-play", "A3.9")
    assert why(state, "end") == ("must-play", "A3.9")
    assert "skip" not in offers(state)


@pytest.mark.parametrize(
    ("hand", "tiles", "choices"),
    [
        ("goths goths", ["exchange"], ["skip", "tile exchange goths", "tile exchange goths goths"]),
        ("goths", ["exchange", "double"], ["skip", "tile exchange goths"]),
    ],
)
def test_who_has_no_legal_card_may_use_a_tile(
    hand: str, tiles: list[str], choices: list[str]
) -> None:
    """A3.9 `skip` is offered when no card in hand can be played and a tile can be used."""
    state = stuck(hand, tiles)
    assert offers(state) == choices
    assert why(state, "end") == ("skip-first", "A3.9")


def test_an_empty_hand_has_no_legal_card() -> None:
    """A3.9 An empty hand included: the Influence tile is all that can be used."""
    state = stuck("", ["double", "exchange", "influence"])
    assert offers(state)[0] == "skip"
    assert all(text.startswith("tile influence") for text in offers(state)[1:])


def test_who_skips_still_has_window_5() -> None:
    """A3.9 Then the whole hand goes to the discard pile and six cards are drawn."""
    state = do(stuck("goths goths", ["exchange"]), "skip")
    assert keys(state, "phase", "skipped") == ["end", True]
    assert offers(state) == ["end", "tile exchange goths", "tile exchange goths goths"]
    state = do(state, "end")
    assert keys(state, "discard", "due") == [{"goths": 2}, [0, 6]]


def test_an_exchange_that_brings_a_playable_card_brings_the_duty_to_play_it() -> None:
    """A3.9 It must be played."""
    state = do(stuck("goths goths", ["exchange"]), "tile exchange goths", "deal huns")
    assert key(state, "phase") == "card"
    assert set(offers(state)) == set(offers(state, "play huns"))
    assert why(state, "skip") == ("must-play", "A3.9")
    assert why(state, "play goths pannonia") == ("pacified", "A3.4")


def test_an_exchange_that_brings_none_is_followed_by_the_skip() -> None:
    """A3.9 No card and no tile any more: the engine skips, and the turn ends by itself."""
    state = do(stuck("goths goths", ["exchange", "double"]), "tile exchange goths", "deal saxons")
    assert keys(state, "phase", "skipped", "due") == ["refill", True, [0, 6]]
    assert key(state, "discard") == {"goths": 2, "saxons": 1}


def test_influence_instead_of_a_card_is_followed_by_the_skip() -> None:
    """A3.9 The tile does not make a card playable."""
    state = do(stuck("goths", ["influence"]), "tile influence goths")
    assert keys(state, "phase", "skipped", "due") == ["refill", True, [0, 6]]


def test_who_has_neither_card_nor_tile_is_skipped_at_once() -> None:
    """A3.9 The next player's turn passes by itself up to the refill."""
    tiles = [[], ["double", "exchange"], []]
    state = position(
        phase="refill", due=[0, 1], hands=["goths " * 5, "", "huns"], tiles=tiles, discard="huns"
    )
    state = do(state, "deal saxons")
    assert keys(state, "active", "phase", "due") == [1, "refill", [1, 6]]
    assert key(state, "discard") == {"huns": 1}


@pytest.mark.parametrize("tile", ["exchange", "influence"])
def test_who_has_no_card_but_a_tile_is_asked(tile: str) -> None:
    """A3.9 The next player's turn begins, and waits for the tile or the skip."""
    state = position(
        phase="refill",
        due=[0, 1],
        hands=["goths " * 5, "goths", "huns"],
        tiles=[[], [tile], []],
        pacified=NORTH,
        tokens={"dalmatia": "huns"},
    )
    state = do(state, "deal saxons")
    assert (GAME.to_act(state), offers(state)[0]) == (1, "skip")
    assert keys(state, "phase", "skipped") == ["card", False]


def test_a_stuck_hand_is_laid_down_even_if_nothing_was_asked() -> None:
    """A3.9 So that no hand is stuck for good."""
    state = position(
        phase="refill",
        due=[0, 1],
        hands=["goths " * 5, "goths goths saxons", "huns"],
        tiles=NO_TILES,
        pacified=NORTH,
        tokens={"dalmatia": "huns"},
    )
    state = do(state, "deal vandals")
    assert keys(state, "discard", "due") == [{"goths": 2, "saxons": 1}, [1, 6]]
    assert key(state, "hands")[1] == {}


def test_who_skipped_plays_no_card_any_more_this_turn() -> None:
    """A3.9 Not by Double, and not a card that Exchange brings in window 5."""
    state = do(stuck("goths goths", ["double", "exchange"]), "skip")
    assert "tile double" not in offers(state)
    assert why(state, "tile double") == ("skipped", "A3.9")
    assert why(state, "play goths germania") == ("skipped", "A3.9")
    state = do(state, "tile exchange goths", "deal huns")
    assert keys(state, "phase", "discard", "due") == ["refill", {"huns": 1, "goths": 2}, [0, 6]]


def test_after_a_skip_even_a_playable_card_is_not_played() -> None:
    """A3.9 A written position: the skip counts, not the hand."""
    state = position(phase="end", skipped=True, hands=["goths", "", ""])
    assert "tile double" not in offers(state)
    assert why(state, "tile double") == ("skipped", "A3.9")


def test_the_next_turn_knows_nothing_of_the_skip() -> None:
    """A3.9 It lasts for this turn; the next player plays as ever."""
    state = dealt(do(stuck("goths goths", ["exchange"]), "skip", "end"))
    assert keys(state, "active", "skipped", "phase") == [1, False, "card"]


def test_with_two_players_who_has_played_one_card_keeps_the_rest() -> None:
    """A3.9, A8.1 Only who skips without having played lays the hand down."""
    state = stuck("goths goths", ["exchange"], seats=2, cards_left=1, played=1)
    state = do(state, "skip", "end")
    assert keys(state, "hands", "due") == [[{"goths": 2}, {"huns": 1}], [0, 4]]
    assert key(state, "discard") == {}


def test_with_two_players_who_skips_the_first_card_has_no_second() -> None:
    """A3.9, A8.1 The skip is for the whole turn."""
    state = do(stuck("goths goths", ["exchange"], seats=2), "skip")
    assert keys(state, "phase", "cards_left") == ["end", 0]
    state = do(state, "end")
    assert keys(state, "discard", "due") == [{"goths": 2}, [0, 6]]


def test_with_two_players_the_first_card_is_resolved_and_then_the_skip_comes() -> None:
    """A3.9 The Huns were the only card that could be played."""
    state = do(stuck("goths huns", [], seats=2), "play huns dalmatia", "influence")
    assert keys(state, "skipped", "hands") == [True, [{"goths": 1}, {"huns": 1}]]
    assert keys(state, "discard", "due") == [{"huns": 1}, [0, 5]]


@pytest.mark.parametrize("action", ["skip", "end"])
def test_nothing_is_skipped_once_a_card_is_played(action: str) -> None:
    """A3.9 Skipping is for who has a card to play."""
    assert why(placed(), action) is not None
    assert why(position(phase="end", hands=["goths", "", ""]), "skip") == (
        "nothing-to-skip",
        "A3.9",
    )


def test_an_empty_draw_pile_is_made_anew_from_the_discard_pile() -> None:
    """A3.10 As soon as a card is due and the pile is empty; odds count what `draw` shows."""
    state = placed(draw="saxons", hands=["goths " * 4, "huns", ""], tiles=NO_TILES)
    discard = key(state, "discard")
    state = do(state, "forgo")
    assert keys(state, "draw", "due") == [{"saxons": 1}, [0, 2]]
    state = do(state, "deal saxons")
    assert keys(state, "draw", "discard") == [discard, {}]
    assert {action.text: n for action, n in GAME.odds(state).items()} == {
        f"deal {people}": number for people, number in discard.items()
    }


def test_a_pile_that_is_empty_while_no_card_is_due_waits() -> None:
    """A3.10 Only when a card is to be drawn."""
    state = placed(draw="saxons", hands=["goths " * 5, "huns", ""], tiles=NO_TILES)
    discard = key(state, "discard")
    state = do(state, "forgo", "deal saxons")
    assert keys(state, "phase", "draw", "discard") == ["card", {}, discard]


def test_a_pile_that_is_empty_at_once_is_made_anew_before_the_first_card() -> None:
    """A3.10 The refill finds no card at all."""
    state = placed(draw="", hands=["goths " * 5, "huns", ""], tiles=NO_TILES)
    discard = key(state, "discard")
    state = do(state, "forgo")
    assert keys(state, "draw", "discard") == [discard, {}]
    assert GAME.to_act(state) == CHANCE


def test_the_hand_that_is_laid_down_is_in_the_new_pile() -> None:
    """A3.9, A3.10 It is laid on the discard pile before refilling."""
    state = do(stuck("goths goths", ["exchange"], draw=""), "skip", "end")
    assert keys(state, "discard", "due") == [{}, [0, 6]]
    assert key(state, "draw")["goths"] == 9


def test_a_reshuffle_for_an_exchange_does_not_contain_the_cards_laid_aside() -> None:
    """A3.10, A6.3 They come to the discard pile after the draw."""
    state = position(draw="saxons", hands=["goths goths huns", "", ""])
    state = do(state, "tile exchange goths goths")
    assert keys(state, "draw", "aside") == [{"saxons": 1}, {"goths": 2}]
    state = do(state, "deal saxons")
    assert keys(state, "draw", "discard") == [
        {"franks": 9, "huns": 8, "goths": 7, "saxons": 8, "teutons": 9, "vandals": 9},
        {},
    ]
    state = do(state, "deal vandals")
    assert keys(state, "discard", "aside") == [{"goths": 2}, {}]
