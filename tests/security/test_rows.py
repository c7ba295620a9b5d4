"""S36 The log of a table does not grow for ever, and no record that is too long is looked at."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from barbaricum.core.record import dumps, loads
from barbaricum.server.replay.filing import MOST_ROWS
from tests.server.running import HUMAN, NO_LIMITS, Client, Json, running
from tests.server.test_studies import until_over

HOT_SEAT: Json = {"kind": "hot-seat", "name": "Bert"}


def acted(client: Client) -> Json:
    """A decision of the seat to act."""
    shown = [client.position(seat=seat) for seat in (0, 1)]
    position = next(one for one in shown if one["legal"])
    return client.do("act", number=position["number"], text=position["legal"][0]["text"])


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "taken back"), ("fr", "repris"), ("de", "zurückgenommen")],
)
def test_after_so_many_undos_the_game_only_goes_on(
    tmp_path: Path, language: str, words: str
) -> None:
    """S36 By their number, at each table."""
    with running(tmp_path / "a.sqlite", limits=replace(NO_LIMITS, undos=2)) as server:
        client = server.client(language)
        client.create(HUMAN, HOT_SEAT, options={"first": "seat"})
        client.do("start")
        for _ in range(2):
            client.do("undo", number=acted(client)["number"])
        refused = client.send("undo", number=acted(client)["number"])
        problem = refused.json()["problem"]
        assert (refused.status_code, problem["code"]) == (409, "too-many-undos")
        assert words in problem["sentence"]
        assert acted(client)["number"] > 0


def test_a_log_that_is_long_takes_nothing_back(tmp_path: Path) -> None:
    """S36 By its rows."""
    with running(tmp_path / "a.sqlite", limits=replace(NO_LIMITS, rows=1)) as server:
        client = server.client()
        client.create(HUMAN, HOT_SEAT, options={"first": "seat"})
        client.do("start")
        refused = client.send("undo", number=acted(client)["number"])
        assert refused.json()["problem"]["code"] == "too-many-undos"


def test_a_record_with_too_many_rows_is_refused(tmp_path: Path) -> None:
    """S36 One decision taken back again and again makes a record of any length."""
    with running(tmp_path / "a.sqlite") as server:
        client = server.client()
        client.create(*[{"kind": "bot", "bot": "random"}] * 2)
        client.do("start")
        until_over(client)
        record = loads(client.get("/record").text)
        number, (seat, text) = next(
            (number, row) for number, row in enumerate(record.log) if row[0] >= 0
        )
        record.log[number:number] = [(seat, text), (seat, "undo")] * (MOST_ROWS // 2)
        answer = client.post("/api/records", {"record": dumps(record)})
    problem = answer.json()["problem"]
    assert (answer.status_code, problem["code"]) == (409, "record-too-long")
    assert problem["values"]["most"] == MOST_ROWS
