"""After the end the odds of every draw and the growth of the points are laid open, not before."""

import pytest

from barbaricum import games
from barbaricum.core.chance import Luck
from barbaricum.core.game import CHANCE
from barbaricum.core.record import Record
from tests.server.running import Client, Running, two_players
from tests.server.test_acting import play_out

START = [(0, [0, 0]), (0, [1, 2])]
"""V2.6 The jarls begin with VP, by the turn order."""
Finished = tuple[Client, Record]


@pytest.fixture(scope="module", params=games.names())
def finished(server: Running, request: pytest.FixtureRequest) -> Finished:
    """A whole game in which Ana's first turn, with the cards drawn after it, was taken back."""
    ana, bert = two_players(server, request.param)
    told = ana.position()
    while told["undo"] is None or told["undo"]["free"]:
        text = first_usual(told["view"]["legal"])
        told = ana.do("act", number=told["number"], text=text)["position"]
    ana.do("undo", number=told["number"], seat=0)
    bert.do("agree", row=ana.http.get(f"/api/tables/{ana.table}").json()["ask"]["row"])
    return ana, play_out((ana, bert), seed=5)


def first_usual(legal: list[str]) -> str:
    """In Invasions a jarl loads, puts out and draws a rune, in Attila a card is played."""
    if "draw" in legal:
        return "draw"
    launch = [text for text in legal if text.startswith("launch")]
    return next(text for text in (*launch, *legal) if not text.startswith("tile"))


@pytest.mark.parametrize("path", ["/draws", "/course"])
def test_nothing_is_laid_open_while_the_game_lasts(server: Running, path: str) -> None:
    ana, _bert = two_players(server)
    answer = ana.get(path)
    assert (answer.status_code, answer.json()["problem"]["code"]) == (409, "game-not-over")


def test_every_draw_follows_from_the_secret_and_the_odds_laid_open(finished: Finished) -> None:
    ana, record = finished
    draws = ana.get("/draws").json()["draws"]
    assert record.chance is not None
    luck = Luck(bytes.fromhex(record.chance["secret"]), record.chance["entropy"])
    drawn = [luck.draw(dict(draw["odds"]), k) for k, draw in enumerate(draws)]
    assert drawn == [draw["text"] for draw in draws]


def test_an_undone_draw_is_laid_open_too_and_keeps_its_number(finished: Finished) -> None:
    ana, record = finished
    undo = next(row for row, (_, text) in enumerate(record.log) if text == "undo")
    draws = ana.get("/draws").json()["draws"]
    rows = [row for row, (seat, _) in enumerate(record.log) if seat == CHANCE]
    assert [draw["row"] for draw in draws] == rows
    assert any(5 < row < undo for row in rows)


def test_the_points_grow_from_nought_to_the_result(finished: Finished) -> None:
    ana, record = finished
    course = ana.get("/course").json()
    assert record.result is not None
    assert course["rows"] == len(record.log)
    assert (course["stands"][0]["number"], course["stands"][0]["points"]) in START
    assert course["stands"][-1]["points"] == record.result["points"]
    numbers = [stand["number"] for stand in course["stands"]]
    assert numbers == sorted(set(numbers))
