"""Notices through the whole server: sockets, clocks, and a process that is killed."""

from __future__ import annotations

import time
from pathlib import Path
from urllib.parse import urlsplit

from barbaricum.server.settings import Configuration, Mail, Webhooks
from tests.patience import until
from tests.server.ears import Ear
from tests.server.hands import NOON, Hands
from tests.server.notices.receivers import LOOPBACK, mailbox, receiver
from tests.server.process import Process
from tests.server.running import HUMAN, OPEN, Client, Json, running, two_players

A_DAY = {"kind": "days", "days": 1, "save": 0, "then": "bot", "bot": "random"}
SETTINGS = Configuration(webhooks=Webhooks(allow=LOOPBACK))


def play_on(client: Client) -> None:
    """Decide until somebody else has to."""
    while (position := client.position())["legal"]:
        client.do("act", number=position["number"], text=position["legal"][0]["text"])


def bell(client: Client) -> Json:
    return client.http.get("/api/notices").json()


def until_told(client: Client) -> None:
    """Wait until there is something new: from then on it is on its way elsewhere too."""
    until(lambda: bell(client), lambda told: told["unread"])


def test_who_is_away_is_told_and_who_comes_back_has_read_it(tmp_path: Path) -> None:
    hands = Hands()
    with running(tmp_path / "tables.sqlite", clock=hands) as server:
        ana, bert = two_players(server)
        with Ear(bert) as ear:
            ear.of("hello")
            ear.tell("away")
            ear.ask("say", text="only to be sure that the word before was heard")
            play_on(ana)
            hands.turn(25)
            ear.of("noticed")
            told = bell(bert)
            assert (told["unread"], told["notices"][0]["sentence"]) == (1, "It is your turn.")
            assert told["notices"][0]["table"] == bert.table
            ear.tell("here")
            ear.of("noticed")
            assert bell(bert)["unread"] == 0
        assert bell(ana)["unread"] == 0
        assert bell(server.client()) == {"unread": 0, "notices": []}


def test_time_that_runs_short_and_out_is_told(tmp_path: Path) -> None:
    hands = Hands()
    with running(tmp_path / "tables.sqlite", clock=hands) as server:
        ana, bert = server.client(), server.client()
        table = ana.create(HUMAN, OPEN, options={"first": "seat"}, pace=A_DAY)
        bert.join(table["id"], 1)
        ana.do("start")
        play_on(ana)
        with Ear(bert) as ear:
            ear.of("hello")
            ear.tell("away")
            ear.ask("say", text="heard")
            hands.turn(86_400 - 600)
            ear.until(lambda _message: "Your time is running short." in str(bell(bert)))
            hands.turn(700)
            ear.until(lambda _message: "Your time has run out" in str(bell(bert)))


def test_who_is_asked_for_another_pace_is_told(tmp_path: Path) -> None:
    hands = Hands()
    with running(tmp_path / "tables.sqlite", clock=hands) as server:
        ana, bert = two_players(server)
        with Ear(bert) as ear:
            ear.of("hello")
            ear.tell("away")
            ear.ask("say", text="heard")
            ana.do("ask-pace", pace=A_DAY)
            hands.turn(25)
            ear.until(lambda _message: "Ana asks for a different pace." in str(bell(bert)))


def test_a_notice_survives_a_server_that_is_killed(tmp_path: Path) -> None:
    """Planned by a process that dies without a word, told by the next one, once."""
    (tmp_path / "barbaricum.toml").write_text('[webhooks]\nallow = ["127.0.0.0/8"]\n')
    with receiver() as hook:
        with Process(tmp_path) as process:
            ana, bert = process.client(), process.client()
            table = ana.create(HUMAN, OPEN, options={"first": "seat"})["id"]
            bert.join(table, 1)
            bert.post("/api/notices/channels", {"way": "webhook", "address": hook.url})
            ana.do("start")
            play_on(ana)
            process.kill()
        hands = Hands()
        hands.turn(time.time() - NOON / 1000 + 30)
        file = tmp_path / "tables.sqlite"
        with running(file, clock=hands, configuration=SETTINGS) as server:
            until_told(server.client(like=bert))
            hands.turn(60)
            assert "It is your turn." in hook.next().body.decode()
            assert [one["kind"] for one in bell(server.client(like=bert))["notices"]] == ["turn"]
        assert hook.heard.empty()


def test_who_is_deleted_is_told_nothing_more_and_the_export_names_his_ways(tmp_path: Path) -> None:
    hands = Hands()
    with (
        receiver() as hook,
        running(tmp_path / "tables.sqlite", clock=hands, configuration=SETTINGS) as server,
    ):
        ana, bert = two_players(server)
        made = bert.post("/api/notices/channels", {"way": "webhook", "address": hook.url})
        assert made.status_code == 201
        told = bert.http.get("/api/account/export").json()["notices"]
        assert [way["way"] for way in told["ways"]] == ["webhook"]
        assert hook.url not in str(told)
        play_on(ana)
        with Ear(ana) as ear:
            ear.of("hello")
            gone = bert.post("/api/account/deletion", {"name": "Bert"})
            assert gone.status_code == 204, gone.text
            hands.turn(60)
            ear.ask("say", text="the game goes on")
        assert hook.heard.empty()


def test_a_mail_program_ends_letters_with_one_click(tmp_path: Path) -> None:
    """RFC 8058: a form without a cookie and from no page of ours."""
    with mailbox() as (box, port):
        mail = Mail(host="127.0.0.1", port=port, tls="none", sender="games@example.org")
        with running(tmp_path / "a.sqlite", configuration=Configuration(mail=mail)) as server:
            ana = server.client()
            wish = {"way": "mail", "address": "ana@home.example"}
            assert ana.post("/api/notices/channels", wish).json()["state"] == "unproved"
            proof = box.next().get_body(("plain",))
            assert proof is not None
            key = proof.get_content().split("#")[1].split()[0]
            assert server.client().post("/api/notices/proof", {"key": key}).status_code == 204
            (channel,) = ana.http.get("/api/notices/ways").json()["channels"]
            assert channel["state"] == "on"
            ana.post(f"/api/notices/channels/{channel['id']}/test", {})
            link = urlsplit(box.next()["list-unsubscribe"].strip("<>")).path
            stranger = server.client().http
            for status in (204, 404):
                left = stranger.post(link, data={"List-Unsubscribe": "One-Click"})
                assert left.status_code == status
            assert ana.http.get("/api/notices/ways").json()["channels"] == []
