"""Previews over HTTP: in the reader's language, only for the eyes of the own seat."""

import pytest

from tests.server.running import HUMAN, OPEN, Client, Json, Running, two_players


@pytest.fixture(scope="module")
def jarls(server: Running) -> tuple[Client, Client]:
    """A running game of Invasions: Ana has loaded a viking and put out to Denmark."""
    ana, bert = server.client(), server.client("fr")
    table = ana.create(HUMAN, OPEN, game="invasions", options={"first": "seat"})["id"]
    bert.join(table, 1)
    ana.do("start")
    for text in ("load viking", "launch denmark"):
        ana.do("act", number=ana.position()["number"], text=text)
    return ana, bert


def preview(client: Client, about: str, **params: Json) -> Json:
    return client.get("/preview", about=about, **params).json()


def test_a_voyage_is_shown_day_by_day(jarls: tuple[Client, Client]) -> None:
    """V14.2 Denmark to York in three days, after one of loading."""
    ana, _ = jarls
    found = preview(ana, "voyage:york")
    assert found["number"] == ana.position()["number"]
    best = found["routes"][0]
    assert (best["from"], best["days"], best["survives"]) == ("denmark", 3, True)
    assert [leg["day"] for leg in best["legs"]] == [2, 3, 4]
    assert (found["there"]["port"], found["there"]["vikings"]) == ("york", 1)


def test_refusals_inside_are_sentences_in_the_readers_language(
    jarls: tuple[Client, Client],
) -> None:
    """V8.5 Lincoln has a town: York cannot be settled before it falls."""
    why = [preview(client, "voyage:york")["there"]["why"]["settle"] for client in jarls]
    assert [one["rule"] for one in why] == ["V8.5", "V8.5"]
    assert why[0]["sentence"] == "A town still stands in the region of York."
    assert why[1]["sentence"].startswith("Une ville est encore debout dans la région")


def test_a_waiting_jarl_and_an_onlooker_may_ask_too(
    server: Running, jarls: tuple[Client, Client]
) -> None:
    """The jarl for the own next turn, the onlooker for the active ship."""
    ana, bert = jarls
    olga = server.client()
    olga.table = ana.table
    assert preview(bert, "voyage:york")["routes"][0]["legs"][0]["day"] == 1
    assert preview(olga, "voyage:york")["routes"][0]["from"] == "denmark"
    assert bert.get("/preview", about="voyage:york", seat=0).status_code == 403


@pytest.mark.parametrize("about", ["voyage:atlantis", "voyage:", "raid:york", "voyage:wintering"])
def test_what_nobody_knows_is_refused_with_a_sentence(
    jarls: tuple[Client, Client], about: str
) -> None:
    answer = jarls[1].get("/preview", about=about)
    assert (answer.status_code, answer.json()["problem"]["code"]) == (404, "unknown-preview")
    assert answer.json()["problem"]["sentence"].startswith("Il n’y a pas d’aperçu")


def test_a_game_without_previews_has_none(server: Running) -> None:
    ana, _ = two_players(server)
    answer = ana.get("/preview", about="voyage:york")
    assert (answer.status_code, answer.json()["problem"]["code"]) == (404, "no-previews")


def test_before_the_game_there_is_nothing_to_preview(server: Running) -> None:
    ana = server.client()
    ana.create(HUMAN, OPEN, game="invasions")
    assert ana.get("/preview", about="voyage:york").json()["problem"]["code"] == "not-started"
