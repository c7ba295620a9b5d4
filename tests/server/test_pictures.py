"""Pictures of positions are well-formed, always the same, and show what every onlooker saw."""

from __future__ import annotations

import asyncio
import io
import itertools
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PIL import Image

from barbaricum.cli.main import main
from barbaricum.core.record import loads
from barbaricum.server.pictures import drawing, moving, scenes
from barbaricum.server.pictures.drawing import Scene
from barbaricum.server.pictures.painter import painted
from barbaricum.server.refusals import NotNow
from barbaricum.server.replay.files import opened
from barbaricum.server.replay.timeline import timeline
from barbaricum.server.table import Table
from tests.server.running import Running, two_players

RECORDS = Path(__file__).parents[1] / "records"
GAMES = {
    "attila": RECORDS / "attila" / "a1-2-four-bots.json",
    "invasions": min((RECORDS / "invasions").glob("*.json")),
}


@pytest.fixture(params=GAMES)
def table(request: pytest.FixtureRequest) -> Table:
    record = loads(GAMES[request.param].read_text(encoding="utf-8"))
    record.seats[0]["name"] = "<b>&\"'"
    return opened(record, "A <title> & more")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_drawing_is_one_document_that_asks_nobody_for_anything(
    table: Table, language: str
) -> None:
    stops = timeline(table.ledger).stops
    drawn = drawing.svg(scenes.scene(table, stops[len(stops) // 2].number, language))
    root = ET.fromstring(drawn)
    named = {name for one in root.iter() if (name := one.get("id"))}
    asked = {one.get("href", "#").lstrip("#") for one in root.iter("{*}use")}
    assert asked - {""} <= named
    assert "<b>" not in drawn
    assert not re.search(r'href="(?!#|data:)', drawn)
    assert drawn == drawing.svg(scenes.scene(table, stops[len(stops) // 2].number, language))


def test_every_piece_of_a_position_is_drawn(table: Table) -> None:
    shown: Scene = scenes.scene(table, table.ledger.number, "en")
    above = drawing.above(shown)
    if table.game.name == "attila":
        tokens = sum(sum(here.values()) for here in shown.view["tokens"].values())
        assert above.count('href="#tok-') == tokens > 10
    else:
        assert above.count('href="#ship-') == len(shown.view["ships"])
        assert above.count('stroke-dasharray="4 3"') == len(shown.view["ships"]), (
            "a berth for each in winter"
        )
        settled = [port for port in shown.view["ports"].values() if "settlement" in port]
        assert above.count('href="#set-') == len(settled)


def test_the_dots_of_a_picture_are_the_same_every_time(table: Table) -> None:
    drawn = drawing.svg(scenes.scene(table, table.ledger.number, "en"))
    once, again = drawing.png(drawn, 400), drawing.png(drawn, 400)
    assert once == again
    assert Image.open(io.BytesIO(once)).width == 400


def test_a_whole_game_moves_within_bounds(table: Table) -> None:
    found = scenes.scenes(table, "en")
    few = [found[0], found[len(found) // 2], found[-1]]
    picture = Image.open(io.BytesIO(moving.webp(few)))
    assert (picture.format, getattr(picture, "n_frames", 1), picture.width) == (
        "WEBP",
        3,
        moving.WIDTH,
    )
    kept = moving.few(found * 9)
    assert (len(kept), kept[0], kept[-1]) == (moving.MOST, found[0], found[-1])


def test_when_time_is_up_the_turns_that_are_shown_lie_evenly_apart(table: Table) -> None:
    """Every look at the clock takes a quarter of the time there is."""
    seconds = itertools.count(0, moving.BUDGET / 4)
    frames = moving.drawn(scenes.scenes(table, "en")[:17], lambda: next(seconds))
    assert len(frames) == 5
    assert sorted(itertools.islice(moving.evenly(17), 5)) == [0, 4, 8, 12, 16]


@pytest.mark.parametrize("number", [1, 2, 3, 50, 120])
def test_every_frame_is_drawn_once_and_the_ends_first(number: int) -> None:
    places = list(moving.evenly(number))
    assert sorted(places) == list(range(number))
    assert set(places[:2]) == {0, number - 1}


def test_a_painter_works_in_a_process_of_its_own_and_is_sent_away_in_time(table: Table) -> None:
    few = scenes.scenes(table, "en")[:2]
    picture = asyncio.run(painted(few))
    assert Image.open(io.BytesIO(picture)).format == "WEBP"
    with pytest.raises(NotNow, match="could not be drawn in time"):
        asyncio.run(painted(few, patience=0.01))


def test_the_server_draws_any_position_and_only_what_is_public(server: Running) -> None:
    ana, bert = two_players(server)
    stranger = server.client()
    stranger.table = ana.table
    number = ana.position()["number"]
    pictures = {client.get(f"/picture/{number}.svg").content for client in (ana, bert, stranger)}
    assert len(pictures) == 1
    png = ana.get(f"/picture/{number}.png")
    assert png.headers["content-type"] == "image/png"
    assert png.content.startswith(b"\x89PNG")
    assert ana.get("/animation.webp").json()["problem"]["code"] == "game-not-over"
    assert ana.get(f"/picture/{number + 1}.png").status_code == 404
    assert ana.get("/picture/last.png").status_code == 400


def test_the_command_line_draws_a_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "out.svg"
    assert main(["picture", str(GAMES["attila"]), "--number", "40", "-o", str(target)]) == 0
    ET.fromstring(target.read_text(encoding="utf-8"))
    assert main(["picture", str(GAMES["attila"]), "-o", str(tmp_path / "out.txt")]) == 2
    assert "not-a-picture" in capsys.readouterr().err


def test_a_link_to_a_replay_brings_its_picture_along(server: Running) -> None:
    ana = server.client()
    ana.create({"kind": "bot", "bot": "random"}, {"kind": "human"}, title='<i>"x"')
    ana.do("start")
    number = ana.position()["number"]
    head = ana.http.get(f"/replay/{ana.table}/{number}").text
    picture = f"/api/tables/{ana.table}/picture/"
    assert f'property="og:image" content="{server.url}{picture}' in head
    assert "&lt;i&gt;&quot;x&quot;" in head
    assert "<i>" not in head
    assert head.count("og:image") == 1
    assert "/picture/" not in ana.http.get("/replay/nobody/3").text
