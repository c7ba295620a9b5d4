"""S3 A command is done once, whoever sends it again, by whatever way."""

from __future__ import annotations

from tests.server.ears import Ear
from tests.server.running import Client, Json, Running, two_players


def first_move(ana: Client) -> Json:
    position = ana.position()
    return {"id": "once", "number": position["number"], "text": position["legal"][0]["text"]}


def rows(client: Client) -> int:
    return int(client.get("/events", after=0).json()["number"])


def test_the_same_bytes_again_are_answered_again_and_done_once(server: Running) -> None:
    """S3 Over HTTP, over a socket, and over another one."""
    ana, _bert = two_players(server)
    move = first_move(ana)
    done = ana.do("act", **move)["number"]
    for _ in range(2):
        with Ear(ana) as ear:
            assert ear.ask("act", **move)["number"] == done
    assert ana.do("act", **move)["number"] == done == rows(ana)


def test_the_same_bytes_from_somebody_else_do_nothing(server: Running) -> None:
    """S3 Before and after they were obeyed."""
    ana, bert = two_players(server)
    stranger = server.client()
    stranger.table = ana.table
    move, before = first_move(ana), rows(ana)
    assert bert.send("act", **move).json()["problem"]["code"] == "not-your-turn"
    assert stranger.send("act", **move).status_code == 403
    assert rows(ana) == before
    done = ana.do("act", **move)["number"]
    assert bert.send("act", **move).json()["problem"]["code"] == "stale-action"
    assert stranger.send("act", **move).status_code == 403
    assert rows(ana) == done


def test_an_id_counts_for_one_person_at_one_table(server: Running) -> None:
    """S3 What was answered here is no answer there."""
    ana, _bert = two_players(server)
    ana.do("say", id="hello", text="to the first table")
    second, _ = two_players(server)
    ana.table, first = second.table, ana.table
    assert ana.send("say", id="hello", text="to the first table").status_code == 403
    second.do("say", id="hello", text="to the second table")
    lines = [line["text"] for line in second.get("/chat").json()["lines"]]
    assert lines == ["to the second table"]
    ana.table = first
    assert [line["text"] for line in ana.get("/chat").json()["lines"]] == ["to the first table"]


def test_an_id_with_another_content_and_an_old_number_are_refused(server: Running) -> None:
    """S3 A recorded command cannot be made into another one, nor be sent into a later position."""
    ana, _bert = two_players(server)
    move = first_move(ana)
    done = ana.do("act", **move)["number"]
    other = ana.send("act", **{**move, "text": "end"})
    old = ana.send("act", **{**move, "id": "fresh"})
    codes = [answer.json()["problem"]["code"] for answer in (other, old)]
    assert codes == ["id-used", "stale-action"]
    assert rows(ana) == done
