import re
from pathlib import Path

import pytest

from barbaricum.games.attila.game import GAME
from tests.attila.positions import NORTH, goes_to, position

DATA = GAME.board.pack
PROVINCES = GAME.board.provinces
NAMES = {entry["id"]: entry["name"] for entry in DATA["provinces"]}
PAGE = Path(__file__).parents[2] / "docs" / "rules" / "attila.md"
ROW = re.compile(r"^\| `(\w+)` \| (.+?) \| (.+?) \| (.+?) \| (.+?) \| (\d) \|$", re.MULTILINE)


def ids(cell: str) -> set[str]:
    return set(re.findall(r"`(\w+)`", cell))


TABLE = {
    row[0]: {
        "name": row[1].removesuffix(" (Greece)"),
        "northern": "yes" in row[2],
        "land": ids(row[3]),
        "sea": ids(row[4]),
        "steps": int(row[5]),
    }
    for row in ROW.findall(PAGE.read_text(encoding="utf-8"))
}
"""A10.2 The table of the rules page."""

LAND = {name: row["land"] for name, row in TABLE.items()}
SEA = {name: row["sea"] for name, row in TABLE.items()}
NEAR = {name: ids_ | SEA[name] for name, ids_ in LAND.items()}
SHORT_BORDERS = [
    ("pannonia", "dacia"),
    ("dacia", "moesia"),
    ("italia_annonaria", "dalmatia"),
    ("dalmatia", "macedonia"),
    ("germania", "narbonensis"),
    ("pannonia", "italia_annonaria"),
]


def test_six_provinces_are_northern() -> None:
    """A10.1 Germania, Raetia, Noricum, Pannonia, Dacia, Moesia."""
    assert [name for name, row in TABLE.items() if row["northern"]] == NORTH
    assert [entry["id"] for entry in DATA["provinces"] if entry["northern"]] == NORTH
    assert goes_to(position(hands=["goths", "", ""]), "goths") == set(NORTH)


def test_there_are_25_provinces_34_borders_and_8_arrows() -> None:
    """A10.2 As the rules page counts them."""
    assert len(TABLE) == len(PROVINCES) == 25
    assert sum(map(len, LAND.values())) == 2 * 34
    assert sum(map(len, SEA.values())) == 2 * 8


def test_adjacency_is_symmetric() -> None:
    """A10.2 Whoever borders me, I border; nobody borders itself."""
    for links in (LAND, SEA):
        assert all(name in links[other] for name, others in links.items() for other in others)
        assert all(name not in others for name, others in links.items())


def test_the_data_file_says_what_the_rules_page_says() -> None:
    """A10.2 The same provinces in the same order, names, neighbours and arrows."""
    data = {
        entry["id"]: (entry["name"], entry["northern"], set(entry["land"]), set(entry["sea"]))
        for entry in DATA["provinces"]
    }
    page = {
        name: (row["name"], row["northern"], row["land"], row["sea"]) for name, row in TABLE.items()
    }
    assert data == page
    assert list(data) == list(page) == list(PROVINCES)
    assert {name: row["name"] for name, row in TABLE.items()} == NAMES


@pytest.mark.parametrize("province", TABLE)
def test_a_token_opens_the_way_to_its_neighbours(province: str) -> None:
    """A10.2, A3.3 By every border and every arrow of the table, and by no other."""
    state = position(hands=["vandals", "", ""], tokens={province: "vandals"})
    assert goes_to(state, "vandals") == {province} | NEAR[province] | set(NORTH)


def test_the_steps_from_the_line_follow_from_the_borders() -> None:
    """A10.2 Counted outwards from the northern provinces."""
    steps = dict.fromkeys(NORTH, 0)
    front = list(NORTH)
    for province in front:
        for other in sorted(NEAR[province] - steps.keys()):
            steps[other] = steps[province] + 1
            front.append(other)
    assert steps == {name: row["steps"] for name, row in TABLE.items()}


@pytest.mark.parametrize(("one", "other"), SHORT_BORDERS)
def test_the_short_borders_are_borders(one: str, other: str) -> None:
    """A10.5 They are real, however short they are drawn."""
    assert other in LAND[one]


def test_the_map_has_a_version() -> None:
    """A10 The data file and the game name it; a record stores it."""
    assert GAME.data == DATA["version"] == "limes-375/1"
    assert "limes-375/1" in PAGE.read_text(encoding="utf-8")
