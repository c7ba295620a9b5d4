"""Looking back while a game is played: with the own eyes, and at what still counts."""

from pathlib import Path

from tests.server.running import HUMAN, OPEN, running, two_players


def test_while_a_game_is_played_one_looks_back_with_the_own_eyes_only(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ana, bert = two_players(server)
        onlooker = server.client()
        onlooker.table = ana.table
        assert ana.get("/replay").json()["viewpoints"] == ["0", "onlooker"]
        assert onlooker.get("/replay").json()["viewpoints"] == ["onlooker"]
        for client, eyes in ((ana, "1"), (ana, "open"), (bert, "0"), (onlooker, "0")):
            for path in ("/replay", "/replay/1"):
                refused = client.get(path, **{"as": eyes})
                assert refused.status_code == 403
                assert refused.json()["problem"]["code"] == "viewpoint-closed"
        number = ana.position()["number"]
        beyond = ana.get(f"/replay/{number + 1}")
        assert (beyond.status_code, beyond.json()["problem"]["code"]) == (404, "unknown-row")


def test_what_was_taken_back_is_left_out_and_leads_to_the_position_before(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ana, _bert = two_players(server)
        before = ana.position()
        text = before["legal"][0]["text"]
        ana.do("act", number=before["number"], text=text)
        ana.do("undo", number=before["number"] + 1)
        index = ana.get("/replay").json()
        assert index["stops"][-1]["number"] == before["number"]
        assert text not in [event["text"] for event in index["events"]]
        again = ana.get(f"/replay/{before['number'] + 1}").json()
        assert (again["number"], again["view"]) == (before["number"], before["view"])


def test_a_table_before_its_game_has_nothing_to_look_back_at(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        ana = server.client()
        ana.create(HUMAN, OPEN)
        assert ana.get("/replay").json()["problem"]["code"] == "not-started"
