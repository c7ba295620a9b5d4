import pytest

from barbaricum.core import CHANCE
from barbaricum.games.attila.game import GAME
from tests.attila.positions import (
    NORTH,
    at_war,
    do,
    end_turn,
    goes_to,
    key,
    keys,
    offers,
    placed,
    position,
    why,
)

ON_MAP_19 = dict.fromkeys(NORTH[:4], "goths " * 4) | {"dacia": "goths " * 3}
NO_TILES: list[list[str]] = [[], [], []]


def test_a_card_is_played_and_its_token_placed() -> None:
    """A3.1 One token from the supply onto the map, the card face up on the discard pile."""
    state = position(hands=["goths goths huns", "goths", ""], discard="saxons")
    after = do(state, "play goths pannonia")
    assert key(after, "tokens") == {"pannonia": {"goths": 1}}
    assert key(after, "supply")["goths"] == 19
    assert key(after, "hands") == [{"huns": 1, "goths": 1}, {"goths": 1}, {}]
    assert GAME.view(after, 2)["discard"] == {"goths": 1, "saxons": 1}
    assert keys(after, "phase", "people", "played") == ["influence", "goths", 1]


def test_only_cards_in_the_own_hand_are_played() -> None:
    """A3.1 One card from the hand of the active player."""
    state = position(active=1, hands=["goths", "huns saxons", "vandals"])
    assert {text.split()[1] for text in offers(state, "play")} == {"huns", "saxons"}
    assert why(state, "play goths pannonia") == ("not-in-hand", "A3.1")


def test_with_three_players_a_turn_has_one_card() -> None:
    """A3.1 One card a turn."""
    state = position(phase="end", hands=["goths", "", ""], played=1)
    assert why(state, "play goths pannonia") == ("card-played", "A3.1")


def test_the_first_token_of_a_people_goes_north() -> None:
    """A3.2 Tokens of other peoples do not help it."""
    state = position(hands=["goths", "", ""], tokens={"dalmatia": "huns"})
    assert goes_to(state, "goths") == set(NORTH)
    assert why(state, "play goths dalmatia") == ("first-token-north", "A3.2")


def test_a_people_driven_from_the_map_starts_in_the_north_again() -> None:
    """A3.2 It is the first token whenever the people has none on the map."""
    state = at_war("goths huns huns huns huns", hands=["", "", "goths"], active=2)
    state = do(state, "war pass", "score", "tile double")
    assert goes_to(state, "goths") == set(NORTH) - {"pannonia"}
    assert why(state, "play goths dalmatia") == ("first-token-north", "A3.2")


@pytest.mark.parametrize(
    ("at", "near"),
    [
        ("britannia", {"belgica", "lugdunensis"}),
        ("numidia", {"mauretania", "africa"}),
        ("sicilia", {"italia_suburbicaria", "africa"}),
        ("asia", {"thracia", "achaia"}),
        ("lusitania", {"tarraconensis", "baetica"}),
    ],
)
def test_later_tokens_go_north_or_near_their_own(at: str, near: set[str]) -> None:
    """A3.3 Where the people is, next to it by land or by sea arrow, or north."""
    state = position(hands=["goths huns", "", ""], tokens={at: "goths"})
    assert goes_to(state, "goths") == {at} | near | set(NORTH)
    assert goes_to(state, "huns") == set(NORTH)


def test_two_steps_are_too_far() -> None:
    """A3.3 Adjacent is one border or one arrow."""
    state = position(hands=["goths", "", ""], tokens={"macedonia": "goths"})
    assert why(state, "play goths asia") == ("out-of-reach", "A3.3")


def test_tokens_in_a_pacified_province_count_for_adjacency() -> None:
    """A3.3 As long as the province still holds tokens of the people."""
    state = position(
        pacified=["sicilia"], tokens={"sicilia": "goths"}, hands=["goths huns", "", ""]
    )
    assert goes_to(state, "goths") == {"italia_suburbicaria", "africa", *NORTH}
    assert goes_to(state, "huns") == set(NORTH)


@pytest.mark.parametrize("tokens", ["", "goths", "goths goths goths goths"])
def test_no_token_enters_a_pacified_province(tokens: str) -> None:
    """A3.4 Never, whatever it holds."""
    state = position(pacified=["pannonia"], tokens={"pannonia": tokens}, hands=["goths", "", ""])
    assert "pannonia" not in goes_to(state, "goths")
    assert why(state, "play goths pannonia") == ("pacified", "A3.4")


def test_a_fifth_token_may_be_placed_a_sixth_never() -> None:
    """A3.4 The first token made it five, so the second cannot go there."""
    state = position(hands=["goths", "", ""], tokens={"pannonia": "goths goths huns huns"})
    state = do(state, "play goths pannonia")
    assert "second pannonia" not in offers(state)
    assert why(state, "second pannonia") == ("sixth-token", "A3.4")
    assert "second noricum" in offers(state)


def test_without_a_token_in_the_supply_nothing_is_placed() -> None:
    """A3.4 The twentieth token was the last: no second one."""
    state = do(position(hands=["goths", "", ""], tokens=ON_MAP_19), "play goths dacia")
    assert offers(state, "second") == []
    assert why(state, "second moesia") == ("no-token", "A3.4")
    assert why(state, "influence") is None


@pytest.mark.parametrize(("pacified", "step"), [(0, 1), (1, 2), (3, 3), (6, 4), (9, 4)])
def test_influence_is_worth_the_century(pacified: int, step: int) -> None:
    """A3.5 One, two, three or four spaces, on the track of the card's people only."""
    state = placed(pacified=pacified, active=1, influence=[{"goths": 5}, {"goths": 2}, {}])
    after = do(state, "influence")
    assert key(after, "influence") == [{"goths": 5}, {"goths": 2 + step}, {}]


def test_the_first_step_reaches_space_1() -> None:
    """A3.5 Coming onto the track counts."""
    assert key(do(placed(), "influence"), "influence")[0] == {"goths": 1}


def test_a_war_does_not_raise_the_step_of_its_own_card() -> None:
    """A3.5 Influence comes before the wars; the next card of the turn gets the new century."""
    tokens = {"pannonia": "goths goths huns huns"}
    state = position(hands=["goths goths", "", ""], tokens=tokens)
    state = do(state, "play goths pannonia", "influence")
    assert keys(state, "phase", "influence") == ["war", [{"goths": 1}, {}, {}]]
    state = do(state, "war pass", "score", "tile double", "play goths noricum", "influence")
    assert key(state, "influence")[0] == {"goths": 3}


@pytest.mark.parametrize(("cube", "after"), [(18, 22), (19, 22), (21, 22), (22, 22), (17, 21)])
def test_a_cube_stops_at_space_22(cube: int, after: int) -> None:
    """A3.6 At 22 influence is offered all the same, and the cube stays."""
    called = "influence" if cube == 22 else None
    state = placed(pacified=6, influence=[{"goths": cube}, {}, {}], called=called)
    assert key(do(state, "influence"), "influence")[0] == {"goths": after}


def test_a_second_token_may_be_placed_instead_of_influence() -> None:
    """A3.7 The same people, no card, no step; the first token counts for adjacency."""
    state = do(position(hands=["goths goths huns", "", ""]), "play goths pannonia")
    near = {"noricum", "italia_annonaria", "dalmatia", "dacia", "pannonia"}
    assert {text.split()[1] for text in offers(state, "second")} == near | set(NORTH)
    after = do(state, "second dalmatia")
    assert key(after, "tokens") == {"pannonia": {"goths": 1}, "dalmatia": {"goths": 1}}
    assert keys(after, "hands", "discard") == [[{"huns": 1, "goths": 1}, {}, {}], {"goths": 1}]
    assert key(after, "influence")[0] == {}
    assert key(after, "supply")["goths"] == 18


@pytest.mark.parametrize(
    ("province", "refusal"),
    [
        ("asia", ("out-of-reach", "A3.3")),
        ("noricum", ("pacified", "A3.4")),
        ("pannonia", None),
    ],
)
def test_the_second_token_follows_the_rules_of_the_first(
    province: str, refusal: tuple[str, str] | None
) -> None:
    """A3.7 By A3.2–A3.4; the province of the first token will do."""
    assert why(placed(pacified=["noricum"]), f"second {province}") == refusal


def test_both_may_be_given_up() -> None:
    """A3.7 Giving up the influence and placing nothing is a choice of its own."""
    state = placed()
    assert {"influence", "forgo"} < set(offers(state))
    after = do(state, "forgo")
    assert key(after, "influence")[0] == {}
    assert key(after, "tokens") == {"pannonia": {"goths": 1}}


@pytest.mark.parametrize("hand", ["goths huns", "goths", ""])
def test_the_hand_is_refilled_to_six_at_the_end_of_the_turn(hand: str) -> None:
    """A3.8 By chance, without a choice; then comes the next player."""
    state = do(placed(hands=[hand, "huns", ""], tiles=NO_TILES), "forgo")
    missing = 6 - len(hand.split())
    assert keys(state, "phase", "due") == ["refill", [0, missing]]
    assert GAME.to_act(state) == CHANCE
    state = do(state, *["deal saxons"] * missing)
    assert sum(key(state, "hands")[0].values()) == 6
    assert keys(state, "active", "phase", "cards_left", "played") == [1, "card", 1, 0]


def test_a_full_hand_draws_nothing() -> None:
    """A3.8 Six cards are six cards: the next player's turn begins at once."""
    state = do(position(phase="end", hands=["goths " * 6, "huns", ""]), "end")
    assert keys(state, "active", "phase", "due") == [1, "card", None]


def test_cards_laid_in_the_war_of_another_are_missed_until_the_end_of_the_own_turn() -> None:
    """A3.8 Nobody draws at any other time."""
    state = at_war(hands=["goths", "goths huns huns saxons", "franks"])
    state = do(state, "war pass", "war huns huns goths", "war pass", "score")
    state = end_turn(state)
    assert key(state, "hands")[1:] == [{"saxons": 1}, {"franks": 1}]
    state = do(state, "play saxons noricum", "forgo", "end")
    assert key(state, "due") == [1, 6]


def test_the_refill_comes_after_wars_and_scorings() -> None:
    """A3.8 The hand is still short while the war and the scoring last."""
    state = position(
        hands=["goths goths", "", ""], tokens={"pannonia": "goths goths huns huns"}, tiles=NO_TILES
    )
    state = do(state, "play goths pannonia", "influence")
    assert keys(state, "phase", "hands") == ["war", [{"goths": 1}, {}, {}]]
    state = do(state, "war pass")
    assert keys(state, "phase", "due") == ["refill", [0, 5]]
    assert key(state, "scores") == [4, 0, 0]
