from collections.abc import Callable

import pytest

from barbaricum.core import CHANCE, InvalidAction, Json
from barbaricum.games.attila.game import GAME
from barbaricum.games.attila.state import State
from tests.attila.positions import (
    AT_22,
    FAR,
    NORTH,
    PEOPLES,
    at_war,
    dealt,
    do,
    key,
    keys,
    offers,
    placed,
    position,
    why,
)

TILES = ["double", "exchange", "influence"]
USES = {
    "double": "tile double",
    "exchange": "tile exchange goths",
    "influence": "tile influence huns",
}


def scoring(**keys: Json) -> State:
    return position(**{"phase": "score", "cards_left": 0, "pacified": 1} | keys)


def resolved(**keys: Json) -> State:
    return position(**{"phase": "end", "cards_left": 0} | keys)


WINDOWS: dict[int, Callable[..., State]] = {
    1: position,
    2: placed,
    3: at_war,
    4: scoring,
    5: resolved,
}


def window(number: int, **keys: Json) -> State:
    """The active player has two Goth cards and all tiles, in one of the windows of A6.1."""
    return WINDOWS[number](**{"hands": ["goths goths", "huns", ""]} | keys)


@pytest.mark.parametrize(
    ("number", "tile", "refusal"),
    [
        (1, "double", ("double-too-early", "A6.2")),
        (2, "double", ("double-too-early", "A6.2")),
        (3, "double", ("double-too-early", "A6.2")),
        (4, "double", ("double-too-early", "A6.2")),
        (5, "double", None),
        (1, "exchange", None),
        (2, "exchange", None),
        (3, "exchange", None),
        (4, "exchange", ("exchange-in-scoring", "A6.3")),
        (5, "exchange", None),
        (1, "influence", None),
        (2, "influence", None),
        (3, "influence", None),
        (4, "influence", None),
        (5, "influence", None),
    ],
)
def test_each_tile_has_its_windows(number: int, tile: str, refusal: tuple[str, str] | None) -> None:
    """A6.1, A6.2, A6.3, A6.4 Double 5; Exchange 1, 2, 3, 5; Influence all."""
    state = window(number)
    assert why(state, USES[tile]) == refusal
    assert (USES[tile] in offers(state)) is (refusal is None)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("tile", TILES)
def test_a_second_tile_in_one_turn_is_refused(number: int, tile: str) -> None:
    """A6.1 At most one own tile in a turn."""
    state = window(number, tile_used=True)
    assert why(state, USES[tile]) == ("one-tile-a-turn", "A6.1")
    assert offers(state, "tile") == []


@pytest.mark.parametrize("tile", TILES)
def test_a_used_tile_leaves_the_game(tile: str) -> None:
    """A6.1 It is missing from the tiles, which everybody sees, and cannot be used again."""
    state = do(window(5), USES[tile])
    left = [other for other in TILES if other != tile]
    assert GAME.view(state, 2)["tiles"] == [left, TILES, TILES]
    assert key(state, "tile_used") is True
    later = window(5, tiles=[left, TILES, TILES])
    assert why(later, USES[tile]) == ("tile-gone", "A6.1")
    assert USES[tile] not in offers(later)


def test_the_next_turn_allows_a_tile_again() -> None:
    """A6.1 One a turn, not one a round."""
    state = placed(hands=["", "goths", "huns"])
    state = dealt(do(state, "tile influence huns", "forgo"))
    assert keys(state, "active", "tile_used") == [1, False]
    assert why(state, "tile influence huns") is None


@pytest.mark.parametrize("use", USES.values())
def test_only_the_active_player_uses_tiles(use: str) -> None:
    """A6.1 Not the others in a war."""
    state = do(window(3, hands=["goths", "goths goths", ""]), "war pass")
    assert why(state, use) == ("tile-not-active", "A6.1")
    assert offers(state, "tile") == []


@pytest.mark.parametrize(
    ("number", "phase"), [(1, "card"), (2, "influence"), (3, "war"), (4, "refill"), (5, "refill")]
)
def test_after_the_influence_tile_the_turn_goes_on(number: int, phase: str) -> None:
    """A6.1, A6.5 Windows 4 and 5 close; the others still ask what they asked."""
    state = do(window(number), "tile influence huns")
    assert key(state, "influence")[0] == {"huns": 2}
    assert key(state, "phase") == phase


@pytest.mark.parametrize(("number", "phase"), [(1, "card"), (2, "influence"), (3, "war")])
def test_after_an_exchange_the_window_asks_again(number: int, phase: str) -> None:
    """A6.3 The new card can be used at once, in a war too."""
    state = do(window(number), "tile exchange goths")
    assert keys(state, "phase", "due", "aside") == ["exchange", [0, 1], {"goths": 1}]
    assert GAME.to_act(state) == CHANCE
    state = do(state, "deal franks")
    assert keys(state, "phase", "aside", "hands") == [
        phase, {}, [{"franks": 1, "goths": 1}, {"huns": 1}, {}],
    ]  # fmt: skip
    use = {1: "play franks noricum", 2: "influence", 3: "war franks"}[number]
    assert use in offers(state)


def test_after_an_exchange_in_window_5_the_turn_ends() -> None:
    """A6.3, A6.5 Nothing is left to decide, so the refill follows."""
    state = do(window(5), "tile exchange goths goths", "deal huns", "deal saxons")
    assert keys(state, "phase", "due", "discard") == ["refill", [0, 4], {"goths": 2}]
    assert key(state, "hands")[0] == {"huns": 1, "saxons": 1}


def test_double_brings_one_more_card_before_the_refill() -> None:
    """A6.2 The hand is not refilled in between; then the turn is over."""
    state = do(window(5), "tile double")
    assert keys(state, "phase", "cards_left", "hands") == [
        "card", 1, [{"goths": 2}, {"huns": 1}, {}],
    ]  # fmt: skip
    assert why(state, "skip") == ("must-play", "A3.9")
    state = do(state, "play goths noricum", "influence")
    assert keys(state, "phase", "due") == ["refill", [0, 5]]


def test_the_card_of_double_has_all_its_consequences() -> None:
    """A6.2 War and scoring included."""
    tokens = {"noricum": "goths goths huns huns"}
    state = do(window(5, tokens=tokens, hands=["goths", "", ""]), "tile double")
    state = do(state, "play goths noricum", "influence")
    assert keys(state, "pacified", "scores") == [["noricum"], [4, 0, 0]]
    assert key(state, "phase") == "refill"


@pytest.mark.parametrize(
    ("more", "refusal"),
    [
        ({"hands": ["", "huns", ""]}, ("double-no-card", "A6.2")),
        (
            {"hands": ["goths", "", ""], "pacified": NORTH, "tokens": {"asia": "huns"}},
            ("double-no-card", "A6.2"),
        ),
        ({"pacified": FAR[:10]}, ("no-century", "A7.2")),
        ({"pacified": 9}, None),
    ],
)
def test_double_needs_a_card_to_play_and_a_peace_tile(
    more: dict[str, Json], refusal: tuple[str, str] | None
) -> None:
    """A6.2 A card in hand can be played and a peace tile is left."""
    state = window(5, **more)
    assert why(state, "tile double") == refusal
    assert ("tile double" in offers(state)) is (refusal is None)


def test_any_number_of_cards_may_be_exchanged() -> None:
    """A6.3 From one up to the whole hand, of what is in it."""
    state = window(1, hands=["huns goths goths", "", ""])
    assert offers(state, "tile exchange") == [
        f"tile exchange {cards}"
        for cards in ("goths", "goths goths", "huns", "huns goths", "huns goths goths")
    ]
    assert why(state, "tile exchange saxons") == ("exchange-not-in-hand", "A6.3")
    assert why(state, "tile exchange huns huns") == ("exchange-not-in-hand", "A6.3")
    with pytest.raises(InvalidAction):
        GAME.parse("tile exchange")


def test_the_cards_laid_aside_reach_the_discard_pile_after_the_draw() -> None:
    """A6.3 So they cannot be drawn again by this exchange."""
    state = do(window(1, discard="saxons"), "tile exchange goths goths", "deal vandals")
    assert keys(state, "aside", "discard", "due") == [{"goths": 2}, {"saxons": 1}, [0, 1]]
    assert key(state, "draw")["goths"] == 7
    state = do(state, "deal vandals")
    assert keys(state, "aside", "discard") == [{}, {"goths": 2, "saxons": 1}]


def test_cards_laid_in_a_war_are_no_longer_in_the_hand() -> None:
    """A6.3 What was laid in the war is out of reach of a later exchange."""
    state = do(window(3, hands=["goths goths", "", ""], pacified=1), "war goths")
    assert key(state, "phase") == "end"
    assert offers(state, "tile exchange") == ["tile exchange goths"]


def test_the_influence_tile_moves_two_spaces_or_one_on_each_of_two_tracks() -> None:
    """A6.4 Six ways of the one, fifteen of the other."""
    cubes = [{"goths": 4}, {"goths": 7}, {}]
    state = window(1, influence=cubes)
    assert len(offers(state, "tile influence")) == 6 + 15
    one = do(state, "tile influence goths")
    two = do(state, "tile influence huns goths")
    assert key(one, "influence") == [{"goths": 6}, {"goths": 7}, {}]
    assert key(two, "influence") == [{"huns": 1, "goths": 5}, {"goths": 7}, {}]


@pytest.mark.parametrize("pacified", [0, 1, 3, 6, 9])
def test_the_influence_tile_is_worth_the_same_in_every_century(pacified: int) -> None:
    """A6.4 In whatever century; it may bring a cube onto a track."""
    state = do(window(1, pacified=pacified), "tile influence saxons")
    assert key(state, "influence")[0] == {"saxons": 2}


def test_a_cube_at_22_is_not_moved_by_the_tile() -> None:
    """A6.4 Only tracks where it is below 22; from 21 the two spaces end at 22."""
    state = window(1, influence=[{"goths": 22, "huns": 21}, {}, {}], called="influence")
    assert why(state, "tile influence goths") == ("track-full", "A6.4")
    assert why(state, "tile influence huns goths") == ("track-full", "A6.4")
    assert not any("goths" in text for text in offers(state, "tile influence"))
    state = do(state, "tile influence huns")
    assert key(state, "influence")[0] == {"huns": 22, "goths": 22}


@pytest.mark.parametrize(
    ("choice", "cube"), [("influence", 3), ("second noricum", 2), ("forgo", 2)]
)
def test_the_tile_is_in_addition_to_the_step(choice: str, cube: int) -> None:
    """A6.4 It goes with a second token too."""
    state = do(window(2), "tile influence goths", choice)
    assert key(state, "influence")[0] == {"goths": cube}


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_reaching_22_by_the_tile_calls_the_end(number: int) -> None:
    """A6.4, A7.1 (c) In every window."""
    state = window(number, influence=[{"goths": 20}, {}, {}], tiles=[["influence"], [], []])
    assert key(state, "called") is None
    assert key(do(state, "tile influence goths"), "called") == "influence"


@pytest.mark.parametrize("people", PEOPLES)
def test_the_tile_works_on_every_track(people: str) -> None:
    """A6.4 On one track, whichever."""
    assert key(do(window(5), f"tile influence {people}"), "influence")[0] == {people: 2}


def test_window_3_opens_in_each_of_two_wars() -> None:
    """A6.1 In each war, before laying own war cards."""
    tokens = {"pannonia": "goths goths huns huns", "dacia": "goths goths huns huns"}
    state = position(hands=["goths huns", "", ""], tokens=tokens, pacified=1)
    state = do(state, "play goths pannonia", "second dacia")
    assert "tile exchange huns" in offers(state)
    state = do(state, "war pass")
    assert key(state, "wars") == ["dacia"]
    assert {"tile exchange huns", "tile influence huns"} < set(offers(state))


def test_all_cubes_at_22_leave_the_tile_unusable() -> None:
    """A6.4 No track is below 22."""
    assert offers(window(1, influence=[AT_22, {}, {}], called="influence"), "tile influence") == []
