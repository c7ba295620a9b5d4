"""Tables, seats, links: who may come in, and as whom."""

import re

import pytest

from tests.server.databases import looking
from tests.server.running import HUMAN, OPEN, Json, Running, bot, two_players


def code(answer: Json) -> str:
    return str(answer["problem"]["code"])


def test_the_lobby_names_games_options_and_bots(server: Running) -> None:
    told = server.client().http.get("/api/games").json()
    attila = told["games"][0]
    assert (attila["name"], attila["least"], attila["most"]) == ("attila", 2, 5)
    first = next(option for option in attila["options"] if option["name"] == "first")
    assert ([one["value"] for one in first["values"]], first["default"]) == (
        ["random", "seat"],
        "random",
    )
    assert first["about"] == "First player"
    assert [one["about"] for one in first["values"]] == ["by lot", "the first seat"]
    assert "greedy" in told["bots"]


@pytest.mark.parametrize(
    ("language", "advice"),
    [
        ("en", "Two to five jarls can play; the game is at its best with three to five (V1.5)."),
        (
            "fr",
            "On joue de deux à cinq jarls\u202f; le jeu est meilleur de trois à cinq (V1.5).",
        ),
        (
            "de",
            "Zwei bis fünf Jarls können spielen; gemacht ist das Spiel für drei bis fünf (V1.5).",
        ),
    ],
)
def test_v1_5_the_lobby_says_for_how_many_invasions_is_made(
    server: Running, language: str, advice: str
) -> None:
    told = server.client().http.get("/api/games", params={"lang": language}).json()
    attila, invasions = told["games"]
    assert (invasions["title"], invasions["least"], invasions["most"]) == ("Invasions", 2, 5)
    assert (attila["advice"], invasions["advice"]) == (None, advice)


def test_every_option_says_what_it_is_for_and_where_the_rules_say_so(server: Running) -> None:
    for language in ("en", "fr", "de"):
        told = server.client().http.get("/api/games", params={"lang": language}).json()
        for game, letter in zip(told["games"], "AV", strict=True):
            whys = [option["why"] for option in game["options"]]
            assert all(re.search(rf"\({letter}\d+\.\d+\)\s?[.?]$", why) for why in whys), whys


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Invasions is a game for 2 to 5 players, not for 1."),
        ("fr", "Invasions est un jeu pour 2 à 5 joueurs, pas pour 1."),
        ("de", "Invasions ist ein Spiel für 2 bis 5 Spieler, nicht für 1."),
    ],
)
def test_a_game_goes_by_its_name_in_sentences(
    server: Running, language: str, sentence: str
) -> None:
    refused = server.client(language).create(HUMAN, game="invasions")
    assert refused["problem"]["sentence"] == sentence


def test_the_lobby_says_how_strong_the_bots_are(server: Running) -> None:
    told = server.client().http.get("/api/games?lang=de").json()["levels"]
    assert [level["name"] for level in told] == ["novice", "greedy", "steady", "strong", "random"]
    assert told[1]["about"] == "Nimmt, was sofort am meisten bringt."
    assert all(isinstance(number, float) for one in told for number in one["ratings"].values())


def test_only_listed_tables_are_listed(server: Running) -> None:
    client = server.client()
    private = client.create(HUMAN, OPEN)["id"]
    listed = client.create(HUMAN, OPEN, visibility="listed")["id"]
    tables = client.http.get("/api/lobby").json()["tables"]
    shown = {table["id"]: (table["seats"], table["open"]) for table in tables}
    assert shown[listed] == (["Ana", None], 1)
    assert private not in shown


def test_my_tables_say_where_i_am_waited_for(server: Running) -> None:
    ana, bert = two_players(server)
    assert server.client().http.get("/api/mine").json() == {"tables": []}
    for client, seat in ((ana, 0), (bert, 1)):
        (mine,) = client.http.get("/api/mine").json()["tables"]
        assert (mine["id"], mine["title"], mine["yours"]) == (ana.table, "Ana", [seat])
        assert mine["to_act"] == 0
    ana.create(HUMAN, bot(), title="Sunday")
    titles = {table["title"] for table in ana.http.get("/api/mine").json()["tables"]}
    assert titles == {"Ana", "Sunday"}


def test_the_commit_is_shown_before_the_first_row_and_the_secret_is_not(server: Running) -> None:
    client = server.client()
    table = client.create(HUMAN, bot())
    assert len(table["commit"]) == 64
    assert table["number"] == 0
    assert "secret" not in client.get("").text


@pytest.mark.parametrize(
    ("seats", "keys", "expected"),
    [
        ([HUMAN], {}, "wrong-seats"),
        ([HUMAN, OPEN], {"options": {"colour": "red"}}, "unknown-option"),
        ([HUMAN, OPEN], {"options": {"first": "me"}}, "wrong-option-value"),
        ([HUMAN, bot("deep-blue")], {}, "unknown-bot"),
        ([HUMAN, OPEN], {"game": "chess"}, "unknown-game"),
        ([HUMAN, OPEN], {"name": "   "}, "empty-name"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    server: Running, seats: list[Json], keys: Json, expected: str
) -> None:
    assert code(server.client().create(*seats, **keys)) == expected


def test_a_bot_that_is_not_named_is_the_usual_one(server: Running) -> None:
    ana = server.client()
    table = ana.create(HUMAN, {"kind": "bot"}, OPEN)
    ana.do("arrange", seat=2, kind="bot")
    assert table["seats"][1]["bot"] == "greedy"
    assert ana.get("").json()["seats"][2]["bot"] == "greedy"


def test_a_guest_takes_an_open_seat_and_nobody_takes_it_again(server: Running) -> None:
    ana, bert, carla = server.client(), server.client(), server.client()
    table = ana.create(HUMAN, OPEN)["id"]
    seats = bert.join(table, 1)["seats"]
    assert [seat["yours"] for seat in seats] == [False, True]
    assert [seat["name"] for seat in seats] == ["Ana", "Bert"]
    assert code(carla.join(table, 1)) == "seat-taken"
    assert code(carla.join(table, 2)) == "unknown-seat"


def test_a_second_seat_at_the_same_browser_is_a_hot_seat(server: Running) -> None:
    ana, bert = server.client(), server.client()
    table = ana.create(HUMAN, OPEN, OPEN)["id"]
    bert.join(table, 1, entropy="mine")
    seats = bert.join(table, 2, name="Berta")["seats"]
    assert [(seat["kind"], seat["yours"]) for seat in seats[1:]] == [
        ("human", True),
        ("hot-seat", True),
    ]


def test_the_game_starts_when_all_seats_are_taken_and_the_host_says_so(server: Running) -> None:
    ana, bert = server.client(), server.client()
    table = ana.create(HUMAN, OPEN)["id"]
    assert code(ana.send("start").json()) == "seats-open"
    bert.join(table, 1)
    assert code(bert.send("start").json()) == "not-the-host"
    assert ana.do("start")["table"]["status"] == "playing"
    assert code(ana.send("start").json()) == "already-started"


def test_the_host_gives_an_open_seat_to_a_bot(server: Running) -> None:
    ana = server.client()
    ana.create(HUMAN, OPEN, OPEN)
    ana.do("arrange", seat=1, kind="bot", bot="greedy")
    seats = ana.do("arrange", seat=2, kind="hot-seat", name="Anton")["table"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [
        ("human", "Ana"),
        ("bot", "Livia"),
        ("hot-seat", "Anton"),
    ]


@pytest.mark.parametrize(
    ("game", "names"),
    [("attila", ["Livia", "Marcus", "Otto"]), ("invasions", ["Sigrid", "Harald", "Otto"])],
)
def test_bots_without_a_name_are_people_of_the_world_of_their_game(
    server: Running, game: str, names: list[str]
) -> None:
    seats = server.client().create(HUMAN, bot(), bot(), bot() | {"name": "Otto"}, game=game)[
        "seats"
    ]
    assert [seat["name"] for seat in seats[1:]] == names
    assert {seat["bot"] for seat in seats[1:]} == {"random"}


def test_before_the_game_whoever_leaves_opens_the_seat_and_passes_the_table_on(
    server: Running,
) -> None:
    ana, bert = server.client(), server.client()
    table = ana.create(HUMAN, OPEN)["id"]
    bert.join(table, 1)
    ana.do("leave")
    told = bert.get("").json()
    assert [seat["kind"] for seat in told["seats"]] == ["open", "human"]
    assert told["host"]


def test_a_personal_link_brings_the_seat_to_another_device(server: Running) -> None:
    ana, _bert = two_players(server)
    phone = server.client()
    key = ana.post(f"/api/tables/{ana.table}/link", {}).json()["key"]
    phone.table = phone.post("/api/rejoin", {"key": key}).json()["id"]
    assert phone.position()["view"]["hand"] == ana.position()["view"]["hand"]


def test_a_renewed_link_shuts_the_old_one_and_its_browsers_out(server: Running) -> None:
    ana, _bert = two_players(server)
    phone = server.client()
    link = f"/api/tables/{ana.table}/link"
    old = ana.post(link, {}).json()["key"]
    phone.table = phone.post("/api/rejoin", {"key": old}).json()["id"]
    ana.post(link, {})
    assert phone.position()["seat"] is None
    assert code(phone.post("/api/rejoin", {"key": old}).json()) == "unknown-link"
    assert ana.position()["seat"] == 0


def test_a_revoked_link_opens_nothing(server: Running) -> None:
    ana, _bert = two_players(server)
    link = f"/api/tables/{ana.table}/link"
    key = ana.post(link, {}).json()["key"]
    assert ana.post(link.replace("link", "unlink"), {}).status_code == 204
    assert server.client().post("/api/rejoin", {"key": key}).status_code == 404


def test_of_cookies_and_links_only_hashes_are_kept(server: Running) -> None:
    ana, _bert = two_players(server)
    key = ana.post(f"/api/tables/{ana.table}/link", {}).json()["key"]
    cookie = ana.http.cookies["barbaricum"]
    with looking(server.file) as connection:
        kept = connection.everything()
    assert ana.table in kept
    assert key not in kept
    assert cookie not in kept


def test_the_cookie_is_hidden_from_scripts_and_other_sites(server: Running) -> None:
    answer = server.client().post(
        "/api/tables", {"game": "attila", "name": "Ana", "seats": [HUMAN, OPEN]}
    )
    cookie = answer.headers["set-cookie"].lower()
    assert all(word in cookie for word in ("httponly", "samesite=strict", "path=/"))


def test_behind_tls_the_cookie_is_bound_to_the_host(server: Running) -> None:
    answer = server.client().http.post(
        "/api/tables",
        json={"game": "attila", "name": "Ana", "seats": [HUMAN, OPEN]},
        headers={"x-forwarded-proto": "https"},
    )
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-barbaricum=")
    assert "secure" in cookie.lower()


def test_a_cookie_that_nobody_gave_is_replaced(server: Running) -> None:
    client = server.client()
    client.http.cookies.set("barbaricum", "chosen-by-somebody-else")
    client.create(HUMAN, OPEN)
    values = [cookie.value for cookie in client.http.cookies.jar]
    assert "chosen-by-somebody-else" not in values[-1:]
    assert len(values[-1] or "") == 43
