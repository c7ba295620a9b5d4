import pytest

from barbaricum.games.invasions.game import GAME
from tests.invasions.positions import do, position, scored

ENGLAND = {"towns": ["", "", "lincoln"]}
IRELAND = {"towns": ["", "", "dublin"]}


@pytest.mark.parametrize(
    ("towns", "points"),
    [
        (["lincoln dublin bremen paris", "arles rome seville", "lubeck bayeux"], [12, 0, 0]),
        (["lincoln dublin", "rome paris", "lubeck"], [6, 6, 0]),
        (["", "rome", "lubeck"], [0, 3, 3]),
        (["", "", ""], [0, 0, 0]),
    ],
)
def test_the_bloody_axe(towns: list[str], points: list[int]) -> None:
    """V12.1, V12.5 Most towns: 3 VP a town; those who tie each get it. 4, 3, 2: 12, 0, 0."""
    assert scored(towns=towns)["axe"] == points


def test_treasures_do_not_count_for_the_bloody_axe() -> None:
    """V12.1 Two poor towns beat a rich one."""
    towns = [{"rome": 14}, {"lincoln": 3, "dublin": 3}]
    assert scored(towns=towns)["axe"] == [0, 6, 0]


@pytest.mark.parametrize(
    ("ports", "points"),
    [
        ({"york": "0"}, [4, 0, 0]),
        ({"york": "0", "norwich": "1"}, [8, 8, 0]),
        ({"york": "0", "norwich": "0"}, [16, 0, 0]),
        ({"york": "0", "norwich": "1", "lincoln": "2"}, [12, 12, 12]),
        ({"york": "0", "norwich": "0", "lincoln": "0"}, [36, 0, 0]),
        ({"york": "0 furs", "norwich": "1 tusks"}, [8, 8, 0]),
    ],
)
def test_settlements_in_england(ports: dict[str, str], points: list[int]) -> None:
    """V12.2, V12.5 4, 8 or 12 each, by anyone; goods change nothing (V8.3)."""
    assert scored(ports=ports, **ENGLAND)["settlements"] == points


def test_settlements_in_ireland() -> None:
    """V12.5 Cork, Dublin, Man (3 each): 9 each."""
    ports = {"cork": "0", "dublin": "1", "man": "2"}
    assert scored(ports=ports, **IRELAND)["settlements"] == [9, 9, 9]


def test_independent_ports_never_multiply() -> None:
    """V12.2 London 4, Dorestad 3, Truso 2; Paris is worth 5."""
    ports = {"london": "0", "dorestad": "0", "truso": "1", "paris": "2"}
    assert scored(ports=ports, towns=["", "", "paris"], open="s01 s05 s07")["settlements"] == [
        7,
        2,
        5,
    ]


def test_regions_multiply_apart() -> None:
    """V12.2 Two in the isles (2 each), one in Iceland (2), three in the Rus lands (4 each)."""
    ports = {"orkneys": "0", "shetland": "1", "horn": "0"}
    rus = {"novgorod": "1", "smolensk": "1", "kiev": "0"}
    assert scored(ports=ports | rus)["settlements"] == [4 + 2 + 12, 4 + 24, 0]


@pytest.mark.parametrize(
    ("won", "points"),
    [
        (["s01 s02 s03", "s10 s11", "s12"], [30, 10, 0]),
        (["s01 s02", "s03 s10", "s11"], [20, 20, 0]),
        (["s01 s02 s03", "s10 s11", "s12 s19"], [30, 10, 10]),
        (["s01 s02", "s03", "s10"], [20, 5, 5]),
        (["s01", "s02", "s03"], [10, 10, 10]),
        (["s01", "", ""], [10, 0, 0]),
        (["", "", ""], [0, 0, 0]),
    ],
)
def test_sagas_of_one_homeland(won: list[str], points: list[int]) -> None:
    """V12.3, V12.5 10 VP a saga for most, 5 for second; a tie for most leaves no second."""
    turned = " ".join(won).split()
    early = sum(saga < "s10" for saga in turned)
    aside = ["s05", "s08", "s09"][: 3 - early] if "s10" in turned else []
    aside += ["s13", "s14", "s15"] if "s19" in turned else []
    assert scored(won=won, open="s04 s06 s07", aside=" ".join(aside))["sagas"] == points


def test_each_homeland_is_scored_apart() -> None:
    """V12.3 Norway 2 to 1, Denmark 0 to 1, Sweden 1 to 1."""
    won = ["s01 s02 s07", "s03 s04 s08"]
    assert scored(won=won, open="s10 s13 s16")["sagas"] == [20 + 0 + 10, 5 + 10 + 10, 0]


def test_points_are_the_sum_of_the_breakdown() -> None:
    """V12.4 VP of the game, axe, settlements and sagas."""
    state = position(
        turns_left=0,
        vp=[20, 2, 3],
        towns=["lincoln", "", ""],
        ports={"york": "0", "kiev": "1"},
        won=["s03", "s04"],
    )
    result = GAME.result(do(state, "end"))
    assert result is not None
    assert result.breakdown == {
        "vp": (20, 2, 3),
        "axe": (3, 0, 0),
        "settlements": (4, 4, 0),
        "sagas": (10, 10, 0),
    }
    assert list(result.points) == [37, 16, 3]
    assert (list(result.places), result.ending) == ([1, 2, 3], "last-rounds")


def test_the_vp_of_the_snapshot_never_contain_the_final_scoring() -> None:
    """V12.4 `vp` stays what it was."""
    state = do(position(turns_left=0, vp=[20, 2, 3], towns=["lincoln"]), "end")
    assert GAME.snapshot(state)["vp"] == [20, 2, 3]


def test_equal_points_share_the_victory() -> None:
    """V12.4 Two firsts, then the third."""
    result = GAME.result(do(position(turns_left=0, vp=[9, 5, 9]), "end"))
    assert result is not None
    assert list(result.places) == [1, 3, 1]


def test_before_the_end_there_is_no_result() -> None:
    """V12.4 Nothing is won yet."""
    assert GAME.result(position()) is None
