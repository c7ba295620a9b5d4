import pytest

from barbaricum.core import CHANCE, Json
from barbaricum.games.attila.game import GAME
from barbaricum.games.attila.state import State
from tests.attila.positions import (
    FAR,
    NORTH,
    at_war,
    do,
    key,
    keys,
    offers,
    placed,
    position,
    why,
)

NO_TILES: list[list[str]] = [[], [], []]
ON_MAP_16 = dict.fromkeys(NORTH[:4], "goths " * 4)
ON_MAP_19 = ON_MAP_16 | {"dacia": "goths " * 3}


def tenth(**more: Json) -> State:
    """War for the tenth peace tile; seat 0 leads with the Goths, seat 1 follows."""
    defaults: dict[str, Json] = {"pacified": 9, "hands": ["goths goths", "", ""]}
    return at_war(**defaults | {"influence": [{"goths": 5}, {"goths": 2}, {}]} | more)


def test_the_tenth_peace_tile_calls_the_end() -> None:
    """A7.1 (a) Not the ninth."""
    assert key(do(at_war(hands=["goths", "", ""], pacified=8), "war pass"), "called") is None
    assert key(do(tenth(), "war pass"), "called") == "peace-tiles"


@pytest.mark.parametrize("choice", ["influence", "forgo"])
def test_the_twentieth_token_calls_the_end_once_the_card_is_resolved(choice: str) -> None:
    """A7.1 (b) Not before the influence step is over."""
    state = do(position(hands=["goths", "", ""], tokens=ON_MAP_19), "play goths dacia")
    assert key(state, "called") is None
    assert key(do(state, choice), "called") == "tokens"


def test_a_second_token_can_be_the_twentieth() -> None:
    """A7.1 (b) All tokens of a people on the map, however they came there."""
    tokens = ON_MAP_16 | {"dacia": "goths goths"}
    state = do(position(hands=["goths", "", ""], tokens=tokens), "play goths dacia")
    assert key(do(state, "second moesia"), "called") == "tokens"
    assert key(do(state, "influence"), "called") is None


def last_goth_as_the_fifth(others: str, laid: str) -> State:
    tokens = {**ON_MAP_19, "dacia": "goths " * 2, "asia": "goths", "moesia": others}
    state = position(hands=["goths goths", "", ""], tokens=tokens, tiles=NO_TILES, pacified=1)
    return do(state, "play goths moesia", "forgo", laid)


def test_a_last_token_driven_out_as_the_fifth_does_not_end_the_game() -> None:
    """A7.1 (b) The rulebook's own case: it comes back into the supply, the game goes on."""
    state = last_goth_as_the_fifth("huns huns franks franks", "war pass")
    assert keys(state, "called", "phase") == [None, "refill"]
    assert key(state, "supply")["goths"] == 1


def test_a_last_token_that_survives_its_war_ends_the_game() -> None:
    """A7.1 (b) Once the wars are over all twenty are on the map."""
    state = last_goth_as_the_fifth("huns franks saxons saxons", "war goths")
    assert keys(state, "called", "phase") == ["tokens", "over"]


def test_a_people_complete_for_a_moment_only_does_not_end_the_game() -> None:
    """A7.1 (b) Twenty are on the map during the war, fewer after it."""
    tokens = ON_MAP_16 | {"dacia": "goths huns huns huns", "moesia": "goths"}
    state = position(hands=["goths", "huns", ""], tokens=tokens, pacified=1)
    state = do(state, "play goths moesia", "second dacia")
    assert key(state, "supply").get("goths", 0) == 0
    state = do(state, "war huns")
    assert keys(state, "supply", "called") == [
        {"franks": 20, "huns": 17, "goths": 2, "saxons": 20, "teutons": 20, "vandals": 20},
        None,
    ]


@pytest.mark.parametrize("cube", [18, 20, 21])
def test_a_cube_that_reaches_22_calls_the_end(cube: int) -> None:
    """A7.1 (c) By the step of A3.5, four spaces in the 7th century."""
    state = placed(pacified=6, influence=[{"goths": cube}, {}, {}])
    assert key(do(state, "influence"), "called") == "influence"


@pytest.mark.parametrize("cube", [20, 21])
def test_a_tile_that_brings_a_cube_to_22_calls_the_end(cube: int) -> None:
    """A7.1 (c) By the two spaces of A6.4, at once."""
    state = placed(influence=[{"goths": cube}, {}, {}])
    assert key(do(state, "tile influence goths"), "called") == "influence"


def test_21_is_not_22() -> None:
    """A7.1 (c) Only space 22 calls the end."""
    state = placed(pacified=6, influence=[{"goths": 17}, {}, {}])
    assert key(do(state, "influence"), "called") is None


def test_the_end_is_called_when_nobody_can_be_placed() -> None:
    """A7.1 (d) The north is closed and the map is empty."""
    closed = [name for name in NORTH if name != "pannonia"]
    state = position(
        hands=["goths", "", ""], pacified=closed, tokens={"pannonia": "goths " * 4}, tiles=NO_TILES
    )
    state = do(state, "play goths pannonia")
    assert key(state, "called") is None
    state = do(state, "forgo")
    assert keys(state, "called", "phase", "tokens") == ["no-room", "over", {}]


def test_room_for_one_of_six_peoples_is_enough() -> None:
    """A7.1 (d) Even if nobody has its card."""
    closed = [name for name in NORTH if name != "pannonia"]
    tokens = {"pannonia": "goths " * 4, "asia": "huns"}
    state = position(hands=["goths", "", ""], pacified=closed, tokens=tokens, tiles=NO_TILES)
    assert key(do(state, "play goths pannonia", "forgo"), "called") is None


def test_a_skip_where_nobody_can_be_placed_calls_the_end() -> None:
    """A7.1 (d) In a written position, so that the game does not go on for ever."""
    state = position(hands=["goths", "huns", ""], pacified=NORTH)
    assert keys(do(state, "skip", "end"), "phase", "called") == ["over", "no-room"]


def test_the_first_cause_in_time_is_the_ending() -> None:
    """A7.1 The cube reached 22 before the war for the tenth tile, or the last token."""
    cubes = [{"goths": 20}, {}, {}]
    tokens = {"pannonia": "goths goths goths huns"}
    state = position(
        hands=["goths", "", ""], pacified=9, tokens=tokens, influence=cubes, tiles=NO_TILES
    )
    state = do(state, "play goths pannonia", "influence")
    result = GAME.result(state)
    assert result is not None
    assert (result.ending, key(state, "peace")) == ("influence", [0, 0, 0, 0])
    state = position(hands=["goths", "", ""], pacified=6, tokens=ON_MAP_19, influence=cubes)
    assert key(do(state, "play goths dacia", "influence"), "called") == "influence"


def test_the_active_player_finishes_the_turn() -> None:
    """A7.2 Double may still be used after 22; then the game is over."""
    state = placed(pacified=6, influence=[{"goths": 20}, {}, {}], hands=["huns huns", "goths", ""])
    state = do(state, "influence")
    assert keys(state, "called", "phase") == ["influence", "end"]
    state = do(state, "tile double", "play huns noricum", "influence")
    assert (key(state, "phase"), GAME.to_act(state), offers(state)) == ("over", None, [])
    assert why(state, "end") == ("over", "A7.2")


def test_after_the_tenth_tile_no_further_card_is_played() -> None:
    """A7.2 No Double; Exchange and Influence may still be used."""
    state = do(tenth(), "war pass")
    assert key(state, "phase") == "end"
    assert why(state, "tile double") == ("no-century", "A7.2")
    assert why(state, "play goths noricum") == ("no-century", "A7.2")
    assert {"end", "tile exchange goths", "tile influence goths"} < set(offers(state))
    assert key(do(state, "tile exchange goths", "deal huns"), "phase") == "over"
    assert key(do(state, "tile influence huns"), "phase") == "over"


def test_the_end_is_not_called_off() -> None:
    """A7.2 The card of Double drives Goths out again; the game ends all the same."""
    tokens = ON_MAP_16 | {"dacia": "goths goths goths huns"}
    state = position(hands=["goths huns huns", "", ""], tokens=tokens)
    state = do(state, "play goths moesia", "forgo")
    assert key(state, "called") == "tokens"
    state = do(state, "tile double", "play huns dacia", "forgo", "war pass")
    assert keys(state, "phase", "called") == ["over", "tokens"]
    state = position(hands=["goths huns huns huns", "", ""], tokens=tokens)
    state = do(state, "play goths moesia", "forgo", "tile double", "play huns dacia", "forgo")
    state = do(state, "war huns huns")
    assert keys(state, "phase", "called") == ["over", "tokens"]
    assert key(state, "supply")["goths"] == 3


def test_the_tenth_tile_brings_one_scoring_at_the_end_of_the_turn() -> None:
    """A7.3 Window 4 does not open, nothing is scored before `end`."""
    state = do(tenth(), "war pass")
    assert keys(state, "phase", "scores") == ["end", [0, 0, 0]]
    assert key(do(state, "end"), "scores") == [3, 1, 0]


def test_the_final_scoring_comes_after_window_5() -> None:
    """A7.3 Two spaces of the Influence tile still count."""
    cubes = [{"goths": 1}, {"goths": 2}, {}]
    state = do(tenth(influence=cubes), "war pass", "tile influence goths")
    assert keys(state, "phase", "scores") == ["over", [3, 1, 0]]


def test_whatever_called_the_end_the_tenth_tile_is_scored_once() -> None:
    """A7.3 A cube at 22 called it before."""
    state = do(tenth(called="influence", influence=[{"goths": 22}, {}, {}]), "war pass", "end")
    assert keys(state, "called", "scores") == ["influence", [4, 0, 0]]


@pytest.mark.parametrize("before", [0, 2, 5])
def test_an_earlier_century_in_the_last_turn_is_scored_when_due(before: int) -> None:
    """A7.3 And the final scoring still follows."""
    state = tenth(pacified=before, called="influence", tiles=NO_TILES, hands=["huns", "", ""])
    state = do(state, "war pass")
    assert keys(state, "phase", "scores") == ["over", [6, 2, 0]]
    result = GAME.result(state)
    assert result is not None
    assert dict(result.breakdown) == {"centuries": (3, 1, 0), "final": (3, 1, 0)}


def test_an_end_without_the_tenth_tile_brings_one_final_scoring() -> None:
    """A7.2 By A5.2."""
    state = placed(pacified=6, influence=[{"goths": 18}, {"goths": 3}, {}], tiles=NO_TILES)
    assert keys(do(state, "influence"), "phase", "scores") == ["over", [1, 1, 0]]


NO_FINAL = {"final_scoring": False}


def test_without_final_scoring_the_tenth_tile_is_scored_when_placed() -> None:
    """A7.3 By A5.1, window 4 included; the rest of the turn changes nothing any more."""
    state = do(tenth(options=NO_FINAL), "war pass")
    assert keys(state, "phase", "scores") == ["score", [0, 0, 0]]
    state = do(state, "score")
    assert keys(state, "phase", "scores") == ["end", [3, 1, 0]]
    state = do(state, "tile influence huns")
    assert keys(state, "phase", "scores") == ["over", [3, 1, 0]]
    result = GAME.result(state)
    assert result is not None
    assert dict(result.breakdown) == {"centuries": (3, 1, 0), "final": (0, 0, 0)}


def test_without_final_scoring_another_end_brings_no_scoring_at_all() -> None:
    """A7.3 The cube reached 22 in the 7th century."""
    state = placed(pacified=6, influence=[{"goths": 18}, {}, {}], tiles=NO_TILES, options=NO_FINAL)
    state = do(state, "influence")
    assert keys(state, "phase", "scores") == ["over", [0, 0, 0]]
    result = GAME.result(state)
    assert result is not None
    assert (result.ending, result.places) == ("influence", (1, 1, 1))


@pytest.mark.parametrize("before", [0, 2, 5])
def test_without_final_scoring_an_earlier_century_is_scored_once(before: int) -> None:
    """A7.3 When due, and not again at the end."""
    state = tenth(pacified=before, called="influence", tiles=NO_TILES, options=NO_FINAL)
    assert keys(do(state, "war pass"), "phase", "scores") == ["over", [3, 1, 0]]


def test_after_the_last_turn_nobody_refills() -> None:
    """A7.3 The hand stays as it is."""
    state = do(tenth(), "war goths", "end")
    assert GAME.to_act(state) != CHANCE
    assert keys(state, "hands", "due") == [[{"goths": 1}, {}, {}], None]


@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ([30, 20, 10], (1, 2, 3)),
        ([10, 20, 30], (3, 2, 1)),
        ([20, 20, 10], (1, 1, 3)),
        ([20, 30, 20], (2, 1, 2)),
        ([7, 7, 7], (1, 1, 1)),
        ([0, 0, 0], (1, 1, 1)),
    ],
)
def test_most_points_win_and_equal_points_share(scores: list[int], places: tuple[int, ...]) -> None:
    """A7.4 There is no tie-break."""
    state = position(phase="over", pacified=FAR[:10], scores=scores)
    result = GAME.result(state)
    assert result is not None
    assert (result.points, result.places) == (tuple(scores), places)
    assert result.ending == "peace-tiles"


@pytest.mark.parametrize("phase", ["card", "end"])
def test_there_is_no_result_before_the_end(phase: str) -> None:
    """A7.4 Not even once the end is called."""
    assert GAME.result(position(phase=phase, called="influence")) is None
