import pytest

from barbaricum.core import Json
from barbaricum.games.attila.game import GAME
from barbaricum.games.attila.state import State
from tests.attila.positions import at_war, do, key, keys, offers, position, why

NO_TILES: list[list[str]] = [[], []]


def pair(**more: Json) -> State:
    defaults: dict[str, Json] = {"seats": 2, "hands": ["goths goths huns", "saxons"]}
    return position(**defaults | {"tiles": NO_TILES} | more)


@pytest.mark.parametrize("second", ["play goths pannonia", "play huns noricum"])
def test_a_turn_consists_of_two_cards_same_or_different(second: str) -> None:
    """A8.1 Each with its own influence step; then the refill."""
    state = do(pair(), "play goths pannonia", "influence")
    assert keys(state, "phase", "active", "cards_left", "played") == ["card", 0, 1, 1]
    state = do(state, second, "forgo")
    assert keys(state, "phase", "due", "played") == ["refill", [0, 5], 2]


def test_more_players_play_one_card() -> None:
    """A8.1 Only with two players are there two."""
    state = position(hands=["goths goths", "", ""], tiles=[[], [], []])
    assert key(do(state, "play goths pannonia", "forgo"), "phase") == "refill"


def test_a_third_card_is_refused() -> None:
    """A8.1 Both cards are played already."""
    state = do(pair(tiles=[["exchange"], []]), "play goths pannonia", "forgo")
    state = do(state, "play goths pannonia", "forgo")
    assert why(state, "play huns pannonia") == ("cards-played", "A8.1")


def test_the_first_card_is_fully_resolved_before_the_second_is_chosen() -> None:
    """A8.1 War and scoring included; A3.5 the second card gets the step of the new century."""
    tokens = {"pannonia": "goths goths huns huns"}
    state = do(pair(tokens=tokens, hands=["goths goths", "saxons"]), "play goths pannonia")
    state = do(state, "influence", "war pass", "war pass")
    assert keys(state, "phase", "scores", "pacified") == ["card", [4, 0], ["pannonia"]]
    assert key(do(state, "play goths noricum", "influence"), "influence")[0] == {"goths": 3}


def test_nobody_draws_between_the_two_cards() -> None:
    """A8.1, A3.8 The refill comes at the end of the turn."""
    state = do(pair(), "play goths pannonia", "influence")
    assert keys(state, "hands", "due") == [[{"goths": 1, "huns": 1}, {"saxons": 1}], None]


def test_the_second_card_is_played_even_if_the_first_called_the_end() -> None:
    """A8.1 A cube reached 22; the turn still has its second card, then it is over."""
    state = do(pair(pacified=6, influence=[{"goths": 20}, {}]), "play goths pannonia", "influence")
    assert keys(state, "called", "phase") == ["influence", "card"]
    assert why(state, "end") == ("must-play", "A3.9")
    assert key(do(state, "play huns noricum", "influence"), "phase") == "over"


def test_after_the_tenth_tile_there_is_no_second_card() -> None:
    """A8.1, A7.2 There is no current century."""
    tokens = {"pannonia": "goths goths huns huns"}
    state = pair(tokens=tokens, pacified=9, hands=["goths goths", ""], tiles=[["exchange"], []])
    state = do(state, "play goths pannonia", "influence", "war pass")
    assert keys(state, "phase", "called", "cards_left") == ["end", "peace-tiles", 0]
    assert why(state, "play goths noricum") == ("no-century", "A7.2")
    assert offers(state) == ["end", "tile exchange goths"]


def test_a_war_of_the_second_card_is_fought_with_what_is_left() -> None:
    """A8.1 The first card is on the discard pile."""
    tokens = {"pannonia": "goths goths huns huns"}
    state = do(pair(tokens=tokens), "play huns noricum", "forgo", "play goths pannonia", "forgo")
    assert offers(state) == ["war pass", "war goths"]


def test_double_gives_the_third_card() -> None:
    """A8.2 After both cards, and only then."""
    state = pair(tiles=[["double"], []])
    assert why(state, "tile double") == ("double-too-early", "A6.2")
    state = do(state, "play goths pannonia", "influence")
    assert why(state, "tile double") == ("double-too-early", "A6.2")
    state = do(state, "play goths pannonia", "influence")
    assert offers(state) == ["end", "tile double"]
    state = do(state, "tile double", "play huns pannonia", "influence")
    assert keys(state, "phase", "due", "played") == ["refill", [0, 6], 3]


@pytest.mark.parametrize("cards_left", [2, 1])
def test_window_1_opens_before_each_card(cards_left: int) -> None:
    """A8.1, A6.1 Before playing a card, the second one too."""
    state = pair(
        cards_left=cards_left, played=2 - cards_left, tiles=[["exchange", "influence"], []]
    )
    assert {"tile exchange goths", "tile influence goths"} < set(offers(state))
    state = do(state, "tile exchange goths", "deal vandals")
    assert keys(state, "phase", "cards_left") == ["card", cards_left]


SEVEN_GOTHS = {
    "pannonia": "goths goths", "dacia": "goths goths", "moesia": "goths", "asia": "goths",
    "africa": "goths",
}  # fmt: skip


def scored(leader: int, second: int, gap: int = 2) -> Json:
    state = pair(
        phase="score", pacified=1, cards_left=0, tokens=SEVEN_GOTHS, tiles=[["influence"], []],
        influence=[{"goths": leader}, {"goths": second}], options={"two_player_gap": gap},
    )  # fmt: skip
    return key(do(state, "score"), "scores")


def test_the_rulebooks_example_for_two() -> None:
    """A8.4 Seven Goths in five provinces, the second within reach: 7 and 5."""
    assert scored(6, 4) == [7, 5]


@pytest.mark.parametrize(
    ("leader", "second", "gap", "points"),
    [
        (6, 5, 2, [7, 5]),
        (6, 4, 2, [7, 5]),
        (6, 3, 2, [7, 0]),
        (22, 1, 2, [7, 0]),
        (2, 1, 2, [7, 5]),
        (6, 5, 1, [7, 5]),
        (6, 4, 1, [7, 0]),
        (4, 6, 2, [5, 7]),
        (3, 6, 2, [0, 7]),
        (6, 6, 2, [6, 6]),
        (1, 0, 2, [12, 0]),
        (9, 0, 2, [12, 0]),
        (0, 3, 1, [0, 12]),
        (0, 0, 2, [0, 0]),
    ],
)
def test_the_second_scores_only_within_the_gap(
    leader: int, second: int, gap: int, points: list[int]
) -> None:
    """A8.3 Else its points are lost and the leader gets N only; off the track, case (e)."""
    assert scored(leader, second, gap) == points


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("gap", [1, 2])
def test_with_more_players_the_gap_does_not_matter(seats: int, gap: int) -> None:
    """A8.3, A9 No effect with three to five players."""
    state = position(
        seats=seats, phase="score", pacified=1, cards_left=0, tokens=SEVEN_GOTHS,
        influence=[{"goths": 20}, {"goths": 1}, *[{}] * (seats - 2)],
        options={"two_player_gap": gap},
    )  # fmt: skip
    assert key(do(state, "score"), "scores")[:2] == [7, 5]


def test_the_gap_counts_in_the_final_scoring_too() -> None:
    """A8.3 In every scoring."""
    state = at_war(
        seats=2, pacified=9, hands=["goths", ""], tiles=NO_TILES,
        influence=[{"goths": 9}, {"goths": 6}],
    )  # fmt: skip
    state = do(state, "war pass")
    result = GAME.result(state)
    assert result is not None
    assert result.points == (3, 0)
