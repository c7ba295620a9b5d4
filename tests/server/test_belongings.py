"""One's own data: all of it to take along, all of it to be forgotten, and nothing of others."""

import json
from pathlib import Path

from tests.server.databases import looking
from tests.server.ears import Ear
from tests.server.running import HUMAN, OPEN, Client, Json, Running, bot, two_players
from tests.server.test_accounts import code, keep, me
from tests.server.test_social import block, friend, make_friends


def finished(server: Running) -> tuple[Client, Client]:
    """A finished game of Ana and Bert, with talk."""
    ana, bert = two_players(server)
    ana.do("say", text="a line of Ana")
    bert.do("say", text="a line of Bert")
    while (position := ana.position())["result"] is None:
        player = ana if position["legal"] else bert
        shown = player.position()
        texts = [action["text"] for action in shown["legal"]]
        player.do("act", number=shown["number"], text="end" if "end" in texts else texts[0])
    return ana, bert


def export(client: Client) -> Json:
    return client.http.get("/api/account/export").json()


def hidden(file: Path) -> list[str]:
    """What must never leave: hashes of keys and passwords, ids, secrets of running games."""
    with looking(file) as kept:
        secrets = [
            row[0].hex() for row in kept.execute("SELECT secret FROM tables WHERE status != 'over'")
        ]
        names = [
            *kept.execute("SELECT hash FROM sessions"),
            *kept.execute("SELECT id FROM persons"),
            *kept.execute("SELECT id FROM guests"),
            *kept.execute("SELECT password FROM accounts WHERE password IS NOT NULL"),
        ]
    return [*secrets, *(row[0] for row in names)]


def test_the_export_has_everything_of_mine_and_no_secret(server: Running) -> None:
    ana, bert = finished(server)
    other = friend(server, "Export-friend")
    keep(ana, "Export-ana")
    keep(bert, "Export-bert")
    make_friends(ana, other)
    block(ana, table=ana.table, seat=1)
    over = ana.table
    ana.create(HUMAN, bot(), title="goes on", options={"first": "seat"})
    ana.do("start")
    told = export(ana)
    assert (told["profile"]["name"], told["profile"]["user"]) == ("Ana", "Export-ana")
    games = {game["table"]: game for game in told["games"]}
    assert set(games) == {over, ana.table}
    assert games[over]["record"] == ana.http.get(f"/api/tables/{over}/record").json()
    assert (games[ana.table]["record"], games[ana.table]["yours"]) == (None, [0])
    assert [line["text"] for line in told["talk"]] == ["a line of Ana"]
    assert told["friends"]["friends"] == ["Export-friend"]
    assert [one["name"] for one in told["blocked"]] == ["Bert"]
    assert told["ways in"]["password"] is True
    everything = json.dumps(told)
    assert [secret for secret in hidden(server.file) if secret in everything] == []


def test_a_stranger_has_nothing_to_export(server: Running) -> None:
    refused = server.client().http.get("/api/account/export")
    assert refused.status_code == 403


def test_deleting_needs_ones_name_and_then_nothing_tells_who_it_was(server: Running) -> None:
    ana, bert = finished(server)
    ana.http.patch("/api/me/profile", json={"name": "Ana Unmistakable"})
    keep(ana, "Ana-unmistakable")
    record = bert.get("/record").json()
    assert code(ana.post("/api/account/deletion", {"name": "Ana"})) == (409, "not-sure")
    gone = ana.post("/api/account/deletion", {"name": "Ana Unmistakable"})
    assert gone.status_code == 204
    assert not ana.http.cookies
    assert me(ana)["user"] is None
    after = bert.get("/record").json()
    assert after["log"] == record["log"]
    assert [seat["name"] for seat in after["seats"]] == ["Deleted player", "Bert"]
    assert bert.get("/verification").json()["verified"] is True
    assert [line["text"] for line in bert.get("/chat").json()["lines"]] == ["a line of Bert"]
    with looking(server.file) as file:
        assert "nmistakable" not in file.everything()


def test_others_play_a_running_game_to_its_end_against_a_bot(server: Running) -> None:
    ana, bert = two_players(server)
    with Ear(bert) as ear:
        ear.of("hello")
        assert ana.post("/api/account/deletion", {"name": "Ana"}).status_code == 204
        moved = ear.until(lambda m: m["type"] == "moved" and m["play"]["position"]["legal"])
        assert moved["play"]["number"] > 0, "the bot of seat 0 has played"
    seat = bert.get("").json()["seats"][0]
    assert (seat["name"], seat["standin"]) == ("Deleted player", "steady")


def test_an_open_table_passes_to_whoever_else_is_there(server: Running) -> None:
    ana, bert = server.client("fr"), server.client()
    table = ana.create(HUMAN, OPEN, OPEN)["id"]
    bert.join(table, 1)
    assert ana.post("/api/account/deletion", {"name": "Ana"}).status_code == 204
    shown = bert.get("").json()
    assert [seat["kind"] for seat in shown["seats"]] == ["open", "human", "open"]
    assert shown["host"] is True
    assert shown["title"] != "Ana"
