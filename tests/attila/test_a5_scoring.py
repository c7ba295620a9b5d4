import pytest

from barbaricum.core import Json
from barbaricum.games.attila.game import GAME
from barbaricum.games.attila.state import State
from tests.attila.positions import PEOPLES, at_war, do, key, keys, position

NO_TILES: list[list[str]] = [[], [], []]
FIVE_FRANKS = {"pannonia": "franks franks", "noricum": "franks franks", "raetia": "franks"}


def scored(cubes: list[int], tokens: dict[str, str], people: str = "franks", **more: Json) -> Json:
    """The points after a scoring of the 4th century, in which only one people is on the map."""
    state = position(
        seats=len(cubes),
        phase="score",
        cards_left=0,
        pacified=1,
        tokens=tokens,
        influence=[{people: cube} for cube in cubes],
        **more,
    )
    return key(do(state, "score"), "scores")


@pytest.mark.parametrize("before", range(9))
def test_a_century_is_scored_with_its_last_tile(before: int) -> None:
    """A5.1 With the first, third and sixth tile, not with every tile."""
    state = at_war(
        "goths goths goths huns huns",
        hands=["franks", "", ""],
        pacified=before,
        influence=[{"goths": 1}, {}, {}],
        tiles=NO_TILES,
    )
    points = key(do(state, "war pass"), "scores")[0]
    assert points == (3 + 1 if before in (0, 2, 5) else 0)


def test_all_six_peoples_are_scored() -> None:
    """A5.1 In the order of A1.1; each brings its points."""
    tokens = {"pannonia": " ".join(PEOPLES[:4]), "noricum": " ".join(PEOPLES[3:])}
    influence = [dict.fromkeys(PEOPLES, 2), {"saxons": 1}, {}]
    state = position(phase="score", pacified=1, cards_left=0, tokens=tokens, influence=influence)
    assert key(do(state, "score"), "scores") == [5 * 2 + 2, 2, 0]


def test_the_scoring_comes_immediately_after_the_war() -> None:
    """A5.1 Before any other card: with Double the second card finds the points counted."""
    tiles = [["double"], [], []]
    state = at_war(hands=["goths", "", ""], influence=[{"goths": 1}, {}, {}], tiles=tiles)
    state = do(state, "war pass")
    assert keys(state, "phase", "scores") == ["end", [4, 0, 0]]
    state = do(state, "tile double", "play goths noricum", "influence")
    assert keys(state, "phase", "scores", "influence") == [
        "refill",
        [4, 0, 0],
        [{"goths": 3}, {}, {}],
    ]


def test_the_tokens_driven_out_by_the_war_no_longer_count() -> None:
    """A5.1 After the war that brought the tile."""
    state = at_war("goths huns huns huns huns", hands=["franks", "", ""], tiles=NO_TILES,
                   influence=[{"goths": 1}, {"huns": 1}, {}])  # fmt: skip
    assert key(do(state, "war pass"), "scores") == [0, 5, 0]


@pytest.mark.parametrize(
    ("cubes", "points"),
    [
        ([4, 2, 0], [5, 3, 0]),
        ([4, 4, 0], [4, 4, 0]),
        ([4, 4, 4], [3, 3, 3]),
        ([4, 2, 2], [5, 2, 2]),
        ([4, 0, 0], [8, 0, 0]),
    ],
    ids=["a, b", "c, two", "c, three", "d", "e"],
)
def test_the_rulebooks_examples(cubes: list[int], points: list[int]) -> None:
    """A5.3 Five Franks in three provinces."""
    assert scored(cubes, FIVE_FRANKS) == points


@pytest.mark.parametrize(
    ("cubes", "points"),
    [
        ([0, 7, 3], [0, 5, 3]),
        ([3, 2, 1], [5, 3, 0]),
        ([22, 1, 0, 0], [5, 3, 0, 0]),
        ([5, 5, 4], [4, 4, 0]),
        ([1, 1, 1, 1], [2, 2, 2, 2]),
        ([1, 1, 1, 1, 1], [2, 2, 2, 2, 2]),
        ([9, 3, 3, 3, 3], [5, 1, 1, 1, 1]),
        ([9, 3, 3, 3, 1], [5, 1, 1, 1, 0]),
        ([0, 0, 1], [0, 0, 8]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_the_cases_of_a_scoring(cubes: list[int], points: list[int]) -> None:
    """A5.2 (a) to (e), fractions rounded up; who is not on the track takes no part."""
    assert scored(cubes, FIVE_FRANKS) == points


@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ({"pannonia": "franks"}, [1, 1, 0]),
        ({"pannonia": "franks franks franks franks"}, [4, 1, 0]),
        ({"asia": "franks", "africa": "franks", "pannonia": "franks huns"}, [3, 3, 0]),
        ({"britannia": "franks franks"}, [2, 1, 0]),
        ({"pannonia": "huns"}, [0, 0, 0]),
    ],
)
def test_tokens_and_provinces_count(tokens: dict[str, str], points: list[int]) -> None:
    """A5.2 N tokens for the first, M provinces for the second; Britannia is pacified and counts."""
    assert scored([2, 1, 0], tokens) == points


@pytest.mark.parametrize("people", PEOPLES)
def test_every_people_is_scored_alike(people: str) -> None:
    """A5.2 For a people, N and M are its own."""
    tokens = {where: words.replace("franks", people) for where, words in FIVE_FRANKS.items()}
    assert scored([3, 1, 0], tokens, people) == [5, 3, 0]


def state_with_scores(*scores: int) -> State:
    return position(
        phase="score", pacified=1, cards_left=0, tokens=FIVE_FRANKS, scores=list(scores),
        influence=[{"franks": 2}, {}, {}],
    )  # fmt: skip


def test_scores_add_up_without_an_upper_end() -> None:
    """A5.4 The points of a scoring are added, those of nobody are taken."""
    assert key(do(state_with_scores(1000, 7, 0), "score"), "scores") == [1008, 7, 0]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_scores_are_public(seat: int | None) -> None:
    """A5.4 Every seat and every onlooker sees them."""
    assert GAME.view(state_with_scores(3, 7, 0), seat)["scores"] == [3, 7, 0]
