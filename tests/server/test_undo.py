"""Taking back: freely until something new is known, after that if everybody agrees."""

import pytest

from barbaricum.core.record import loads, replay, verify
from tests.server.ears import Ear
from tests.server.running import HUMAN, OPEN, Client, Json, Running, bot, two_players


def act(client: Client, text: str) -> Json:
    return client.do("act", number=client.position()["number"], text=text)["position"]


def act_first(client: Client) -> Json:
    return act(client, client.position()["legal"][0]["text"])


def undo(client: Client, **keys: Json) -> Json:
    return client.send("undo", number=client.position()["number"], **keys).json()


def end_turn(client: Client) -> None:
    """Both cards of a two-player turn, then the end of it; cards are dealt."""
    while (position := client.position())["legal"]:
        texts = [action["text"] for action in position["legal"]]
        act(client, "end" if "end" in texts else texts[0])


def test_a_decision_is_taken_back_freely_before_anything_new_is_known(server: Running) -> None:
    ana, _bert = two_players(server)
    before = ana.position()
    played = act_first(ana)
    assert played["undo"] == {"seat": 0, "row": 12, "free": True}
    after = undo(ana)["position"]
    assert after["number"] == 14
    assert after["view"] | {"number": 12} == before["view"]
    assert after["legal"] == before["legal"]
    assert after["undo"] is None


def test_the_undo_is_a_row_that_everybody_sees(server: Running) -> None:
    ana, bert = two_players(server)
    act_first(ana)
    undo(ana)
    event = bert.get("/events", after=13).json()["events"][0]
    assert (event["seat"], event["text"]) == (0, "undo")
    assert event["story"][0]["sentence"] == "Ana takes the last decision back."


def test_after_chance_has_fallen_the_others_are_asked(server: Running) -> None:
    ana, bert = two_players(server)
    end_turn(ana)
    assert not ana.position()["undo"]["free"]
    asked = undo(ana)["table"]["ask"]
    assert (asked["seat"], asked["waiting"]) == (0, ["Bert"])
    told = bert.get("").json()["ask"]
    assert told == asked
    agreed = bert.do("agree", row=asked["row"])
    assert agreed["table"]["ask"] is None
    assert agreed["position"]["view"]["to_act"] == 0


def test_one_refusal_ends_the_question(server: Running) -> None:
    ana, bert = two_players(server)
    end_turn(ana)
    row = undo(ana)["table"]["ask"]["row"]
    number = ana.position()["number"]
    assert bert.do("refuse", row=row)["table"]["ask"] is None
    assert ana.position()["number"] == number
    assert bert.send("agree", row=row).json()["problem"]["code"] == "no-question"


def test_a_question_lapses_when_its_decision_is_no_longer_the_last(server: Running) -> None:
    ana, bert = two_players(server)
    end_turn(ana)
    row = undo(ana)["table"]["ask"]["row"]
    end_turn(bert)
    assert bert.get("").json()["ask"]["row"] == row
    act_first(ana)
    assert bert.get("").json()["ask"] is None
    assert bert.send("agree", row=row).json()["problem"]["code"] == "no-question"


def test_only_one_question_at_a_time(server: Running) -> None:
    ana, bert = two_players(server)
    end_turn(ana)
    end_turn(bert)
    undo(ana)
    assert undo(bert)["problem"]["code"] == "question-pending"


def test_onlookers_and_strangers_have_no_voice(server: Running) -> None:
    ana, _bert = two_players(server)
    end_turn(ana)
    row = undo(ana)["table"]["ask"]["row"]
    carla = server.client()
    carla.table = ana.table
    assert carla.send("agree", row=row).status_code == 403
    carla.post(f"/api/tables/{ana.table}/onlookers", {"name": "Carla"})
    assert carla.send("agree", row=row).json()["problem"]["code"] == "not-at-table"
    assert carla.send("refuse", row=row).status_code == 403


def test_alone_with_bots_nobody_has_to_agree(server: Running) -> None:
    ana = server.client()
    ana.create(HUMAN, bot(), options={"first": "seat"})
    ana.do("start")
    end_turn(ana)
    after = undo(ana)
    if "problem" in after:
        assert after["problem"]["code"] == "stale-action"
        after = undo(ana)
    assert after["position"]["view"]["to_act"] == 0


def test_several_players_at_one_device_agree_by_themselves(server: Running) -> None:
    ana = server.client()
    ana.create(HUMAN, {"kind": "hot-seat", "name": "Anton"}, options={"first": "seat"})
    ana.do("start")
    while (position := ana.position(seat=0))["legal"]:
        texts = [action["text"] for action in position["legal"]]
        ana.do("act", number=position["number"], text="end" if "end" in texts else texts[0])
    number = position["number"]
    ana.do("undo", number=number, seat=0)
    assert ana.position(seat=0)["view"]["to_act"] == 0


@pytest.mark.parametrize(
    ("keys", "code"),
    [({"number": 12}, "nothing-to-undo"), ({"number": 11}, "stale-action")],
)
def test_an_undo_of_nothing_or_of_an_old_view_is_refused(
    server: Running, keys: Json, code: str
) -> None:
    ana, _bert = two_players(server)
    assert ana.send("undo", **keys).json()["problem"]["code"] == code


def test_nobody_takes_back_for_somebody_else(server: Running) -> None:
    ana, bert = two_players(server)
    act_first(ana)
    assert undo(bert, seat=0)["problem"]["code"] == "not-your-seat"


def test_cards_drawn_after_an_undo_are_new_draws_and_the_record_verifies(server: Running) -> None:
    ana, bert = server.client(), server.client()
    table = ana.create(HUMAN, OPEN, options={"first": "seat"})["id"]
    bert.join(table, 1)
    ana.do("start")
    end_turn(ana)
    bert.do("agree", row=undo(ana)["table"]["ask"]["row"])
    for seat, client in enumerate((ana, bert)):
        client.do("stand-in", seat=seat, bot="random")
    with Ear(ana) as ear:
        ear.until(lambda m: "table" in m and m["table"]["status"] == "over")
    record = loads(ana.get("/record").text)
    assert sum(text == "undo" for _, text in record.log) == 1
    assert verify(record) is None
    assert len(list(replay(record))) == len(record.log) + 1


def test_hidden_cards_that_were_turned_up_stop_the_free_undo(server: Running) -> None:
    ana, bert = two_players(server)
    clients = (ana, bert)
    revealed = None
    while revealed is None:
        to_act = ana.position()["view"]["to_act"]
        position = clients[to_act].position()
        texts = [action["text"] for action in position["legal"]]
        laid = [text for text in texts if text.startswith("war ") and text != "war pass"]
        others = sum(size or 0 for size in position["view"]["laid_sizes"])
        after = act(clients[to_act], (laid or texts)[0])
        if "war pass" in texts and others and after["undo"]:
            revealed = after
    assert not revealed["undo"]["free"]
