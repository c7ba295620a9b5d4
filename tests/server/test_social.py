"""Friends, invitations, people one wants nothing to do with, and reports."""

from tests.server.databases import looking
from tests.server.ears import Ear
from tests.server.running import HUMAN, OPEN, Client, Json, Running, two_players
from tests.server.test_accounts import code, keep, me


def friend(server: Running, user: str) -> Client:
    client = server.client()
    client.http.patch("/api/me/profile", json={"name": user})
    keep(client, user)
    return client


def friends(client: Client) -> Json:
    told = client.http.get("/api/me/friends").json()
    return {kind: [one["user"] for one in told[kind]] for kind in ("friends", "asking", "asked")}


def make_friends(one: Client, other: Client) -> None:
    key = one.post("/api/friends/link", {}).json()["key"]
    assert other.post("/api/friends", {"key": key}).status_code == 201


def block(client: Client, **about: Json) -> Json:
    answer = client.post("/api/blocks", about)
    assert answer.status_code == 201, answer.text
    return answer.json()["blocks"]


def test_friends_ask_and_answer(server: Running) -> None:
    ana, bert = friend(server, "Ana-asks"), friend(server, "Bert-asked")
    ana.post("/api/friends", {"user": "bert-asked"})
    assert friends(ana) == {"friends": [], "asking": [], "asked": ["Bert-asked"]}
    assert (me(bert)["waiting"], friends(bert)["asking"]) == (1, ["Ana-asks"])
    ana.post("/api/friends", {"user": "Bert-asked"})
    assert friends(bert)["friends"] == [], "asking twice is no answer"
    bert.post("/api/friends", {"user": "Ana-asks"})
    assert friends(ana)["friends"] == ["Bert-asked"]
    assert friends(bert) == {"friends": ["Ana-asks"], "asking": [], "asked": []}
    assert ana.http.delete("/api/friends/Bert-asked").status_code == 204
    assert friends(bert)["friends"] == []


def test_a_link_makes_friends_at_once_until_there_is_a_new_one(server: Running) -> None:
    ana, bert, carla = (friend(server, f"{name}-linked") for name in ("Ana", "Bert", "Carla"))
    old = ana.post("/api/friends/link", {}).json()["key"]
    bert.post("/api/friends", {"key": old})
    assert friends(ana)["friends"] == ["Bert-linked"]
    ana.post("/api/friends/link", {})
    assert code(carla.post("/api/friends", {"key": old})) == (404, "unknown-link")
    assert code(ana.post("/api/friends", {"user": "Ana-linked"})) == (409, "yourself")
    assert code(server.client().post("/api/friends", {"user": "x"})) == (403, "not-signed-in")


def test_a_friend_is_asked_to_a_table_and_comes(server: Running) -> None:
    ana, bert, carla = (friend(server, f"{name}-invites") for name in ("Ana", "Bert", "Carla"))
    make_friends(ana, bert)
    table = ana.create(HUMAN, OPEN, title="Sunday")["id"]
    path = f"/api/tables/{table}/invitations"
    assert ana.post(path, {"user": "Bert-invites"}).status_code == 204
    assert ana.post(path, {"user": "Bert-invites"}).status_code == 204
    (asked,) = me(bert)["invitations"]
    assert asked == {"table": table, "title": "Sunday", "game": "attila", "by": "Ana-invites"}
    assert code(ana.post(path, {"user": "Carla-invites"})) == (403, "not-friends")
    assert code(carla.post(path, {"user": "Ana-invites"})) == (403, "not-at-table")
    bert.join(table, 1)
    assert me(bert)["invitations"] == []


def test_who_declines_is_asked_no_longer(server: Running) -> None:
    ana, bert = friend(server, "Ana-declined"), friend(server, "Bert-declines")
    make_friends(ana, bert)
    table = ana.create(HUMAN, OPEN)["id"]
    ana.post(f"/api/tables/{table}/invitations", {"user": "Bert-declines"})
    assert len(me(bert)["invitations"]) == 1
    assert bert.http.delete(f"/api/me/invitations/{table}").status_code == 204
    assert me(bert)["invitations"] == []


def test_who_is_blocked_gets_no_place_and_no_friend_and_is_not_told(server: Running) -> None:
    ana, bert = friend(server, "Ana-blocks"), friend(server, "Bert-blocked")
    make_friends(ana, bert)
    (blocked,) = block(ana, user="Bert-blocked")
    assert friends(ana)["friends"] == []
    assert bert.post("/api/friends", {"user": "Ana-blocks"}).status_code == 201
    assert friends(ana)["asking"] == []
    table = ana.create(HUMAN, OPEN)["id"]
    refused = bert.post(f"/api/tables/{table}/seats/1", {"name": "Bert"})
    assert code(refused) == (403, "not-welcome")
    watching = bert.post(f"/api/tables/{table}/onlookers", {"name": "Bert"})
    assert code(watching) == (403, "not-welcome")
    assert ana.http.delete(f"/api/blocks/{blocked['id']}").status_code == 204
    assert bert.post(f"/api/tables/{table}/seats/1", {"name": "Bert"}).status_code == 201


def test_a_guest_blocks_a_guest_by_his_seat_and_hears_him_no_more(server: Running) -> None:
    ana, bert = two_players(server)
    bert.do("say", text="first")
    with Ear(ana) as ear:
        ear.of("hello")
        (blocked,) = block(ana, table=ana.table, seat=1)
        assert blocked["name"] == "Bert"
        bert.do("say", text="second")
        ana.do("say", text="third")
        assert ear.of("said")["line"]["text"] == "third"
    lines = [line["text"] for line in ana.get("/chat").json()["lines"]]
    assert lines == ["third"]
    with Ear(ana) as ear:
        assert [line["text"] for line in ear.of("hello")["lines"]] == ["third"]
    with Ear(bert) as ear:
        heard = [line["text"] for line in ear.of("hello")["lines"]]
    assert heard == ["first", "second", "third"]
    assert code(ana.post("/api/blocks", {"table": ana.table, "seat": 0})) == (409, "yourself")


def test_a_report_keeps_the_line_for_whoever_runs_the_server(server: Running) -> None:
    ana, bert = two_players(server)
    bert.do("say", text="something vile")
    (line,) = ana.get("/chat").json()["lines"]
    about = {"table": ana.table, "line": line["id"]}
    body = {"about": about, "reason": "insult", "text": "He said it twice."}
    assert ana.post("/api/reports", body).status_code == 204
    with looking(server.file) as file:
        (row,) = file.execute(
            "SELECT name, line, reason, text, handled FROM complaints WHERE line = 'something vile'"
        )
    assert row == ("Bert", "something vile", "insult", "He said it twice.", None)
    missing = {"about": {"table": ana.table, "line": 999_999}, "reason": "spam"}
    assert code(ana.post("/api/reports", missing)) == (404, "unknown-line")
    nobody = {"about": {}, "reason": "spam"}
    assert code(ana.post("/api/reports", nobody)) == (404, "unknown-player")


def test_one_person_cannot_bury_the_host_in_reports(server: Running) -> None:
    ana, _bert = two_players(server)
    body = {"about": {"table": ana.table, "seat": 1}, "reason": "spam"}
    answers = [ana.post("/api/reports", body) for _ in range(21)]
    assert answers[19].status_code == 204
    assert code(answers[20]) == (429, "too-fast")
